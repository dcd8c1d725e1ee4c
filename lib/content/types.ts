/**
 * Texts that are in the place of files of `content/`, or are added to them, by their path; null takes a file
 * away.
 */
export type Overlay = ReadonlyMap<string, string | null>;

/** A problem in an author's file, with its place and its remedy. */
export interface Problem {
  /** Path from the project's root, for example `content/prensa/x.md`. */
  file: string;
  /** Line in the file, counted from 1; 0 when the file has none, such as a picture. */
  line: number;
  /** Dotted path of the field, empty when the problem is not in a field. */
  field: string;
  message: string;
}

/** A place in an author's file: a field of the data, or a line of the text, from 1. */
export type Place = { field: PropertyKey[] } | { bodyLine: number };

/** A finding with its place in an author's file. Plain data. */
export type Placed<T> = { what: T } & Place;

/**
 * Finds the line of a field, in a file that is read again for it; or, within the field's text, the line
 * of the `nth` occurrence of some words, from 0.
 */
export type LineFinder = (
  file: string,
  fieldPath: readonly PropertyKey[],
  within?: { words: string; nth: number },
) => number;

/** Something wrong in a Markdown text; its lines count from the text's first. */
export interface TextFault {
  line: number;
  message: string;
}

/**
 * A legal source as authors write it, `SIGLAS artículos`: `LGRA 102`, `LGRA 33 y 49`, `CPEUM 109-III`,
 * `LGRA 91 a 94`. Several are separated by `; `; an unverified source ends in ` por confirmar`.
 */
export interface Cita {
  /** Those of a law in `content/leyes`; as written, a role of its law. */
  siglas: string;
  /** As written: `102`, `109-III`, `91 a 94`. None: the law as a whole. */
  articulos: string[];
  porConfirmar: boolean;
}

/** A section of a page: a `##` heading with the text below it. */
export interface Section {
  id: string;
  titulo: string;
  html: string;
}

/** A Markdown text as pages show it: whole, and cut into the sections of a tabbed page. */
export interface Rendered {
  html: string;
  sections: Section[];
}

/** An author's file, validated. Plain data, which survives JSON: its lines are found by `lineFinder`. */
export interface Entry<T> {
  slug: string;
  file: string;
  data: T;
  body: string;
  /** The body's first line in the file, from 1. */
  bodyLine: number;
  /** The legal sources that it cites, each once. */
  citas: Cita[];
  /** The Markdown as HTML, of a file that was read; `renderedOf` gives it always. */
  rendered?: Rendered;
  /** Why it is not published yet, where it is shown all the same. */
  waits?: State;
}

/** Where a piece is between its first word and its last day. */
export interface State {
  name: 'publicado' | 'borrador' | 'revision' | 'programado' | 'retirado';
  /** ISO day on which it is published, or was withdrawn. */
  day?: string;
}

/** A file that is not published as it is, or only until a day. */
export interface Stated {
  file: string;
  state: State;
}
