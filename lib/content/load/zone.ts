import { existsSync } from 'node:fs';
import path from 'node:path';
import { FOLDER } from '@/lib/content/model';
import { ZONAS, type Zona } from '@/lib/content/model/sitio';
import { readText } from '@/lib/content/parse/read';
import { parseSource } from '@/lib/content/parse/source';
import { dayIn } from '@/lib/office/clock';

const SITIO = `${FOLDER}/sitio.yml`;
/** Fallback when sitio.yml has none, which the check reports. */
const MOST: Zona = 'America/Mexico_City';

/** Reads the zone from the text of sitio.yml: the day is needed before validation. */
export function zoneIn(text: string): Zona {
  const { zonaHoraria } = Object(parseSource(text, SITIO).data) as Record<string, unknown>;
  return ZONAS.find((one) => one === zonaHoraria) ?? MOST;
}

export const zoneAt = (root: string): Zona =>
  existsSync(path.join(root, SITIO)) ? zoneIn(readText(root, SITIO)) : MOST;

export const todayAt = (root: string, moment = new Date()): string => dayIn(zoneAt(root), moment);
