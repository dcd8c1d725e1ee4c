import { documentosOf } from '@/lib/routes/lacked';
import { englishHome, PRUEBA_PATH } from '@/lib/routes';
import {
  ACUSE_PAGE,
  DOCUMENTS_PAGE,
  FEED_ID,
  NO_TRACE,
  OTHER_WAYS,
  NOT_FOUND_PAGE,
  PROMISES,
} from '@/lib/ui-texts';
import { formsByLetter } from '@/lib/forms/by-letter';
import { inboxOf } from '@/lib/forms/logic';
import { labelsOf } from '@/lib/forms/message';
import type { Content } from '@/lib/content/model';
import type { KnownForm } from '@/lib/forms/acuse-check';
import { PROMESAS, promesasOf } from '../promesas';
import { datasetOf } from '../schema-org';
import { fullIndexes } from '../search-parts';
import { officeCard } from '../views/call-card';
import { askPhone, peligroOf } from '../views/form';
import { hasFeeds } from '../views/feed';
import { telHref } from '../text';
import { documentRows, documentView } from '../views/parts';
import { paginaEntry, partOf, splitTextPage, textPage, withLead } from '../views/text-page';
import type { Kind } from './kind';

// Pages of a text in content/paginas with a list or a tool beside it.

export const accesibilidad = {
  routes: '/accesibilidad/',
  source: 'paginas/accesibilidad.md',
  read: true,
  ids: [PROMISES.id, ...PROMESAS.map(({ id }) => id)],
  body: (sources) => {
    const promesas = promesasOf(sources.content);
    const { frame, ...page } = textPage(sources, 'accesibilidad', { promesas });
    return { ...page, frame: { ...frame, contents: [...(frame.contents ?? []), PROMISES] } };
  },
} satisfies Kind;

const FOLD = 'como-se-comprueba';

export const acuse = {
  routes: '/acuse/verificar/',
  source: 'paginas/acuse.md',
  weight: 'tool',
  confidential: true,
  read: true,
  ids: [
    'folio',
    'folio-ayuda',
    'folio-respuesta',
    'comprobar',
    'acuse',
    'acuse-ayuda',
    'acuse-elegido',
    OTHER_WAYS,
    FOLD,
  ],
  body: (sources) => {
    const { content } = sources;
    const call = officeCard(content);
    const { lineaQuejas: linea } = content.sitio.data;
    const horario = content.oficina.data['horarioLinea']?.valor;
    const view = {
      forms: knownForms(content),
      calls: callsByLetter(content),
      office: {
        telefono: call.telefono,
        telefonoHref: telHref(call.telefono),
        atencion: call.atencion,
        plazo: content.oficina.data['plazoPrimeraRespuesta']?.valor,
        linea: linea && horario ? { linea, href: telHref(linea), horario } : undefined,
      },
    };
    const page = splitTextPage(sources, 'acuse', view, [
      { id: 'comprobar', titulo: ACUSE_PAGE.check },
      { id: FOLD, titulo: ACUSE_PAGE.how },
    ]);
    // The fold's own parts are not listed beside it.
    const parts = page.frame.contents ?? [];
    const contents = parts.slice(0, parts.findIndex(({ id }) => id === FOLD) + 1);
    return { ...page, frame: { ...page.frame, contents, call } };
  },
} satisfies Kind;

/** Returns the forms whose acuses can be checked: every current and former mode. */
export function knownForms(content: Content): KnownForm[] {
  const present = formsByLetter(content).flatMap(({ data }) =>
    data.modos.map((modo) => {
      const empty = Object.fromEntries(Object.keys(modo.carga).map((key) => [key, '']));
      return { titulo: modo.titulo, folio: data.folio, claves: labelsOf(data, modo, empty) };
    }),
  );
  const past = content.retirados.data.retirados.map(({ titulo, folio, campos }) => ({
    titulo,
    folio,
    claves: campos,
  }));
  return [...present, ...past];
}

/** Returns where to ask by the letter of a folio; a former form has none. */
const callsByLetter = (content: Content) =>
  Object.fromEntries(
    formsByLetter(content).map(({ data }) => [
      data.folio,
      {
        ...askPhone(content, data.plantilla),
        correo: inboxOf(data.modos[0]!, content.correo.data) ?? content.correo.data.oficina,
        anonima: data.modos.some(({ anonimo }) => anonimo),
      },
    ]),
  );

export const buscar = {
  routes: '/buscar/',
  source: 'paginas/buscar.md',
  indexed: false,
  searched: false,
  needs: ['social', 'busqueda', 'wasm'],
  read: true,
  ids: ['busqueda', NO_TRACE],
  body: (sources, _, others) => {
    const { content } = sources;
    const view = {
      telefono: content.sitio.data.telefono,
      linea: content.sitio.data.lineaQuejas,
      ingles: englishHome(content),
      peligro: peligroOf(content),
      grupos: others.siteMap().slice(0, 2),
      archives: fullIndexes(content.comunicados.length).map((folder) => `/${folder}/`),
    };
    const page = textPage(sources, 'buscar', view);
    // Its questions go to several units; queja and denuncia stand below a search that finds nothing.
    return { ...page, frame: { ...page.frame, call: officeCard(content) } };
  },
} satisfies Kind;

/** The heading of what is only for programs, in content/paginas/datos.md. */
const FOR_PROGRAMS = 'para-programar';

export const datos = {
  routes: '/datos/',
  source: 'paginas/datos.md',
  weight: 'tool',
  things: (sources, others) => others.data().map((one) => datasetOf(sources, one)),
  rowIds: (content) => (hasFeeds(content) ? [FEED_ID] : []),
  body: (sources, _, others) => {
    const lists = { conjuntos: others.data(), feeds: others.feeds() };
    const page = withLead(splitTextPage(sources, 'datos', lists, [], 0));
    const { after, ...view } = page.view;
    const parts = after.split(/(?=<h2)/);
    const isForPrograms = (html: string) => html.includes(`id="${FOR_PROGRAMS}"`);
    return {
      ...page,
      view: {
        ...view,
        usos: parts.filter((html) => html.trim() && !isForPrograms(html)),
        programas: partOf(parts.find(isForPrograms) ?? ''),
      },
    };
  },
} satisfies Kind;

type DocumentGroup = ReturnType<typeof documentosOf>[number]['grupo'];
/** What is not in the table stands in lists, in this order. */
const DOCUMENT_LISTS: Record<Exclude<DocumentGroup, 'tabla'>, string> = {
  titular: DOCUMENTS_PAGE.ethics,
  normatividad: DOCUMENTS_PAGE.ethics,
  aviso: DOCUMENTS_PAGE.privacy,
  guia: DOCUMENTS_PAGE.guides,
};

export const documentos = {
  routes: '/documentos/',
  source: 'paginas/documentos.md',
  read: true,
  body: (sources) => {
    const all = documentosOf(sources.content);
    const table = all.filter(({ grupo }) => grupo === 'tabla');
    const grupos = [...new Set(Object.values(DOCUMENT_LISTS))]
      .map((titulo) => ({
        titulo,
        items: all
          .filter(({ grupo }) => grupo !== 'tabla' && DOCUMENT_LISTS[grupo] === titulo)
          .map((one) => documentView(sources, one)),
      }))
      .filter(({ items }) => items.length > 0);
    const rows = documentRows(sources, table);
    return withLead(textPage(sources, 'documentos', { rows, grupos }));
  },
} satisfies Kind;

export const mapa = {
  routes: '/mapa/',
  source: 'paginas/mapa.md',
  searched: false,
  weight: 'tool',
  body: (sources, _, others) => withLead(textPage(sources, 'mapa', { grupos: others.siteMap() })),
} satisfies Kind;

export const prueba = {
  routes: ({ paginas }) => (paginas.some(({ slug }) => slug === 'prueba') ? [PRUEBA_PATH] : []),
  single: true,
  source: 'paginas/prueba.md',
  // Its heading, «Home», would be ambiguous in lists of pages.
  title: 'Página de prueba',
  indexed: false,
  searched: false,
  needs: [],
  bare: true,
  body: (sources) => {
    const { head, view } = textPage(sources, 'prueba', {});
    return { head, view: { ...view, titulo: paginaEntry(sources.content, 'prueba').data.titulo } };
  },
} satisfies Kind;

export const noEncontrada = {
  routes: '/no-encontrada/',
  title: NOT_FOUND_PAGE.title,
  indexed: false,
  searched: false,
  body: (_sources, _ruta, others) => ({
    head: { descripcion: `${NOT_FOUND_PAGE.why} ${NOT_FOUND_PAGE.next}` },
    view: { routes: others.routes() },
  }),
} satisfies Kind;
