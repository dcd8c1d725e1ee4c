import path from 'node:path';
import { readContent } from '@/lib/content/collect';
import type { Content } from '@/lib/content/model';
import { failOn } from '@/lib/content/problems';

/**
 * A frozen copy of the content and the pictures of the day when the specification was met. Tests stand
 * on it, never on `content/`: the office's words may change without turning one red.
 */
export const SAMPLE = path.join(import.meta.dirname, 'sample');

/**
 * What the files of a folder say, each valid on its own. What they say of each other is not asked:
 * that takes most of the time, and the tests that are about it ask `validateContent`.
 * @throws ContentError when a file is not valid
 */
export function contentIn(root: string): Content {
  const { content, problems } = readContent(root);
  failOn(problems);
  return content;
}

let sample: Content | undefined;

/** What the sample says, read once for each file of tests; especificacion.test.ts proves it valid. */
export const sampleContent = (): Content => (sample ??= contentIn(SAMPLE));

/** The sample with other values in `sitio.yml`. */
export function withSitio(change: Partial<Content['sitio']['data']>): Content {
  const all = sampleContent();
  return { ...all, sitio: { ...all.sitio, data: { ...all.sitio.data, ...change } } };
}
