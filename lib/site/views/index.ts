import type { Content } from '@/lib/content/model';
import type { PaginaSlug } from '@/lib/content/needed';
import { renderedOf } from '@/lib/content/rendered';
import { organigrama } from '@/lib/site/organigrama';
import {
  ALIASES,
  allRoutes,
  NOT_FOUND,
  pageRow,
  type PageKind,
  type PageRef,
} from '@/lib/site/pages';
import { fullIndexes } from '../search';
import { pressOf } from '@/lib/site/press';
import { anioPath } from '@/lib/site/routes';
import type { Sources } from '@/lib/site/sources';
import { knownForms } from './acuse';
import { direccionView, findDireccion, sectionViews } from './direccion';
import { declaracionesView, documentRows } from './documentos';
import { formView } from './form';
import { inicioView } from './inicio';
import { anioView, comunicadoView, prensaPageView, prensaView } from './prensa';
import { siteMapView } from './site-map';
import { splitPage } from './split-page';
import { vehiculosView } from './vehiculos';

/** What the head of a page says (lib/site/metadata.ts writes it). */
export interface Head {
  titulo: string;
  descripcion: string;
  /** Where search engines should look instead, when this is a second copy. */
  canonica?: string;
  /** Day of a release. */
  fecha?: string;
  /** The page's meta role (D12). */
  rol?: string;
}

export interface Crumb {
  titulo: string;
  ruta: string;
}

/** The page's own part of what stands around it; a page without it has no header and footer. */
export interface Frame {
  /** The page's heading; without it (home) the page brings its own and has no breadcrumbs. */
  titulo?: string;
  descripcion?: string;
  /** What stands above the page in the breadcrumbs, besides home. */
  crumbs?: Crumb[];
}

interface Body<V> {
  head: Head;
  frame?: Frame;
  view: V;
}

const PRENSA: Crumb = { titulo: 'Comunicados', ruta: '/prensa/' };

/** A page of content/paginas, by its file name. @throws when the file is missing */
function pagina({ paginas }: Content, slug: PaginaSlug) {
  const found = paginas.find((one) => one.slug === slug);
  if (!found) throw new Error(`There is no paginas/${slug}.md in content/.`);
  return found;
}

/** A page of content/paginas with its running text. */
function textPage<V>(content: Content, slug: PaginaSlug, view: V): Body<V & { html: string }> {
  const entry = pagina(content, slug);
  const { titulo, descripcion } = entry.data;
  return {
    head: { titulo, descripcion },
    frame: { titulo },
    view: { ...view, html: renderedOf(entry).html },
  };
}

/** The figures in an address: `/prensa/anio/2025/parte/2/` → 2025, 2. */
const numbers = (ruta: string) => (ruta.match(/\d+(?=\/)/g) ?? []).map(Number);
const lastSegment = (ruta: string) => ruta.split('/').at(-2) ?? '';

/** What each kind of page says and shows, from the content alone. */
const bodies = {
  inicio: (sources) => {
    const { titulo, descripcion } = sources.content.inicio.data;
    return { head: { titulo, descripcion }, frame: {}, view: inicioView(sources) };
  },
  codigoQr: (sources) => ({
    head: {
      titulo: 'Queja Electrónica por código QR',
      descripcion: 'Entrada por código QR: abre la queja electrónica sobre la página de inicio.',
      canonica: '/default/',
    },
    frame: {},
    view: inicioView(sources, 'queja'),
  }),
  sindico: (sources) => {
    const entry = pagina(sources.content, 'sindico');
    const { titulo, descripcion } = entry.data;
    return {
      head: { titulo, descripcion },
      frame: { titulo },
      view: { label: titulo, sections: sectionViews(sources, entry, 'sindicatura') },
    };
  },
  direccion: (sources, ruta) => {
    const { titulo, descripcion, rol } = findDireccion(sources.content, ruta).data;
    return {
      head: { titulo, descripcion, ...(rol ? { rol } : {}) },
      frame: { titulo },
      view: direccionView(sources, ruta),
    };
  },
  prensa: (sources) => {
    const { titulo, descripcion } = pagina(sources.content, 'prensa').data;
    const head = { titulo, descripcion };
    return { head, frame: head, view: prensaView(sources) };
  },
  directorio: ({ content }) => {
    const { unidades } = content.directorio.data;
    return textPage(content, 'directorio', { unidades, organigrama: organigrama(unidades) });
  },
  quejaPublica: (sources) =>
    textPage(sources.content, 'quejapublica', { queja: formView(sources, 'queja') }),
  acuse: ({ content }) => {
    const entry = pagina(content, 'acuse');
    const { titulo, descripcion } = entry.data;
    return {
      head: { titulo, descripcion },
      frame: { titulo },
      view: { ...splitPage(entry), forms: knownForms(content) },
    };
  },
  vehiculos: ({ content }) => {
    const { titulo, descripcion } = content.vehiculos.data;
    return {
      head: { titulo, descripcion },
      frame: { titulo: `${content.sitio.data.siglasVehiculos}. ${titulo}` },
      view: vehiculosView(content),
    };
  },
  declaraciones: (sources) => {
    const { titulo, descripcion } = sources.content.declaraciones.data;
    return {
      head: { titulo, descripcion },
      frame: { titulo },
      view: declaracionesView(sources),
    };
  },
  documentos: (sources) => {
    const { documentos } = sources.content.documentos.data;
    const table = documentos.filter(({ grupo }) => grupo === 'tabla');
    return textPage(sources.content, 'documentos', { rows: documentRows(sources, table) });
  },
  buscar: ({ content }) =>
    textPage(content, 'buscar', {
      items: siteMapView(content),
      archives: fullIndexes(content.comunicados.length).map((folder) => `/${folder}/`),
    }),
  prueba: ({ content }) => {
    const { head, view } = textPage(content, 'prueba', {});
    // Its own heading is «Home» (section 2.5), which says nothing in a list of pages.
    return {
      head: { ...head, titulo: 'Página de prueba' },
      view: { ...view, titulo: head.titulo },
    };
  },
  noEncontrada: ({ content }) => ({
    head: {
      titulo: 'Página no encontrada',
      descripcion: 'Esta dirección no existe. Le llevamos a la página de inicio.',
    },
    view: {
      // Releases have addresses in small letters: none needs the look-up without regard to case.
      routes: [
        ...ALIASES.map(({ from }) => from),
        ...allRoutes(content).filter(
          (ruta) => ruta !== NOT_FOUND && (/[A-Z]/.test(ruta) || !ruta.startsWith('/prensa/')),
        ),
      ],
    },
  }),
  comunicado: (sources, ruta) => {
    const { comunicado } = pressOf(sources.content).release(lastSegment(ruta));
    const { titulo, resumen, fecha } = comunicado.data;
    return {
      head: { titulo, descripcion: resumen, fecha },
      frame: { titulo, crumbs: [PRENSA] },
      view: comunicadoView(sources, comunicado.slug),
    };
  },
  prensaPagina: (sources, ruta) => {
    const [n = 1] = numbers(ruta);
    const { titulo, descripcion } = pagina(sources.content, 'prensa').data;
    return {
      head: { titulo: `${titulo}, página ${n}`, descripcion: `${descripcion} Página ${n}.` },
      frame: { titulo: `Comunicados, página ${n}`, crumbs: [PRENSA] },
      view: prensaPageView(sources, n),
    };
  },
  anio: (sources, ruta) => {
    const [anio = 0] = numbers(ruta);
    const titulo = `Comunicados de ${anio}`;
    const { nombre } = sources.content.sitio.data;
    return {
      head: {
        titulo,
        descripcion: `Los comunicados de prensa que publicó la ${nombre} en ${anio}, del más reciente al más antiguo.`,
      },
      frame: { titulo, crumbs: [PRENSA] },
      view: anioView(sources, anio),
    };
  },
  anioParte: (sources, ruta) => {
    const [anio = 0, n = 1] = numbers(ruta);
    const titulo = `Comunicados de ${anio}, parte ${n}`;
    const { nombre } = sources.content.sitio.data;
    return {
      head: {
        titulo,
        descripcion: `Parte ${n} de los comunicados de prensa que publicó la ${nombre} en ${anio}.`,
      },
      frame: { titulo, crumbs: [PRENSA, { titulo: String(anio), ruta: anioPath(anio) }] },
      view: anioView(sources, anio, n),
    };
  },
} satisfies Record<PageKind, (sources: Sources, ruta: string) => Body<object>>;

type Bodies = typeof bodies;
export type ViewOf<K extends PageKind> = ReturnType<Bodies[K]>['view'];

/** A page as plain JSON: with the shell's view, all that its HTML depends on. */
export interface PageData<K extends PageKind = PageKind> extends Body<ViewOf<K>> {
  kind: K;
  ruta: string;
  noindex: boolean;
  searched: boolean;
}

/**
 * Makes a page's data from the content.
 * @throws when the content has no such page
 */
export function pageData<K extends PageKind>(
  sources: Sources,
  { kind, ruta }: PageRef & { kind: K },
): PageData<K> {
  const make = bodies[kind] as (sources: Sources, ruta: string) => Body<ViewOf<K>>;
  const { indexed, searched } = pageRow(kind);
  return { kind, ruta, noindex: !indexed, searched, ...make(sources, ruta) };
}
