import type { Content } from '@/lib/content/model';
import { normasOf, type NormaEntry } from '.';

export interface NormaChange {
  entry: NormaEntry;
  id: string;
  day: string;
  what: string;
}

/** Returns every dated start, end and reform of the norms, newest first. */
export const normaChanges = (content: Pick<Content, 'normas'>): NormaChange[] =>
  [...normasOf(content).values()]
    .flatMap((entry) => {
      const { desde, hasta, cambios } = entry.norma;
      return [
        ...(desde ? [{ entry, id: 'desde', day: desde, what: 'Empezó a regir.' }] : []),
        ...cambios.map(({ fecha, que }, at) => ({
          ...{ entry, id: `cambio-${at + 1}`, day: fecha, what: que },
        })),
        ...(hasta ? [{ entry, id: 'hasta', day: hasta, what: 'Último día en que rigió.' }] : []),
      ];
    })
    .sort((a, b) => b.day.localeCompare(a.day));
