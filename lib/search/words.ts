/** A word, or a code such as «NTA-33»; of a text, in order. */
const WORDS = /\p{L}+-\d+|\p{L}+|\d+/gu;

/** Words that carry nothing: anyone who asks writes them, and every page has them. */
const EMPTY = new Set(
  (
    'a al algo algun alguna alguien ante aqui como con cual cuales cuando cuanto cuanta cuantos de del ' +
    'desde donde e el ella ellos en entonces entre es esa ese eso esta estan estar este esto estoy favor ' +
    'fue ha hace hacer hago han hay he ir la las le les lo los mas me mi mis mucho muy necesito ni no nos ' +
    'o para pero poder por porque puede puedo que quien quiero saber se ser si sin sobre son soy su sus ' +
    'tal tambien te tengo tiene tu u un una uno unas unos voy y ya yo'
  ).split(' '),
);

/** Letters as a search compares them: small, without accents. */
export const fold = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The words of a text, as they are in it. */
export const wordsOf = (text: string): string[] => text.match(WORDS) ?? [];

/** Whether a folded word carries no meaning for a search. */
export const isEmpty = (word: string): boolean => EMPTY.has(word);

/** The common letters of singular and plural, feminine and masculine: enough to see a word in a text. */
export const stem = (word: string): string =>
  word.length < 4 ? word : word.replace(/e?s$/, '').replace(/[aeo]$/, '');

/** The common root of a verb's forms, «pegan» and «pegaron». */
const rootOf = (word: string): string =>
  word.replace(/(ieron|aron|aban?|iendo|ando|ian?|[aei][nr]|io|[aeo])$/, '').replace(/[aeio]$/, '');

/** Whether two words may be forms of a verb. */
export const areForms = (one: string, other: string): boolean =>
  rootOf(one).length > 2 && rootOf(one) === rootOf(other);

/** A code's letters and its number without zeros: «NTA-051» is `nta51`. */
export const codeWord = (letters: string, digits: string): string =>
  fold(letters) + String(Number(digits));
