import { isMap, isNode, isSeq, parseDocument } from 'yaml';
import type { File } from '@/lib/content/lint/check-file';
import { memoizeByFile } from '@/lib/content/load/files';
import { listFiles } from '@/lib/content/load/library';
import { labelOf } from '@/lib/content/model/labels';
import { fold } from '@/lib/search/words';
import type { FoundLines } from './api';
import { askedWords, foldedWords, hasFolded } from './search-words';

/** Fewer letters are in every piece. */
const LEAST = 3;
const AROUND = 60;
/** A value of another file: found there. */
const REFERENCE = /\{\{[^{}]*\}\}/g;
const COMMENT = /^ *#.*/gm;

/**
 * Looks for words in all pieces as they are saved, by their beginnings and without accents.
 * @param root the folder that has `content/`
 * @returns of each piece that has all of them, the line with most of them, cut around the first, and its field
 */
export function searchTexts(root: string, words: string): FoundLines {
  const asked = askedWords(words);
  if (asked.join('').length < LEAST) return {};
  return Object.fromEntries(
    listFiles(root).files.flatMap((found) => {
      const { file } = found;
      if (!hasFolded(foldedOf(found), asked)) return [];
      const [line, words] = bestLine(linesOf(found), asked);
      const excerpt = shown(line, words[0] ?? '');
      const field = isYaml(file) ? fieldOfLine(found, line) : undefined;
      return [[file, { line: excerpt, field }]];
    }),
  );
}

interface Line {
  line: string;
  folded: string;
}

/** The line with most of the words, and those. */
function bestLine(lines: readonly Line[], asked: readonly string[]): [string, string[]] {
  let best: [string, string[]] = ['', []];
  for (const { line, folded } of lines) {
    const words = asked.filter((word) => hasFolded(folded, [word]));
    const [other, others] = best;
    const order =
      words.length - others.length || bare(other) - bare(line) || other.length - line.length;
    if (words.length > 0 && order > 0) best = [line, words];
  }
  return best;
}

/** Without a value: a list of keys is no place to look at. */
const bare = (line: string): number => Number(!line.includes(': '));

const isYaml = (file: string): boolean => file.endsWith('.yml');

const readable = (file: string, written: string): string =>
  (isYaml(file) ? written.replace(COMMENT, '') : written).replace(REFERENCE, '…');

function fieldOfLine(found: File, line: string): string | undefined {
  const index = linesOf(found).findIndex((one) => one.line === line);
  const end = found.text.split('\n', index + 1).join('\n').length - 1;
  return keysAt(documentOf(found).contents, end).join('.') || undefined;
}

const documentOf = memoizeByFile(({ text }) => parseDocument(text));

/** The keys, from the outermost, of a place in a YAML text. */
function keysAt(node: unknown, at: number): string[] {
  const ends = (one: unknown) => (isNode(one) && one.range?.[1]) || 0;
  if (isSeq(node)) {
    const index = node.items.findIndex((item) => at < ends(item));
    return index < 0 ? [] : [String(index), ...keysAt(node.items[index], at)];
  }
  const pair = isMap(node) ? node.items.find(({ value }) => at < ends(value)) : undefined;
  return pair ? [String(pair.key), ...keysAt(pair.value, at)] : [];
}

const foldedOf = memoizeByFile(({ file, text }) => foldedWords(readable(file, text)));

const linesOf = memoizeByFile(({ file, text }): Line[] =>
  readable(file, text)
    .split('\n')
    .map((line) => ({ line, folded: foldedWords(line) })),
);

/** A line without the marks of Markdown and YAML, its key replaced by the field's label. */
function shown(line: string, word: string): string {
  const plain = line
    .replace(/^[\s>#-]*/, '')
    .replace(/^(\w+): /, (_, key: string) => `${labelOf(key) ?? key}: `)
    .replace(/['"*_`]/g, '');
  const at = Math.max(0, fold(plain).indexOf(word) - AROUND);
  const part = plain.slice(at, at + 2 * AROUND);
  return `${at > 0 ? '…' : ''}${part}${at + part.length < plain.length ? '…' : ''}`;
}
