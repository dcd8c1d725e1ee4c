import { isDay } from '@/lib/office/dates';
import { labelOf } from '@/lib/content/model/labels';
import { slugify } from '@/lib/content/model/slug';
import type { SchemaNode } from '@/lib/content/model/schema-tree';
import { fold } from '@/lib/search/words';
import type { ApiJson } from '../../api';

export const isFields = (value: ApiJson | undefined): value is Record<string, ApiJson> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const asFields = (value: ApiJson | undefined): Record<string, ApiJson> =>
  isFields(value) ? value : {};

/** The fields of a value whose keys are kept. */
export const pick = (value: ApiJson | undefined, isKept: (key: string) => boolean) =>
  Object.fromEntries(Object.entries(asFields(value)).filter(([key]) => isKept(key)));

/** The node of each row. */
export const itemsOf = ({ items, additionalProperties }: SchemaNode): SchemaNode =>
  items ?? (typeof additionalProperties === 'object' ? additionalProperties : {});

export function fieldKindOf(node: SchemaNode) {
  if (node.lugar) return 'photo';
  if (node.nombra) return node.nombra === 'orden' ? 'order' : 'named-one';
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
export function fits(kind: ReturnType<typeof fieldKindOf>, value: ApiJson | undefined): boolean {
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
  const title = TITLES.map((key) => row[key]).find((value) => typeof value === 'string' && value);
  return title === undefined ? fallback : shorten(String(title));
}

/** The identifier of a new row, which nobody types: the number that follows, or its name's letters. */
export function freeId(node: SchemaNode, others: ApiJson[], row: ApiJson): ApiJson {
  const taken = others.map((one) => asFields(one)['id']);
  if (node.type !== 'string') return Math.max(0, ...taken.map((id) => Number(id) || 0)) + 1;
  const base = slugify(titleOf(row, '')).toLowerCase().slice(0, 40).replace(/-+$/, '') || 'nuevo';
  const names = [base, ...others.map((_, at) => `${base}-${at + 2}`)];
  return names.find((one) => !taken.includes(one)) ?? base;
}

/** The name of a page in its address: its title, at most sixty letters, and none of a word that does not fit whole. */
export function nameByTitle(title: string): string {
  const name = slugify(title).toLowerCase();
  return name.length > 60 ? name.slice(0, 61).replace(/-[^-]*$/, '') : name;
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

/** The rows of a list; of lists within it (a unit's people), those of all of them. */
function rowsIn({ items = {} }: SchemaNode, value: ApiJson | undefined): ApiJson[] {
  const rows = Array.isArray(value) ? value : [];
  const inner = innerList(items);
  return inner ? rows.flatMap((row) => asFields(row)[inner] ?? []) : rows;
}

const BIG = 8;

/** A list of as many groups of fields, or of single texts, is a sheet. */
export const isBig = (node: SchemaNode, value: ApiJson | undefined): boolean =>
  ['group', 'text'].includes(fieldKindOf(node.items ?? {})) && rowsIn(node, value).length >= BIG;

/** The column of a list whose rows are single texts. */
export const WHOLE_ROW = '';

/** More would not be read at a glance; a row opens all its fields. */
const MAX_COLUMNS = 5;

/** The columns that tell rows apart: required short values, and choices. The name comes first. */
function columnsOf({ properties = {}, required = [], type }: SchemaNode): string[] {
  if (type === 'string') return [WHOLE_ROW];
  const keys = Object.keys(properties).filter((key) => {
    const kind = fieldKindOf(properties[key] ?? {});
    const isShort = required.includes(key) && ['text', 'number', 'day'].includes(kind);
    return key !== 'id' && (kind === 'choice' || isShort);
  });
  const head = TITLES.find((key) => keys.includes(key)) ?? keys[0] ?? '';
  return [head, ...keys.filter((key) => key !== head)].slice(0, MAX_COLUMNS);
}

/** True for a text with a datum of the office, which is then shown with its words. */
export const hasReference = (text: string): boolean => /\{\{[^{}]+\}\}/.test(text);

/** True for a value that is a datum of the office, and nothing else: `{{telefono}}`. */
export const isReference = (text: string): boolean => /^\s*\{\{[^{}]+\}\}\s*$/.test(text);

/** The letters of the widest column. */
const MOST_SHARE = 28;

/**
 * A big list as a sheet. What all rows take from the office (its telephone) has no column; another has a share
 * of the width by its longest value.
 */
export function bigListOf(node: SchemaNode, value: ApiJson | undefined, words: string[]) {
  const { items = {} } = node;
  const rows = rowsIn(node, value);
  const isOffice = (key: string) =>
    rows.length > 0 && rows.every((row) => isReference(String(asFields(row)[key])));
  const keys = columnsOf(items.properties?.[innerList(items) ?? '']?.items ?? items);
  const columns = keys.filter((key, at) => at === 0 || !isOffice(key));
  const shares = columns.map((key) => {
    const lengths = rows.map((row) => String(asFields(row)[key] || '').length);
    return Math.min(MOST_SHARE, Math.max(nameOf(key).length + 5, ...lengths));
  });
  const whole = shares.reduce((sum, one) => sum + one, 0);
  const widths = shares.map((one) => `${Math.round((one / whole) * 100)}%`);
  const found = rows.filter((row) => says(row, words)).length;
  return { columns, widths, all: rows.length, found };
}

export const searchWords = (query: string): string[] => fold(query).split(/\s+/).filter(Boolean);

const wordsOf = (value: ApiJson): string =>
  value !== null && typeof value === 'object'
    ? Object.values(value).map(wordsOf).join(' ')
    : String(value);

/** True for a value all of whose words together have all of these. */
export function says(row: ApiJson, words: string[]): boolean {
  const text = words.length > 0 ? fold(wordsOf(row)) : '';
  return words.every((word) => text.includes(word));
}

export const shorten = (text: string) =>
  text.length > 70 ? `${text.slice(0, 68).trimEnd()}…` : text;

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

export const spokenExample = (example: string) => example.replace(/^"(.*)"$/, '$1');

/** As typed, but a whole number in a place for numbers. */
export const numberFrom = (text: string): ApiJson =>
  /^-?\d{1,15}$/.test(text) ? Number(text) : text;

export const holdsDay = (value: ApiJson | undefined) =>
  value === undefined || value === '' || (typeof value === 'string' && isDay(value));
