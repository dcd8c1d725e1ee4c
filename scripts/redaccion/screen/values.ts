import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Action } from '../actions/action';
import type { Along, ApiJson, Piece, ShownProblem } from '../api';
import { ReferenceReader } from './references';
import type { BroughtPicture } from './word/bring-document';

/** Path of the whole; a place within it is `data.anteriores.0.nombre`. */
export const ROOT = 'data';

/** The id of the text's control. */
export const TEXT = 'texto';

export type LinkedChanges = Along & { notes?: Note[] };

export interface Note {
  words: string;
  file?: string;
}

export interface Whole {
  data: ApiJson;
  body?: string | undefined;
  along?: LinkedChanges | undefined;
}

/** The field's path as the check names it. */
export const fieldOf = (path: string) => path.split('.').slice(1).join('.');

/** A form's values as a tree, each place heard by its path. A change copies the way to it, and nothing else. */
export class FormTree<T extends object> {
  private readonly hearers = new Set<() => void>();

  constructor(public now: T) {}

  readonly hear = (hearer: () => void) => {
    this.hearers.add(hearer);
    return () => void this.hearers.delete(hearer);
  };

  readonly at = (path: string): unknown =>
    path.split('.').reduce<unknown>((tree, key) => (tree as Tree | undefined)?.[key], this.now);

  readonly put = (now: T) => {
    this.now = now;
    for (const hearer of this.hearers) hearer();
  };

  readonly set = (path: string, value: unknown) =>
    this.put(withValue(this.now, path.split('.'), value) as T);
}

type Tree = Record<string, unknown>;

function withValue(tree: unknown, [key, ...rest]: string[], value: unknown): unknown {
  if (key === undefined) return value;
  const copy = (Array.isArray(tree) ? [...tree] : { ...(tree as Tree) }) as Tree;
  copy[key] = withValue(copy[key], rest, value);
  return copy;
}

export interface PieceScope extends Pick<Piece, 'file' | 'collection'> {
  words: Pick<FormTree<object>, 'hear' | 'at' | 'set'>;
  reader: ReferenceReader;
  /** Pictures of the Word document from which the piece was begun. */
  pictures: BroughtPicture[];
  /** Faults of the piece, and advice about it. */
  problems: FoundProblem[];
  /** The place that the person asked to be led to. */
  target: string;
  begin: (action: Action, field: string, title?: string) => void;
}

/** Of the open piece itself. Advice hinders no save. */
interface FoundProblem extends Pick<ShownProblem, 'field' | 'message' | 'faulty'> {
  isAdvice?: boolean;
}

/** The open piece, for the parts of its form. */
export const PieceContext = createContext<PieceScope>({
  ...{ file: '', collection: 'paginas', pictures: [], problems: [], target: '' },
  words: new FormTree({}),
  reader: new ReferenceReader(),
  begin: () => undefined,
});

export const usePieceScope = () => useContext(PieceContext);

/** A place and how to change it; an undefined value is absent from the JSON. */
function usePlace<T>(path: string): [T | undefined, (value: T | undefined) => void] {
  const { hear, at, set } = usePieceScope().words;
  const value = useSyncExternalStore(hear, () => at(path)) as T | undefined;
  return [value, (next) => set(path, next)];
}

export const useValue = (path: string) => usePlace<ApiJson>(path);
export const useText = () => usePlace<string>('body');
export const useLinkedChanges = () => usePlace<LinkedChanges>('along');
