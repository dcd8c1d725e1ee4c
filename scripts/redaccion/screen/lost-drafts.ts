import type { Piece } from '../api';

/** A draft that this browser was shown: its piece, and the ISO day. */
export interface SeenDraft {
  file: string;
  title: string;
  day: string;
}

const KEY = 'redaccion-borradores';

const kept = (): SeenDraft[] => JSON.parse(localStorage.getItem(KEY) ?? '[]') as SeenDraft[];
const keep = (drafts: SeenDraft[]) => localStorage.setItem(KEY, JSON.stringify(drafts));

/**
 * Notes in this browser which drafts there are: they are in one folder alone, and a folder that was cloned
 * again does not know which it had.
 * @param lost those known to be lost; without it, the list is the first since the page was opened
 * @returns the drafts that were noted before and are gone
 */
export function noteDrafts(pieces: Piece[], lost?: SeenDraft[]): SeenDraft[] {
  const waiting = pieces.filter(({ unsaved }) => unsaved);
  const noted = kept();
  const gone = lost ?? noted.filter((one) => !waiting.some(({ file }) => file === one.file));
  const day = new Date().toISOString().slice(0, 10);
  keep([
    ...gone,
    ...waiting.map(({ file, title }) => {
      const before = noted.find((one) => one.file === file);
      return before ?? { file, title, day };
    }),
  ]);
  return gone;
}

export const forgetDrafts = (lost: SeenDraft[]): void =>
  keep(kept().filter(({ file }) => !lost.some((one) => one.file === file)));
