import type { EntryOf } from '@/lib/content/model';
import type { Entry } from '@/lib/content/types';
import { longDate } from '@/lib/office/dates';
import { STATES } from '@/lib/ui-texts';

/** Returns why an unpublished piece waits, for its mark in previews. */
export function waitsInWords({ waits }: Pick<Entry<unknown>, 'waits'>): string | undefined {
  if (!waits) return undefined;
  if (waits.name === 'revision') return STATES.review;
  return waits.day ? STATES.from(longDate(waits.day)) : STATES.draft;
}

type Corrected = Pick<EntryOf<'comunicados'>['data'], 'correcciones'>;

export const correctionsView = ({ correcciones }: Corrected) =>
  correcciones?.map((one) => ({ ...one, larga: longDate(one.fecha) }));

/** Returns the later of the last correction's day and `day`. */
export const lastCorrection = <D extends string | undefined>(day: D, { correcciones }: Corrected) =>
  (correcciones ?? []).reduce<string | D>(
    (last, { fecha }) => (last === undefined || fecha > last ? fecha : last),
    day,
  );
