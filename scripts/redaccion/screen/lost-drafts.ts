import type { Listed } from '../api';

/** A draft that this browser was shown. */
export interface SeenDraft {
  oficina: string;
  file: string;
  title: string;
  /** In ISO form. */
  day: string;
}

const KEY = 'redaccion-borradores';

const kept = (): SeenDraft[] => JSON.parse(localStorage.getItem(KEY) ?? '[]') as SeenDraft[];
const keep = (drafts: SeenDraft[]) => localStorage.setItem(KEY, JSON.stringify(drafts));

/**
 * Notes the present drafts in this browser: they are in a single folder, and a folder that was cloned again
 * has lost them.
 * @param lost those known to be lost; without it, the list is the first since the page was opened
 * @returns the drafts that were noted before and are gone
 */
export function noteDrafts({ piezas, oficina }: Listed, lost?: SeenDraft[]): SeenDraft[] {
  const waiting = piezas.filter(({ unsaved }) => unsaved);
  const noted = kept().filter((one) => one.oficina === oficina);
  const others = kept().filter((one) => one.oficina !== oficina);
  const gone = lost ?? noted.filter((one) => !waiting.some(({ file }) => file === one.file));
  const day = new Date().toISOString().slice(0, 10);
  keep([
    ...others,
    ...gone,
    ...waiting.map(({ file, title }) => {
      const before = noted.find((one) => one.file === file);
      return before ?? { oficina, file, title, day };
    }),
  ]);
  return gone;
}

export const forgetDrafts = (lost: SeenDraft[]): void =>
  keep(
    kept().filter(
      ({ file, oficina }) => !lost.some((one) => one.file === file && one.oficina === oficina),
    ),
  );
