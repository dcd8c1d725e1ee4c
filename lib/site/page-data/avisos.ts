import { renderedOf } from '@/lib/content/parse/rendered';
import type { Content } from '@/lib/content/model';
import { NIVELES } from '@/lib/content/model/schemas';
import { startOfDay } from '@/lib/office/clock';
import { daysAfter, longDate } from '@/lib/office/dates';
import { kindOf, kinds } from '@/lib/site/kinds';
import { allPages, type PageRef } from '@/lib/site/pages';

export type AvisoView = ReturnType<typeof avisosOf>[number];

/** Drops notices whose last day is past. */
export const withoutPastAvisos = (content: Content, today: string): Content => ({
  ...content,
  avisos: content.avisos.filter(({ data }) => data.hasta >= today),
});

export function kindAt(content: Content, ruta: string) {
  const page = allPages(content).find((one) => one.ruta === ruta);
  return page && kindOf(page.kind);
}

/** Returns a page's notices, most pressing first. @param canonica original of a copied page */
export function avisosOf({ avisos, sitio }: Content, page: PageRef, canonica = page.ruta) {
  const { zonaHoraria } = sitio.data;
  const names = [page.ruta, canonica];
  const named = (ruta: string) => names.includes(ruta === '/' ? kinds.inicio.routes : ruta);
  return avisos
    .filter(
      ({ data: { nivel, paginas } }) =>
        (nivel === 'urgente' || !kindOf(page.kind).form) && (paginas?.some(named) ?? true),
    )
    .map((entry) => {
      const { titulo, nivel, desde, hasta, muestra = false } = entry.data;
      return {
        ...{ id: entry.slug, nivel, titulo, html: renderedOf(entry).html, muestra },
        vigencia:
          desde === hasta
            ? `Vigente el ${longDate(desde)}`
            : `Vigente del ${longDate(desde)} al ${longDate(hasta)}`,
        /** Milliseconds since 1970: the device needs no time zone. */
        desde: startOfDay(zonaHoraria, desde),
        hasta: startOfDay(zonaHoraria, daysAfter(hasta, 1)),
      };
    })
    .sort((a, b) => NIVELES.indexOf(a.nivel) - NIVELES.indexOf(b.nivel) || a.desde - b.desde);
}
