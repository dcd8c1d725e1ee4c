/** First words of names that are no name alone: «la Unidad» could be any. */
const GENERIC =
  /^(?:unidad|órgano|organo|dirección|subdirección|instituto|departamento|coordinación|oficina|secretaría|área|comité|consejo|comisión|centro|agencia|jefatura)$/i;

/** First words that take «el»: «el Órgano», «el Área», «el OIC». */
const MASCULINE = /^(?:.*(?:o|os|é|or|al)|área|oic)$/i;

const firstWord = (name: string): string => name.split(' ', 1)[0] ?? name;

/** Guesses the article of an office's name. */
export const articleOf = (name: string): 'la' | 'el' =>
  MASCULINE.test(firstWord(name)) ? 'el' : 'la';

/** Guesses how people call an office, with its article: its name's first word if that names it alone. */
export function shortNameOf(name: string): string {
  const first = firstWord(name);
  const short = GENERIC.test(first) ? name : first;
  return `${articleOf(short)} ${short}`;
}

export interface Named {
  nombre: string;
  articulo?: 'la' | 'el' | undefined;
  nombreCorto?: string | undefined;
}

/** Returns the office's name as it is read in a sentence. */
export const nombreConArticulo = ({ nombre, articulo = articleOf(nombre) }: Named): string =>
  `${articulo} ${nombre}`;

export const nombreCortoOf = ({ nombre, nombreCorto = shortNameOf(nombre) }: Named): string =>
  nombreCorto;

export const withoutArticle = (name: string): string => name.replace(/^(?:el|la) /, '');
