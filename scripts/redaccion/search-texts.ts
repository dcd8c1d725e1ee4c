import { isMap, isNode, isSeq, parseDocument } from 'yaml';
import { memoizeByFile } from '@/lib/content/load/files';
import { listFiles } from '@/lib/content/load/library';
import { labelOf } from '@/lib/content/model/labels';
import { fold } from '@/lib/search/words';
import type { FoundLines } from './api';
import { askedWords, foldedWords, hasFolded, hasWords } from './search-words';

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
      const { file, text: written } = found;
      if (!hasFolded(foldedOf(found), asked)) return [];
      const lines = readable(file, written).split('\n');
      const counted = lines.map((line) => ({
        ...{ line, has: asked.filter((word) => hasWords(line, [word])).length },
      }));
      counted.sort(
        (a, b) => b.has - a.has || bare(a.line) - bare(b.line) || a.line.length - b.line.length,
      );
      const { line = '' } = counted[0] ?? {};
      const excerpt = shown(line, asked.find((word) => hasWords(line, [word])) ?? '');
      const field = isYaml(file) ? fieldOfLine(written, lines.indexOf(line)) : undefined;
      return [[file, { line: excerpt, field }]];
    }),
  );
}

/** Without a value: a list of keys is no place to look at. */
const bare = (line: string): number => Number(!line.includes(': '));

const isYaml = (file: string): boolean => file.endsWith('.yml');

const readable = (file: string, written: string): string =>
  (isYaml(file) ? written.replace(COMMENT, '') : written).replace(REFERENCE, '…');

function fieldOfLine(written: string, index: number): string | undefined {
  const end = written.split('\n', index + 1).join('\n').length - 1;
  return keysAt(parseDocument(written).contents, end).join('.') || undefined;
}

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
