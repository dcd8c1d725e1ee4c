import type { Content } from '@/lib/content/model';
import { nombreConArticulo } from '@/lib/content/model/office-name';
import { renderedOf } from '@/lib/content/parse/rendered';
import { longDate } from '@/lib/office/dates';
import { MUESTRA_DE_GRUPO, PRESS } from '@/lib/ui-texts';
import {
  anioPartPath,
  anioPath,
  comunicadoPath,
  comunicadoPdf,
  lastSegment,
  numbersIn,
  prensaPath,
} from '@/lib/routes';
import { numbered, pressOf } from '../press';
import { pressUnit } from '../required-content';
import type { Sources } from '../sources';
import { cutSummary } from '../text';
import { correctionsView, lastCorrection, waitsInWords } from '../views/estado';
import { htmlShowsMuestra } from '../views/muestra';
import { unitCard } from '../views/call-card';
import { cardView, pdfSize, releaseLink } from '../views/parts';
import { pieOf } from '../views/pie';
import { headingsOf, withPictures } from '../views/prose';
import { entryBody, paginaEntry, type Crumb } from '../views/text-page';
import type { Kind } from './kind';

type Comunicado = Content['comunicados'][number];

/** Download name in the list (D38). */
const DOWNLOAD_NAME = 'COMUNICADO DE PRENSA.pdf';

const PRENSA: Crumb = { titulo: 'Comunicados', ruta: '/prensa/' };

const releaseAt = (content: Content, ruta: string) => pressOf(content).release(lastSegment(ruta));

const pressPie = (content: Content, shown: Comunicado[] = []) =>
  pieOf(content, { responsable: pressUnit(content) }, shown);

export const comunicado = {
  routes: ({ comunicados }) => comunicados.map(({ slug }) => comunicadoPath(slug)),
  source: (_, ruta) => `content${ruta.replace(/\/$/, '.md')}`,
  title: (content, ruta) => {
    const { titulo, fecha, numero } = releaseAt(content, ruta).comunicado.data;
    const dated = `${titulo}, ${longDate(fecha)}`;
    return [titulo, dated, `${dated} (comunicado ${numero})`];
  },
  updated: (content, ruta) => {
    const { data } = releaseAt(content, ruta).comunicado;
    return lastCorrection(data.fecha, data);
  },
  record: 'comunicado',
  read: true,
  growing: true,
  body: ({ content, assets }, ruta) => {
    const { comunicado: entry, newer, older } = releaseAt(content, ruta);
    const { data } = entry;
    const pdf = comunicadoPdf(content.sitio.data, data.numero);
    const rendered = renderedOf(entry).html;
    const html = withPictures(assets, rendered);
    const isSample = data.muestra === true || htmlShowsMuestra(content, rendered);
    return {
      head: { descripcion: data.resumen, fecha: data.fecha },
      frame: {
        titulo: data.titulo,
        marca: waitsInWords(entry),
        correcciones: correctionsView(data),
        muestras: isSample ? PRESS.sample : undefined,
        crumbs: [PRENSA],
        contents: headingsOf(html),
        call: unitCard(content, pressUnit(content)),
        temas: [...html.matchAll(/href="(\/[^"]+)"/g)].map(([, ruta = '']) => ruta),
        pie: pressPie(content, [entry]),
      },
      view: {
        ...data,
        fechaLarga: longDate(data.fecha),
        imagen: assets.image(data.imagen, 'texto'),
        ...parted(html),
        pdf: { href: pdf, size: pdfSize({ assets }, pdf) },
        newer: newer && releaseLink(newer),
        older: older && releaseLink(older),
      },
    };
  },
} satisfies Kind;

/** Parts a text after its first paragraph, which on a phone comes before the picture. */
function parted(html: string): { opening: string; rest: string } {
  const end = html.startsWith('<p>') ? html.indexOf('</p>') + '</p>'.length : 0;
  return { opening: html.slice(0, end), rest: html.slice(end) };
}

/** The newest ten releases, with ways to older pages and years (section 2.5, D48). */
export const prensa = {
  routes: PRENSA.ruta,
  source: 'paginas/prensa.md',
  updated: (content) => pressOf(content).releases[0]?.data.fecha,
  follows: 'comunicado',
  searched: false,
  body: (sources) => {
    const { content } = sources;
    const entry = paginaEntry(content, 'prensa');
    const { list, releases } = pressOf(content);
    const view = {
      cards: cardsOf(sources, list.newest),
      older: releases.length > list.newest.length ? prensaPath(list.parts) : undefined,
      newer: undefined,
      years: yearsOf(content),
    };
    const { descripcion } = entry.data;
    return entryBody(content, entry, view, { descripcion, pie: pressPie(content) });
  },
} satisfies Kind;

/** A page of the list, numbered from the oldest (D48). Full ones never change: links to a next page redirect. */
export const prensaPagina = {
  routes: (content) => numbered(pressOf(content).list.parts, prensaPath),
  source: 'paginas/prensa.md',
  title: (content, ruta) => [
    `${paginaEntry(content, 'prensa').data.titulo}, página ${numbersIn(ruta).join()}`,
  ],
  updated: (content, ruta) => pressOf(content).list.part(numbersIn(ruta)[0] ?? 1)[0]?.data.fecha,
  searched: false,
  growing: true,
  body: (sources, ruta) => {
    const { content } = sources;
    const [n = 1] = numbersIn(ruta);
    return {
      head: { descripcion: `${paginaEntry(content, 'prensa').data.descripcion} Página ${n}.` },
      frame: { titulo: `Comunicados, página ${n}`, crumbs: [PRENSA], pie: pressPie(content) },
      view: {
        cards: cardsOf(sources, pressOf(content).list.part(n)),
        older: n > 1 ? prensaPath(n - 1) : undefined,
        newer: prensaPath(n + 1),
        years: [],
      },
    };
  },
} satisfies Kind;

const cardsOf = (sources: Sources, releases: Comunicado[]) =>
  releases.map((release) =>
    cardView(sources, release, cutSummary(release.data.resumen), DOWNLOAD_NAME),
  );

/** The releases of a year, newest first, and its full parts, numbered from the oldest (D48). */
export const anio = {
  routes: (content) => {
    const { years, year } = pressOf(content);
    const parts = years.flatMap((one) => numbered(year(one).parts, (n) => anioPartPath(one, n)));
    return [...years.map(anioPath), ...parts];
  },
  title: (_, ruta) => [yearTitle(ruta)],
  foto: (content) => paginaEntry(content, 'prensa').data.foto,
  updated: (content, ruta) => yearList(content, ruta).releases[0]?.data.fecha,
  searched: false,
  read: true,
  growing: true,
  body: ({ content }, ruta) => {
    const [year = 0, n] = numbersIn(ruta);
    const which = n === undefined ? 'Los comunicados' : `Parte ${n} de los comunicados`;
    const order = n === undefined ? ', del más reciente al más antiguo' : '';
    const whole = { titulo: String(year), ruta: anioPath(year) };
    const { releases, older, newer } = yearList(content, ruta);
    const allSample = releases.every(({ data }) => data.muestra);
    return {
      head: {
        descripcion: `${which} de prensa que publicó ${nombreConArticulo(content.sitio.data)} en ${year}${order}.`,
      },
      frame: {
        titulo: yearTitle(ruta),
        crumbs: n === undefined ? [PRENSA] : [PRENSA, whole],
        muestras: allSample ? MUESTRA_DE_GRUPO : undefined,
        pie: pressPie(content),
      },
      view: {
        titles: releases.map((release) => ({
          ...releaseLink(release),
          muestra: !allSample && release.data.muestra,
        })),
        // A full part never changes (D48): the year's own page alone leads to the others.
        years: n === undefined ? yearsOf(content).filter(({ anio }) => anio !== year) : [],
        older: older > 0 ? anioPartPath(year, older) : undefined,
        newer,
      },
    };
  },
} satisfies Kind;

const yearsOf = (content: Content) =>
  pressOf(content).years.map((anio) => ({ anio, ruta: anioPath(anio) }));

function yearTitle(ruta: string): string {
  const [year, n] = numbersIn(ruta);
  return `Comunicados de ${year}${n === undefined ? '' : `, parte ${n}`}`;
}

function yearList(content: Content, ruta: string) {
  const [year = 0, n] = numbersIn(ruta);
  const series = pressOf(content).year(year);
  return n === undefined
    ? { releases: series.newest, older: series.parts, newer: undefined }
    : { releases: series.part(n), older: n - 1, newer: anioPartPath(year, n + 1) };
}
