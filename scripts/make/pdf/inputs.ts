import { fontFiles } from './fonts';

/** All that shapes a PDF beside its input. A test compares it with what `drawPdf` imports. */
export const pdfInputs = {
  sources: [
    'scripts/make/pdf/*.ts',
    'lib/content/{markdown,slug}.ts',
    'lib/{design,paper}/*.ts',
    'lib/site/text.ts',
    'tailwind.config.ts',
  ],
  fonts: fontFiles(),
  packages: ['pdfkit', 'remark', 'remark-gfm', 'remark-html', 'sharp'],
};
