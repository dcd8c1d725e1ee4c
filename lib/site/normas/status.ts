import type { Content } from '@/lib/content/model';
import { longDate } from '@/lib/office/dates';
import { NORM, NORM_DAY } from '@/lib/ui-texts';
import { fiscalYear, respuestaEn, SIGNS, tramosOf, type Norma, type NormaEntry } from './vigencia';

export type Estado = Norma['estado'];

/** Each status in a word, with its meaning for those bound by the norm. */
export const ESTADOS: Record<Estado, { palabra: string; significa: string }> = {
  vigente: { palabra: 'Vigente', significa: 'se aplica; LINK abre el documento.' },
  derogada: {
    palabra: 'Derogada',
    significa: 'una norma posterior la dejó sin efecto, en todo o en parte.',
  },
  abrogada: { palabra: 'Abrogada', significa: 'quedó sin efecto por completo.' },
  sustituida: {
    palabra: 'Sustituida temporalmente',
    significa: 'mientras dura la otra norma, se aplica esa.',
  },
};

/** Returns a norm's status on its catalogue's consultation day (D61). */
export function vigenciaOf(entry: NormaEntry) {
  const { estado, leyenda } = entry.norma;
  const situacion = respuestaEn(entry, entry.catalogo.data.corte);
  const statusText = leyenda ? asSentence(leyenda) : ESTADOS[estado].palabra;
  const unknown =
    estado === 'vigente'
      ? 'No consta que siga vigente'
      : `${statusText}; el catálogo no dice si sigue así`;
  return {
    situacion,
    signo: SIGNS[situacion],
    /** «Vigente» only when the data says so. */
    enPalabras: situacion === 'no consta' ? unknown : statusText,
    segun: asOf(entry.catalogo),
    nota: endedNote(entry),
  };
}

/** Splits a status in words for a chip of one word, and the date or reason beside it. */
export function chipOf(words: string): [chip: string, beside: string] {
  const [chip = ''] = /^(?:No consta|\S+)/.exec(words) ?? [];
  return [chip, words.slice(chip.length).trim()];
}

const asSentence = (legend: string): string =>
  /\p{Ll}/u.test(legend)
    ? legend
    : legend.replace(/[^\s-]+(-\d+)?/g, (word, number: string | undefined, at: number) =>
        number ? word : at ? word.toLowerCase() : word[0] + word.slice(1).toLowerCase(),
      );

/** Returns each stretch's first day with its answer: `?`, `2017-03-01s`. */
export const answersByDay = (entry: NormaEntry): string =>
  tramosOf(entry)
    .map(({ desde, respuesta }) => desde + SIGNS[respuesta])
    .join(' ');

/** Returns the days and substitutes that the catalogue knows of a norm, in sentences true on any day. */
export function knownOf(entry: NormaEntry): string {
  const { desde, hasta, estado } = entry.norma;
  const { corte } = entry.catalogo.data;
  const others = estado === 'vigente' ? [] : entry.sustituidaPor;
  return [
    desde && (desde > corte ? NORM.since : NORM_DAY.began)(longDate(desde)),
    hasta && (hasta > corte ? NORM.until : NORM_DAY.lasted)(longDate(hasta)),
    ...others.map(({ norma: { nombre, desde: since } }) =>
      NORM_DAY.replaced(nombre, since && longDate(since)),
    ),
    desde && !hasta && (estado === 'derogada' || estado === 'abrogada') && NORM_DAY.noEnd,
    endedNote(entry),
  ]
    .filter(Boolean)
    .join(' ');
}

/** Returns since when the status is known: the catalogue's date, not the clock's. */
export const asOf = ({ data: { corte } }: NormaEntry['catalogo']): string =>
  `según el catálogo al ${longDate(corte)}`;

export function citeNorma(
  { norma, catalogo, ruta, muestra }: NormaEntry,
  { sitio: { data: site } }: Pick<Content, 'sitio'>,
): string {
  return [
    `${site.nombre} (${site.ayuntamiento}). ${norma.nombre}, ${norma.descripcion}`,
    norma.publicacion,
    `${catalogo.data.titulo}, ${asOf(catalogo)}`,
    ...(muestra ? ['Norma de muestra'] : []),
    new URL(ruta, site.url).href,
  ]
    .filter(Boolean)
    .join('. ');
}

const endedYear = ({ norma, catalogo }: NormaEntry): string | undefined => {
  const year = fiscalYear(norma.descripcion);
  return year && year < catalogo.data.corte.slice(0, 4) ? year : undefined;
};

function endedNote(entry: NormaEntry): string | undefined {
  const own = endedYear(entry);
  if (own) return `Era para el ejercicio fiscal ${own}, que ya terminó.`;
  const other = entry.sustituidaPor.find(endedYear);
  return (
    other &&
    `La ${other.norma.nombre} era para el ejercicio fiscal ${endedYear(other)}, que ya terminó.`
  );
}
