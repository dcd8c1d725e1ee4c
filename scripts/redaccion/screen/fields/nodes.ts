import { isDay } from '@/lib/office/dates';
import { labelOf } from '@/lib/content/model/labels';
import type { SchemaNode } from '@/lib/content/model/schema-tree';
import type { ApiJson } from '../../api';

export type FieldKind =
  | 'group'
  | 'named'
  | 'list'
  | 'flags'
  | 'either'
  | 'yesno'
  | 'choice'
  | 'number'
  | 'day'
  | 'photo'
  | 'text';

export type FieldValues = Record<string, ApiJson>;

export const isFields = (value: ApiJson | undefined): value is FieldValues =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Which control a place of the schema has. */
export function fieldKindOf(node: SchemaNode): FieldKind {
  if (node.lugar) return 'photo';
  if (node.anyOf) return node.anyOf.every(({ type }) => type === 'string') ? 'text' : 'either';
  if (node.properties) return 'group';
  if (node.type === 'object') return 'named';
  if (node.type === 'array') return node.items?.enum ? 'flags' : 'list';
  if (node.enum) return 'choice';
  if (node.type === 'boolean') return 'yesno';
  if (node.type === 'integer' || node.type === 'number') return 'number';
  return node.format === 'date' ? 'day' : 'text';
}

/** True when a value can be shown by the control of its place; a file may hold anything. */
export function fits(kind: FieldKind, value: ApiJson | undefined): boolean {
  if (value === undefined) return true;
  if (kind === 'group' || kind === 'named') return isFields(value);
  if (kind === 'list' || kind === 'flags') return Array.isArray(value);
  return kind === 'either' || value === null || typeof value !== 'object';
}

/** The first value of an added place: nothing that the author did not choose. */
export function emptyOf(node: SchemaNode): ApiJson {
  const kind = fieldKindOf(node);
  if (kind === 'group' || kind === 'named' || kind === 'either') return {};
  if (kind === 'list' || kind === 'flags') return [];
  // Anyone who adds a yes/no wants the answer that is not taken for granted.
  return kind === 'yesno' ? node.default !== true : '';
}

const TITLES =
  'titulo nombre pregunta que para etiqueta periodo texto motivo es id campo fecha'.split(' ');

/** The name of a row: the first of its values that tells it apart. */
export function titleOf(row: ApiJson | undefined, fallback: string): string {
  if (typeof row === 'string' || typeof row === 'number') return String(row) || fallback;
  if (!isFields(row)) return fallback;
  const said = TITLES.map((key) => row[key]).find((value) => typeof value === 'string' && value);
  return said === undefined ? fallback : shorten(String(said));
}

/** The list of groups that each row of a list must have: a unit's people. */
export const innerList = (items: SchemaNode): string | undefined =>
  Object.entries(items.properties ?? {}).find(
    ([key, node]) =>
      items.required?.includes(key) &&
      node.type === 'array' &&
      node.items !== undefined &&
      fieldKindOf(node.items) === 'group',
  )?.[0];

const BIG = 8;

/** Whether a list of groups is long enough to be a table; of lists within it (a unit's people), all rows count. */
export function isBig({ items = {} }: SchemaNode, value: ApiJson | undefined): boolean {
  if (fieldKindOf(items) !== 'group' || !Array.isArray(value)) return false;
  const inner = innerList(items);
  const rows = inner
    ? value.flatMap((row) => {
        const own = isFields(row) ? row[inner] : [];
        return Array.isArray(own) ? own : [];
      })
    : value;
  return rows.length >= BIG;
}

const shorten = (text: string) => (text.length > 70 ? `${text.slice(0, 68).trimEnd()}…` : text);

/** A key's name for people; a name that an author chose stays as it is. */
export const nameOf = (key: string) => labelOf(key) ?? key;

/** Help that speaks of the file's own signs, said for a form. */
export const spokenHelp = (help: string) =>
  help
    .replace(/^Año, mes y día con guiones\.$| \(\w+, en \w+\.yml\)/, '')
    .replace(', entre comillas', '')
    .replace(/ como "(\w+)"/, ' como $1')
    .replace(': ""', ', déjelo vacío')
    .replace(/^Con true,? /, 'Si dice «Sí», ')
    .replace(/^Con false,? /, 'Si dice «No», ');

/** An example without the quotes that YAML asks for. */
export const spokenExample = (example: string) => example.replace(/^"(.*)"$/, '$1');

/** As typed, but a whole number in a place for numbers. */
export const numberFrom = (text: string): ApiJson =>
  /^-?\d{1,15}$/.test(text) ? Number(text) : text;

/** True when the browser's day field can hold the value without losing it. */
export const holdsDay = (value: ApiJson | undefined) =>
  value === undefined || value === '' || (typeof value === 'string' && isDay(value));
