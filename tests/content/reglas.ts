import { importsOf, type Import, type Source } from './imports';

type Rule = (one: Import) => boolean;

const within =
  (...folders: string[]) =>
  (target: string) =>
    folders.some((folder) => target === folder || target.startsWith(`${folder}/`));
const OWN = within('app', 'components', 'lib', 'scripts', 'tests');
const NEXT_CLIENT = within(
  'next/link',
  'next/image',
  'next/script',
  'next/dynamic',
  'next/navigation',
  'next/router',
);

/** Folder → what it may import of the project (architecture.md, «Folders»). The longest name rules. */
const MAY: Record<string, Rule> = {
  app: ({ target }) => within('app', 'components', 'lib')(target),
  'components/sections': (one) =>
    within('components/sections', 'components/ui', 'components/islands')(one.target) ||
    library(one),
  'components/layout': (one) =>
    within('components/layout', 'components/ui', 'components/islands')(one.target) || library(one),
  'components/ui': (one) =>
    within('components/ui', 'components/islands')(one.target) || library(one),
  'components/base': (one) =>
    within('components/base', 'components/islands')(one.target) || library(one),
  'components/islands': (one) => within('components/islands')(one.target) || library(one),
  lib: ({ target }) => within('lib')(target),
  scripts: ({ target }) => within('scripts', 'lib')(target),
};
/** Components receive content: of `lib/content` they take types, and the Markdown renderer. */
const library: Rule = ({ target, typeOnly }) =>
  within('lib')(target) &&
  (typeOnly || !within('lib/content')(target) || target === 'lib/content/markdown');

/** The one file that may know each foreign package. */
export const DOORS: Record<string, string> = {
  'gray-matter': 'lib/content/parse.ts',
  remark: 'lib/content/markdown.ts',
  'remark-gfm': 'lib/content/markdown.ts',
  'remark-html': 'lib/content/markdown.ts',
  '@emailjs/browser': 'components/islands/forms/send.ts',
  pdfkit: 'scripts/make/pdf/kit.ts',
  sirv: 'scripts/serve/site.ts',
  pagefind: 'scripts/make/search.ts',
};

const say = ({ file, target }: Import) => `${file} importa ${target}`;

export function wrongWay(files: Source[]): string[] {
  return files
    .flatMap(importsOf)
    .filter((one) => {
      const folder = Object.keys(MAY)
        .filter((name) => within(name)(one.file))
        .sort((a, b) => b.length - a.length)[0];
      return folder && OWN(one.target) && !MAY[folder]?.(one);
    })
    .map(say);
}
export const throughOtherDoors = (files: Source[]) =>
  files
    .flatMap(importsOf)
    .filter(({ file, target }) => DOORS[target] && DOORS[target] !== file)
    .map(say);
export const nextForReaders = (files: Source[]) =>
  files
    .flatMap(importsOf)
    .filter(
      ({ file, target, typeOnly }) =>
        !typeOnly &&
        (NEXT_CLIENT(target) || (within('components/islands')(file) && within('next')(target))),
    )
    .map(say);

const isClient = ({ text }: Source) => /^(?:\s|\/\/.*|\/\*[^]*?\*\/)*['"]use client['"]/.test(text);
const mustBeClient = ({ file }: Source) =>
  /^components\/islands\/(.*\/)?([^/]+\.tsx|use-[^/]+\.ts)$/.test(file);
/** Islands must say it; whoever is not in their folder must not. */
export const wronglyClient = (files: Source[]) =>
  files
    .filter((one) =>
      within('components/islands')(one.file) ? mustBeClient(one) && !isClient(one) : isClient(one),
    )
    .map(({ file }) => file);
export const withUseId = (files: Source[]) =>
  files
    .filter(({ file, text }) => within('components/islands')(file) && /\buseId\b/.test(text))
    .map(({ file }) => file);
