import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { fault } from '@/lib/content/faults';
import { listFiles } from '@/lib/content/load/library';
import type { Content } from '@/lib/content/model';
import { slugify } from '@/lib/content/model/slug';
import { textsOf } from '@/lib/content/model/texts';
import { parseSource } from '@/lib/content/parse/source';
import { lineAt } from '@/lib/content/parse/yaml-lines';
import type { ReadContent, Scope } from './scope';

/** Fields that name places on purpose: the list itself, and notes on a state's texts (leyes.ts). */
const EXEMPT: Record<string, readonly string[]> = {
  'content/sitio.yml': ['origen'],
  'content/leyes/textos.yml': ['textos'],
};

/** Reports the demonstration's place names in another office's texts, drawings and file names (D71). */
export function findPlaces({
  content,
  overlay,
  root,
  report,
}: ReadContent & Pick<Scope, 'root' | 'report'>): void {
  const places = foreignPlaces(content);
  if (places.length === 0) return;
  const pattern = patternOf(places);
  for (const { file, text } of listFiles(root, overlay).files) {
    inName(file);
    const { data, body, bodyLine } = parseSource(text, file);
    for (const { field, text: words } of textsOf(data, EXEMPT[file]))
      for (const name of new Set(words.match(pattern)))
        report.field({ file }, field, foreign(name), { words: name, nth: 0 });
    for (const { 0: name, index } of body.matchAll(pattern))
      report.body({ file, bodyLine }, lineAt(body, index), foreign(name));
  }
  for (const file of globSync('public/**', { cwd: root, dot: true }).sort()) {
    inName(file);
    if (!file.endsWith('.svg')) continue;
    const text = readFileSync(path.join(root, file), 'utf8');
    for (const { 0: name, index } of text.matchAll(pattern))
      report.problems.push({ ...foreign(name), file, line: lineAt(text, index), field: '' });
  }

  function inName(file: string) {
    const name = new RegExp(pattern).exec(`/${path.posix.basename(file)}`)?.[0];
    if (name) report.file(file, fault('place-in-name', { name }));
  }
}

function foreignPlaces({ sitio, leyesEstatales }: Content): string[] {
  const { origen, ayuntamiento } = sitio.data;
  const [municipality = ''] = origen;
  if (municipality === '' || patternOf([municipality]).test(ayuntamiento)) return [];
  return origen.filter((place) => place !== leyesEstatales.data.estado);
}

/** Case-sensitive: «playas» is a common word. */
function patternOf(places: readonly string[]): RegExp {
  const named = places.flatMap((place) => [place, place.toUpperCase()].map(escaped));
  const slugs = places.map((place) => escaped(slugify(place).toLowerCase()));
  return new RegExp(
    String.raw`(?<!\p{L})(?:${named.join('|')})(?!\p{L})|(?<=[/.@_-])(?:${slugs.join('|')})(?!\p{L})`,
    'gu',
  );
}

const escaped = (words: string) => words.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

const foreign = (name: string) => fault('place-foreign', { name }, name);
