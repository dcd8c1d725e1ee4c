import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { markdownOf, releases, type Release } from './releases';

/** Everything that the bench makes; safe to delete. */
export const BENCH = path.resolve('.cache', 'bench');
const SAMPLE = path.join('tests', 'sample');
const PRESS = path.join('content', 'prensa');

/**
 * Writes a folder that the site can be built from: the tests' sample, with invented releases in the place of
 * its own.
 * @param dir the folder; its former content is gone
 * @param count how many releases
 * @returns the releases
 */
export function writeRoot(dir: string, count: number): readonly Release[] {
  const all = releases(count);
  rmSync(dir, { recursive: true, force: true });
  for (const part of ['content', 'public'])
    cpSync(path.join(SAMPLE, part), path.join(dir, part), { recursive: true });
  rmSync(path.join(dir, PRESS), { recursive: true });
  mkdirSync(path.join(dir, PRESS));
  for (const one of all) writeRelease(dir, one);
  return all;
}

/** Publishes a release in a root, or changes it. */
export function writeRelease(dir: string, release: Release): void {
  writeFileSync(path.join(dir, PRESS, `${release.slug}.md`), markdownOf(release));
}

/** Takes a release out of a root. */
export function removeRelease(dir: string, { slug }: Release): void {
  rmSync(path.join(dir, PRESS, `${slug}.md`));
}
