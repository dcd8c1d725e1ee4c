import type { Alphabet } from './fonts';
import type { Run } from './typeset';

/** Replaces characters that no font has; the foot of the document says so. */
export const OMITTED = '[…]';

/**
 * Characters that a font draws alike, written as one of them: a glyph can be copied from a PDF as one
 * character alone. And those that draw nothing.
 */
const ALIKE: Record<string, string> = {
  '\t': ' ',
  '\u202f': '\u00a0',
  '\u2009': '\u00a0',
  '\u2011': '-',
  '\u02bc': '’',
  '\u02bb': '‘',
  '\u2215': '⁄',
};
/** Invisible characters: joiners, marks of direction, variants of the character before. */
const UNSEEN = /^[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}]$/u;

/** Signs that no font of the documents has, as they are typed without them: they mean the same. */
const TYPED: [string, string][] = [
  ['→➔➜➝➞➡⟶', '->'],
  ['←⬅⟵', '<-'],
  ['↔⟷', '<->'],
  ['⇒⟹', '=>'],
  ['≤⩽', '<='],
  ['≥⩾', '>='],
  ['≠', '<>'],
  ['≈∼', '~'],
  ['✓✔☑✅', '[x]'],
  ['☐', '[ ]'],
  ['●○◦▪▫■□◾◽◆◇►▶▸‣⁃∙', '•'],
  ['★☆', '*'],
];
const AS_TYPED = new Map(TYPED.flatMap(([signs, typed]) => [...signs].map((one) => [one, typed])));

/** What every font of the PDFs has, and draws as it is: a line feed, and Latin-1 but its soft hyphen. */
const OTHERS = /([^\n -~\u00a0-\u00ac\u00ae-\u00ff]+)/;

type AlphabetOf = (codePoint: number) => Alphabet | undefined;

/**
 * Writes a run with what the fonts have, and splits it where its font's file must change, for the few
 * characters outside of Spanish. A release is for its page, and a page shows whatever is typed: what no
 * font has (Chinese, Arabic, an emoji) is left out visibly, and never forbids the text.
 * @param alphabetOf the file that has a character, if any has it
 */
export function prepareText(run: Run, alphabetOf: AlphabetOf): Run[] {
  const parts: Run[] = [];
  const add = (text: string, alphabet: Alphabet) => {
    const last = parts.at(-1);
    if (last?.alphabet === alphabet) last.text += text;
    else parts.push({ ...run, text, alphabet });
  };
  showable(run.text, alphabetOf)
    .split(OTHERS)
    .forEach((text, index) => {
      if (index % 2 === 0) return text && add(text, 'latin');
      for (const found of text) add(found, alphabetOf(found.codePointAt(0) ?? 0) ?? 'latin');
    });
  return parts;
}

/** A text in characters that the fonts have; what they have not, in a row, is one `OMITTED`. */
function showable(text: string, alphabetOf: AlphabetOf): string {
  const parts = text.normalize('NFC').split(OTHERS);
  if (parts.length === 1) return parts.join('');
  return parts
    .map((part, index) =>
      index % 2 === 0 ? part : [...part].map((one) => shownAs(one, alphabetOf)).join(''),
    )
    .join('')
    .replace(/(?:\[…\]\s*)+\[…\]/g, OMITTED);
}

function shownAs(character: string, alphabetOf: AlphabetOf): string {
  const alike = ALIKE[character] ?? AS_TYPED.get(character);
  const has = (text: string) =>
    [...text].every((one) => !OTHERS.test(one) || alphabetOf(one.codePointAt(0) ?? 0));
  if (alike !== undefined && (ALIKE[character] !== undefined || !has(character))) return alike;
  if (UNSEEN.test(character)) return '';
  if (has(character)) return character;
  // The same letter in another dress (𝐛, ①, ﬁ), or without the mark that no font has.
  const plain = character.normalize('NFKD').replace(/\p{M}/gu, '');
  return plain !== character && has(plain) ? plain : OMITTED;
}

/** The characters of a text that no font has, each once, in order. */
export function unshown(text: string, alphabetOf: AlphabetOf): string[] {
  const others = [...text.normalize('NFC')].filter((one) => OTHERS.test(one));
  return [...new Set(others)].filter((one) => shownAs(one, alphabetOf) === OMITTED);
}
