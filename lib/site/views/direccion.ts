import type { Content } from '@/lib/content/model';
import type { Entry } from '@/lib/content/types';
import { renderedOf } from '@/lib/content/parse/rendered';
import { documentosOf, shownRows } from '@/lib/routes/lacked';
import { isVacant } from '@/lib/routes/row-ids';
import { normaPdf } from '@/lib/routes';
import type { Sources } from '@/lib/site/sources';
import { bloqueView } from './bloques';
import { unitCard } from './call-card';
import { htmlShowsMuestra } from './muestra';
import { documentRows, pdfView } from './parts';
import { withPictures } from './prose';

type Section = ReturnType<typeof sectionViews>[number];
export type SectionView = Pick<Section, 'id' | 'titulo' | 'html' | 'dibujo'> & Partial<Section>;

type Tabbed = Entry<Pick<Content['paginas'][number]['data'], 'titulo' | 'pestanas'>>;
export type AsideView = ReturnType<typeof asideView>;

/** Omits the catalogue sections when the office has no norms. */
export const shownTabs = <T extends { id: string }>(
  { sitio }: Content,
  pestanas: Tabbed['data']['pestanas'],
  sections: readonly T[],
): T[] => sections.filter(({ id }) => sitio.data.apartados.normas || !pestanas[id]?.catalogo);

export function sectionViews(sources: Sources, entry: Tabbed, defaultIcon: string) {
  const documentos = documentosOf(sources.content);
  const { sections } = renderedOf(entry);
  return shownTabs(sources.content, entry.data.pestanas, sections).map(({ id, titulo, html }) => {
    const pestana = entry.data.pestanas[id];
    const documento = documentos.find((one) => one.id === pestana?.documento);
    return {
      id: pestana?.id ?? id,
      titulo,
      resumen: pestana?.resumen,
      html: withPictures(sources.assets, html),
      dibujo: sources.assets.drawing(pestana?.icono ?? defaultIcon),
      muestra: pestana?.muestra === true || htmlShowsMuestra(sources.content, html),
      /** Cannot be toggled on mobile (D17). */
      fija: pestana?.fija,
      /** On desktop the tab opens this document (Normatividad's 5 and 6). */
      documento: pestana?.fija ? undefined : documento?.archivo,
      bloque: pestana?.bloque && bloqueView(sources, pestana.bloque, pestana.catalogo),
      tabla: documento && {
        name: documento.nombre,
        rows: documentRows(sources, [documento]),
      },
    };
  });
}

export function asideView(
  sources: Sources,
  about: Pick<Content['direcciones'][number]['data'], 'unidad' | 'tramites' | 'normas'>,
) {
  const { directorio, normas } = sources.content;
  const unidad = directorio.data.unidades.find(({ id }) => id === about.unidad);
  const head = unidad?.filas[0];
  const related = normas.flatMap(({ slug, data: catalogo }) =>
    catalogo.normas
      .filter(({ enlace, nombre }) => enlace && about.normas.includes(nombre))
      .map((norma) => ({ ...norma, slug, muestra: catalogo.muestra && norma.muestra })),
  );
  return {
    unidad: unidad && {
      id: unidad.id,
      call: unitCard(sources.content, unidad.id),
      correo: unidad.correo,
      muestra: unidad.muestra,
      encabeza: head && {
        nombre: isVacant(head.nombre) ? undefined : head.nombre,
        puesto: head.puesto,
      },
    },
    tramites: shownRows(sources.content, about.tramites),
    normas: related.map(({ slug, nombre, descripcion }) => ({
      nombre,
      pdf: pdfView(sources, { href: normaPdf(slug, nombre), text: `${nombre}. ${descripcion}` }),
    })),
    /** Facts 8.1: sample titles need their mark. */
    catalogoDeMuestra: related.some(({ muestra }) => muestra),
  };
}
