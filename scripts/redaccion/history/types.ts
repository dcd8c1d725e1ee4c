import { z } from 'zod';
import type { ToldWords } from '../../told-words';
import type { ChangedFile } from '../../repository/repository';
import { FileName, type SavedMoment, type ShownProblem } from '../api';

/** A commit of the office's folder; the first has no changed files. */
export interface Version extends SavedMoment {
  id: string;
  what: string;
  /** Those that are no more have the title that they had. */
  files: (ChangedFile & { title?: string })[];
}

/** `?file=` asks for a single piece; `?saltar=` leaves out the newest. */
export interface HistoryEntry {
  versions: Version[];
  more: boolean;
  /** Why there is no history, with the remedy. */
  missing?: ToldWords;
}

export interface FieldChange {
  place: string;
  before: string;
  after: string;
}

/** `?id=` asks for the changes of a version. */
export interface PieceChange extends ChangedFile {
  fields: FieldChange[];
  paragraphs: { words: string; came: boolean }[];
}

/** Of a file of the office's folder; no path that goes up. */
export const KeptName = FileName.regex(/^(?:content|public)(?:\/(?!\.{1,2}(?:\/|$))[^/\\]+)+$/);

/** Of a single piece, or of all, or of all that the version changed; `undo` asks for the state before it. */
export const BackBody = z.object({
  id: z.string(),
  file: KeptName.optional(),
  undo: z.boolean().optional(),
});
export type Back = z.infer<typeof BackBody>;

export type Returned = { result: 'saved' } | { result: 'refused'; problems: ShownProblem[] };
