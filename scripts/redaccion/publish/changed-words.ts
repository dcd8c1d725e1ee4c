import path from 'node:path';
import { stateOf } from '@/lib/content/load/states';
import { longDate } from '@/lib/office/dates';
import { differences, type Difference } from '../history/differences';
import type { PieceChange } from '../history/types';
import type { ReadText } from '../value-words';
import type { Pending } from './to-publish';
import type { ShownChange } from './types';

/** Lines of a piece before the rest is only counted. */
const MOST = 2;
/** Words beside those that changed. */
const AROUND = 1;
const LONGEST = 90;

/** What changes in a piece, each in a short line, and how much more there is. */
export function changedWords(
  one: Pending,
  read: ReadText,
): { changes: ShownChange[]; more: number } {
  const { happened, before, after, file } = one;
  if (happened === 'retirado')
    return { changes: [{ place: '', said: 'queda una página que lo dice' }], more: 0 };
  const back = happened === 'quitado' && returnDay(one);
  if (back) return { changes: [{ place: '', said: `vuelve el ${longDate(back)}` }], more: 0 };
  if (happened === 'nuevo' || happened === 'quitado') return { changes: [], more: 0 };
  const { fields, paragraphs } = differences(file, before, after, read);
  const known = fields.filter(({ key }) => !(happened === 'movido' && key === 'antes'));
  const lines = [
    ...movedLine(one),
    ...known.map(fieldLine),
    ...hunksOf(paragraphs).map(textLine),
    ...fileLines(one),
  ];
  const changes = lines.filter(
    (line, at) => lines.findIndex((other) => sameLine(line, other)) === at,
  );
  return { changes: changes.slice(0, MOST), more: Math.max(0, changes.length - MOST) };
}

/** The day of a piece that was scheduled while it was on the site. */
const returnDay = ({ collection, file, after }: Pending): string | undefined =>
  collection && after !== undefined
    ? stateOf({ name: collection, file, text: after }, undefined, '').day
    : undefined;

const sameLine = (one: ShownChange, other: ShownChange) =>
  one.place === other.place && one.before === other.before && one.after === other.after;

function movedLine({ happened, formerly = '', file }: Pending): ShownChange[] {
  if (happened !== 'movido') return [];
  const [before, after] = [formerly, file].map((name) => path.posix.parse(name).name);
  return [{ place: '', before: before ?? '', after: after ?? '' }];
}

function fieldLine({ row, label, isRow, before, after }: Difference): ShownChange {
  const place = [row, label].filter(Boolean).join(', ') || 'Otro dato';
  if (isRow) return { place: row || 'Un renglón', said: after ? 'se agrega' : 'se quita' };
  if (before === after) return { place, said: 'cambia' };
  return { place, ...trimmed(before, after) };
}

interface Hunk {
  gone: string[];
  came: string[];
}

/** Paragraphs that took the place of others. */
function hunksOf(paragraphs: PieceChange['paragraphs']): Hunk[] {
  const hunks: Hunk[] = [];
  let before = true;
  for (const { words, came } of paragraphs) {
    if (!came && before) hunks.push({ gone: [], came: [] });
    if (hunks.length === 0) hunks.push({ gone: [], came: [] });
    hunks.at(-1)?.[came ? 'came' : 'gone'].push(words);
    before = came;
  }
  return hunks;
}

function textLine({ gone, came }: Hunk): ShownChange {
  const [was, is] = [gone.join(' '), came.join(' ')];
  if (was === is) return { place: 'Texto', said: 'cambia un enlace' };
  const [old, now] = [sentencesOf(was), sentencesOf(is)];
  const at = old.findIndex((one, index) => one !== now[index]);
  const first = at < 0 ? old.length : at;
  // Sentences that only one side has are whole; of the others, the words that changed.
  const isSame = old.length === now.length;
  const [before = '', after = ''] = [old[first] ?? '', now[first] ?? ''];
  if (isSame) return { place: 'Texto', ...trimmed(before, after) };
  return now.length > old.length &&
    now.slice(first + now.length - old.length).join() === old.slice(first).join()
    ? { place: 'Texto', ...trimmed('', after) }
    : { place: 'Texto', ...trimmed(before, after) };
}

const sentencesOf = (text: string) => text.split(/(?<=[.:;?!])\s+/).filter(Boolean);

/** The words that changed, with some beside them. */
function trimmed(before: string, after: string): { before: string; after: string } {
  const [was, is] = [before.split(/\s+/), after.split(/\s+/)];
  if (before === '' || after === '') return { before: cut(before), after: cut(after) };
  let start = 0;
  while (start < Math.min(was.length, is.length) && was[start] === is[start]) start += 1;
  let end = 0;
  const shorter = Math.min(was.length, is.length) - start;
  while (end < shorter && was.at(-1 - end) === is.at(-1 - end)) end += 1;
  const around = (words: string[]) => {
    const [from, to] = [
      Math.max(0, start - AROUND),
      Math.min(words.length, words.length - end + AROUND),
    ];
    const part = words.slice(from, to).join(' ');
    return cut(`${from > 0 ? '…' : ''}${part}${to < words.length ? '…' : ''}`);
  };
  return { before: around(was), after: around(is) };
}

const cut = (text: string): string =>
  text.length > LONGEST ? `${text.slice(0, LONGEST).trimEnd()}…` : text;

const FILE_HAPPENED = { nuevo: 'se agrega', cambiado: 'cambia', quitado: 'se quita' } as const;

/** Pictures and PDFs, without their names. */
function fileLines({ files, collection }: Pending): ShownChange[] {
  return files.map(({ file, happened }) => {
    const { name, ext } = path.posix.parse(file);
    const pdf = collection === 'normas' ? `PDF de ${name}` : 'PDF';
    const place = ext === '.pdf' ? pdf : IMAGE.test(ext) ? 'Imagen' : 'Archivo';
    return { place, said: FILE_HAPPENED[happened] };
  });
}

const IMAGE = /^\.(?:svg|jpe?g|png|webp|avif)$/i;
