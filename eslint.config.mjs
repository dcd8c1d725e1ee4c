import next from 'eslint-config-next/core-web-vitals';
import typescript from 'eslint-config-next/typescript';

// Who may import whom is in tests/content/reglas.ts, with what each rule refuses.
const config = [
  {
    ignores: [
      'out/**',
      'servidores/**',
      '.next/**',
      '.cache/**',
      '.oficina*/**',
      'next-env.d.ts',
      'public/**',
    ],
  },
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
  {
    // Built-ins that came after the browsers of `browserslist`, and that components/base/older.ts does not give.
    files: ['components/{base,islands}/**', 'lib/{forms,search}/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'CallExpression > MemberExpression.callee > Identifier.property[name=/^(findLast|toSorted|toReversed|toSpliced|with|groupBy|withResolvers|isWellFormed|toWellFormed|randomUUID|requestClose|union|difference|intersection)$/]',
          message: 'The oldest browsers lack it: write it otherwise, or give it in older.ts.',
        },
        {
          selector: 'CallExpression > Identifier.callee[name=/^(structuredClone|scheduler)$/]',
          message: 'The oldest browsers lack it: write it otherwise, or give it in older.ts.',
        },
      ],
    },
  },
];

export default config;
