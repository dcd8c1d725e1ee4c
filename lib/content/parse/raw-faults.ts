import { fault, type ContentFault } from '@/lib/content/faults';
import type { TextFault } from '@/lib/content/types';
import { lineAt } from './yaml-lines';

const MAX_LETTERS = { md: 60_000, yml: 150_000 };
const MAX_LINES = { md: 3000, yml: 15_000 };
/** Longest text without spaces: twice the longest known address. Our patterns take quadratic time. */
const MAX_WORD = 1000;
const MAX_DEPTH = 20;
const MAX_SIGNS = 1000;
/** Deepest YAML nesting; the office's files reach two. */
const MAX_GROUPS = 60;

type Rule = [pattern: RegExp, faultOf: (found: string, around: string) => ContentFault];

/** Signs of an encoding that is not UTF-8; the last finds UTF-8 decoded as ANSI («Ã³», «Â¿», «â€œ»). */
const ENCODING: Rule[] = [
  [/^[^]*?\0/, () => fault('file-utf16', {})],
  [/\uFFFD/, (_found, word) => fault('file-not-utf8', { word })],
  [
    /Ã[\u0080-\u00BFŒœŠšŽžŸƒˆ˜–—‘’‚“”„†‡•…‰‹›€™]|Â[\u0080-\u00BF]|â[€†„]/,
    (_found, word) => fault('file-damaged-accents', { word }),
  ],
];

const CONFLICT: Rule = [
  /^(?:[<>|]{7}(?: .*)?|={7})$/m,
  (mark) => fault('file-conflict', { mark: mark.slice(0, 30) }),
];

const LONG_WORD: Rule = [
  new RegExp(String.raw`\S{${MAX_WORD + 1}}`),
  (word) => fault('word-long', { word: word.slice(0, 30), most: MAX_WORD }),
];

/** Returns faults of a raw file: encoding, merge conflicts, shapes that keep a parser busy for minutes. */
export function rawFaults(text: string, isText: boolean): TextFault[] {
  const most = isText ? MAX_LETTERS.md : MAX_LETTERS.yml;
  const letters = text.length;
  if (letters > most) return [{ line: 1, fault: fault('file-long', { letters, most }) }];
  const [encoding] = ENCODING.flatMap((rule) => found(text, rule));
  const [shaped] = [...shape(text, isText), ...found(text, LONG_WORD)];
  return [encoding, ...found(text, CONFLICT), shaped].filter((one) => one !== undefined);
}

function found(text: string, [pattern, faultOf]: Rule): TextFault[] {
  const { 0: words, index } = pattern.exec(text) ?? { 0: '', index: -1 };
  return index < 0
    ? []
    : [{ line: lineAt(text, index), fault: faultOf(words, wordAt(text, index)) }];
}

const wordAt = (text: string, index: number): string =>
  (/\S*$/.exec(text.slice(Math.max(0, index - 20), index))?.[0] ?? '') +
  (/^\S*/.exec(text.slice(index, index + 20))?.[0] ?? '');

function shape(text: string, isText: boolean): TextFault[] {
  const most = isText ? MAX_LINES.md : MAX_LINES.yml;
  let [signs, open, deepest] = [0, 0, 0];
  for (const [index, line] of text.split('\n').entries()) {
    if (isText) signs = line.trim() === '' ? 0 : signs + (line.match(SIGNS)?.length ?? 0);
    else
      for (const sign of line)
        if (/[[{]/.test(sign)) deepest = Math.max(deepest, ++open);
        else if (/[\]}]/.test(sign)) open = Math.max(0, open - 1);
    const wrong =
      (index >= most && fault('file-lines', { most })) ||
      (isTooDeep(line) && fault('line-deep', { most: MAX_DEPTH })) ||
      (signs > MAX_SIGNS && fault('signs-many', { most: MAX_SIGNS })) ||
      (deepest > MAX_GROUPS && fault('groups-deep', { most: MAX_GROUPS }));
    if (wrong) return [{ line: index + 1, fault: wrong }];
  }
  return [];
}

const SIGNS = /[*_~`[\]]|<[!?]/g;

function isTooDeep(line: string): boolean {
  const next = /[ \t]+|>|[-+*?](?=[ \t]|$)|\d{1,9}[.)](?=[ \t]|$)/y;
  let marks = 0;
  let columns = 0;
  for (let found = next.exec(line); found; found = next.exec(line)) {
    if (found[0].trim() === '') for (const sign of found[0]) columns += sign === '\t' ? 4 : 1;
    else marks++;
    if (marks > MAX_DEPTH || columns / 2 > marks + MAX_DEPTH) return true;
  }
  return false;
}
