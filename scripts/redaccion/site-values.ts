import { listFiles } from '@/lib/content/load/files';
import { GIVERS, valuesOf } from '@/lib/content/load/reference-values';
import { parseSource } from '@/lib/content/parse/source';
import type { SiteValues } from './api';
import { groupOf } from './pieces';

/** The values that texts take by `{{clave}}`, as they are saved, and the names of the office's own. */
export function siteValues(root: string): SiteValues {
  const { files } = listFiles(root, undefined, GIVERS);
  const oficina = files.find(({ name }) => name === 'oficina');
  const rows = oficina ? groupOf(parseSource(oficina.text, oficina.file).data) : {};
  const names = Object.entries(rows).map(([key, row]) => [key, String(groupOf(row)['que'] ?? '')]);
  return { values: valuesOf(files), names: Object.fromEntries(names) as SiteValues['names'] };
}
