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

/** The sample with a list of releases of that length, in two years; only what routes look at. */
export function withComunicados(count: number, anio = 2025): Content {
  const all = sampleContent();
  const [first] = all.comunicados;
  const comunicados = Array.from({ length: count }, (_, index) => ({
    ...first!,
    slug: `comunicado-${index + 1}`,
    data: { ...first!.data, numero: index + 1, fecha: `${anio + (index % 2)}-01-01` },
  }));
  comunicados.sort((a, b) => Number(a.data.fecha < b.data.fecha) - Number(a.data.fecha > b.data.fecha) || b.data.numero - a.data.numero);
  return { ...all, comunicados };
}
