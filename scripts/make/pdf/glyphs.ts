import { OMITTED, OTHERS } from './characters';
import { alphabetOf, type Alphabet, type Face } from './fonts';
import type { Run } from './typeset';

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

/**
 * Writes a run with what the fonts have, and splits it where its font's file must change, for the few
 * characters outside of Spanish. A release is for its page, and a page shows whatever is typed: what no
 * font has (Chinese, Arabic, an emoji) is left out visibly, and never forbids the text.
 */
export function prepareText(run: Run): Run[] {
  const { face } = run.style;
  const parts: Run[] = [];
  const add = (text: string, alphabet: Alphabet) => {
    const last = parts.at(-1);
    if (last?.alphabet === alphabet) last.text += text;
    else parts.push({ ...run, text, alphabet });
  };
  showable(run.text, face)
    .split(OTHERS)
    .forEach((text, index) => {
      if (index % 2 === 0) return text && add(text, 'latin');
      for (const found of text) add(found, alphabetOf(face, found.codePointAt(0) ?? 0) ?? 'latin');
    });
  return parts;
}

/** A text in characters that the fonts have; what they have not, in a row, is one `OMITTED`. */
const showable = (text: string, face: Face): string =>
  text
    .normalize('NFC')
    .split(OTHERS)
    .map((part, index) =>
      index % 2 === 0 ? part : [...part].map((one) => shownAs(one, face)).join(''),
    )
    .join('')
    .replace(/(?:\[…\]\s*)+\[…\]/g, OMITTED);

function shownAs(character: string, face: Face): string {
  const has = (text: string) =>
    [...text].every((one) => !OTHERS.test(one) || alphabetOf(face, one.codePointAt(0) ?? 0));
  const alike = ALIKE[character];
  if (alike !== undefined) return alike;
  if (UNSEEN.test(character)) return '';
  if (has(character)) return character;
  const typed = AS_TYPED.get(character);
  if (typed !== undefined) return typed;
  // The same letter in another dress (𝐛, ①, ﬁ), or without the mark that no font has.
  const plain = character.normalize('NFKD').replace(/\p{M}/gu, '');
  return plain !== character && has(plain) ? plain : OMITTED;
}

/** The characters of a text that some font of running text lacks, each once, in order. */
export const unshown = (text: string): string[] =>
  [...new Set(text.normalize('NFC'))].filter(
    (one) =>
      OTHERS.test(one) &&
      (['sans', 'serif'] as const).some((face) => shownAs(one, face) === OMITTED),
  );
