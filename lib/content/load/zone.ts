import { existsSync } from 'node:fs';
import path from 'node:path';
import { FOLDER } from '@/lib/content/model';
import { ZONAS, type Zona } from '@/lib/content/model/horario';
import { readText } from '@/lib/content/parse/read';
import { parseSource } from '@/lib/content/parse/source';
import { dayIn } from '@/lib/office/clock';

const SITIO = `${FOLDER}/sitio.yml`;
/** That of most of the country: only where sitio.yml does not say its own, of which the check tells. */
const MOST: Zona = 'America/Mexico_City';

/** The time zone that a text of sitio.yml gives: users of the day cannot wait until the content is valid. */
export function zoneIn(text: string): Zona {
  const { zonaHoraria } = Object(parseSource(text, SITIO).data) as Record<string, unknown>;
  return ZONAS.find((one) => one === zonaHoraria) ?? MOST;
}

/**
 * The day that it is at the office.
 * @param root the folder that has `content/`
 */
export const todayAt = (root: string, moment = new Date()): string =>
  dayIn(existsSync(path.join(root, SITIO)) ? zoneIn(readText(root, SITIO)) : MOST, moment);
