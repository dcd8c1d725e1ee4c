import next from 'eslint-config-next/core-web-vitals';
import typescript from 'eslint-config-next/typescript';

const NEXT_CLIENT = [
  'next/link',
  'next/image',
  'next/script',
  'next/font/*',
  'next/dynamic',
  'next/navigation',
  'next/router',
];
const nothingOfNext = {
  group: NEXT_CLIENT,
  message:
    'Nothing of Next reaches the reader: pages are plain documents (architecture, «Islands»).',
};
const loaders = {
  regex: '^@/lib/content(/(?!markdown$).*)?$',
  allowTypeImports: true,
  message: 'Components receive content; only app/ calls collections. Import its types only.',
};
const outside = (folders, message) => ({
  group: folders.flatMap((folder) => [`@/${folder}`, `@/${folder}/*`]),
  message,
});

/** Who may import whom (architecture, «Folders»). The sentence is what the offender reads. */
const directions = [
  [['app/**'], [outside(['scripts', 'tests'], 'app imports components and lib.')]],
  [
    ['components/sections/**', 'components/layout/**'],
    [
      loaders,
      outside(['app', 'scripts', 'tests'], 'sections and layout import ui, islands and lib.'),
    ],
  ],
  [
    ['components/ui/**'],
    [
      loaders,
      outside(
        ['app', 'scripts', 'tests', 'components/sections', 'components/layout'],
        'ui knows no section, page or content loader.',
      ),
    ],
  ],
  [
    ['components/islands/**'],
    [
      loaders,
      { group: ['next/*'], message: 'An island hydrates alone, without Next.' },
      outside(
        ['app', 'scripts', 'tests', 'components/sections', 'components/layout', 'components/ui'],
        'An island is a leaf.',
      ),
    ],
  ],
  [
    ['lib/**'],
    [outside(['app', 'components', 'scripts', 'tests'], 'lib imports neither components nor app.')],
  ],
  [['scripts/**'], [outside(['app', 'components', 'tests'], 'scripts import lib.')]],
];

const config = [
  { ignores: ['out/**', '.next/**', '.cache/**', 'next-env.d.ts', 'public/**'] },
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
      'no-restricted-imports': ['error', { patterns: [nothingOfNext] }],
    },
  },
  // pdfkit's words: `useFont` is no hook.
  { files: ['scripts/**'], rules: { 'react-hooks/rules-of-hooks': 'off' } },
  ...directions.map(([files, patterns]) => ({
    files,
    rules: {
      'no-restricted-imports': 'off',
      '@typescript-eslint/no-restricted-imports': [
        'error',
        { patterns: [nothingOfNext, ...patterns] },
      ],
    },
  })),
];

export default config;
