import path from 'node:path';
import ts from 'typescript';
import { DOORS } from './doors';
import { importsOf, parsed, type Import, type Source } from './imports';

interface Zone {
  own: string[];
  types?: string[];
  packages?: string[];
}

const TOKENS = 'tailwind.config';
const UI = ['components/ui', 'components/islands'];
const WORDS = ['lib/site/text', 'lib/site/menu-item', 'lib/ui-texts', 'lib/design'];

/** How each program begins. */
const PROGRAM = ['open-office', 'environment', 'one-at-a-time'].map((name) => `scripts/${name}`);

const layers = (...names: string[]) => names.map((name) => `lib/content/${name}`);

/** Allowed imports by folder; the longest matching name wins. */
const ZONES: Record<string, Zone> = {
  app: {
    own: ['components/pages', 'lib/site/page-data/metadata', 'lib/data/snapshot', TOKENS],
    packages: ['react', 'next'],
  },
  'components/pages': {
    own: ['components/sections', 'components/layout', ...UI, 'lib/ui-texts'],
    types: ['lib/site'],
    packages: ['react'],
  },
  'components/sections': {
    own: [...UI, ...WORDS, 'lib/site/avisos-script', TOKENS],
    types: ['lib/site', 'lib/forms'],
    packages: ['react'],
  },
  'components/layout': { own: [...UI, ...WORDS, TOKENS], types: ['lib/site'], packages: ['react'] },
  'components/ui': {
    own: ['components/islands', ...WORDS],
    types: ['lib/site', 'lib/office'],
    packages: ['react'],
  },
  'components/base': { own: [TOKENS, 'lib/design'], packages: [] },
  'components/islands': {
    own: [
      ...['lib/forms', 'lib/search', 'lib/ui-texts', 'lib/office'],
      ...['components/base/after-paint', TOKENS],
    ],
    packages: ['react', 'react-dom', '@emailjs/browser'],
  },
  'lib/content/faults': { own: ['lib/office/dates'], packages: [] },
  'lib/content/types.ts': { own: ['lib/content/faults'], packages: [] },
  'lib/content/model': {
    own: [...layers('faults', 'types'), 'lib/office', 'lib/design/theme'],
    packages: ['zod'],
  },
  'lib/content/parse': { own: layers('faults', 'types', 'model') },
  'lib/content/edit': { own: layers('faults', 'types', 'model', 'parse') },
  'lib/content/lint': { own: layers('faults', 'types', 'model', 'parse') },
  'lib/content/load': { own: ['lib/content', 'lib/keys', 'lib/office'], types: ['lib/store'] },
  'lib/routes': { own: ['lib/content/types', 'lib/content/model'], packages: [] },
  'lib/check': {
    own: ['lib/content', 'lib/routes', 'lib/site', 'lib/office', 'lib/design/theme'],
  },
  'lib/data': {
    own: ['lib/check', 'lib/site', 'lib/forms', 'lib/office-folder', 'lib/content/load/zone'],
  },
  'lib/files': { own: [], packages: ['node:fs', 'node:path'] },
  'lib/office-folder': { own: ['lib/files'], packages: ['node:fs', 'node:path', 'zod'] },
  'lib/keys': {
    own: ['lib/office-folder/engine', 'lib/theme'],
    packages: ['node:crypto', 'node:fs', 'node:path', 'tinyglobby'],
  },
  'lib/store': {
    own: ['lib/files'],
    packages: ['node:crypto', 'node:fs', 'node:path', 'node:worker_threads', 'tinyglobby'],
  },
  'lib/office': { own: [], packages: [] },
  'lib/forms': {
    own: [...['lib/paper', 'lib/office/dates', 'lib/office/english-date', 'lib/ui-texts'], TOKENS],
    types: ['lib/content/model/schemas'],
    packages: ['zod', '@noble/hashes'],
  },
  'lib/email': {
    own: ['lib/forms/logic', 'lib/forms/message', 'lib/forms/settings', TOKENS],
  },
  'lib/search': { own: [], packages: [] },
  'lib/ui-texts': { own: [], packages: [] },
  'lib/paper': { own: [], packages: [] },
  'lib/design': { own: [], packages: [] },
  'lib/theme': {
    own: ['lib/office-folder', 'lib/design/theme'],
    packages: ['node:fs', 'node:path', 'yaml'],
  },
  'lib/site': {
    own: [
      ...['lib/content/model', 'lib/content/parse/rendered', 'lib/routes', 'lib/office'],
      ...['lib/forms/logic', 'lib/forms/message', 'lib/forms/by-letter', 'lib/ui-texts'],
    ],
    types: ['lib/content', 'lib/forms', 'next', 'schema-dts'],
    packages: [],
  },
  'lib/site/records': {
    own: [
      ...['lib/content/model', 'lib/content/parse/rendered', 'lib/routes', 'lib/site'],
      ...['lib/office/dates', 'lib/search', 'lib/ui-texts'],
    ],
    packages: ['zod'],
  },
  'scripts/redaccion/preview': {
    own: ['components/pages', 'components/sections', 'scripts', 'lib', TOKENS],
  },
  'scripts/relay': { own: ['lib', 'scripts/http', 'scripts/program', ...PROGRAM] },
  'scripts/mailbox': {
    own: ['lib', 'scripts/http', 'scripts/relay/hand-on', 'scripts/relay/receive'],
  },
  'scripts/documents': {
    own: [
      ...['lib/content/lint', 'lib/content/model', 'lib/content/parse', 'lib/site/text'],
      'lib/office/dates',
    ],
    packages: ['css-select', 'fflate', 'htmlparser2', 'mdast', 'remark', 'remark-gfm', 'sharp'],
  },
  'scripts/redaccion/screen': {
    own: [
      ...layers(
        'faults',
        ...['labels', 'piece-kinds', 'schema-tree', 'slug'].map((one) => `model/${one}`),
      ),
      ...['lib/content/parse/markdown-form', 'lib/content/parse/references', 'lib/office/clock'],
      ...['lib/office/dates', 'lib/search/words', 'lib/site/text'],
      'scripts/redaccion/search-words',
      ...['actions', 'join'].map((part) => `scripts/redaccion/${part}`),
      ...['scripts/redaccion/preview/night', 'scripts/told-words', TOKENS],
    ],
    types: [
      ...['lib/content/types', 'scripts/redaccion/api', 'scripts/redaccion/api-lists'],
      ...['documents', 'redaccion/history', 'redaccion/publish'].map(
        (part) => `scripts/${part}/types`,
      ),
    ],
    packages: ['react', 'react-dom', 'react-image-crop', '@milkdown'],
  },
  'scripts/redaccion/join': { own: ['lib/content/edit/match'], packages: [] },
  'scripts/redaccion/actions': {
    own: ['lib/content/model/slug', 'lib/office/dates', 'lib/search/words'],
    types: ['lib/content/model', 'scripts/redaccion/api'],
    packages: ['zod'],
  },
  scripts: { own: ['scripts', 'lib', TOKENS], types: ['components/islands/attributes'] },
};

/** The parts of `scripts`: each may import those before it. The rest of a folder is named after its parts. */
const ORDER = [
  ...[
    'environment',
    'told-words',
    'http',
    'program',
    'process-alive',
    'one-at-a-time',
    'make/files',
  ],
  ...['write-files', 'repository', 'open-office', 'relay', 'mailbox', 'oficina', 'make', 'serve'],
  ...['verificar/verify', 'publicar', 'verificar', 'documents', 'importar'],
  ...[
    ...['join', 'api', 'api-lists', 'refused', 'current-person', 'search-words', 'actions'],
    ...[
      'photos',
      'tables',
      'preview',
      'reader',
      'drafts',
      'pieces',
      'form-words',
      'screen-words',
      'check',
    ],
    ...['value-words', 'history', 'publish', 'screen', 'replace', 'rename', 'piece-service'],
    ...['presence', 'press-mail', 'search-texts', 'routes'],
  ].map((part) => `redaccion/${part}`),
  ...['redaccion', 'setup', 'hosts', 'test', ''],
].map((part) => path.posix.join('scripts', part));

const within =
  (...folders: string[]) =>
  (target: string) =>
    folders.some((folder) => target === folder || target.startsWith(`${folder}/`));

const NEXT_CLIENT = within(
  ...['link', 'image', 'script', 'font', 'dynamic', 'navigation', 'router', 'head', 'form'].map(
    (name) => `next/${name}`,
  ),
);

const OWN = within('app', 'components', 'lib', 'scripts', 'tests', TOKENS);

const longest = (names: string[], file: string): string | undefined =>
  names.filter((name) => within(name)(file)).sort((a, b) => b.length - a.length)[0];

function isAllowed({ file, target, typeOnly }: Import): boolean {
  const name = longest(Object.keys(ZONES), file);
  const zone = name && ZONES[name];
  if (!zone || NEXT_CLIENT(target)) return false;
  const { own, types = [], packages } = zone;
  if (typeOnly && within(...types)(target)) return true;
  return OWN(target) ? within(name, ...own)(target) : !packages || within(...packages)(target);
}

const placeIn = (file: string) => ORDER.indexOf(longest(ORDER, file.replace(/\.\w+$/, '')) ?? '');

/** Of two files of `scripts`, whether the one may import the other. */
const runsDown = ({ file, target }: Import) =>
  !within('scripts')(file) || !within('scripts')(target) || placeIn(target) <= placeIn(file);

const say = ({ file, target }: Import) => `${file} importa ${target}`;

export const wrongWay = (files: Source[]): string[] =>
  files
    .flatMap(importsOf)
    .filter((one) => !isAllowed(one) || !runsDown(one))
    .map(say);

const doorOf = (target: string) => Object.keys(DOORS).find((name) => within(name)(target));

export const throughOtherDoors = (files: Source[]): string[] =>
  files
    .flatMap(importsOf)
    .filter(({ file, target }) => {
      const name = doorOf(target);
      return name && !DOORS[name]?.includes(file);
    })
    .map(say);

export function idleDoors(files: Source[]): string[] {
  const used = new Set(
    files.flatMap(importsOf).map(({ file, target }) => `${doorOf(target)} ${file}`),
  );
  return Object.entries(DOORS).flatMap(([name, doors]) =>
    doors.map((file) => `${name} ${file}`).filter((one) => !used.has(one)),
  );
}

/** Programs of the tests and of the setup, whose environment is that of who runs them. */
const OWN_ENVIRONMENT = within(...['test', 'hosts', 'setup'].map((name) => `scripts/${name}`));

/** The files that begin programs without `programEnvironment` (D79). */
export const foreignEnvironments = (files: Source[]): string[] =>
  files
    .filter((one) => !OWN_ENVIRONMENT(one.file))
    .filter((one) => importsOf(one).some(({ target }) => target === 'node:child_process'))
    .filter(
      ({ text }) =>
        (
          text.match(/(?<![.\w])(?:spawn|spawnSync|fork|execFile|execFileSync|exec|execSync)\(/g) ??
          []
        ).length > (text.match(/\b(?:programEnvironment|nextEnvironment)\(/g) ?? []).length,
    )
    .map(({ file }) => file);

const isClient = ({ text }: Source) => /^(?:\s|\/\/.*|\/\*[^]*?\*\/)*['"]use client['"]/.test(text);
export const wronglyClient = (files: Source[]) =>
  files
    .filter((one) => isClient(one) && !within('components/islands')(one.file))
    .map(({ file }) => file);

const CONTRACT = 'start';

function exportedBy(source: Source): string[] {
  return parsed(source).statements.flatMap((statement) => {
    if (!ts.canHaveModifiers(statement)) return [];
    const kinds = ts.getModifiers(statement)?.map(({ kind }) => kind) ?? [];
    if (!kinds.includes(ts.SyntaxKind.ExportKeyword)) return [];
    if (kinds.includes(ts.SyntaxKind.DefaultKeyword)) return [];
    const named = ts.isVariableStatement(statement)
      ? statement.declarationList.declarations
      : [statement as ts.DeclarationStatement];
    return named.flatMap(({ name }) => (name && ts.isIdentifier(name) ? name.text : []));
  });
}

export function exportedTwice(files: Source[]): string[] {
  const known = new Map<string, string>();
  return files.flatMap((source) =>
    [...new Set(exportedBy(source))].flatMap((name) => {
      const other = known.get(name);
      known.set(name, other ?? source.file);
      return other && name !== CONTRACT
        ? `${source.file} exporta «${name}», y ${other} también`
        : [];
    }),
  );
}
