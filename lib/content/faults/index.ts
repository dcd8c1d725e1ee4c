import { CROSS_FAULTS } from './cross';
import { FILE_NAMES, type Names } from './names';
import { PENDING_FAULTS } from './pending';
import { PUBLIC_FAULTS } from './public';
import { SCHEMA_FAULTS } from './schema';
import { SOURCE_FAULTS } from './source';
import { TEXT_FAULTS } from './text';

export { FILE_NAMES, type Names } from './names';
export { nameWords, pathWords, type NameReason, type PathReason } from './paths';
export { UNSEEN_KINDS, type OtherFormat, type UnseenKind } from './public';
export { EJEMPLO_CITA, type FoundValue } from './schema';

const TABLE = {
  ...SOURCE_FAULTS,
  ...SCHEMA_FAULTS,
  ...TEXT_FAULTS,
  ...CROSS_FAULTS,
  ...PENDING_FAULTS,
  ...PUBLIC_FAULTS,
};

export type Code = keyof typeof TABLE;

export type ValuesOf<C extends Code> =
  Parameters<(typeof TABLE)[C]> extends [infer V, ...unknown[]] ? V : object;

/** Codes that need no values: an issue of a schema carries one as its message. */
export type SchemaCode = {
  [C in keyof typeof SCHEMA_FAULTS]: object extends ValuesOf<C> ? C : never;
}[keyof typeof SCHEMA_FAULTS];

/** Some words of a text, and their occurrence there, from 0. */
export interface Occurrence {
  words: string;
  nth: number;
}

/** The places of some words in a text, from and to, whatever their capitals and spaces; not within a word. */
export function placesOf(text: string, words: string): [from: number, to: number][] {
  const sought = words.trim();
  if (!sought) return [];
  const escaped = sought.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+');
  const pattern = new RegExp(`(?<!\\p{L})${escaped}(?!\\p{L})`, 'giu');
  return [...text.matchAll(pattern)].map(({ 0: found, index }) => [index, index + found.length]);
}

/** The row of a list around a field: its place from 1, and its name. */
export interface FaultRow {
  list: string;
  order: number;
  name?: string | undefined;
}

export interface FaultOf<C extends Code> {
  code: C;
  values: ValuesOf<C>;
  /** The faulty words of the text. */
  words?: Occurrence;
  /** A key with a good value. */
  example?: { key: string; value: string };
  row?: FaultRow;
  /** The first line of the content that uses the faulty file. */
  usedAt?: { file: string; line: number };
}

type FaultWith<C extends Code> = { [K in C]: FaultOf<K> }[C];

/** What is wrong, as data: `code` chooses the words for a file or a form. Survives JSON. */
export type ContentFault = FaultWith<Code>;

export const isSchemaCode = (word: string): word is SchemaCode =>
  Object.hasOwn(SCHEMA_FAULTS, word);

/** @param words faulty words of the text, exactly */
export const fault = <C extends Code>(code: C, values: ValuesOf<C>, words?: string): FaultWith<C> =>
  ({ code, values, ...(words && { words: { words, nth: 0 } }) }) as FaultWith<C>;

/** The sentence of a fault alone, without its example and row. */
export function sentenceOf<C extends Code>({ code, values }: FaultOf<C>, say: Names): string {
  const table: { [K in Code]: (values: ValuesOf<K>, say: Names) => string } = TABLE;
  return table[code](values, say);
}

export const rowWords = ({ row }: { row?: FaultRow }, say: Names): string =>
  row
    ? ` (renglón ${row.order} de ${say.key(row.list)}${row.name ? `, «${row.name.slice(0, 60)}»` : ''})`
    : '';

/** Says a fault as a file needs it: what is wrong, and what to write. */
export function fileWords(one: ContentFault): string {
  const { example, usedAt } = one;
  const like = example ? ` Escriba, por ejemplo: ${example.key}: ${example.value}` : '';
  const used = usedAt ? ` (Está en ${usedAt.file}:${usedAt.line}.)` : '';
  return `${sentenceOf(one, FILE_NAMES)}${like}${rowWords(one, FILE_NAMES)}${used}`;
}
