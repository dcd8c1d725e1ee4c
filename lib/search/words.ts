/** Words, and codes such as «NTA-33». */
const WORDS = /\p{L}+-\d+|\p{L}+|\d+/gu;

const EMPTY = new Set(
  (
    'a al algo algun alguna alguien ante aqui como con contra cual cuales cuando cuanto cuanta cuantos de del ' +
    'desde donde e el ella ellos en entonces entre es esa ese eso esta estan estar este esto estoy favor ' +
    'fue ha hace hacer hago han hay he ir la las le les lo los mas me mi mis mucho muy necesito ni no nos ' +
    'o para pero poder por porque puede puedo que quien quiero saber se ser si sin sobre son soy su sus ' +
    'tal tambien te tengo tiene tu u un una uno unas unos voy y ya yo'
  ).split(' '),
);

/** Returns text in small plain letters: of 𝓬, Ａ, Ⓐ too, as paper and the check do (NFKD). */
export const fold = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

export const wordsOf = (text: string): string[] => text.match(WORDS) ?? [];

export const isEmpty = (word: string): boolean => EMPTY.has(word);

export const stem = (word: string): string =>
  word.length < 4 ? word : word.replace(/e?s$/, '').replace(/[aeo]$/, '');

/** Root of a verb's forms: «pegan», «pegaron». */
const rootOf = (word: string): string =>
  word.replace(/(ieron|aron|aban?|iendo|ando|ian?|[aei][nr]|io|[aeo])$/, '').replace(/[aeio]$/, '');

/** True when two words may be forms of a verb. */
export const areForms = (one: string, other: string): boolean =>
  rootOf(one).length > 2 && rootOf(one) === rootOf(other);

/** «NTA-051» → `nta51`. */
export const codeWord = (letters: string, digits: string): string =>
  fold(letters) + String(Number(digits));
