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

/** A run, or part of one, at its place in a line. */
export interface Piece extends Run {
  x: number;
  width: number;
}

export type Line = Piece[];
export type Measure = (run: Run) => number;

const NO_BREAK = '\u00a0';

/**
 * Breaks runs into lines no wider than `width`, at spaces only: a mark stays with the word that it
 * follows, whatever the run of each. A word wider than a line (an address) is cut where it must.
 * Each line but the last keeps its closing space, so that readers do not join two words.
 */
export function breakLines(runs: Run[], width: number, measure: Measure): Line[] {
  const lines = new Lines(measure);
  let space: Run | undefined;
  for (const word of words(runs)) {
    if (word.kind === 'space') {
      space = word.run;
      continue;
    }
    if (word.kind === 'end') lines.begin(' ');
    else {
      const advance = lines.widthOf(word.runs);
      const gap = space && lines.x > 0 ? [space] : [];
      if (lines.x > 0 && lines.x + lines.widthOf(gap) + advance > width) lines.begin(' ');
      else gap.forEach((run) => lines.put(run));
      if (advance <= width) word.runs.forEach((run) => lines.put(run));
      else lines.putCut(word.runs, width);
    }
    space = undefined;
  }
  return lines.done();
}

/** Lines in the making. `x` is where the last one ends. */
class Lines {
  x = 0;
  private readonly lines: Line[] = [];
  private line: Line = [];

  constructor(private readonly measure: Measure) {
    this.lines.push(this.line);
  }

  widthOf(runs: Run[]): number {
    return runs.reduce((total, run) => total + this.measure(run), 0);
  }

  put(run: Run): void {
    const width = this.measure(run);
    const last = this.line[this.line.length - 1];
    if (last && isSameKind(last, run)) {
      last.text += run.text;
      last.width += width;
    } else this.line.push({ ...run, x: this.x, width });
    this.x += width;
  }

  /** Puts a word that no line can hold, on as many as it takes. */
  putCut(runs: Run[], width: number): void {
    for (const run of runs)
      for (const character of run.text) {
        const part = { ...run, text: character };
        if (this.x > 0 && this.x + this.measure(part) > width) this.begin('');
        this.put(part);
      }
  }

  /** Begins a line. `closing` ends the one before. */
  begin(closing: string): void {
    const last = this.line[this.line.length - 1];
    if (last) last.text += closing;
    this.line = [];
    this.lines.push(this.line);
    this.x = 0;
  }

  done(): Line[] {
    return this.lines.map((line) =>
      line.map((piece) => ({ ...piece, text: piece.text.replaceAll(NO_BREAK, ' ') })),
    );
  }
}

type Word = { kind: 'word'; runs: Run[] } | { kind: 'space'; run: Run } | { kind: 'end' };

function* words(runs: Run[]): Generator<Word> {
  let word: Run[] = [];
  for (const run of runs)
    for (const text of run.text.split(/( +|\n)/).filter(Boolean)) {
      if (text !== '\n' && !text.startsWith(' ')) {
        word.push({ ...run, text });
        continue;
      }
      if (word.length > 0) yield { kind: 'word', runs: word };
      word = [];
      yield text === '\n' ? { kind: 'end' } : { kind: 'space', run: { ...run, text: ' ' } };
    }
  if (word.length > 0) yield { kind: 'word', runs: word };
}

const isSameKind = (a: Run, b: Run) =>
  a.style === b.style && a.alphabet === b.alphabet && a.link === b.link && a.struck === b.struck;
