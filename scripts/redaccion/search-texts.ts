import type { File } from '@/lib/content/lint/check-file';
import { parsedFile } from '@/lib/content/load/files';
import { memoizeByObject } from '@/lib/content/model/memoize';
import { listFiles } from '@/lib/content/load/library';
import { labelOf } from '@/lib/content/model/labels';
import { REFERENCE } from '@/lib/content/parse/references';
import { fold } from '@/lib/search/words';
import type { FoundLines } from './api';
import { askedWords, foldedWords, hasFolded } from './search-words';
import { isIdentifier, readerOf, textAsRead, valueInWords, type ReadText } from './value-words';

/** Fewer letters are in every piece. */
const LEAST = 3;
const AROUND = 60;

/**
 * Looks for words in all pieces as they are saved, by their beginnings and without accents.
 * @param root the folder that has `content/`
 * @returns of each piece that has all of them, the line with most of them, in words and cut around the first,
 * and its field
 */
export function searchTexts(root: string, words: string): FoundLines {
  const asked = askedWords(words);
  if (asked.join('').length < LEAST) return {};
  const read = readerOf(root);
  return Object.fromEntries(
    listFiles(root).files.flatMap((found) => {
      const { file } = found;
      if (!hasFolded(foldedOf(found), asked)) return [];
      const best = bestLine(linesOf(found), asked);
      if (!best) return [];
      const { line, words: first } = best;
      const field = file.endsWith('.yml') ? line.field : undefined;
      return [[file, { line: excerpt(shown(line, read), first), field }]];
    }),
  );
}

/** A value of a piece, or a line of its text. */
interface Line {
  /** Of a value. */
  key?: string;
  field?: string;
  value: unknown;
  folded: string;
}

/** The line with most of the words, the shortest of several. */
function bestLine(
  lines: readonly Line[],
  asked: readonly string[],
): { line: Line; words: string } | undefined {
  let best: { line: Line; words: string; count: number } | undefined;
  for (const line of lines) {
    const words = asked.filter((word) => hasFolded(line.folded, [word]));
    const { length: count } = words;
    if (count === 0 || (best && best.count > count)) continue;
    if (best?.count === count && best.line.folded.length <= line.folded.length) continue;
    best = { line, words: words[0] ?? '', count };
  }
  return best;
}

/** The values and the text of a piece; what another file says is found there. */
const linesOf = memoizeByObject((found: File): Line[] => {
  const { data, body = '', problems } = parsedFile(found);
  const text = problems.length > 0 ? found.text : body;
  return [
    ...(problems.length > 0 ? [] : valuesIn(data, '', [])),
    ...text
      .split('\n')
      .filter(Boolean)
      .map((line) => ({ value: line, folded: foldedWords(ownWords(line)) })),
  ];
});

const foldedOf = memoizeByObject((found: File) =>
  linesOf(found)
    .map(({ folded }) => folded)
    .join(''),
);

function valuesIn(value: unknown, key: string, way: string[]): Line[] {
  if (value === null || value === undefined || typeof value === 'boolean' || isIdentifier(key))
    return [];
  if (Array.isArray(value) && value.some((one) => one instanceof Object))
    return value.flatMap((one, at) => valuesIn(one, key, [...way, String(at)]));
  if (typeof value === 'object' && !Array.isArray(value))
    return Object.entries(value).flatMap(([name, one]) => valuesIn(one, name, [...way, name]));
  const written = ownWords([value].flat().join(', '));
  const words = valueInWords(key, value, (text) => text);
  // A day is found both ways; a picture's address, or a value of another file, says nothing.
  if (words === '' || !/[\p{L}\p{N}]/u.test(written)) return [];
  const folded = foldedWords(
    `${labelOf(key) ?? ''} ${written} ${words === written ? '' : ownWords(words)}`,
  );
  return [{ key, field: way.join('.'), value, folded }];
}

const ownWords = (text: string): string => text.replace(REFERENCE, ' ');

function shown({ key, value }: Line, read: ReadText): string {
  if (key === undefined) return textAsRead(String(value).replace(/^[\s>#-]*/, ''), read);
  const label = labelOf(key);
  const words = valueInWords(key, value, read);
  return label ? `${label}: ${words}` : words;
}

/** A line cut around a word. */
function excerpt(line: string, word: string): string {
  const at = Math.max(0, fold(line).indexOf(word) - AROUND);
  const part = line.slice(at, at + 2 * AROUND);
  return `${at > 0 ? '…' : ''}${part}${at + part.length < line.length ? '…' : ''}`;
}
