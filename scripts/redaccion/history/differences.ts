import { readWords } from '@/lib/content/edit';
import { commonPairs, matchRows, type Json } from '@/lib/content/edit/match';
import { labelOf } from '@/lib/content/model/labels';
import { isIdentifier, textAsRead, valueInWords, type ReadText } from '../value-words';
import type { FieldChange, PieceChange } from './types';

type Group = Record<string, Json>;
/** A step of the way to a field: the label of its key, or the name of its row. */
interface Step {
  words: string;
  isRow?: boolean;
}

/** A change of a field, with its way in parts. */
export interface Difference extends FieldChange {
  key: string;
  /** The name of the innermost row around it. */
  row: string;
  label: string;
  /** A row that came or went whole. */
  isRow: boolean;
}

/** The changes of a version in a file, in words; a source is undefined when it was not there. */
export function differences(
  file: string,
  before: string | undefined,
  after: string | undefined,
  read: ReadText = (text) => text,
): { fields: Difference[]; paragraphs: PieceChange['paragraphs'] } {
  const [was, is] = [wordsIn(file, before), wordsIn(file, after)];
  const [old, now] = [paragraphsIn(was.body), paragraphsIn(is.body)];
  const paragraphs: PieceChange['paragraphs'] = [];
  const said = (words: string) => textAsRead(words, read);
  let [from, to] = [0, 0];
  for (const [gone, come] of [...commonPairs(old, now), [old.length, now.length] as const]) {
    paragraphs.push(...old.slice(from, gone).map((one) => ({ words: said(one), came: false })));
    paragraphs.push(...now.slice(to, come).map((one) => ({ words: said(one), came: true })));
    [from, to] = [gone + 1, come + 1];
  }
  return { fields: fieldsOf(was.data, is.data, { key: '', steps: [] }, read), paragraphs };
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

interface Way {
  key: string;
  steps: Step[];
}

function fieldsOf(before: Json, after: Json, way: Way, read: ReadText): Difference[] {
  const { key, steps } = way;
  if (isGroup(before) && isGroup(after)) {
    const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    return keys.flatMap((name) => {
      const [was, is] = [before[name] ?? null, after[name] ?? null];
      const label = labelOf(name);
      // A key that no form shows: the name in its value stands for it, or nothing.
      const step = label ? { words: label } : { words: nameOf(is ?? was, ''), isRow: true };
      return fieldsOf(was, is, { key: name, steps: [...steps, step] }, read);
    });
  }
  const row = (value: Json, index: number) => ({
    key,
    steps: [...steps, { words: nameOf(value, String(index + 1)), isRow: true }],
  });
  if (Array.isArray(before) && Array.isArray(after) && [...before, ...after].some(isGroup)) {
    const rows = matchRows(before, after);
    return [
      ...after.flatMap((one, index) =>
        fieldsOf(before[rows[index] ?? -1] ?? null, one, row(one, index), read),
      ),
      ...before.flatMap((one, index) =>
        rows.includes(index) ? [] : fieldsOf(one, null, row(one, index), read),
      ),
    ];
  }
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  if (steps.length === 0)
    return isGroup(before ?? after) ? fieldsOf(before ?? {}, after ?? {}, way, read) : [];
  const named = steps.filter(({ words }) => words !== '');
  const last = named.at(-1);
  return [
    {
      key,
      place: named.map(({ words }) => words).join(' › '),
      before: valueInWords(key, before, read),
      after: valueInWords(key, after, read),
      row: named.findLast(({ isRow }) => isRow)?.words ?? '',
      label: last && !last.isRow ? last.words : '',
      isRow: isGroup(before ?? after) && (before === null || after === null),
    },
  ];
}

const isGroup = (value: Json): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const LONGEST = 60;

/** The first text of a row that people know it by. */
function nameOf(row: Json, fallback: string): string {
  const texts = isGroup(row)
    ? Object.entries(row).flatMap(([key, one]) => (isIdentifier(key) ? [] : [one]))
    : [row];
  const text = texts.find((one) => typeof one === 'string' && one !== '');
  return typeof text === 'string' && text.length < LONGEST ? text : fallback;
}
