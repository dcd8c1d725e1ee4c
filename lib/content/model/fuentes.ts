import type { Cita } from '@/lib/content/types';

export interface CitedSource {
  nombre: string;
  siglas: string;
  publicacion: string;
  /** ISO day of the last reform in the text consulted. */
  texto: string;
  articulos: string[];
  porConfirmar: boolean;
}

interface Citable {
  nombre: string;
  publicacion: string;
  siglas?: string | undefined;
  texto?: string | undefined;
}

export const SIN_SIGLAS = 'PENDIENTE';
const SIN_SIGLAS_IN_WORDS = 'ley por confirmar';

const ARTICULO = String.raw`\d{1,4}(?: (?:bis|ter|qu[aá]ter))?(?:-[A-Z]{1,6})?`;
const UNO = `${ARTICULO}(?: a ${ARTICULO})?`;
const CITA = new RegExp(
  `^(?<siglas>[A-Z]{2,12}|[a-z][a-zA-Z]*)(?: (?<lista>${UNO}(?:(?:, | y )${UNO})*))?(?<duda> por confirmar)?$`,
);

/** @returns undefined when malformed */
export function parseCitas(text: string): Cita[] | undefined {
  const citas = text.split(/\s*;\s*/).map((one): Cita | undefined => {
    const { siglas, lista, duda } = CITA.exec(one.trim().replace(/\s+/g, ' '))?.groups ?? {};
    const articulos = lista?.split(/, | y /) ?? [];
    return siglas ? { siglas, articulos, porConfirmar: duda !== undefined } : undefined;
  });
  return citas.every((cita) => cita !== undefined) ? citas : undefined;
}

export const citasAsWritten = (citas: readonly Cita[]): string =>
  citas
    .map(({ siglas, articulos, porConfirmar }) =>
      [siglas, articulos.join(', ').replace(/, (?=[^,]*$)/, ' y '), porConfirmar && 'por confirmar']
        .filter(Boolean)
        .join(' '),
    )
    .join('; ');

/** `LGRA, artículos 33 y 49; LRM, artículo 8, por confirmar`: the value of `{{ley …}}`. */
export const citasInWords = (citas: readonly Cita[]): string => citas.map(citaInWords).join('; ');

function citaInWords({ siglas, articulos, porConfirmar }: Cita): string {
  if (siglas === SIN_SIGLAS) return SIN_SIGLAS_IN_WORDS;
  const several = articulos.length > 1 || articulos.some((one) => one.includes(' a '));
  const list = `${several ? 'artículos' : 'artículo'} ${listInWords(articulos)}`;
  return [siglas, articulos.length > 0 && list, porConfirmar && 'por confirmar']
    .filter(Boolean)
    .join(', ');
}

const IN_ENGLISH: Readonly<Record<string, string>> = {
  ...{ artículos: 'articles', artículo: 'article', fracción: 'section', a: 'to', y: 'and' },
  'por confirmar': 'not yet confirmed',
};

/** `LGRA, articles 91 to 93`. */
export const citasInEnglish = (citas: readonly Cita[]): string =>
  citasInWords(citas).replace(
    /por confirmar|(?<!\p{L})(?:artículos?|fracción|a|y)(?!\p{L})/gu,
    (words) => IN_ENGLISH[words] ?? words,
  );

const CITAS_IN_WORDS = new RegExp(
  String.raw` \((?:[A-Z]{2,12}|${SIN_SIGLAS_IN_WORDS})(?:[,;] [^()]*(?:artículo|por confirmar)[^()]*)?\)`,
  'g',
);
const MARKS_IN_WORDS = / \((?:dato de muestra|por confirmar)\)/g;

export const withoutCitas = (text: string): string => text.replace(CITAS_IN_WORDS, '');

/** Marks are read apart from the sentence. */
export const withoutAsides = (text: string): string =>
  withoutCitas(text).replace(MARKS_IN_WORDS, '');

const articuloInWords = (articulo: string): string =>
  articulo.replace(/-([A-Z]+)/g, ', fracción $1');

/** `33, 46 y 49`; with fractions, `7; 10, fracción I, y 15`. */
function listInWords(articulos: readonly string[]): string {
  const words = articulos.map(articuloInWords);
  const last = words.pop() ?? '';
  if (words.length === 0) return last;
  const comma = words.some((one) => one.includes(','));
  return `${words.join(comma ? '; ' : ', ')}${comma ? ',' : ''} y ${last}`;
}

export function distinctCitas(citas: readonly Cita[]): Cita[] {
  return [...new Map(citas.map((cita) => [JSON.stringify(cita), cita])).values()];
}

/** Returns the laws at the foot of a page, in the order of the marco jurídico. */
export function fuentesOf(
  citas: readonly Cita[],
  ordenamientos: readonly Citable[],
): CitedSource[] {
  return ordenamientos.flatMap(({ nombre, publicacion, siglas, texto }) => {
    const own = citas.filter((cita) => cita.siglas === siglas);
    if (!siglas || !texto || own.length === 0) return [];
    const all = own.flatMap((cita) => cita.articulos).flatMap(eachOf);
    const articulos = withFractions(joined([...new Set(all)].sort(byNumber)));
    const isUnsure = own.some((cita) => cita.porConfirmar);
    return [{ nombre, siglas, publicacion, texto, articulos, porConfirmar: isUnsure }];
  });
}

/** Returns the articles of a range, `46 a 48`, which may share some with another citation. */
function eachOf(articulo: string): string[] {
  const [first = NaN, last = NaN] = articulo.split(' a ').map(Number);
  return last > first
    ? Array.from({ length: last - first + 1 }, (_, at) => `${first + at}`)
    : [articulo];
}

const WHOLE = /^\d+$/;

/**
 * Articles that follow one another as a range, `32 a 34`, and no fraction of an article that is there whole.
 * @param articulos in order
 */
function joined(articulos: readonly string[]): string[] {
  const isPart = (one: string) =>
    one.includes('-') && articulos.includes(one.replace(/-[A-Z]+$/, ''));
  const kept = articulos.filter((one) => !isPart(one));
  const runs: string[][] = [];
  for (const one of kept) {
    const run = runs.at(-1);
    const follows =
      run &&
      WHOLE.test(one) &&
      WHOLE.test(run.at(-1) ?? '') &&
      Number(one) === Number(run.at(-1)) + 1;
    if (follows) run.push(one);
    else runs.push([one]);
  }
  return runs.flatMap((run) => (run.length > 2 ? `${run[0]} a ${run.at(-1)}` : run));
}

/** Fractions of one article in one text: `49, fracciones II y III`. */
function withFractions(articulos: readonly string[]): string[] {
  const fractions = new Map<string, string[]>();
  for (const one of articulos) {
    const [articulo = '', ...fraction] = one.split('-');
    fractions.set(articulo, [...(fractions.get(articulo) ?? []), ...fraction]);
  }
  return [...fractions].map(([articulo, own]) =>
    own.length > 1
      ? `${articulo}, fracciones ${listInWords(own)}`
      : articuloInWords([articulo, ...own].join('-')),
  );
}

const byNumber = (a: string, b: string) =>
  Number.parseInt(a) - Number.parseInt(b) ||
  fractionOf(a) - fractionOf(b) ||
  (a < b ? -1 : Number(a > b));

const ROMAN: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50, C: 100 };

/** Returns the number of an article's fraction, 0 without one. */
function fractionOf(articulo: string): number {
  const values = [...(articulo.split('-')[1] ?? '')].map((letter) => ROMAN[letter] ?? 0);
  return values.reduce((sum, one, at) => sum + (one < (values[at + 1] ?? 0) ? -one : one), 0);
}
