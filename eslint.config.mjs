import next from 'eslint-config-next/core-web-vitals';
import typescript from 'eslint-config-next/typescript';

const OLDEST = [
  {
    selector:
      'CallExpression > MemberExpression.callee > Identifier.property[name=/^(findLast|toSorted|toReversed|toSpliced|with|groupBy|withResolvers|isWellFormed|toWellFormed|randomUUID|requestClose|union|difference|intersection)$/]',
    message: 'The oldest browsers lack it: write it otherwise, or give it in older-browsers.ts.',
  },
  {
    selector: 'CallExpression > Identifier.callee[name=/^(structuredClone|scheduler)$/]',
    message: 'The oldest browsers lack it: write it otherwise, or give it in older-browsers.ts.',
  },
];
// NODE_ENV is written into the code as it is compiled.
const ENVIRONMENT = {
  selector:
    'Identifier[name="process"]:not(MemberExpression[property.name="NODE_ENV"] > MemberExpression > Identifier)',
  message: "A page's code reads no environment (docs/decisions/pages.md).",
};
const OFFICE = ['Literal[value', 'JSXText[value', 'TemplateElement[value.raw'].map((node) => ({
  selector: `${node}=/sindicatura|oficina del síndico/i]`,
  message: "The office's name is content's to say: it is in content/sitio.yml.",
}));
// On Windows a path has «\», which no address has.
const ADDRESSES = [
  [
    'MemberExpression[object.name="path"][property.name=/^(relative|sep)$/]',
    'An address has «/» on every system: use addressIn or isWithin (lib/files/address.ts).',
  ],
  [
    'CallExpression[callee.object.name="path"][callee.property.name="join"][arguments.length>1] > Literal.arguments:first-child',
    'It begins like an address, which has «/» on every system: write it with «/», or path.posix.join.',
  ],
  [
    'CallExpression:matches([callee.name=/^readdir/], [callee.property.name=/^readdir/]) Property[key.name="recursive"]',
    'Its names have «\\» on Windows: use tinyglobby, whose names have «/».',
  ],
].map(([selector, message]) => ({ selector, message }));
// One meaning for a word (docs/glosario.md). Keys of files and data keep the names that they have.
const WORDS = [
  [
    'Identifier[name="direccion"]',
    '«direccion» is a directorate; what leads somewhere is an address.',
  ],
  [
    'Identifier[name=/deliver/i]',
    'A message is delivered; a site is published or sent to its target.',
  ],
].map(([selector, message]) => ({
  selector: `${selector}:not(Property > Identifier.key)`,
  message: `${message} (docs/glosario.md)`,
}));
const EVERYWHERE = [...OFFICE, ...ADDRESSES];
// The ways in which a test would read the office's words or pictures, and not the sample's.
const LIVE = [
  'CallExpression[callee.name=/^(readFile|readdir|exists|stat|cp|copyFile|glob)(Sync)?$/]:not(:has(Property[key.name="cwd"])) > Literal.arguments[value=/^(\\{\\w+,)?(content|public)[/,}]/]',
  'CallExpression[callee.property.name="resolve"] > Literal.arguments:first-child[value=/^(content|public)\\//]',
  'CallExpression[callee.name=/^(read(Content|Yaml|Source)|validateContent|contentIn)$/]:matches([arguments.length=0], :has(> .arguments[callee.property.name="cwd"], > Identifier.arguments[name="__dirname"]))',
  ':matches(CallExpression, BinaryExpression):has(> [callee.property.name="cwd"], > Identifier[name="__dirname"], > MemberExpression[object.type="MetaProperty"]) > Literal[value=/^\\/?(\\.\\.\\/)*(content|public)(\\/|$)/]',
  'NewExpression[callee.name="URL"] > Literal[value=/^(\\.\\.\\/)+(content|public)\\//]',
].map((selector) => ({ selector, message: 'Tests are on the sample (tests/sample.ts).' }));
const LOAD = { name: '@/lib/check', importNames: ['loadContent'] };
const restricted = (...rules) => ({ 'no-restricted-syntax': ['error', ...rules] });

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
    files: ['{app,components,lib,scripts}/**'],
    rules: restricted(...EVERYWHERE),
  },
  {
    files: ['scripts/**'],
    ignores: ['scripts/{relay,mailbox}/**'],
    rules: restricted(...EVERYWHERE, ...WORDS),
  },
  { files: ['lib/files/address.ts'], rules: restricted(...OFFICE) },
  {
    // A finished page is a function of its data.
    files: ['app/**', 'components/{layout,pages,sections,ui}/**', 'lib/site/**'],
    rules: {
      ...restricted(...EVERYWHERE, ENVIRONMENT),
      'no-restricted-globals': [
        'error',
        {
          globals: ['Date', 'fetch', 'performance', 'crypto', 'require'],
          checkGlobalObject: true,
        },
      ],
      'no-restricted-properties': ['error', { object: 'Math', property: 'random' }],
    },
  },
  {
    // Built-ins that came after the browsers of `browserslist`, and that components/base/older-browsers.ts does not give.
    files: ['components/{base,islands}/**', 'lib/{forms,search}/**'],
    rules: restricted(...EVERYWHERE, ...OLDEST),
  },
  {
    files: ['components/{base,islands}/**'],
    rules: {
      ...restricted(...EVERYWHERE, ...OLDEST, ENVIRONMENT),
      'no-restricted-globals': ['error', 'require'],
    },
  },
  {
    // Content as it is at that moment is for development, and for deliveries, which note its addresses.
    files: ['{app,components,lib,scripts}/**'],
    ignores: ['lib/data/live.ts', 'scripts/publicar/**', 'scripts/redaccion/publish/**'],
    rules: {
      'no-restricted-imports': ['error', { paths: [LOAD] }],
    },
  },
  {
    files: ['components/islands/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            LOAD,
            { name: 'react', importNames: ['useId'], message: 'Islands are given their ids.' },
          ],
        },
      ],
    },
  },
  {
    files: ['tests/**'],
    // The test that the demonstration is valid, who copies it, and the command that makes offices of it.
    ignores: ['tests/{authors,oficinas,content/contenido.test,unit/office/oficina-nueva.test}.ts'],
    rules: {
      ...restricted(...LIVE),
      'no-restricted-imports': [
        'error',
        {
          paths: [LOAD],
          patterns: [
            { regex: '^(@|(\\.\\./){2,}\\.\\.)/(content|public)/' },
            { regex: '/authors$', importNames: ['PROJECT'] },
          ],
        },
      ],
    },
  },
];

export default config;
