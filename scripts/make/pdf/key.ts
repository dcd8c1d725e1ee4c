import { createHash, type Hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { fontFiles } from './fonts';
import type { Originals } from './pictures';
import type { PdfInput } from './plan';

const ROOT = process.cwd();

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

/** A hash of all that shapes a PDF beside its input, the version of Node included (its zlib, its Unicode). */
export async function hashGenerator(): Promise<Hash> {
  const hash = createHash('sha256').update(process.version);
  const sources = globSync(pdfInputs.sources, { cwd: ROOT, absolute: true }).sort();
  for (const file of [...sources, ...pdfInputs.fonts]) hash.update(await readFile(file));
  const lock = JSON.parse(await readFile(path.join(ROOT, 'package-lock.json'), 'utf8')) as Lock;
  return hash.update(JSON.stringify(lockedVersions(lock, pdfInputs.packages)));
}

/** The name of a PDF in the cache: the same input and pictures, drawn by the same generator. */
export function keyOf(input: PdfInput, originals: Originals, generator: Hash): string {
  const hash = generator.copy().update(JSON.stringify(input));
  for (const bytes of originals.values()) hash.update(bytes);
  return hash.digest('hex').slice(0, 40);
}

/** What is used of package-lock.json. */
export interface Lock {
  packages: Record<
    string,
    {
      version?: string;
      dependencies?: Record<string, string>;
      optionalDependencies?: Record<string, string>;
    }
  >;
}

/** The locked version of each package, and of all that it brings, by its place in node_modules. */
export function lockedVersions({ packages }: Lock, names: string[]): [string, string][] {
  const found = new Map<string, string>();
  const visit = (name: string, from: string) => {
    const place = placeOf(name, from, packages);
    const { version = '', dependencies, optionalDependencies } = packages[place] ?? {};
    if (found.has(place)) return;
    if (!packages[place] && from === '') throw new Error(`package-lock.json no nombra «${name}».`);
    found.set(place, version);
    for (const next of Object.keys({ ...dependencies, ...optionalDependencies }))
      visit(next, place);
  };
  for (const name of names) visit(name, '');
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1));
}

/** Where Node finds a package that `from` asks for: within it, or within whatever holds it. */
function placeOf(name: string, from: string, packages: Lock['packages']): string {
  const place = path.posix.join(from, 'node_modules', name);
  if (packages[place] || from === '') return place;
  return placeOf(name, from.replace(/\/?node_modules\/(@[^/]+\/)?[^/]+$/, ''), packages);
}
