import { withRowIds } from '@/lib/routes/row-ids';
import { UNIDAD_PRENSA } from '@/lib/site/required-content';
import type { Content } from '@/lib/content/model';
import { ORGANIGRAMA_SRC, organigrama } from '@/lib/site/organigrama';
import { knownRoutes, pageRow, type PageKind, type PageRef } from '@/lib/site/pages';
import { fullIndexes } from '../search';
import { pressOf } from '@/lib/site/press';
import { promesasOf } from '@/lib/site/promesas';
import { anioPath } from '@/lib/routes';
import type { Sources } from '@/lib/site/sources';
import {
  anioParteTitle,
  anioTitle,
  comunicadoTitle,
  OWN_TITLES,
  prensaPaginaTitle,
} from '@/lib/site/titles';
import { knownForms } from './acuse';
import { direccionView, findDireccion, sectionViews } from './direccion';
import { callView } from './directorio';
import { declaracionesView, documentRows } from './documentos';
import { inicioView } from './inicio';
import { pieOf } from './pie';
import { anioView, comunicadoView, prensaPageView, prensaView } from './prensa';
import { siteMapView } from './site-map';
import { formPage, pagina, splitTextPage, textPage, type Body, type Crumb } from './text-page';
import { vehiculosView } from './vehiculos';

export type { Crumb, Frame, Head } from './text-page';

const PRENSA: Crumb = { titulo: 'Comunicados', ruta: '/prensa/' };

/** The foot of the home page, and of its entry by QR code: the forms open there. */
const homePie = (content: Content) =>
  pieOf(content, content.inicio.data, [content.inicio, ...content.formularios]);

/** The foot of a list of releases: of the day of the newest one that it shows. */
const pressPie = (content: Content, releases: { fecha: string }[]) =>
  pieOf(content, { responsable: UNIDAD_PRENSA, actualizado: releases[0]?.fecha }, []);

/** The figures in an address: `/prensa/anio/2025/parte/2/` → 2025, 2. */
const numbers = (ruta: string) => (ruta.match(/\d+(?=\/)/g) ?? []).map(Number);
const lastSegment = (ruta: string) => ruta.split('/').at(-2) ?? '';

/** What each kind of page says and shows, from the content alone. */
const bodies = {
  inicio: (sources) => {
    const { titulo, descripcion } = sources.content.inicio.data;
    return {
      head: { titulo, descripcion },
      frame: { pie: homePie(sources.content) },
      view: inicioView(sources),
    };
  },
  codigoQr: (sources) => ({
    head: {
      titulo: OWN_TITLES.codigoQr,
      descripcion: 'Entrada por código QR: abre la queja electrónica sobre la página de inicio.',
      canonica: '/default/',
    },
    frame: { pie: homePie(sources.content) },
    view: inicioView(sources, 'queja'),
  }),
  sindico: (sources) => {
    const { content } = sources;
    const entry = pagina(content, 'sindico');
    const { titulo, descripcion } = entry.data;
    const shown = [entry, content.atribuciones, content.titulares, content.historia];
    return {
      head: { titulo, descripcion },
      frame: { titulo, pie: pieOf(content, entry.data, shown) },
      view: { label: titulo, sections: sectionViews(sources, entry, 'sindicatura') },
    };
  },
  direccion: (sources, ruta) => {
    const direccion = findDireccion(sources.content, ruta);
    const { titulo, descripcion, rol, unidad, responsable = unidad, actualizado } = direccion.data;
    return {
      head: { titulo, descripcion, ...(rol ? { rol } : {}) },
      frame: { titulo, pie: pieOf(sources.content, { responsable, actualizado }, [direccion]) },
      view: direccionView(sources, ruta),
    };
  },
  prensa: (sources) => {
    const { titulo, descripcion } = pagina(sources.content, 'prensa').data;
    const head = { titulo, descripcion };
    const view = prensaView(sources);
    return { head, frame: { ...head, pie: pressPie(sources.content, view.cards) }, view };
  },
  directorio: (sources) => {
    const { content } = sources;
    const { unidades } = content.directorio.data;
    const llamar = callView(unidades, pagina(content, 'directorio').data.llamar);
    return textPage(sources, 'directorio', {
      unidades: withRowIds(unidades),
      llamar,
      organigrama: organigrama(unidades),
      chart: sources.assets.image(ORGANIGRAMA_SRC, 'texto'),
    });
  },
  quejaPublica: (sources) => formPage(sources, 'quejapublica', 'queja'),
  denuncia: (sources) => formPage(sources, 'denuncia', 'denuncia'),
  acuse: (sources) => splitTextPage(sources, 'acuse', { forms: knownForms(sources.content) }),
  vehiculos: ({ content }) => {
    const { titulo, descripcion, pregunta } = content.vehiculos.data;
    const { siglasVehiculos, muestra } = content.sitio.data;
    return {
      head: { titulo, descripcion },
      frame: {
        pregunta,
        titulo: `${siglasVehiculos}. ${titulo}`,
        marca: muestra.includes('siglasVehiculos')
          ? `${siglasVehiculos}: siglas de muestra`
          : undefined,
        pie: pieOf(content, content.vehiculos.data, [content.vehiculos]),
      },
      view: vehiculosView(content),
    };
  },
  declaraciones: (sources) => {
    const { declaraciones } = sources.content;
    const { titulo, descripcion } = declaraciones.data;
    return {
      head: { titulo, descripcion },
      frame: { titulo, pie: pieOf(sources.content, declaraciones.data, [declaraciones]) },
      view: declaracionesView(sources),
    };
  },
  documentos: (sources) => {
    const { documentos } = sources.content.documentos.data;
    const table = documentos.filter(({ grupo }) => grupo === 'tabla');
    return textPage(sources, 'documentos', { rows: documentRows(sources, table) });
  },
  accesibilidad: (sources) =>
    splitTextPage(sources, 'accesibilidad', { promesas: promesasOf(sources.content) }),
  buscar: (sources) =>
    textPage(sources, 'buscar', {
      items: siteMapView(sources.content),
      archives: fullIndexes(sources.content.comunicados.length).map((folder) => `/${folder}/`),
    }),
  prueba: (sources) => {
    const { head, view } = textPage(sources, 'prueba', {});
    // Its own heading is «Home» (section 2.5), which says nothing in a list of pages.
    return {
      head: { ...head, titulo: OWN_TITLES.prueba },
      view: { ...view, titulo: head.titulo },
    };
  },
  noEncontrada: ({ content }) => ({
    head: {
      titulo: OWN_TITLES.noEncontrada,
      descripcion: 'Esta dirección no existe. Le llevamos a la página de inicio.',
    },
    view: { routes: knownRoutes(content) },
  }),
  comunicado: (sources, ruta) => {
    const { comunicado } = pressOf(sources.content).release(lastSegment(ruta));
    const { titulo, resumen, fecha } = comunicado.data;
    const answers = { responsable: UNIDAD_PRENSA, actualizado: fecha };
    return {
      head: {
        titulo: comunicadoTitle(sources.content, comunicado.data),
        descripcion: resumen,
        fecha,
      },
      frame: { titulo, crumbs: [PRENSA], pie: pieOf(sources.content, answers, [comunicado]) },
      view: comunicadoView(sources, comunicado.slug),
    };
  },
  prensaPagina: (sources, ruta) => {
    const [n = 1] = numbers(ruta);
    const { titulo, descripcion } = pagina(sources.content, 'prensa').data;
    const view = prensaPageView(sources, n);
    return {
      head: { titulo: prensaPaginaTitle(titulo, n), descripcion: `${descripcion} Página ${n}.` },
      frame: {
        titulo: `Comunicados, página ${n}`,
        crumbs: [PRENSA],
        pie: pressPie(sources.content, view.cards),
      },
      view,
    };
  },
  anio: (sources, ruta) => {
    const [anio = 0] = numbers(ruta);
    const titulo = anioTitle(anio);
    const { nombre } = sources.content.sitio.data;
    const view = anioView(sources, anio);
    return {
      head: {
        titulo,
        descripcion: `Los comunicados de prensa que publicó la ${nombre} en ${anio}, del más reciente al más antiguo.`,
      },
      frame: { titulo, crumbs: [PRENSA], pie: pressPie(sources.content, view.titles) },
      view,
    };
  },
  anioParte: (sources, ruta) => {
    const [anio = 0, n = 1] = numbers(ruta);
    const titulo = anioParteTitle(anio, n);
    const { nombre } = sources.content.sitio.data;
    const view = anioView(sources, anio, n);
    return {
      head: {
        titulo,
        descripcion: `Parte ${n} de los comunicados de prensa que publicó la ${nombre} en ${anio}.`,
      },
      frame: {
        titulo,
        crumbs: [PRENSA, { titulo: String(anio), ruta: anioPath(anio) }],
        pie: pressPie(sources.content, view.titles),
      },
      view,
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
  const noindex = !indexed || !sources.content.sitio.data.indexar;
  return { kind, ruta, noindex, searched, ...make(sources, ruta) };
}
