import path from 'node:path';
import { readContent } from '@/lib/content/collect';
import type { Content } from '@/lib/content/model';
import { failOn } from '@/lib/content/problems';

/**
 * A frozen copy of the content and the pictures of the day when the specification was met. Tests stand
 * on it, never on `content/`: the office's words may change without turning one red.
 */
export const SAMPLE = path.join(import.meta.dirname, 'sample');

let content: Content | undefined;

/**
 * What the sample says, read once for each file of tests. What its files say of each other is checked
 * by one test (tests/content/especificacion.test.ts) and not again here: it takes most of the time.
 * @throws ContentError when a file of the sample is not valid
 */
export function sampleContent(): Content {
  if (content) return content;
  const read = readContent(SAMPLE);
  failOn(read.problems);
  return (content = read.content);
}

/** The sample with other values in `sitio.yml`. */
export function withSitio(change: Partial<Content['sitio']['data']>): Content {
  const all = sampleContent();
  return { ...all, sitio: { ...all.sitio, data: { ...all.sitio.data, ...change } } };
}
