import { readWords } from '@/lib/content/edit';
import { listFiles } from '@/lib/content/load/files';
import { GIVERS, valuesOf } from '@/lib/content/load/reference-values';
import type { SiteValues } from './api';
import { groupOf } from './pieces';

/** The values that texts take by `{{clave}}`, as they are saved, and the names of the office's own. */
export function siteValues(root: string): SiteValues {
  const { files } = listFiles(root, undefined, GIVERS);
  const oficina = files.find(({ name }) => name === 'oficina');
  return { values: valuesOf(files), names: oficina ? namesIn(oficina.file, oficina.text) : {} };
}

function namesIn(file: string, text: string): Record<string, string> {
  try {
    const rows = Object.entries(groupOf(readWords(file, text).data));
    return Object.fromEntries(rows.map(([key, row]) => [key, String(groupOf(row)['que'] ?? '')]));
  } catch {
    // An unreadable file names nothing; the check blames it.
    return {};
  }
}
