/** A problem of a text as it was saved, before any parser reads it. */
export interface RawFault {
  /** From 1. */
  line: number;
  message: string;
}

/** Of a text and of a list of data: twenty printed pages, and a directory of five hundred people. */
const MAX_LETTERS = { md: 60_000, yml: 150_000 };
/**
 * Letters without a space, and lines, at most: twice the longest address that was met, and a table of a
 * thousand rows with its text. Libraries and our own patterns take the square of the one, and much for each of the other.
 */
const MAX_WORD = 1000;
const MAX_LINES = { md: 5000, yml: 15_000 };
/** Maximum nesting of lists and quotations: the parser's time grows with it. */
const MAX_DEPTH = 20;
/** Maximum of emphasis and link signs in a block and in a text: pairing them is quadratic. */
const MAX_SIGNS = { block: 1000, text: 8000 };
/** Maximum of lists and quotations in a text: closing each is linear in the text before it. */
const MAX_STARTS = 1000;
/** Maximum of `[^` in a block: looking for their ends is quadratic. */
const MAX_OPENINGS = 50;
/** Maximum nesting of YAML groups; the office's deepest is two. */
const MAX_GROUPS = 60;

/** Mojibake: UTF-8 that was read as ANSI («Ã³», «Â¿», «â€œ»). */
const MOJIBAKE = /Ã[\u0080-\u00BFŒœŠšŽžŸƒˆ˜–—‘’‚“”„†‡•…‰‹›€™]|Â[\u0080-\u00BF]|â[€†„]/;
const CONFLICT = /^(?:[<>|]{7}(?: .*)?|={7})$/m;

/**
 * Faults of a raw file, before any parser: wrong encoding, merge conflict markers, and shapes that would
 * keep a parser busy for minutes.
 * @param text from `readText`
 * @param isText true for Markdown
 * @returns at most one fault of each kind, at its first line
 */
export function rawFaults(text: string, isText: boolean): RawFault[] {
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

const faultAt = (text: string, index: number, message: string): RawFault => ({
  line: text.slice(0, index).split('\n').length,
  message,
});

function encoding(text: string): RawFault | undefined {
  if (text.includes('\0'))
    return faultAt(
      text,
      0,
      'el archivo está guardado en «Unicode» (UTF-16). Guárdelo otra vez y elija la codificación UTF-8.',
    );
  const lost = text.indexOf('\uFFFD');
  if (lost >= 0)
    return faultAt(
      text,
      lost,
      `hay letras que no se pueden leer («${wordAt(text, lost)}»): el archivo no está en UTF-8. Guárdelo con la codificación UTF-8 y escriba de nuevo los acentos que falten.`,
    );
  const broken = MOJIBAKE.exec(text);
  if (broken)
    return faultAt(
      text,
      broken.index,
      `dice «${wordAt(text, broken.index)}»: los acentos se dañaron al guardar. Escriba bien la palabra y guarde el archivo en UTF-8.`,
    );
  return undefined;
}

/** The word around a place, as far as a message shows it. */
const wordAt = (text: string, index: number): string =>
  (/\S*$/.exec(text.slice(Math.max(0, index - 20), index))?.[0] ?? '') +
  (/^\S*/.exec(text.slice(index, index + 20))?.[0] ?? '');

function conflict(text: string): RawFault | undefined {
  const mark = CONFLICT.exec(text);
  return (
    (mark &&
      faultAt(
        text,
        mark.index,
        `quedó una marca de dos versiones sin unir («${mark[0].slice(0, 30)}»). Deje una de las dos y borre los renglones «<<<<<<<», «=======» y «>>>>>>>».`,
      )) ??
    undefined
  );
}

const LONG_WORD = new RegExp(String.raw`\S{${MAX_WORD + 1}}`);

function longWord(text: string): RawFault | undefined {
  const found = LONG_WORD.exec(text);
  if (!found) return undefined;
  const message = `«${found[0].slice(0, 30)}…» tiene más de ${MAX_WORD} letras sin un espacio. Quite lo que sobre, o sepárelo.`;
  return faultAt(text, found.index, message);
}

/** Nesting and signs, counted line by line. */
function shape(text: string, isText: boolean): RawFault | undefined {
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
const TOO_MANY = `hay demasiados signos «*», «_», «~», «[» y «\`»: caben ${MAX_SIGNS.block} en un párrafo y ${MAX_SIGNS.text} en el texto. Quite los que sobren, o parta el texto.`;
const TOO_GROUPED = `hay más de ${MAX_GROUPS} «[» o «{» abiertos, uno dentro de otro. Cierre los que falten, o ponga el texto entre comillas.`;

const TOO_STARTED = `hay más de ${MAX_STARTS} listas y citas en el texto. Quite los «>» que sobren, o parta el texto.`;
const TOO_OPENED = `hay más de ${MAX_OPENINGS} «<!» o «<?» en un párrafo. Quite los que sobren.`;

/** Limits of Markdown, counted line by line. */
function signCounter(): (line: string) => string | undefined {
  let block = 0;
  let openings = 0;
  let all = 0;
  let starts = 0;
  const startsIn = startCounter();
  return (line) => {
    const blank = line.trim() === '';
    const signs = line.match(/[*_~`[\]]/g)?.length ?? 0;
    all += signs;
    block = blank ? 0 : block + signs;
    openings = blank ? 0 : openings + (line.match(/<[!?]/g)?.length ?? 0);
    starts += startsIn(line);
    if (starts > MAX_STARTS) return TOO_STARTED;
    if (openings > MAX_OPENINGS) return TOO_OPENED;
    return block > MAX_SIGNS.block || all > MAX_SIGNS.text ? TOO_MANY : undefined;
  };
}

/** Of Markdown: how many quotations and lists begin on a line, told line by line; a few too many at most. */
function startCounter(): (line: string) => number {
  let quoted = false;
  let afterText = false;
  return (line) => {
    const quotes = QUOTED.test(line);
    const within = line.replace(QUOTED, '');
    const lists = LISTED.test(within);
    const starts = [quotes && !quoted, lists && afterText, QUOTED_ITEM.test(within)];
    quoted = quotes;
    if (within.trim() !== '') afterText = !lists;
    return starts.filter(Boolean).length;
  };
}

const QUOTED = /^(?:[ \t]*>)+/;
const LISTED = /^[ \t]*(?:[-+*]|\d{1,9}[.)])(?:[ \t]|$)/;
const QUOTED_ITEM = /^[ \t]*(?:(?:[-+*]|\d{1,9}[.)])[ \t]+)+>/;

/** Of YAML: how many groups are open. */
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

/** Whether a line begins with more marks of lists and quotations than fit, or is set in as if it did. */
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
