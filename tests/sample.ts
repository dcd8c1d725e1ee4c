import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Store } from '@/lib/store';
import { readContent } from '@/lib/content/load/reading';
import type { Content, EntryOf } from '@/lib/content/model';
import { failOn } from '@/lib/content/load/problems';

/**
 * A frozen copy of the content and the pictures of the day when the specification was met. Tests are
 * on it, never on `content/`: the office's words may change without turning one red.
 */
export const SAMPLE = path.join(import.meta.dirname, 'sample');

/**
 * What the files of a folder say, each valid on its own. What they say of each other is not asked:
 * that takes most of the time, and the tests that are about it ask `validateContent`.
 * @param store where earlier readings are kept (keptIn)
 * @throws ContentError when a file is not valid
 */
export function contentIn(root: string, store?: Store): WholeContent {
  const { content, problems } = readContent(root, store && { store });
  failOn(problems);
  return content as WholeContent;
}

/**
 * Where a worker keeps what the files of a content said, from test to test and from run to run.
 * @param of which content: each has a folder of its own, so that none makes another forget
 */
export const keptIn = (of: 'muestra' | 'oficina'): Store =>
  new Store(
    path.join(import.meta.dirname, '../.cache/revisado', of, process.env['JEST_WORKER_ID'] ?? '0'),
  );

/** Where a runner's workers find what the sample says: reading it anew took each of them a second. */
const KEPT = 'SAMPLE_CONTENT';

/** Reads the sample for the workers of a runner of tests (global-setup.mjs). */
export function keepSample(): void {
  const file = path.join(import.meta.dirname, '../.cache/muestra.json');
  mkdirSync(path.dirname(file), { recursive: true });
  // Whole at once: two runners may start together.
  writeFileSync(`${file}.${process.pid}`, JSON.stringify(contentIn(SAMPLE)));
  renameSync(`${file}.${process.pid}`, file);
  process.env[KEPT] = file;
}

/** A content of an office that has everything, as the sample's and the demonstration's do. */
export type WholeContent = Content & {
  vehiculos: EntryOf<'vehiculos'>;
  declaraciones: EntryOf<'declaraciones'>;
  sitio: { data: Required<Omit<Content['sitio']['data'], 'horarioEnIngles' | 'diasInhabiles'>> };
};

function readSample(): WholeContent {
  const kept = process.env[KEPT];
  return kept ? (JSON.parse(readFileSync(kept, 'utf8')) as WholeContent) : contentIn(SAMPLE);
}

let sample: WholeContent | undefined;

/** What the sample says, a copy for each file of tests; especificacion.test.ts proves it valid. */
export const sampleContent = (): WholeContent => (sample ??= readSample());

/** The sample with other values in `sitio.yml`. */
export function withSitio(change: Partial<WholeContent['sitio']['data']>): WholeContent {
  const all = sampleContent();
  return { ...all, sitio: { ...all.sitio, data: { ...all.sitio.data, ...change } } };
}

/** The sample, or another content, with something of a copy changed. */
export function sampleWith(
  change: (content: WholeContent) => void,
  from: WholeContent = sampleContent(),
): WholeContent {
  const copy = JSON.parse(JSON.stringify(from)) as WholeContent;
  change(copy);
  return copy;
}
