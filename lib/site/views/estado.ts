import type { EntryOf } from '@/lib/content/model';
import type { Entry } from '@/lib/content/types';
import { longDate } from '@/lib/office/dates';
import { STATES } from '@/lib/ui-texts';

/** Why a piece is not published yet, where it is shown all the same: a mark on its page and its card. */
export function waitsInWords({ waits }: Pick<Entry<unknown>, 'waits'>): string | undefined {
  if (!waits) return undefined;
  if (waits.name === 'revision') return STATES.review;
  return waits.day ? STATES.from(longDate(waits.day)) : STATES.draft;
}

type Corrected = Pick<EntryOf<'comunicados'>['data'], 'correcciones'>;

/** The corrections after its publication, with their days in words; undefined without any. */
export const correctionsView = ({ correcciones }: Corrected) =>
  correcciones?.map((one) => ({ ...one, larga: longDate(one.fecha) }));

/** The day of the last correction, or another when it is later or there is none. */
export const lastCorrection = <D extends string | undefined>(day: D, { correcciones }: Corrected) =>
  (correcciones ?? []).reduce<string | D>(
    (last, { fecha }) => (last === undefined || fecha > last ? fecha : last),
    day,
  );
