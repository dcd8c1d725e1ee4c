import ts from 'typescript';
import { DOORS } from './doors';
import { importsOf, parsed, type Import, type Source } from './imports';

/** What a part of the project may import. A path is itself and for all that is under it. */
interface Zone {
  /** Of the project, besides itself. */
  own: string[];
  /** Of the project, types alone. */
  types?: string[];
  /** Packages and modules of Node; any, when it is not said. `react` is `react/jsx-runtime` too. */
  packages?: string[];
}

const TOKENS = 'tailwind.config';
const UI = ['components/ui', 'components/islands'];
/** What components may compute with; the rest of lib/site they take as data. */
const WORDS = ['lib/site/text', 'lib/site/menu-item', 'lib/ui-texts', 'lib/design'];

/**
 * Who may import whom (architecture.md, «Folders»): the one place that says it. The longest name rules.
 * `Content` stops at lib/site: pages are made of views, which are plain data.
 */
const ZONES: Record<string, Zone> = {
  app: {
    own: ['components/pages', 'lib/site/page-data/metadata', 'lib/data/snapshot', TOKENS],
    packages: ['react', 'next'],
  },
  'components/pages': {
    own: ['components/sections', 'components/layout', ...UI],
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
  // Every page pays for it: no React, no island.
  'components/base': { own: [TOKENS, 'lib/design'], packages: [] },
  // An island hydrates alone, without Next and without what draws the page around it.
  'components/islands': {
    own: [
      ...['lib/forms', 'lib/search', 'lib/ui-texts', 'lib/office'],
      ...['components/base/after-paint', TOKENS],
    ],
    packages: ['react', 'react-dom', '@emailjs/browser'],
  },
  // The content knows nothing of the site; of its folders, each knows those above it.
  'lib/content/types': { own: [], packages: [] },
  'lib/content/model': {
    own: ['lib/content/types', 'lib/office', 'lib/design/identity'],
    packages: ['zod'],
  },
  'lib/content/parse': { own: ['lib/content/types', 'lib/content/model'] },
  // What a saved form writes into an author's file: texts alone, nothing of the disk.
  'lib/content/edit': { own: ['types', 'model', 'parse'].map((layer) => `lib/content/${layer}`) },
  'lib/content/lint': { own: ['types', 'model', 'parse'].map((layer) => `lib/content/${layer}`) },
  'lib/content/load': { own: ['lib/content', 'lib/keys', 'lib/office'], types: ['lib/store'] },
  'lib/routes': { own: ['lib/content/types', 'lib/content/model'], packages: [] },
  // What only content and addresses together can say.
  'lib/check': {
    own: ['lib/content', 'lib/routes', 'lib/site', 'lib/office', 'lib/design/identity'],
  },
  // A page's data: what the build left for Next; in development, from the content at each request.
  'lib/data': {
    own: ['lib/check', 'lib/site', 'lib/forms', 'lib/office-folder', 'lib/content/load/zone'],
  },
  // Which folder is the office's, and which the engine's.
  'lib/office-folder': { own: [], packages: ['node:fs', 'node:path', 'zod', '@next/env'] },
  // What whatever is kept depends on, and where it is kept.
  'lib/keys': {
    own: ['lib/office-folder/engine', 'lib/identity'],
    packages: ['node:crypto', 'node:fs', 'node:path', 'tinyglobby'],
  },
  'lib/store': {
    own: [],
    packages: ['node:crypto', 'node:fs', 'node:path', 'node:worker_threads'],
  },
  // Browsers run it too: words and days, no content.
  'lib/office': { own: [], packages: [] },
  // Browsers run it: nothing of Node, nothing that reads content.
  'lib/forms': {
    own: [...['lib/paper', 'lib/office/dates', 'lib/office/english-date', 'lib/ui-texts'], TOKENS],
    types: ['lib/content/model/schemas'],
    packages: ['zod', '@noble/hashes'],
  },
  // What a form sends, and to whom, is the same on the device and in the mail.
  'lib/email': {
    own: ['lib/forms/logic', 'lib/forms/message', 'lib/forms/settings', TOKENS],
  },
  // How a question is read and answered. Browsers run it: no content.
  'lib/search': { own: [], packages: [] },
  // The interface's own words.
  'lib/ui-texts': { own: [], packages: [] },
  'lib/paper': { own: [], packages: [] },
  'lib/design': { own: [], packages: [] },
  // The office's colours, for all that draws.
  'lib/identity': {
    own: ['lib/office-folder', 'lib/design/identity'],
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
  // Their fields are the content's schemas.
  'lib/site/records': {
    own: [
      ...['lib/content/model', 'lib/content/parse/rendered', 'lib/routes', 'lib/site'],
      ...['lib/office/dates', 'lib/search', 'lib/ui-texts'],
    ],
    packages: ['zod'],
  },
  'scripts/make': { own: ['lib', TOKENS], types: ['components/islands/attributes'] },
  // What the site makes of a piece, without Next.
  'scripts/redaccion/preview': {
    own: ['components/pages', 'components/sections', 'scripts', 'lib', TOKENS],
  },
  'scripts/relay': { own: ['lib', 'scripts/http'] },
  'scripts/mailbox': { own: ['lib', 'scripts/http', TOKENS] },
  // A document's bytes become Markdown: no disk, no network.
  'scripts/redaccion/documents': {
    own: [
      ...['lib/content/lint', 'lib/content/model', 'lib/content/parse', 'lib/site/text'],
      'lib/office/dates',
      'scripts/redaccion/refused',
    ],
    types: ['scripts/redaccion/reader', 'scripts/redaccion/routes'],
    packages: ['css-select', 'fflate', 'htmlparser2', 'mdast', 'remark', 'remark-gfm', 'sharp'],
  },
  // A browser runs it: words and days, nothing of Node, nothing that reads content.
  'scripts/redaccion/screen': {
    own: [
      ...['model/labels', 'model/schema-tree', 'model/slug'].map((file) => `lib/content/${file}`),
      ...['law-roles', 'markdown-form', 'references'].map((file) => `lib/content/parse/${file}`),
      ...['lib/office/dates', 'lib/search/words', 'scripts/redaccion/actions'],
      ...['scripts/redaccion/preview/night', TOKENS],
    ],
    types: [
      ...['lib/content/types', 'scripts/redaccion/api', 'scripts/redaccion/api-lists'],
      ...['documents', 'history', 'publish'].map((part) => `scripts/redaccion/${part}/types`),
    ],
    packages: ['react', 'react-dom', 'react-hook-form', 'react-image-crop', '@milkdown'],
  },
  // Functions on the content's data, for the screen.
  'scripts/redaccion/actions': {
    own: ['lib/office/dates', 'lib/search/words'],
    types: ['lib/content/model', 'scripts/redaccion/api'],
    packages: ['zod'],
  },
  scripts: { own: ['scripts', 'lib', TOKENS] },
};

const within =
  (...folders: string[]) =>
  (target: string) =>
    folders.some((folder) => target === folder || target.startsWith(`${folder}/`));

/** What of Next would reach readers, or draw for them: nobody's (architecture.md, «Islands»). */
const NEXT_CLIENT = within(
  ...['link', 'image', 'script', 'font', 'dynamic', 'navigation', 'router', 'head', 'form'].map(
    (name) => `next/${name}`,
  ),
);

const OWN = within('app', 'components', 'lib', 'scripts', 'tests', TOKENS);

/** The zone of a file, by the longest name. */
const zoneOf = (file: string): string | undefined =>
  Object.keys(ZONES)
    .filter((name) => within(name)(file))
    .sort((a, b) => b.length - a.length)[0];

function isAllowed({ file, target, typeOnly }: Import): boolean {
  const name = zoneOf(file);
  const zone = name && ZONES[name];
  if (!zone || NEXT_CLIENT(target)) return false;
  const { own, types = [], packages } = zone;
  if (typeOnly && within(...types)(target)) return true;
  return OWN(target) ? within(name, ...own)(target) : !packages || within(...packages)(target);
}

const say = ({ file, target }: Import) => `${file} importa ${target}`;

/** Imports that no zone's row allows. */
export const wrongWay = (files: Source[]): string[] =>
  files
    .flatMap(importsOf)
    .filter((one) => !isAllowed(one))
    .map(say);

const doorOf = (target: string) => Object.keys(DOORS).find((name) => within(name)(target));

/** Packages that come in through another file than their own. */
export const throughOtherDoors = (files: Source[]): string[] =>
  files
    .flatMap(importsOf)
    .filter(({ file, target }) => {
      const name = doorOf(target);
      return name && !DOORS[name]?.includes(file);
    })
    .map(say);

/** Rows of DOORS whose file knows its package no longer. */
export function idleDoors(files: Source[]): string[] {
  const used = new Set(
    files.flatMap(importsOf).map(({ file, target }) => `${doorOf(target)} ${file}`),
  );
  return Object.entries(DOORS).flatMap(([name, doors]) =>
    doors.map((file) => `${name} ${file}`).filter((one) => !used.has(one)),
  );
}

const isClient = ({ text }: Source) => /^(?:\s|\/\/.*|\/\*[^]*?\*\/)*['"]use client['"]/.test(text);
const mustBeClient = ({ file }: Source) =>
  /^components\/islands\/(.*\/)?([^/]+\.tsx|use-[^/]+\.ts)$/.test(file);
/** Islands must say it; anyone who is not in their folder must not. */
export const wronglyClient = (files: Source[]) =>
  files
    .filter((one) =>
      within('components/islands')(one.file) ? mustBeClient(one) && !isClient(one) : isClient(one),
    )
    .map(({ file }) => file);

/** Every island has it: the loader calls it by this name. */
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

/** Names that more than one file exports: a reader would take one thing for the other. */
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
