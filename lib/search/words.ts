/** Words, and codes such as «NTA-33». */
const WORDS = /\p{L}+-\d+|\p{L}+|\d+/gu;

/** Words that ask for no thing, in Spanish and in English. */
const EMPTY = new Set(
  (
    'a ahi ahora al algo algun alguna alguien alla ando andan ante aqui asi aun ayuntamiento como con contra cosa cosas cual cuales ' +
    'cuando cuanto cuanta cuantos dame dan dar darme de decir decirme del desde dice dicen dieron dijo dijeron e el ella ellos en ' +
    'entonces entre era es esa ese eso esta estaba estan estar este esto estoy favor fue ha hace hacen hacer hago han ' +
    'hay he hicieron hizo hola ir la las le les lo los mas me mi mis mucho municipio muy necesito ni no nos o ocupo otra ' +
    'otro para pero poder por porque pueda puede puedo pues que quien quiere quieren quiero quisiera saber se sea ser ' +
    'si sin sobre son soy su sus tal tambien te tengo tiene tienen toda todo todos tu u un una uno unas unos ' +
    'vez voy y ya yo ' +
    'about am an and are at be been but by can could did do does for from get got had has have her him his how i if in ' +
    'is it my need of on our please she should so somebody someone that the their them there they this to want was we ' +
    'were what when where which who why will with would you your'
  ).split(' '),
);

/** Returns text in small plain letters: of 𝓬, Ａ, Ⓐ too, as paper and the check do (NFKD). */
export const fold = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

export const wordsOf = (text: string): string[] => text.match(WORDS) ?? [];

/** A letter alone is a word cut short («q», «x», «d»). */
export const isEmpty = (word: string): boolean => EMPTY.has(word) || /^\p{L}$/u.test(word);

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
