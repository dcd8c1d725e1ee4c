import { z } from 'zod';
import type { Name } from '@/lib/content/model';
import type { SchemaNode } from '@/lib/content/model/schema-tree';
import type { Occurrence } from '@/lib/content/faults';
import type { Problem, State } from '@/lib/content/types';
import type { ToldWords } from '../told-words';
import type { Decisions } from './join';

/**
 * The messages between the newsroom's screen and its server, as JSON; screen/client.ts lists their addresses.
 * An answer that is not 200 carries `{ error }`, a sentence in Spanish.
 */

export type ApiJson = null | boolean | number | string | ApiJson[] | { [key: string]: ApiJson };

export const ROLES = ['redacta', 'publica'] as const;

/** Who uses the newsroom. */
export interface Person {
  /** As they log in at the office's proxy; empty without a proxy, as the name. */
  login: string;
  name: string;
  /** Of their commits; made up of the login where they have none. */
  email?: string | undefined;
  role: (typeof ROLES)[number];
}

export interface Listed {
  piezas: Piece[];
  /** The last publication. */
  last?: SavedMoment;
  /** What the next publication changes; unknown before the first. */
  waiting?: WaitingPiece[];
  /** What is wrong with the machine's clock, with the history or with its copy, each in words. */
  faults: ToldWords[];
  /** The computer's user, in whose name the history keeps what is saved, as nobody told git theirs. */
  unnamed?: string;
}

export interface Piece {
  /** Path from the project's root: `content/prensa/x.md`. */
  file: string;
  collection: Name;
  title: string;
  /** Where it is between its first word and its last day. */
  state: State['name'];
  /** ISO day on which it is published, or is withdrawn. */
  stateDay?: string;
  /**
   * Whether visitors see it as it is saved, see it otherwise, or don't see it, where the last publication is
   * known; of one that is no longer published, whether they still see it.
   */
  out?: 'igual' | 'cambiado' | 'nuevo' | 'quitado';
  /** Of what waits to be published, the moment of its last save. */
  savedAt?: string;
  day?: string;
  unsaved: boolean;
  /** In no file yet. */
  isNew?: boolean | undefined;
  others?: string[] | undefined;
}

/** A piece that the next publication changes, and how; without a collection, files that no piece shows. */
export interface WaitingPiece {
  file: string;
  title: string;
  collection?: Name;
  happened: 'nuevo' | 'cambiado' | 'movido' | 'retirado' | 'quitado';
  /** ISO moment of its last save; none of a change that its day brings. */
  savedAt?: string;
}

/** The changeable parts of a file: its data as written (references unresolved) and its Markdown. */
export interface Words {
  data: ApiJson;
  body?: string | undefined;
}

/** Values that texts take by `{{clave}}`, and names of those that have no label. */
export interface SiteValues {
  values: Record<string, unknown>;
  names: Record<string, string>;
}

export interface Opened extends Words {
  piece: Piece;
  /** SHA-256 of the file as it was read, in hexadecimal. */
  base: string;
  schema: SchemaNode;
  site?: SiteValues;
  /** Why this person may not save it. */
  locked?: string;
  /** Why nobody can save now: the history of the folder is half done, or on no branch. */
  stopped?: ToldWords;
  draft?: Draft;
}

/** A person's unsaved words. */
export interface Draft extends Words, Kept {
  base: string;
  along?: Along | undefined;
  /** Made where others changed the same. */
  decided?: Decisions | undefined;
  /** The words of its base, where the file has others by now and the history knows them. */
  from?: Words | undefined;
  /** Of the file's present words, if they are not those of its base. */
  saved?: SavedMoment | undefined;
}

/** A path from the project's root, without control signs. */
export const FileName = z.string().regex(/^(?:[^\p{Cc}]*[^/\p{Cc}])?$/u);

/** It names a file that waits: any other text would name another file. */
const Sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** A PDF that is to be at a place of `public/`, with its note in the ledger of documents. */
const NewPdfBody = z.object({ archivo: z.string(), sha256: Sha256, nota: z.string() });
export type NewPdf = z.infer<typeof NewPdfBody>;

const Data: z.ZodType<ApiJson> = z.json();

/** Saved together with a piece: other pieces, whose text stays, and PDFs that were put aside. */
export const AlongBody = z.object({
  changes: z.array(z.object({ file: z.string(), base: z.string(), data: Data })),
  pdfs: z.array(NewPdfBody),
});
export type Along = z.infer<typeof AlongBody>;

/** By the id of a question about what two people changed. */
export const DecisionsBody: z.ZodType<Decisions> = z.record(
  z.string(),
  z.enum(['mine', 'theirs', 'both']),
);

/**
 * To be saved, or checked, shown or kept as a draft. `base` is that of the opened piece, empty for a new file;
 * without `body`, the file's text stays; all of `along` is saved with it, or nothing is.
 */
export const ChangeBody = z.object({
  file: FileName,
  base: z.string(),
  data: Data,
  body: z.string().optional(),
  along: AlongBody.optional(),
  decided: DecisionsBody.optional(),
  /** Of a draft, when the screen had these words: a late answer does not make them newer. */
  savedAt: z.iso.datetime().optional(),
});
export type Change = z.infer<typeof ChangeBody>;

/** A window in which a piece is open. */
export const OpeningBody = z.object({ file: FileName, window: z.uuid() });

/** Another window with the same piece; without a name, of the same person. */
export interface OpenElsewhere {
  who?: string;
  since: string;
}

/** The line of each piece in which words were found, by file. */
export type FoundLines = Record<string, { line: string; field?: string | undefined }>;

/** The new name in the address of a piece. */
export const RenamingBody = z.object({ file: FileName, base: z.string(), name: z.string() });
export type Renaming = z.infer<typeof RenamingBody>;

export const SoughtBody = z.object({
  find: z.string().trim().min(1),
  /** Also with other capitals or accents. */
  loose: z.boolean(),
});
export type SoughtWords = z.infer<typeof SoughtBody>;

export interface FoundPlaces {
  file: string;
  base: string;
  title: string;
  /** Why this person may not save it. */
  locked?: string;
  places: { where: string; before: string; found: string; after: string }[];
}

/** The chosen places of each piece are by their order. */
export const ReplacingBody = SoughtBody.extend({
  by: z.string(),
  pieces: z
    .array(z.object({ file: FileName, base: z.string(), chosen: z.array(z.number()) }))
    .min(1),
});
export type Replacing = z.infer<typeof ReplacingBody>;

/** The findings within a PDF, before anything is saved. `archivo` is where it would be. */
export interface SeenPdf {
  archivo: string;
  sha256: string;
  pages: number;
  seems: 'suyo' | 'otro' | 'sin texto';
  codes: string[];
  /** Things in it that readers should not get, in Spanish. */
  advice: string[];
}

/** For actions that touch other pieces. */
export interface FilesBeside {
  file: string;
  collection: Name;
  base: string;
  data: ApiJson;
}

export interface Mention {
  file: string;
  collection: Name;
  title: string;
  says: string[];
}

/** A problem in the words of a form, with the name of its piece. */
export interface ShownProblem extends Pick<Problem, 'file' | 'line' | 'field' | 'code'> {
  piece?: string;
  message: string;
  /** For whoever cares for the machine. */
  details?: string;
  /** The label of the action that mends it, at the row of its field. */
  press?: string;
  /** The faulty words of the field or text. */
  faulty?: Occurrence;
}

export interface Checked {
  problems: ShownProblem[];
  warnings: ShownProblem[];
}

/** A draft's moment, in ISO form. */
export interface Kept {
  savedAt: string;
}

/** A change that is refused, or in conflict, stays as a draft, and `content/` as it was. */
export type Saved =
  | { result: 'saved'; base: string; changed: boolean; piece: Piece; warnings: ShownProblem[] }
  | { result: 'refused'; problems: ShownProblem[] }
  | { result: 'conflict'; theirs: Words & { base: string; saved?: SavedMoment } };

export interface SavedMoment {
  who: string;
  at: string;
}

/** A way in which the site shows a piece: a whole page as a text of its own, or a PDF. */
export type View = { name: string } & ({ html: string } | { pdf: string; pages: number });

/** Without views, the problems say why. */
export interface Preview {
  views: View[];
  problems: ShownProblem[];
}
