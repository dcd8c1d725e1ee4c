import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Store } from '@/lib/store';
import { readContent } from '@/lib/content/load/reading';
import type { Content, EntryOf } from '@/lib/content/model';
import { failOn } from '@/lib/content/load/problems';

/** Frozen content and pictures: the office may edit `content/` without turning a test red. */
export const SAMPLE = path.join(import.meta.dirname, 'sample');

/** Validates each file alone: checks between files take most of the time. @throws ContentError */
export function contentIn(root: string, store?: Store): WholeContent {
  const { content, problems } = readContent(root, store && { store });
  failOn(problems);
  return content as WholeContent;
}

/** Cache between tests and runs. Each content has a folder, so that they do not evict each other. */
export const keptIn = (of: 'muestra' | 'oficina'): Store =>
  new Store(
    path.join(import.meta.dirname, '../.cache/revisado', of, process.env['JEST_WORKER_ID'] ?? '0'),
  );

/** Path of the parsed sample for a runner's workers: parsing took each a second. */
const KEPT = 'SAMPLE_CONTENT';

export function keepSample(): void {
  const file = path.join(import.meta.dirname, '../.cache/muestra.json');
  mkdirSync(path.dirname(file), { recursive: true });
  // Atomic: two runners may start together.
  writeFileSync(`${file}.${process.pid}`, JSON.stringify(contentIn(SAMPLE)));
  renameSync(`${file}.${process.pid}`, file);
  process.env[KEPT] = file;
  // The office may change its colours too (lib/theme/file.ts).
  process.env['IDENTIDAD'] = path.join(SAMPLE, 'content/identidad.yml');
}

/** With every optional part. */
export type WholeContent = Content & {
  vehiculos: EntryOf<'vehiculos'>;
  declaraciones: EntryOf<'declaraciones'>;
  sitio: {
    data: Required<
      Omit<Content['sitio']['data'], 'horarioEnIngles' | 'diasInhabiles' | 'otrosCanales'>
    >;
  };
};

function readSample(): WholeContent {
  const kept = process.env[KEPT];
  return kept ? (JSON.parse(readFileSync(kept, 'utf8')) as WholeContent) : contentIn(SAMPLE);
}

let sample: WholeContent | undefined;

/** especificacion.test.ts proves it valid. */
export const sampleContent = (): WholeContent => (sample ??= readSample());

export function withSitio(change: Partial<WholeContent['sitio']['data']>): WholeContent {
  const all = sampleContent();
  return { ...all, sitio: { ...all.sitio, data: { ...all.sitio.data, ...change } } };
}

export function sampleWith(
  change: (content: WholeContent) => void,
  from: WholeContent = sampleContent(),
): WholeContent {
  const copy = JSON.parse(JSON.stringify(from)) as WholeContent;
  change(copy);
  return copy;
}
