import { headingId } from '@/lib/content/model/slug';
import type { Content } from '@/lib/content/model';

type Sitio = Content['sitio']['data'];

/** Addresses as functions of their subjects. Every address ends in a slash (D5). */

export const direccionPath = (direccion: Pick<Content['direcciones'][number], 'slug' | 'data'>) =>
  `/${direccion.data.ruta ?? direccion.slug}/`;

export const comunicadoPath = (slug: string) => `/prensa/${slug}/`;

/** A page in English; `ingles/index.md` is their home page. */
export const inglesPath = ({ slug }: { slug: string }) =>
  slug === 'index' ? '/en/' : `/en/${slug}/`;

/** True for the address of a page in English. */
export const isEnglish = (ruta: string) => ruta.startsWith('/en/');

/** The page of a form, by the form's name. */
export const FORM_PAGES = { queja: '/quejapublica/', denuncia: '/denuncia/' } as const;

/** A numbered page of the press list, counted from the oldest (D48). */
export const prensaPath = (n: number) => `/prensa/pagina/${n}/`;
export const anioPath = (anio: number) => `/prensa/anio/${anio}/`;
/** A numbered part of a year, counted from its oldest release. */
export const anioPartPath = (anio: number, n: number) => `/prensa/anio/${anio}/parte/${n}/`;

/** PDF of a release (section 2.3): as the office names them, with its number in three figures. */
export const comunicadoPdf = ({ pdfComunicados }: Pick<Sitio, 'pdfComunicados'>, numero: number) =>
  `/static/pdf/${pdfComunicados}${String(numero).padStart(3, '0')}.pdf`;

/** PDF of a form's blank sheet. */
export const formularioPdf = (slug: string) => `/static/pdf/formularios/${slug}.pdf`;

/** PDF of a norm (section 3, «PDF locations»). */
export const normaPdf = (catalogo: string, codigo: string) =>
  `/static/pdf/${catalogo}/${codigo}.pdf`;

/** The page of a norm (D49), and the list of all. */
export const normaPath = (codigo: string) => `/normatividad/${headingId(codigo)}/`;
export const CATALOGO_PATH = '/normatividad/catalogo/';
/** True for the address of a norm, and of the list of all. */
export const isUnderNormas = (ruta: string) => /^\/normatividad\/./.test(ruta);

/** The page of the office and of who heads it. */
export const titularPath = ({ rutaTitular }: Pick<Sitio, 'rutaTitular'>) => `/${rutaTitular}/`;
/** The page of towed vehicles (section 2.5). */
export const vehiculosPath = ({ rutaVehiculos = '' }: Pick<Sitio, 'rutaVehiculos'>) =>
  `/${rutaVehiculos}/`;
/** The page of asset declarations (section 3). */
export const declaracionesPath = ({ rutaDeclaraciones = '' }: Pick<Sitio, 'rutaDeclaraciones'>) =>
  `/${rutaDeclaraciones}/`;
/** The test page, whose layout is the specification's. */
export const PRUEBA_PATH = '/prueba/';

/** The data of a page, beside it: `/normatividad/nta-33.json`. */
export const jsonPath = (ruta: string): string => ruta.replace(/\/$/, '.json');

/** The figures in an address: `/prensa/anio/2025/parte/2/` → 2025, 2. */
export const numbersIn = (ruta: string): number[] => (ruta.match(/\d+(?=\/)/g) ?? []).map(Number);

/** `/prensa/abren-modulo/` → `abren-modulo`. */
export const lastSegment = (ruta: string): string => ruta.split('/').at(-2) ?? '';
