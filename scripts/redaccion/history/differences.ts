import { readWords } from '@/lib/content/edit';
import { commonPairs, matchRows, type Json } from '@/lib/content/edit/match';
import { labelOf } from '@/lib/content/model/labels';
import type { FieldChange, PieceChange } from './types';

type Group = Record<string, Json>;

/** The changes of a version in a file, in words; a source is undefined when it was not there. */
export function differences(
  file: string,
  before: string | undefined,
  after: string | undefined,
): Pick<PieceChange, 'fields' | 'paragraphs'> {
  const [was, is] = [wordsIn(file, before), wordsIn(file, after)];
  const [old, now] = [paragraphsIn(was.body), paragraphsIn(is.body)];
  const paragraphs: PieceChange['paragraphs'] = [];
  let [from, to] = [0, 0];
  for (const [gone, come] of [...commonPairs(old, now), [old.length, now.length] as const]) {
    paragraphs.push(...old.slice(from, gone).map((words) => ({ words, came: false })));
    paragraphs.push(...now.slice(to, come).map((words) => ({ words, came: true })));
    [from, to] = [gone + 1, come + 1];
  }
  return { fields: fieldsOf(was.data, is.data, []), paragraphs };
}

function wordsIn(file: string, source: string | undefined): { data: Json; body?: string } {
  if (source === undefined || !/\.(md|yml)$/.test(file)) return { data: null };
  try {
    return readWords(file, source);
  } catch {
    return { data: null, body: source };
  }
}

const paragraphsIn = (text = '') => text.split(/\n\s*\n/).flatMap((one) => one.trim() || []);

function fieldsOf(before: Json, after: Json, place: string[]): FieldChange[] {
  if (isGroup(before) && isGroup(after)) {
    const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    return keys.flatMap((key) =>
      fieldsOf(before[key] ?? null, after[key] ?? null, [...place, labelOf(key) ?? key]),
    );
  }
  if (Array.isArray(before) && Array.isArray(after) && [...before, ...after].some(isGroup)) {
    const rows = matchRows(before, after);
    const gone = before.filter((_, index) => !rows.includes(index));
    return [
      ...after.flatMap((row, index) =>
        fieldsOf(before[rows[index] ?? -1] ?? null, row, [...place, nameOf(row, index)]),
      ),
      ...gone.map((row, index) => ({
        ...{ place: [...place, nameOf(row, index)].join(' › ') },
        ...{ before: inWords(row), after: '' },
      })),
    ];
  }
  const [was, is] = [inWords(before), inWords(after)];
  if (was === is) return [];
  if (place.length === 0)
    return isGroup(before ?? after) ? fieldsOf(before ?? {}, after ?? {}, place) : [];
  return [{ place: place.join(' › '), before: was, after: is }];
}

const isGroup = (value: Json): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function nameOf(row: Json, index: number): string {
  const text = isGroup(row) ? Object.values(row).find((one) => typeof one === 'string') : row;
  return typeof text === 'string' && text !== '' && text.length < 60 ? text : String(index + 1);
}

function inWords(value: Json): string {
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? 'Sí' : 'No';
  if (Array.isArray(value)) return value.map(inWords).join(', ');
  if (!isGroup(value)) return String(value);
  return Object.entries(value)
    .map(([key, one]) => `${labelOf(key) ?? key}: ${inWords(one)}`)
    .join('; ');
}
