import { listFiles } from '@/lib/content/load/files';
import { GIVERS, valuesOf } from '@/lib/content/load/reference-values';
import type { SiteValues } from './api';
import { parsedData, groupOf } from './pieces';

/** The values that texts take by `{{clave}}`, as they are saved, and the names of the office's own. */
export function siteValues(root: string): SiteValues {
  const { files } = listFiles(root, undefined, GIVERS);
  const oficina = files.find(({ name }) => name === 'oficina');
  const rows = Object.entries(oficina ? groupOf(parsedData(oficina)) : {});
  const names = rows.map(([key, row]) => [key, String(groupOf(row)['que'] ?? '')] as const);
  return { values: valuesOf(files), names: Object.fromEntries(names) };
}
