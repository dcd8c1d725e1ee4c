import type { Alphabet } from './fonts';
import { PdfProblem } from './problem';
import type { Run } from './typeset';

/**
 * Characters that a font draws alike, written as the one that it names, so that the text copied
 * from a PDF does not depend on which of them was drawn first; and those that draw nothing.
 */
const ALIKE: Record<string, string> = {
  '\u202f': '\u00a0',
  '\u2009': '\u00a0',
  '\u2011': '-',
  '\u02bc': '’',
  '\u02bb': '‘',
  '\u2215': '⁄',
  '\u00ad': '',
  '\u200b': '',
  '\ufeff': '',
};

/** What every font of the PDFs has: a line feed, and Latin-1. */
const USUAL = /^[\n -~\u00a0-\u00ff]*$/;

/**
 * Splits a run where its font's file must change, for the few characters outside of Spanish.
 * @param alphabetOf the file that has a character, if any has it
 * @throws PdfProblem when none has it: it would print as a box
 */
export function prepareText(
  run: Run,
  alphabetOf: (codePoint: number) => Alphabet | undefined,
): Run[] {
  const parts: Run[] = [];
  for (const found of run.text.normalize('NFC')) {
    const character = ALIKE[found] ?? found;
    const codePoint = character.codePointAt(0) ?? 0;
    const alphabet = USUAL.test(character) ? 'latin' : alphabetOf(codePoint);
    if (!alphabet)
      throw new PdfProblem(
        `la tipografía del PDF no tiene el carácter «${character}» (U+${codePoint.toString(16).toUpperCase()}). Bórrelo o escríbalo con palabras.`,
      );
    const last = parts[parts.length - 1];
    if (last && last.alphabet === alphabet) last.text += character;
    else parts.push({ ...run, text: character, alphabet });
  }
  return parts;
}
