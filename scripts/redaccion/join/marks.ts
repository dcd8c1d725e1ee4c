import { commonPairs } from '@/lib/content/edit/match';

export interface MarkedWords {
  words: string;
  how: 'same' | 'ins' | 'del';
}

/** Words that are followed by others, though they were the last. */
const spaced = (words: string[]) => words.map((word) => word.replace(/(?<=\S)$/, ' '));

/** The words of a version, those that it took away and those that it added marked. */
export function markChanges(base: string, version: string): MarkedWords[] {
  const wordsIn = (text: string): string[] => text.match(/\S+\s*/g) ?? [];
  const [was, is] = [wordsIn(base), wordsIn(version)];
  const marks: MarkedWords[] = [];
  const add = (how: MarkedWords['how'], words: string[]) =>
    words.length > 0 && marks.push({ how, words: words.join('') });
  const trimmed = (words: string[]) => words.map((word) => word.trimEnd());
  let [from, to] = [0, 0];
  for (const [gone, come] of [
    ...commonPairs(trimmed(was), trimmed(is)),
    [was.length, is.length] as const,
  ]) {
    add('del', spaced(was.slice(from, gone)));
    add('ins', is.slice(to, come));
    const last = marks.at(-1);
    const same = is[come];
    if (same !== undefined && last?.how === 'same') last.words += same;
    else if (same !== undefined) add('same', [same]);
    [from, to] = [gone + 1, come + 1];
  }
  return marks;
}
