import type { Content } from '@/lib/content/model';
import type { Entry } from '@/lib/content/types';
import { renderedOf } from '@/lib/content/parse/rendered';
import { documentosOf, shownRows } from '@/lib/routes/lacked';
import { isVacant } from '@/lib/routes/row-ids';
import type { DrawingFacts } from '@/lib/site/assets';
import { direccionPath, normaPdf } from '@/lib/routes';
import type { Sources } from '@/lib/site/sources';
import { bloqueView, type BloqueView } from './bloques';
import { documentRows, type DocumentRow } from './documentos';
import { htmlShowsMuestra } from './muestra';
import { pdfView } from './parts';
import { withPictures } from './prose';

/** A section of a tabbed page: its text, and the page's additions. */
export interface SectionView {
  id: string;
  titulo: string;
  html: string;
  dibujo: DrawingFacts;
  muestra?: boolean | undefined;
  /** Stays open on mobile: it cannot be toggled (D17). */
  fija?: boolean;
  /** On desktop the button opens this document instead of a panel (Normatividad's 5 and 6). */
  documento?: string;
  bloque?: BloqueView;
  /** The document of the section, as a table with a single row. */
  tabla?: { caption: string; rows: DocumentRow[] };
}

type Tabbed = Entry<Pick<Content['paginas'][number]['data'], 'titulo' | 'pestanas'>>;
export type AsideView = ReturnType<typeof asideView>;

/** The sections of a page without those of the catalogues that an office without norms lacks. */
export const shownTabs = <T extends { id: string }>(
  { sitio }: Content,
  pestanas: Tabbed['data']['pestanas'],
  sections: readonly T[],
): T[] => sections.filter(({ id }) => sitio.data.apartados.normas || !pestanas[id]?.catalogo);

/** A page's `##` sections with what its `pestanas` add: icon, id, block, document. */
export function sectionViews(sources: Sources, entry: Tabbed, defaultIcon: string): SectionView[] {
  const documentos = documentosOf(sources.content);
  const { sections } = renderedOf(entry);
  return shownTabs(sources.content, entry.data.pestanas, sections).map(({ id, titulo, html }) => {
    const pestana = entry.data.pestanas[id];
    const documento = documentos.find((one) => one.id === pestana?.documento);
    return {
      id: pestana?.id ?? id,
      titulo,
      html: withPictures(sources.assets, html),
      dibujo: sources.assets.drawing(pestana?.icono ?? defaultIcon),
      muestra: pestana?.muestra === true || htmlShowsMuestra(sources.content, html),
      fija: pestana?.fija,
      documento: pestana?.fija ? undefined : documento?.archivo,
      bloque: pestana?.bloque && bloqueView(sources, pestana.bloque, pestana.catalogo),
      tabla: documento && {
        caption: documento.nombre,
        rows: documentRows(sources, [documento]),
      },
    };
  });
}

/** A directorate (section 2.5), by its address. */
export function direccionView(sources: Sources, ruta: string) {
  const direccion = findDireccion(sources.content, ruta);
  const { titulo, icono } = direccion.data;
  return {
    label: titulo,
    sections: sectionViews(sources, direccion, icono),
    aside: asideView(sources, direccion.data),
  };
}

/** The directorate whose page is at an address. @throws when there is none */
export function findDireccion({ direcciones }: Content, ruta: string) {
  const found = direcciones.find((entry) => direccionPath(entry) === ruta);
  if (!found) throw new Error(`There is no directorate at ${ruta}.`);
  return found;
}

/** Whom to contact, related procedures and related norms: the aside of a page's tabs. */
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
      telefono: unidad.telefono,
      correo: unidad.correo,
      muestra: unidad.muestra,
      encabeza: head && {
        nombre: isVacant(head.nombre) ? undefined : head.nombre,
        puesto: head.puesto,
      },
      extension: head?.extension,
    },
    tramites: shownRows(sources.content, about.tramites),
    normas: related.map(({ slug, nombre, descripcion }) => ({
      nombre,
      pdf: pdfView(sources, {
        href: normaPdf(slug, nombre),
        text: `${nombre}. ${descripcion}`,
      }),
    })),
    /** Facts 8.1: titles of the sample catalogue are shown only under its mark. */
    catalogoDeMuestra: related.some(({ muestra }) => muestra),
  };
}
