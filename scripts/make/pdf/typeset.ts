import { wrap, type Part } from '@/lib/paper/wrap';
import type { Alphabet, Face } from './fonts';

export interface TextStyle {
  face: Face;
  size: number;
  color: string;
  /** From one baseline to the next. */
  leading: number;
}

/** A stretch of text of one kind. A line feed is a forced end of line. */
export interface Run {
  text: string;
  style: TextStyle;
  alphabet?: Alphabet;
  link?: string;
  struck?: boolean;
}

interface Piece extends Run {
  x: number;
  width: number;
}

export type Line = Piece[];
/** How wide a text is in the font of a run. */
export type Measure = (text: string, run: Run) => number;

interface Word extends Part {
  text: string;
  run: Run;
  space: boolean;
}

const NO_BREAK = '\u00a0';

/**
 * Breaks runs into lines no wider than `width`, at spaces only: a mark stays with the word that it
 * follows, whatever the run of each. A word wider than a line (an address) is cut where it must.
 * Each line but the last keeps its closing space, so that readers do not join two words.
 */
export function breakLines(runs: Run[], width: number, measure: Measure): Line[] {
  const lines = hardLines(runs, measure).flatMap((words) => {
    const wrapped = wrap(
      words.flatMap((word) => cutLong(word, width, measure)),
      width,
    );
    return wrapped.map((line, index) => ({ line, ended: index === wrapped.length - 1 }));
  });
  return lines.map(({ line, ended }, index) => {
    const closed = ended || line.at(-1)?.space === true;
    return toLine(line, closed && index < lines.length - 1);
  });
}

/** The words of each line that the author ended. Spaces in a row are one, and none begins a line. */
function hardLines(runs: Run[], measure: Measure): Word[][] {
  let words: Word[] = [];
  const lines = [words];
  for (const run of runs)
    for (const part of run.text.split(/( +|\n)/)) {
      const space = part.startsWith(' ');
      if (part === '\n') lines.push((words = []));
      else if (part !== '' && !(space && (words.at(-1)?.space ?? true))) {
        const text = space ? ' ' : part;
        words.push({ text, run, space, width: measure(text, run) });
      }
    }
  return lines;
}

/** A word that no line can hold, character by character. */
const cutLong = (word: Word, width: number, measure: Measure): Word[] =>
  word.width <= width
    ? [word]
    : [...word.text].map((text) => ({ ...word, text, width: measure(text, word.run) }));

function toLine(words: Word[], closing: boolean): Line {
  const line: Line = [];
  let x = 0;
  const end = words.at(-1)?.space ? words.length - 1 : words.length;
  for (const { text, run, width } of words.slice(0, end)) {
    const last = line.at(-1);
    if (last && isSameKind(last, run)) {
      last.text += text;
      last.width += width;
    } else line.push({ ...run, text, x, width });
    x += width;
  }
  const last = line.at(-1);
  if (last && closing) last.text += ' ';
  for (const piece of line) piece.text = piece.text.replaceAll(NO_BREAK, ' ');
  return line;
}

const isSameKind = (a: Run, b: Run) =>
  a.style === b.style && a.alphabet === b.alphabet && a.link === b.link && a.struck === b.struck;
