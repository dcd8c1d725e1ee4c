import { createHash, type Hash } from 'node:crypto';
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { fontFiles } from './fonts';
import type { Originals } from './pictures';
import type { PdfInput } from './plan';

const ROOT = process.cwd();

/** Files beside this folder that decide how a PDF comes out. */
const SHAPERS = [
  'tailwind.config.ts',
  'lib/content/markdown.ts',
  'lib/site/text.ts',
  'node_modules/pdfkit/package.json',
  'node_modules/sharp/package.json',
];

/** A hash of everything but the input that shapes a PDF: this generator, its fonts, its library. */
export async function hashGenerator(): Promise<Hash> {
  const hash = createHash('sha256');
  const sources = globSync('scripts/make/pdf/*.ts', { cwd: ROOT }).sort();
  const files = [...sources, ...SHAPERS].map((file) => path.join(ROOT, file)).concat(fontFiles());
  for (const file of files) hash.update(await readFile(file));
  return hash;
}

/** The name of a PDF in the cache: the same input and pictures, drawn by the same generator. */
export function keyOf(input: PdfInput, originals: Originals, generator: Hash): string {
  const hash = generator.copy().update(JSON.stringify(input));
  for (const bytes of originals.values()) hash.update(bytes);
  return hash.digest('hex').slice(0, 40);
}

/**
 * A file of the cache, made by `make` when it is not there.
 * @returns its path, and whether it was there already
 */
export async function cached(
  cacheDir: string,
  key: string,
  make: () => Promise<Buffer>,
): Promise<{ file: string; reused: boolean }> {
  const file = path.join(cacheDir, `${key}.pdf`);
  if (await exists(file)) return { file, reused: true };
  const bytes = await make();
  await mkdir(cacheDir, { recursive: true });
  // Written aside, so that a build that is cut short leaves no half file behind.
  await writeFile(`${file}.${process.pid}`, bytes);
  await rename(`${file}.${process.pid}`, file);
  return { file, reused: false };
}

/** True when a file is at `file`. */
export async function exists(file: string): Promise<boolean> {
  return stat(file).then(
    (found) => found.isFile(),
    () => false,
  );
}
