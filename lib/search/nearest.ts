import { areForms, fold } from './words';

const sound = (word: string): string =>
  fold(word)
    .replace(/ch/g, '#')
    .replace(/h/g, '')
    .replace(/qu(?=[ei])|q|c(?![eis])|k/g, 'k')
    .replace(/[cz]/g, 's')
    .replace(/cs|x/g, 's')
    .replace(/v|w/g, 'b')
    .replace(/ll/g, 'y')
    .replace(/g(?=[ei])/g, 'j')
    .replace(/gu(?=[ei])/g, 'g')
    .replace(/([^r])\1/g, '$1');

/** Allowed typing errors by length: in a short word, any error makes another word. */
const slips = (length: number): number => (length < 5 ? 0 : length < 8 ? 1 : 2);

/** Edit distance with swaps of neighbours (optimal string alignment); more than `most` when it exceeds it. */
export function distance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let [before, last] = [[] as number[], Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1];
      let cost = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (same ? 0 : 1));
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        cost = Math.min(cost, before[j - 2]! + 1);
      row.push(cost);
    }
    [before, last] = [last, row];
  }
  return last[other.length]!;
}

/** Suggests the nearest word; none when unanswerable (D62). @param unfinished matches prefixes while typing */
export function nearestWord(
  word: string,
  list: readonly string[],
  unfinished = false,
): string | undefined {
  const heard = sound(word);
  const most = slips(heard.length);
  let best: string | undefined;
  let least = most + 1;
  for (const one of list) {
    const other = sound(one);
    // The first letter is seldom wrong and rules out most words.
    if (other[0] !== heard[0]) continue;
    const far =
      heard !== other && areForms(heard.replace(/s$/, ''), other)
        ? 0.5
        : distance(heard, other, most);
    if (far < least) [best, least] = [one, far];
  }
  if (best !== undefined || !unfinished || word.length < 3) return best;
  const start = fold(word);
  return list.find((one) => fold(one).startsWith(start));
}
