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

/** Mojibake: UTF-8 decoded as ANSI («Ã³», «Â¿», «â€œ»). */
const MOJIBAKE = /Ã[\u0080-\u00BFŒœŠšŽžŸƒˆ˜–—‘’‚“”„†‡•…‰‹›€™]|Â[\u0080-\u00BF]|â[€†„]/;
const CONFLICT = /^(?:[<>|]{7}(?: .*)?|={7})$/m;

/** Returns faults of a raw file: encoding, merge conflicts, shapes that keep a parser busy for minutes. */
export function rawFaults(text: string, isText: boolean): TextFault[] {
  const most = isText ? MAX_LETTERS.md : MAX_LETTERS.yml;
  if (text.length > most)
    return [
      {
        line: 1,
        message: `el archivo tiene ${text.length} letras y caben ${most}. Quite lo que sobre, o pártalo en varios.`,
      },
    ];
  return [encoding(text), conflict(text), shape(text, isText) ?? longWord(text)].filter(
    (fault) => fault !== undefined,
  );
}

const faultAt = (text: string, index: number, message: string): TextFault => ({
  line: lineAt(text, index),
  message,
});

function encoding(text: string): TextFault | undefined {
  const utf16 =
    'el archivo está guardado en «Unicode» (UTF-16). Guárdelo otra vez y elija la codificación UTF-8.';
  if (text.includes('\0')) return { line: 1, message: utf16 };
  const lost = text.indexOf('\uFFFD');
  const notUtf8 = `hay letras que no se pueden leer («${wordAt(text, lost)}»): el archivo no está en UTF-8. Guárdelo con la codificación UTF-8 y escriba de nuevo los acentos que falten.`;
  if (lost >= 0) return faultAt(text, lost, notUtf8);
  const { index } = MOJIBAKE.exec(text) ?? {};
  if (index === undefined) return undefined;
  const message = `dice «${wordAt(text, index)}»: los acentos se dañaron al guardar. Escriba bien la palabra y guarde el archivo en UTF-8.`;
  return faultAt(text, index, message);
}

const wordAt = (text: string, index: number): string =>
  (/\S*$/.exec(text.slice(Math.max(0, index - 20), index))?.[0] ?? '') +
  (/^\S*/.exec(text.slice(index, index + 20))?.[0] ?? '');

function conflict(text: string): TextFault | undefined {
  const mark = CONFLICT.exec(text);
  if (!mark) return undefined;
  const message = `quedó una marca de dos versiones sin unir («${mark[0].slice(0, 30)}»). Deje una de las dos y borre los renglones «<<<<<<<», «=======» y «>>>>>>>».`;
  return faultAt(text, mark.index, message);
}

const LONG_WORD = new RegExp(String.raw`\S{${MAX_WORD + 1}}`);

function longWord(text: string): TextFault | undefined {
  const found = LONG_WORD.exec(text);
  if (!found) return undefined;
  const message = `«${found[0].slice(0, 30)}…» tiene más de ${MAX_WORD} letras sin un espacio. Quite lo que sobre, o sepárelo.`;
  return faultAt(text, found.index, message);
}

function shape(text: string, isText: boolean): TextFault | undefined {
  const count = isText ? signCounter() : bracketCounter();
  const most = isText ? MAX_LINES.md : MAX_LINES.yml;
  for (const [index, line] of text.split('\n').entries()) {
    const message = index >= most ? tooLong(most) : isTooDeep(line) ? TOO_DEEP : count(line);
    if (message) return { line: index + 1, message };
  }
  return undefined;
}

const tooLong = (most: number) =>
  `el archivo tiene más de ${most} renglones. Quite los vacíos que sobren, o pártalo en varios.`;
const TOO_DEEP = `el renglón empieza con más de ${MAX_DEPTH} niveles de listas, citas o sangría. Deje tres o menos.`;
const TOO_MANY = `hay demasiados signos «*», «_», «~», «[», «<!» y «\`»: caben ${MAX_SIGNS} en un párrafo. Quite los que sobren, o parta el texto.`;
const TOO_GROUPED = `hay más de ${MAX_GROUPS} «[» o «{» abiertos, uno dentro de otro. Cierre los que falten, o ponga el texto entre comillas.`;

function signCounter(): (line: string) => string | undefined {
  let signs = 0;
  return (line) => {
    signs = line.trim() === '' ? 0 : signs + (line.match(/[*_~`[\]]|<[!?]/g)?.length ?? 0);
    return signs > MAX_SIGNS ? TOO_MANY : undefined;
  };
}

function bracketCounter(): (line: string) => string | undefined {
  let open = 0;
  return (line) => {
    let most = open;
    for (const sign of line)
      if (sign === '[' || sign === '{') most = Math.max(most, ++open);
      else if (sign === ']' || sign === '}') open = Math.max(0, open - 1);
    return most > MAX_GROUPS ? TOO_GROUPED : undefined;
  };
}

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
