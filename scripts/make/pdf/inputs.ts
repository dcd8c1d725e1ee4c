/** All that shapes a PDF beside its input. A test compares it with what `drawPdf` imports. */
export const pdfInputs = {
  sources: [
    'scripts/make/{pdf/*,inside}.ts',
    'lib/content/{dress,markdown,nodes,notes,slug}.ts',
    'lib/{design,paper}/*.ts',
    'lib/site/{demo-line,text}.ts',
    'tailwind.config.ts',
  ],
  packages: [
    'pdfkit',
    'remark',
    'remark-gfm',
    'remark-html',
    'sharp',
    '@fontsource/source-sans-3',
    '@fontsource/source-serif-4',
  ],
};
