import { listFiles } from '@/lib/content/load/files';
import { labelOf } from '@/lib/content/model/labels';
import { fold } from '@/lib/search/words';
import type { FoundLines } from './api';
import { askedWords, foldedWords, hasFolded, hasWords } from './screen/find-pieces';

/** Fewer letters are in every piece. */
const LEAST = 3;
const AROUND = 60;
/** A value of another file: found there. */
const REFERENCE = /\{\{[^}]*\}\}/g;

/**
 * Looks for words in all pieces as they are saved, by their beginnings and without accents.
 * @param root the folder that has `content/`
 * @returns of each piece that has all of them, the line with the first of them, cut around it
 */
export function searchTexts(root: string, words: string): FoundLines {
  const asked = askedWords(words);
  if (asked.join('').length < LEAST) return {};
  return Object.fromEntries(
    listFiles(root).files.flatMap(({ file, text: written }) => {
      if (!hasFolded(foldedOf(file, written), asked)) return [];
      const lines = readable(written).split('\n');
      const has = (one: string) => asked.filter((word) => hasWords(one, [word])).length;
      const [line = ''] = lines.sort((a, b) => has(b) - has(a) || a.length - b.length);
      return [[file, shown(line, asked.find((word) => hasWords(line, [word])) ?? '')]];
    }),
  );
}

const readable = (written: string): string => written.replace(REFERENCE, '…');

/** Folded texts in memory, by file. */
const inMemory = new Map<string, { written: string; folded: string }>();

function foldedOf(file: string, written: string): string {
  const known = inMemory.get(file);
  if (known?.written === written) return known.folded;
  const folded = foldedWords(readable(written));
  inMemory.set(file, { written, folded });
  return folded;
}

/** A line without the marks of Markdown and YAML, its key replaced by the field's label. */
function shown(line: string, word: string): string {
  const said = line
    .replace(/^[\s>#-]*/, '')
    .replace(/^(\w+): /, (_, key: string) => `${labelOf(key) ?? key}: `)
    .replace(/['"*_`]/g, '');
  const at = Math.max(0, fold(said).indexOf(word) - AROUND);
  const part = said.slice(at, at + 2 * AROUND);
  return `${at > 0 ? '…' : ''}${part}${at + part.length < said.length ? '…' : ''}`;
}
