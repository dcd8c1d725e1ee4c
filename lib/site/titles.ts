import type { Content } from '@/lib/content/model';
import { longDate } from '@/lib/office/dates';
import { pressOf } from './press';

/** What search engines and tabs show of a title is far less; above this it is no title. */
export const TITLE_MAX = 120;

/** A page's title as its head says it: with the office's name, where both fit. */
export function documentTitle(titulo: string, nombre: string): string {
  const whole = `${titulo} | ${nombre}`;
  return titulo === nombre || whole.length > TITLE_MAX ? titulo : whole;
}

/** Titles that are the site's own words. */
export const OWN_TITLES = {
  codigoQr: 'Queja Electrónica por código QR',
  prueba: 'Página de prueba',
  noEncontrada: 'Página no encontrada',
} as const;

/** The page of a year's releases. */
export const anioTitle = (anio: number) => `Comunicados de ${anio}`;
/** One of the numbered parts of a year's releases. */
export const anioParteTitle = (anio: number, n: number) => `${anioTitle(anio)}, parte ${n}`;
/** One of the numbered pages of the list of releases; `titulo` is the list's own. */
export const prensaPaginaTitle = (titulo: string, n: number) => `${titulo}, página ${n}`;

/** A page's title, and the file that gives it: none for the site's own words. */
export interface Titled {
  titulo: string;
  file?: string;
}

/** The titles of all pages that are no release's. */
function otherTitles(content: Content): Titled[] {
  const { inicio, paginas, direcciones, vehiculos, declaraciones } = content;
  const press = pressOf(content);
  const numbered = (count: number, title: (n: number) => string): Titled[] =>
    Array.from({ length: count }, (_, index) => ({ titulo: title(index + 1) }));
  const prensa = paginas.find(({ slug }) => slug === 'prensa');
  const entries = [inicio, ...paginas, ...direcciones, vehiculos, declaraciones];
  return [
    ...Object.values(OWN_TITLES).map((titulo) => ({ titulo })),
    ...entries
      // Its title says nothing in a list of pages: the site gives it another.
      .filter((entry) => !('slug' in entry && entry.slug === 'prueba'))
      .map(({ file, data: { titulo } }) => ({ titulo, file })),
    ...press.years.flatMap((anio) => [
      { titulo: anioTitle(anio) },
      ...numbered(press.year(anio).parts, (n) => anioParteTitle(anio, n)),
    ]),
    ...(prensa
      ? numbered(press.list.parts, (n) => prensaPaginaTitle(prensa.data.titulo, n)).map((one) => ({
          ...one,
          file: prensa.file,
        }))
      : []),
  ];
}

type Dated = Content['comunicados'][number]['data'];

const ofTheDay = ({ titulo, fecha }: Dated) => `${titulo}, ${longDate(fecha)}`;

const counts = new WeakMap<Content, Map<string, number>>();

/** How many pages of a content would have each title, and how many releases each title on one day. */
function countOf(content: Content): Map<string, number> {
  let count = counts.get(content);
  if (count) return count;
  counts.set(content, (count = new Map<string, number>()));
  const titles = content.comunicados.flatMap(({ data }) => [data.titulo, ofTheDay(data)]);
  for (const titulo of [...otherTitles(content).map((one) => one.titulo), ...titles])
    count.set(titulo, (count.get(titulo) ?? 0) + 1);
  return count;
}

/**
 * A release's title in its page's head: with its day when another page has the same, and with its number
 * when that one is of the same day, so that two of «Convocan a sesión» are told apart in a list of results.
 */
export function comunicadoTitle(content: Content, data: Dated): string {
  const isShared = (titulo: string) => (countOf(content).get(titulo) ?? 0) > 1;
  if (!isShared(data.titulo)) return data.titulo;
  const dated = ofTheDay(data);
  return isShared(dated) ? `${dated} (comunicado ${data.numero})` : dated;
}

/** The title of every page, the releases last. */
export const allTitles = (content: Content): Titled[] => [
  ...otherTitles(content),
  ...content.comunicados.map(({ file, data }) => ({
    titulo: comunicadoTitle(content, data),
    file,
  })),
];
