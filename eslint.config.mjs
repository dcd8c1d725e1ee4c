import next from 'eslint-config-next/core-web-vitals';
import typescript from 'eslint-config-next/typescript';

// Who may import whom is in tests/content/reglas.ts, with what each rule refuses.
const config = [
  { ignores: ['out/**', 'servidores/**', '.next/**', '.cache/**', 'next-env.d.ts', 'public/**'] },
  ...next,
  ...typescript,
  {
    // The plugin's own detection of React's version does not run on this ESLint.
    settings: { react: { version: '19.3' } },
    rules: {
      // Pictures are written by the build in their formats and widths; next/image would add styles.
      '@next/next/no-img-element': 'off',
      // Documents, not client navigation: links are plain.
      '@next/next/no-html-link-for-pages': 'off',
      '@typescript-eslint/consistent-type-imports': 'error',
    },
  },
  // A whole document, written without Next.
  { files: ['scripts/redaccion/**'], rules: { '@next/next/no-head-element': 'off' } },
  // pdfkit's words: `useFont` is no hook.
  { files: ['scripts/**'], rules: { 'react-hooks/rules-of-hooks': 'off' } },
];

export default config;
