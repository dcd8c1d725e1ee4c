import { z } from 'zod';
import { FileName, type ShownProblem } from '../api';

export type Happened = 'nuevo' | 'cambiado' | 'quitado';

/** A commit of the office's folder. `GET /api/historia` answers a `HistoryEntry`. */
export interface Version {
  id: string;
  who: string;
  at: string;
  what: string;
  /** The changed files; none of the first commit. */
  files: { file: string; happened: Happened }[];
}

/** `?file=` asks for a single piece; `?saltar=` leaves out the newest. */
export interface HistoryEntry {
  versions: Version[];
  more: boolean;
  /** Why there is no history, with the remedy. */
  missing?: string;
}

export interface FieldChange {
  place: string;
  before: string;
  after: string;
}

/** `GET /api/historia/version?id=…` answers `{ changes: PieceChange[] }`. */
export interface PieceChange {
  file: string;
  happened: Happened;
  fields: FieldChange[];
  paragraphs: { words: string; came: boolean }[];
}

export const KeptName = FileName.regex(/^(?:content|public)\/./);

/**
 * `POST /api/historia/volver`: of a single piece, or of all, or of all that the version changed; `undo` asks
 * for the state before that version.
 */
export const BackBody = z.object({
  id: z.string(),
  file: KeptName.optional(),
  undo: z.boolean().optional(),
});
export type Back = z.infer<typeof BackBody>;

export type Returned = { result: 'saved' } | { result: 'refused'; problems: ShownProblem[] };
