import type { ContentFault, Occurrence } from './faults';

/** Texts that replace or add files of `content/`, by path; null removes a file. */
export type Overlay = ReadonlyMap<string, string | null>;

/** A fault and its place: a file, and there a field, or a line if `field` is empty. */
export type Problem = ContentFault & {
  file: string;
  line: number;
  field: string;
  /** Its values have hidden words of a document, which no log may keep. */
  isSecret?: boolean;
};

/** A field of a file's data, or a line of its text, from 1. */
export type Place = { field: PropertyKey[] } | { line: number };

export type Placed<T> = { what: T } & Place;

/** Finds the line of a field; or, in its text, of the `nth` occurrence of some words, from 0. */
export type LineFinder = (
  file: string,
  fieldPath: readonly PropertyKey[],
  within?: Occurrence,
) => number;

export type TextFault = { line: number; fault: ContentFault };
export type FieldFault = { field: PropertyKey[]; fault: ContentFault };
export type AnyFault = TextFault | FieldFault;

/** A legal source: `LGRA 102`, `LGRA 33 y 49`, `CPEUM 109-III`, `LGRA 91 a 94 por confirmar`. */
export interface Cita {
  /** Siglas of a law in `content/leyes`; as written, its role. */
  siglas: string;
  articulos: string[];
  porConfirmar: boolean;
}

export interface Section {
  id: string;
  titulo: string;
  html: string;
}

export interface Rendered {
  html: string;
  sections: Section[];
}

/** A valid file as plain data, which survives JSON; `lineFinder` finds its lines. */
export interface Entry<T> {
  slug: string;
  file: string;
  data: T;
  body: string;
  bodyLine: number;
  citas: Cita[];
  waits?: State;
}

export interface State {
  name: 'publicado' | 'borrador' | 'revision' | 'programado' | 'retirado';
  /** ISO day of publication or withdrawal. */
  day?: string;
}

export interface Stated {
  file: string;
  state: State;
}
