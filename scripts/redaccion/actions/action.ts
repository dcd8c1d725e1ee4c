import { z } from 'zod';
import type { collections, Name } from '@/lib/content/model';
import type { FilesBeside } from '../api';

// The screen's policy lets nobody make code from text.
z.config({ jitless: true });

/** Content while it is written: any part of it may be missing yet. */
type Unfinished<T> = T extends readonly (infer Row)[]
  ? Unfinished<Row>[]
  : T extends object
    ? { [Key in keyof T]?: Unfinished<T[Key]> | undefined }
    : T;

export type DataOf<C extends Name> = Unfinished<z.input<(typeof collections)[C]['schema']>>;

/** Where an action is offered: the numbers of the rows that lead to it, from the outermost. */
export interface ActionPlace<C extends Name> {
  data: DataOf<C>;
  rows: number[];
}

/** What an action is told when it begins: its place, and the pieces beside it. */
export interface ActionContext<C extends Name = Name> extends ActionPlace<C> {
  file: string;
  /** Other pieces that the action reads or changes: as saved, or with the changes of this save. */
  others: FilesBeside[];
  today: string;
}

interface AskedDocument {
  clave: string;
  titulo: string;
  archivo: string;
  /** It takes no other's place. */
  isNew?: boolean;
}

type AnswersSoFar = Record<string, string | undefined>;

interface ActionOn<C extends Name, Q extends z.ZodObject> {
  collection: C;
  /** The keys that lead to the place from the piece's data; `*` is any row of a list. */
  at: string;
  label: string;
  when?: (place: ActionPlace<C>) => boolean;
  /** Other collections that it reads or changes. */
  beside?: (place: ActionPlace<C>) => Name[];
  /** Drawn as the fields of a piece are; the `default` of a question's meta is its first answer. */
  questions: (context: ActionContext<C>, answers?: AnswersSoFar) => Q;
  /**
   * Changes the context, which is a copy; nothing is saved by it.
   * @returns further changes, and things that stay, in sentences; or, as a text, why it cannot be done
   */
  apply: (context: ActionContext<C>, answers: z.infer<Q>) => string[] | string;
  /** Words of it that other pieces may still have. */
  mentions?: (place: ActionPlace<C>) => (string | undefined)[];
  document?: (place: ActionPlace<C>, answers?: AnswersSoFar) => AskedDocument;
}

export type Action = ActionOn<Name, z.ZodObject>;

export const action = <C extends Name, Q extends z.ZodObject>(one: ActionOn<C, Q>): Action =>
  one as unknown as Action;

interface Meta {
  ayuda?: string;
  default?: string | undefined;
}

export const wordsAsked = (title: string, meta: Meta = {}) =>
  z
    .string()
    .min(1)
    .meta({ title, ...meta });

export const dayAsked = (title: string, meta: Meta = {}) => z.iso.date().meta({ title, ...meta });

interface PieceOf<C extends Name> {
  data: DataOf<C>;
}

export const piecesWithin = <C extends Name>(
  { others }: ActionContext,
  collection: C,
): PieceOf<C>[] =>
  others.filter((one) => one.collection === collection) as unknown[] as PieceOf<C>[];

export const pieceBeside = <C extends Name>(
  context: ActionContext,
  collection: C,
): PieceOf<C> | undefined => piecesWithin(context, collection)[0];
