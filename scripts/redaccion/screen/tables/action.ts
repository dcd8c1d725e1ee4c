import type { FilesBeside, ApiJson, SeenPdf } from '../../api';
import { isFields, type FieldValues } from '../fields/nodes';
import type { Company } from '../values';

/** Something that a guided action asks. Answers are texts, as they were typed. */
export interface Question {
  key: string;
  label: string;
  kind?: 'line' | 'lines' | 'day' | 'choice' | 'pdf';
  help?: string;
  options?: [value: string, words: string][];
  optional?: boolean;
  initial?: string;
}

/** Where an action was asked for, and all that it may read. */
export interface Scene {
  file: string;
  data: ApiJson;
  field: string;
  /** The other pieces that it touches, as they are saved, or as this save will leave them. */
  others: FilesBeside[];
  /** In ISO form. */
  today: string;
}

export type Answers = Record<string, string>;

/** What an action makes of the form; nothing is saved by it. */
export interface ActionOutcome {
  data: ApiJson;
  others?: Map<string, ApiJson>;
  pdf?: Company['pdfs'][number];
  /** What else changes, and what does not. */
  says: string[];
  row?: string;
}

/** What the person is led through at a place of a piece. */
export interface Action {
  collection: string;
  at: string;
  label: string;
  when?: (row: FieldValues, scene: Pick<Scene, 'data' | 'field'>) => boolean;
  beside?: string[];
  questions: (scene: Scene, answers: Answers) => Question[];
  /** @returns what it makes; or, as a text, why it cannot be done */
  outcome: (scene: Scene, answers: Answers, pdf: SeenPdf | undefined) => ActionOutcome | string;
  /** What other pieces may still say of it. */
  mentions?: (scene: Scene) => { words: string[]; unit?: string };
  /** Of a PDF: which document it must be. */
  document?: (scene: Scene) => { clave: string; titulo: string; archivo: string };
}

const keysOf = (field: string) => field.split('.').filter(Boolean);

/** The value at a dotted path. */
export const valueAt = (data: ApiJson | undefined, field: string): ApiJson | undefined =>
  keysOf(field).reduce<ApiJson | undefined>(
    (value, key) =>
      Array.isArray(value) ? value[Number(key)] : isFields(value) ? value[key] : undefined,
    data,
  );

/** The group at a dotted path; an empty one where there is none. */
export function fieldsAt(data: ApiJson | undefined, field: string): FieldValues {
  const value = valueAt(data, field);
  return isFields(value) ? value : {};
}

/** The rows at a dotted path. */
export function rowsAt(data: ApiJson | undefined, field: string): ApiJson[] {
  const value = valueAt(data, field);
  return Array.isArray(value) ? value : [];
}

/** The data with another value at a dotted path. */
export function withAt(data: ApiJson, field: string, value: ApiJson): ApiJson {
  const [head, ...rest] = keysOf(field);
  if (head === undefined) return value;
  const inner = withAt(valueAt(data, head) ?? {}, rest.join('.'), value);
  return Array.isArray(data)
    ? data.with(Number(head), inner)
    : { ...(isFields(data) ? data : {}), [head]: inner };
}

/** The path without its last part. */
export const around = (field: string) => field.slice(0, Math.max(field.lastIndexOf('.'), 0));

export const textOfValue = (value: ApiJson | undefined) => (typeof value === 'string' ? value : '');

/** A list with one more row at its end, and the way to it. */
export function added(
  { data, field }: Scene,
  row: FieldValues,
): Pick<ActionOutcome, 'data' | 'row'> {
  const rows = rowsAt(data, field);
  return { data: withAt(data, field, [...rows, row]), row: `${field}.${rows.length}` };
}

/** Those answers that say something, under their keys. */
export const given = (answers: Answers, keys: string[]): FieldValues =>
  Object.fromEntries(
    keys.flatMap((key) => (answers[key]?.trim() ? [[key, answers[key].trim()]] : [])),
  );
