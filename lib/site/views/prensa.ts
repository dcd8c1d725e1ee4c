import type { Content } from '@/lib/content/model';
import { renderedOf } from '@/lib/content/parse/rendered';
import { longDate } from '@/lib/office/dates';
import { pressOf } from '@/lib/site/press';
import { pressUnit } from '@/lib/site/required-content';
import { anioPartPath, anioPath, comunicadoPath, comunicadoPdf, prensaPath } from '@/lib/routes';
import type { Sources } from '@/lib/site/sources';
import { cutSummary } from '@/lib/site/text';
import { waitsInWords } from './estado';
import { htmlShowsMuestra } from './muestra';
import { cardView, pdfSize } from './parts';
import { pieOf, type Pie } from './pie';
import { withPictures } from './prose';
import type { Crumb } from './text-page';

type Comunicado = Content['comunicados'][number];

/** Download name in the list (D38). */
const DOWNLOAD_NAME = 'COMUNICADO DE PRENSA.pdf';

export const PRENSA: Crumb = { titulo: 'Comunicados', ruta: '/prensa/' };

export type ComunicadoView = ReturnType<typeof comunicadoView>;
export type PrensaView = ReturnType<typeof prensaView> & ReturnType<typeof prensaPageView>;
export type AnioView = ReturnType<typeof anioView>;

export function comunicadoView(sources: Sources, slug: string) {
  const { content, assets } = sources;
  const { comunicado, newer, older } = pressOf(content).release(slug);
  const { titulo, fecha, resumen, imagen, alt, numero, lugar, muestra } = comunicado.data;
  const pdf = comunicadoPdf(content.sitio.data, numero);
  const { html } = renderedOf(comunicado);
  return {
    titulo,
    fecha,
    fechaLarga: longDate(fecha),
    resumen,
    lugar,
    muestra: muestra === true || htmlShowsMuestra(content, html),
    imagen: assets.image(imagen, 'texto'),
    alt,
    html: withPictures(assets, html),
    pdf: { href: pdf, size: pdfSize(sources, pdf) },
    newer: newer && neighbour(newer),
    older: older && neighbour(older),
  };
}

const neighbour = ({ slug, data }: Comunicado) => ({
  titulo: data.titulo,
  ruta: comunicadoPath(slug),
});

const cards = (sources: Sources, releases: Comunicado[]) =>
  releases.map((release) =>
    cardView(sources, release, cutSummary(release.data.resumen), DOWNLOAD_NAME),
  );

/** Returns /prensa/: the newest ten, older pages and years (section 2.5, D48). */
export function prensaView(sources: Sources) {
  const { list, releases, years } = pressOf(sources.content);
  return {
    cards: cards(sources, list.newest),
    older: releases.length > list.newest.length ? prensaPath(list.parts) : undefined,
    newer: undefined as string | undefined,
    years: years.map((anio) => ({ anio, ruta: anioPath(anio) })),
  };
}

/** Numbered from the oldest. A full page never changes: its link to the next redirects to /prensa/ at first. */
export function prensaPageView(sources: Sources, n: number) {
  return {
    cards: cards(sources, pressOf(sources.content).list.part(n)),
    older: n > 1 ? prensaPath(n - 1) : undefined,
    newer: prensaPath(n + 1) as string | undefined,
    years: [] as { anio: number; ruta: string }[],
  };
}

/** Returns a year or a part of it, newest first. */
export function anioView(sources: Sources, anio: number, n?: number) {
  const series = pressOf(sources.content).year(anio);
  const older = n === undefined ? series.parts : n - 1;
  return {
    titles: (n === undefined ? series.newest : series.part(n)).map(({ slug, data, waits }) => ({
      titulo: data.titulo,
      fecha: data.fecha,
      fechaLarga: longDate(data.fecha),
      ruta: comunicadoPath(slug),
      estado: waitsInWords({ waits }),
    })),
    older: older > 0 ? anioPartPath(anio, older) : undefined,
    newer: n === undefined ? undefined : anioPartPath(anio, n + 1),
  };
}

export const pressPie = (content: Content): Pie =>
  pieOf(content, { responsable: pressUnit(content) }, []);
