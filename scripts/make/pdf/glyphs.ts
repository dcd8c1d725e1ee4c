import type { Alphabet } from './fonts';
import { PdfProblem } from './problem';
import type { Run } from './typeset';

/**
 * Characters that a font draws alike, written as one of them: a glyph can be copied from a PDF as one
 * character alone. And those that draw nothing.
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

/** What every font of the PDFs has, and draws as it is: a line feed, and Latin-1 but its soft hyphen. */
const OTHERS = /([^\n -~\u00a0-\u00ac\u00ae-\u00ff]+)/;

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
  const add = (text: string, alphabet: Alphabet) => {
    const last = parts.at(-1);
    if (last?.alphabet === alphabet) last.text += text;
    else parts.push({ ...run, text, alphabet });
  };
  run.text
    .normalize('NFC')
    .split(OTHERS)
    .forEach((text, index) => {
      if (index % 2 === 0) return text && add(text, 'latin');
      for (const found of text) {
        const character = ALIKE[found] ?? found;
        if (character)
          add(character, alphabetOf(character.codePointAt(0) ?? 0) ?? refuse(character));
      }
    });
  return parts;
}

function refuse(character: string): never {
  const code = character.codePointAt(0)?.toString(16).toUpperCase();
  throw new PdfProblem(
    `la tipografía del PDF no tiene el carácter «${character}» (U+${code}). Bórrelo o escríbalo con palabras.`,
  );
}
