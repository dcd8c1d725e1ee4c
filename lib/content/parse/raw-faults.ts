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

type Rule = [pattern: RegExp, message: (found: string, around: string) => string];

/** Signs of an encoding that is not UTF-8; the last finds UTF-8 decoded as ANSI («Ã³», «Â¿», «â€œ»). */
const ENCODING: Rule[] = [
  [
    /^[^]*?\0/,
    () =>
      'el archivo está guardado en «Unicode» (UTF-16). Guárdelo otra vez y elija la codificación UTF-8.',
  ],
  [
    /\uFFFD/,
    (_found, word) =>
      `hay letras que no se pueden leer («${word}»): el archivo no está en UTF-8. Guárdelo con la codificación UTF-8 y escriba de nuevo los acentos que falten.`,
  ],
  [
    /Ã[\u0080-\u00BFŒœŠšŽžŸƒˆ˜–—‘’‚“”„†‡•…‰‹›€™]|Â[\u0080-\u00BF]|â[€†„]/,
    (_found, word) =>
      `dice «${word}»: los acentos se dañaron al guardar. Escriba bien la palabra y guarde el archivo en UTF-8.`,
  ],
];

const CONFLICT: Rule = [
  /^(?:[<>|]{7}(?: .*)?|={7})$/m,
  (mark) =>
    `quedó una marca de dos versiones sin unir («${mark.slice(0, 30)}»). Deje una de las dos y borre los renglones «<<<<<<<», «=======» y «>>>>>>>».`,
];

const LONG_WORD: Rule = [
  new RegExp(String.raw`\S{${MAX_WORD + 1}}`),
  (word) =>
    `«${word.slice(0, 30)}…» tiene más de ${MAX_WORD} letras sin un espacio. Quite lo que sobre, o sepárelo.`,
];

/** Returns faults of a raw file: encoding, merge conflicts, shapes that keep a parser busy for minutes. */
export function rawFaults(text: string, isText: boolean): TextFault[] {
  const most = isText ? MAX_LETTERS.md : MAX_LETTERS.yml;
  const message = `el archivo tiene ${text.length} letras y caben ${most}. Quite lo que sobre, o pártalo en varios.`;
  if (text.length > most) return [{ line: 1, message }];
  const [encoding] = ENCODING.flatMap((rule) => found(text, rule));
  const [shaped] = [...shape(text, isText), ...found(text, LONG_WORD)];
  return [encoding, ...found(text, CONFLICT), shaped].filter((fault) => fault !== undefined);
}

function found(text: string, [pattern, message]: Rule): TextFault[] {
  const { 0: words, index } = pattern.exec(text) ?? { 0: '', index: -1 };
  return index < 0
    ? []
    : [{ line: lineAt(text, index), message: message(words, wordAt(text, index)) }];
}

const wordAt = (text: string, index: number): string =>
  (/\S*$/.exec(text.slice(Math.max(0, index - 20), index))?.[0] ?? '') +
  (/^\S*/.exec(text.slice(index, index + 20))?.[0] ?? '');

const TOO_DEEP = `el renglón empieza con más de ${MAX_DEPTH} niveles de listas, citas o sangría. Deje tres o menos.`;
const TOO_MANY = `hay demasiados signos «*», «_», «~», «[», «<!» y «\`»: caben ${MAX_SIGNS} en un párrafo. Quite los que sobren, o parta el texto.`;
const TOO_GROUPED = `hay más de ${MAX_GROUPS} «[» o «{» abiertos, uno dentro de otro. Cierre los que falten, o ponga el texto entre comillas.`;

function shape(text: string, isText: boolean): TextFault[] {
  const most = isText ? MAX_LINES.md : MAX_LINES.yml;
  const tooLong = `el archivo tiene más de ${most} renglones. Quite los vacíos que sobren, o pártalo en varios.`;
  let [signs, open, deepest] = [0, 0, 0];
  for (const [index, line] of text.split('\n').entries()) {
    if (isText) signs = line.trim() === '' ? 0 : signs + (line.match(SIGNS)?.length ?? 0);
    else
      for (const sign of line)
        if (/[[{]/.test(sign)) deepest = Math.max(deepest, ++open);
        else if (/[\]}]/.test(sign)) open = Math.max(0, open - 1);
    const message =
      (index >= most && tooLong) ||
      (isTooDeep(line) && TOO_DEEP) ||
      (signs > MAX_SIGNS && TOO_MANY) ||
      (deepest > MAX_GROUPS && TOO_GROUPED);
    if (message) return [{ line: index + 1, message }];
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
