import { renderedOf } from '@/lib/content/parse/rendered';
import type { Content } from '@/lib/content/model';
import { NIVELES } from '@/lib/content/model/avisos';
import { startOfDay } from '@/lib/office/clock';
import { daysAfter, longDate } from '@/lib/office/dates';
import { kindOf, kinds } from '@/lib/site/kinds';
import { allPages, type PageRef } from '@/lib/site/pages';

export interface AvisoView {
  id: string;
  nivel: (typeof NIVELES)[number];
  titulo: string;
  html: string;
  vigencia: string;
  /** Milliseconds since 1970: the device needs no time zone. */
  desde: number;
  hasta: number;
  muestra: boolean;
}

/** Drops notices whose last day is past. */
export const withoutPastAvisos = (content: Content, today: string): Content => ({
  ...content,
  avisos: content.avisos.filter(({ data }) => data.hasta >= today),
});

export function kindAt(content: Content, ruta: string) {
  const page = allPages(content).find((one) => one.ruta === ruta);
  return page && kindOf(page.kind);
}

const isOfForm = ({ kind }: Pick<PageRef, 'kind'>) => kindOf(kind).form !== undefined;

/** Returns a page's notices, most pressing first. @param canonica original of a copied page */
export function avisosOf(
  { avisos, sitio }: Content,
  page: PageRef,
  canonica = page.ruta,
): AvisoView[] {
  const { zonaHoraria } = sitio.data;
  const names = [page.ruta, canonica];
  const named = (ruta: string) => names.includes(ruta === '/' ? kinds.inicio.routes : ruta);
  return avisos
    .filter(
      ({ data: { nivel, paginas } }) =>
        (nivel === 'urgente' || !isOfForm(page)) && (paginas?.some(named) ?? true),
    )
    .map((entry): AvisoView => {
      const { titulo, nivel, desde, hasta, muestra = false } = entry.data;
      return {
        ...{ id: entry.slug, nivel, titulo, html: renderedOf(entry).html, muestra },
        vigencia:
          desde === hasta
            ? `Vigente el ${longDate(desde)}`
            : `Vigente del ${longDate(desde)} al ${longDate(hasta)}`,
        desde: startOfDay(zonaHoraria, desde),
        hasta: startOfDay(zonaHoraria, daysAfter(hasta, 1)),
      };
    })
    .sort((a, b) => NIVELES.indexOf(a.nivel) - NIVELES.indexOf(b.nivel) || a.desde - b.desde);
}
