import type { Content } from '@/lib/content/model';
import type { Need } from './policy';
import { pressOf } from './press';
import { anioPartPath, anioPath, comunicadoPath, direccionPath, prensaPath } from '@/lib/routes';

/** A kind of page: its addresses, and who lists it. */
interface PageRow {
  /** Its one address, whatever the content says; or those that the content gives. */
  routes: string | ((content: Content) => string[]);
  /** The file under `content/` that its text comes from; none when it is made of lists alone. */
  source?: string | ((content: Content, ruta: string) => string | undefined);
  /** Search engines and the sitemap list it. */
  indexed: boolean;
  /** The site's own search finds it. */
  searched: boolean;
  /** Its title in the navigation bar (section 2.2). */
  menu?: string;
  /** On a phone the bar stands in groups: what is looked things up in, apart from the office. */
  consulted?: true;
  /** What one does there, among the procedures of menu and footer. */
  tramite?: string;
  /** The question that it answers, among the links at the foot of every page. */
  footer?: string;
  /** What it asks of the policy; without it, what all have around them (COMMON_NEEDS). */
  needs?: readonly Need[];
}

/**
 * Every kind of page (section 2.1, D8, D10, D11): the one table from which addresses, checks, sitemap,
 * robots, search, menu and tests derive. What a page shows is in lib/site/views, how in
 * components/pages; both are typed by these names. The rows' order is the menu's.
 */
export const pages = {
  inicio: {
    routes: '/default/',
    source: 'inicio.yml',
    indexed: true,
    searched: true,
    menu: 'Inicio',
    needs: ['social', 'queja', 'denuncia', 'sugerencia', 'busqueda'],
  },
  codigoQr: {
    routes: '/default/qractive/',
    source: 'inicio.yml',
    indexed: false,
    searched: false,
    needs: ['social', 'queja', 'denuncia', 'sugerencia', 'busqueda'],
  },
  sindico: {
    routes: '/sindico/',
    source: 'paginas/sindico.md',
    indexed: true,
    searched: true,
    menu: 'Síndico Procurador',
  },
  direccion: {
    routes: ({ direcciones }) => direcciones.map(direccionPath),
    source: ({ direcciones }, ruta) =>
      direcciones.find((entry) => direccionPath(entry) === ruta)?.file,
    indexed: true,
    searched: true,
    menu: 'Direcciones Síndicatura',
  },
  prensa: {
    routes: '/prensa/',
    source: 'paginas/prensa.md',
    indexed: true,
    searched: false,
    menu: 'Comunicados',
    consulted: true,
  },
  directorio: {
    routes: '/directorio/',
    source: 'paginas/directorio.md',
    indexed: true,
    searched: true,
    menu: 'Directorio',
    consulted: true,
    needs: ['social', 'busqueda'],
  },
  quejaPublica: {
    routes: '/quejapublica/',
    source: 'paginas/quejapublica.md',
    indexed: true,
    searched: true,
    needs: ['social', 'queja'],
  },
  denuncia: {
    routes: '/denuncia/',
    source: 'paginas/denuncia.md',
    indexed: true,
    searched: true,
    footer: 'Denuncia: qué pasa y cómo',
    needs: ['social', 'denuncia'],
  },
  acuse: {
    routes: '/acuse/verificar/',
    source: 'paginas/acuse.md',
    indexed: true,
    searched: true,
    tramite: '¿En qué va mi queja?',
  },
  vehiculos: {
    routes: '/vehiculosremolcados/',
    source: 'vehiculos.yml',
    indexed: true,
    searched: true,
    tramite: 'Vehículos remolcados',
    needs: ['social', 'vehiculos'],
  },
  declaraciones: {
    routes: '/DeclaraNet/',
    source: 'declaraciones.yml',
    indexed: true,
    searched: true,
    tramite: 'Declarar patrimonio',
  },
  documentos: {
    routes: '/documentos/',
    source: 'paginas/documentos.md',
    indexed: true,
    searched: true,
    tramite: 'Documentos',
  },
  accesibilidad: {
    routes: '/accesibilidad/',
    source: 'paginas/accesibilidad.md',
    indexed: true,
    searched: true,
    footer: 'Accesibilidad y privacidad',
  },
  buscar: {
    routes: '/buscar/',
    source: 'paginas/buscar.md',
    indexed: false,
    searched: false,
    needs: ['social', 'busqueda', 'wasm'],
  },
  prueba: {
    routes: '/prueba/',
    source: 'paginas/prueba.md',
    indexed: false,
    searched: false,
    needs: [],
  },
  noEncontrada: { routes: '/no-encontrada/', indexed: false, searched: false },
  comunicado: {
    routes: (content) => content.comunicados.map(({ slug }) => comunicadoPath(slug)),
    source: (_, ruta) => `content${ruta.replace(/\/$/, '.md')}`,
    indexed: true,
    searched: true,
  },
  prensaPagina: {
    routes: (content) => numbered(pressOf(content).list.parts, prensaPath),
    source: 'paginas/prensa.md',
    indexed: true,
    searched: false,
  },
  anio: {
    routes: (content) => pressOf(content).years.map(anioPath),
    indexed: true,
    searched: false,
  },
  anioParte: {
    routes: (content) => {
      const press = pressOf(content);
      return press.years.flatMap((anio) =>
        numbered(press.year(anio).parts, (n) => anioPartPath(anio, n)),
      );
    },
    indexed: true,
    searched: false,
  },
} satisfies Record<string, PageRow>;

/** What a page is, by what shows it: a row of the table. */
export type PageKind = keyof typeof pages;
/** The kinds in the table's order. */
export const PAGE_KINDS = Object.keys(pages) as PageKind[];

/** What the table says of a kind of page. */
export const pageRow = (kind: PageKind): PageRow => pages[kind];

/** A page of the site: what kind it is of and where it stands. */
export interface PageRef {
  kind: PageKind;
  ruta: string;
}

/** Every page that the content gives, in the table's order. */
export function allPages(content: Content): PageRef[] {
  return PAGE_KINDS.flatMap((kind) => {
    const { routes } = pageRow(kind);
    return (typeof routes === 'string' ? [routes] : routes(content)).map((ruta) => ({
      kind,
      ruta,
    }));
  });
}

/** The author's file that gives a page its text: `content/sindico.md`; undefined when none does. */
export function sourceOf(content: Content, { kind, ruta }: PageRef): string | undefined {
  const { source } = pageRow(kind);
  return typeof source === 'string' ? `content/${source}` : source?.(content, ruta);
}

/** The addresses of the pages that people may be sent to; the 404 page is none. */
export const allRoutes = (content: Content): string[] =>
  ['/', ...allPages(content).map(({ ruta }) => ruta)].filter((ruta) => ruta !== NOT_FOUND);

/**
 * The addresses that are looked up without regard to case (D7). Releases have theirs in small letters:
 * none needs it.
 */
export const knownRoutes = (content: Content): string[] => [
  ...ALIASES.map(({ from }) => from),
  ...allRoutes(content).filter((ruta) => /[A-Z]/.test(ruta) || !ruta.startsWith('/prensa/')),
];

/** The addresses that search engines should know. */
export const indexedPages = (content: Content): PageRef[] =>
  allPages(content).filter(({ kind }) => pageRow(kind).indexed);

/** Addresses that people type, of no page of their own: each leads to the page that is meant. */
export const ALIASES = [{ from: '/acuse/', to: pages.acuse.routes, titulo: 'Acuse de envío' }];

/** Addresses that no file of the content may take. */
export const FIXED_ROUTES: string[] = [
  '/',
  ...ALIASES.map(({ from }) => from),
  ...PAGE_KINDS.flatMap((kind) => {
    const { routes } = pageRow(kind);
    return typeof routes === 'string' ? [routes] : [];
  }),
];

/** The one page whose file hosts send for unknown addresses. */
export const NOT_FOUND = pages.noEncontrada.routes;

/** A page's file under the site's root: `sindico/index.html`; hosts look for `404.html`. */
export const fileOf = (ruta: string): string =>
  ruta === NOT_FOUND ? '404.html' : `${ruta.slice(1)}index.html`;

const numbered = (count: number, path: (n: number) => string) =>
  Array.from({ length: count }, (_, index) => path(index + 1));
