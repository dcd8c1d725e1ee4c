import type { Content } from '@/lib/content/model';
import { normasOf, type NormaEntry } from '.';

/** A change of a norm on a day. */
export interface NormaChange {
  entry: NormaEntry;
  id: string;
  day: string;
  what: string;
}

/** Every dated change of the norms, the newest first: when each began and ceased to rule, and its reforms. */
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
