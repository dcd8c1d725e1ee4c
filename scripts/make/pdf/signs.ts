import { isInFonts } from './fonts';

/** Replaces characters in no font; the document's end explains it. */
export const OMITTED = '[…]';

const COMMON = String.raw`\n -~\u00a0-\u00ac\u00ae-\u00ff\u0152\u0153\u2013\u2014\u2018-\u201a\u201c\u201d\u2022\u2026\u20ac\u2122`;

const OTHER = new RegExp(`[^${COMMON}]`, 'gu');

export const MAY_BREAK = '\u200b';

/** Invisible characters: joiners, direction marks, variation selectors. */
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

/** Replaces characters of no font (Chinese, Arabic, emoji) by `OMITTED`, once for a row of them. */
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
  // Plain forms of 𝐛, ①, ﬁ, or of a letter whose mark is in no font.
  const plain = character.normalize('NFKD').replace(/\p{M}/gu, '');
  const isShown = plain !== character && [...plain].every((one) => isCommon(one) || isInFonts(one));
  return isShown ? plain : OMITTED;
}

const isCommon = (character: string) => character.search(OTHER) < 0;

export const unshown = (text: string): string[] =>
  [...new Set(text.normalize('NFC').match(OTHER))].filter((one) => shownAs(one) === OMITTED);
