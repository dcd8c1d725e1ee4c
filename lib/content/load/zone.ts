import type { File } from '@/lib/content/lint/check-file';
import { FOLDER } from '@/lib/content/model';
import { ZONAS, type Zona } from '@/lib/content/model/sitio';
import { dayIn } from '@/lib/office/clock';
import { parsedFile } from './files';
import { libraryOf } from './library';

const SITIO = `${FOLDER}/sitio.yml`;
/** Fallback when sitio.yml has none, which the check reports. */
const MOST: Zona = 'America/Mexico_City';

/** Reads the zone from the text of sitio.yml: the day is needed before validation. */
export function zoneIn(sitio: File): Zona {
  const { zonaHoraria } = Object(parsedFile(sitio).data) as Record<string, unknown>;
  return ZONAS.find((one) => one === zonaHoraria) ?? MOST;
}

export function zoneAt(root: string): Zona {
  const sitio = libraryOf(root).file(SITIO);
  return sitio ? zoneIn(sitio) : MOST;
}

export const todayAt = (root: string, moment = new Date()): string => dayIn(zoneAt(root), moment);
