import { isInFonts } from './fonts';

/** Replaces characters that no font has; the end of the document says so. */
export const OMITTED = '[…]';

const COMMON = String.raw`\n -~\u00a0-\u00ac\u00ae-\u00ff\u0152\u0153\u2013\u2014\u2018-\u201a\u201c\u201d\u2022\u2026\u20ac\u2122`;

const OTHER = new RegExp(`[^${COMMON}]`, 'gu');

/** Where a line may end within a word. */
export const MAY_BREAK = '\u200b';

/** Invisible characters: joiners, marks of direction, variants of the character before. */
const UNSEEN = /^[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}]$/u;

const SAME: [string, string][] = [
  ['➔➜➝➞➡⟶', '→'],
  ['⬅⟵', '←'],
  ['↔⟷', '<->'],
  ['⇒⟹', '=>'],
  ['⩽', '≤'],
  ['⩾', '≥'],
  ['∼', '~'],
  ['✔✅', '✓'],
  ['●○◦▪▫□◾◽◇►▸‣⁃', '•'],
  ['★☆', '*'],
];
const MEANT = new Map(SAME.flatMap(([signs, typed]) => [...signs].map((one) => [one, typed])));

/**
 * A text in characters that the fonts have. Characters of no font (Chinese, Arabic, an emoji), which a page
 * shows, are left out visibly, and never forbid the text: a row of them is a single `OMITTED`.
 */
export const showable = (text: string): string =>
  text
    .normalize('NFC')
    .replace(OTHER, shownAs)
    .replace(/(?:\[…\]\s*)+\[…\]/g, OMITTED);

function shownAs(character: string): string {
  if (character === '\t') return ' ';
  if (UNSEEN.test(character)) return character === MAY_BREAK ? character : '';
  if (isInFonts(character)) return character;
  const typed = MEANT.get(character);
  if (typed !== undefined) return typed;
  // The same letter in another dress (𝐛, ①, ﬁ), or without the mark that no font has.
  const plain = character.normalize('NFKD').replace(/\p{M}/gu, '');
  const isShown = plain !== character && [...plain].every((one) => isCommon(one) || isInFonts(one));
  return isShown ? plain : OMITTED;
}

const isCommon = (character: string) => character.search(OTHER) < 0;

/** The characters of a text that its PDF leaves out, each once, in order. */
export const unshown = (text: string): string[] =>
  [...new Set(text.normalize('NFC').match(OTHER))].filter((one) => shownAs(one) === OMITTED);
