import type { Content } from '@/lib/content/model';
import { longDate } from '@/lib/office/dates';
import type { Catalogo, Norma, NormaEntry } from '.';
import { fiscalYear, respuestaEn, tramosOf, type Respuesta } from './vigencia';

export type Estado = Norma['estado'];

/** Status on the catalogue's consultation day (D61). */
export const SITUACIONES = {
  regia: 'vigente',
  'no-regia': 'no vigente',
  'no-consta': 'no consta',
} as const satisfies Record<Respuesta, string>;

export const situacionOf = (entry: NormaEntry) =>
  SITUACIONES[respuestaEn(entry, entry.catalogo.data.corte)];

/** One-letter answers for pages (components/sections/Catalogos.tsx). */
export const SIGNS = {
  regia: 's',
  'no-regia': 'n',
  'no-consta': '?',
} as const satisfies Record<Respuesta, string>;

export const normSignOf = (entry: NormaEntry) =>
  SIGNS[respuestaEn(entry, entry.catalogo.data.corte)];

/** Returns each stretch's first day with its answer: `?`, `2017-03-01s`. */
export const answersByDay = (entry: NormaEntry): string =>
  tramosOf(entry)
    .map(({ desde, respuesta }) => desde + SIGNS[respuesta])
    .join(' ');

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

const asSentence = (legend: string): string =>
  /\p{Ll}/u.test(legend)
    ? legend
    : legend.replace(/[^\s-]+(-\d+)?/g, (word, number: string | undefined, at: number) =>
        number ? word : at ? word.toLowerCase() : word[0] + word.slice(1).toLowerCase(),
      );

/** Returns a status in words; «vigente» only when the data says so (D61). */
export function normStatusOf(entry: NormaEntry): string {
  const { estado, leyenda } = entry.norma;
  const said = leyenda ? asSentence(leyenda) : ESTADOS[estado].palabra;
  if (situacionOf(entry) !== 'no consta') return said;
  return estado === 'vigente' ? 'No consta que siga vigente' : `${said}: no consta que siga así`;
}

/** True when the norm or its catalogue is invented (D4). */
export const isMuestra = ({ norma, catalogo }: Pick<NormaEntry, 'norma' | 'catalogo'>): boolean =>
  catalogo.data.muestra && norma.muestra;

export function citeNorma(
  entry: NormaEntry,
  { sitio: { data: site } }: Pick<Content, 'sitio'>,
): string {
  const { norma, catalogo, ruta } = entry;
  return [
    `${site.nombre} (${site.ayuntamiento}). ${norma.nombre}, ${norma.descripcion}`,
    norma.publicacion,
    `${catalogo.data.titulo}, ${asOf(catalogo.data)}`,
    ...(isMuestra(entry) ? ['Norma de muestra'] : []),
    new URL(ruta, site.url).href,
  ]
    .filter(Boolean)
    .join('. ');
}

/** Returns since when the status is known: the catalogue's date, not the clock's. */
export const asOf = ({ corte }: Catalogo['data']): string =>
  `según el catálogo al ${longDate(corte)}`;

const endedYear = ({ norma, catalogo }: NormaEntry): string | undefined => {
  const year = fiscalYear(norma.descripcion);
  return year && year < catalogo.data.corte.slice(0, 4) ? year : undefined;
};

export function endedNote(entry: NormaEntry): string | undefined {
  const own = endedYear(entry);
  if (own) return `Se refiere al ejercicio fiscal ${own}, que terminó.`;
  for (const other of entry.sustituidaPor) {
    const year = endedYear(other);
    if (year)
      return `La ${other.norma.nombre} se refiere al ejercicio fiscal ${year}, que terminó.`;
  }
  return undefined;
}
