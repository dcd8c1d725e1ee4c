import { headingId } from '@/lib/content/model/slug';
import type { Content } from '@/lib/content/model';

type Sitio = Content['sitio']['data'];

/** Every address ends in a slash (D5). */

interface Located {
  slug: string;
  data: { titulo: string; ruta?: string | undefined };
}

export const direccionPath = ({ slug, data: { ruta = slug } }: Located) => `/${ruta}/`;

export const comunicadoPath = (slug: string) => `/prensa/${slug}/`;

const ENGLISH_HOME = '/en/';

/** `ingles/index.md` is the English home page. */
export const inglesPath = ({ slug }: { slug: string }) =>
  slug === 'index' ? ENGLISH_HOME : `/en/${slug}/`;

export const facilPath = ({ slug }: { slug: string }) => `/facil/${slug}/`;

export const isEnglish = (ruta: string) => ruta.startsWith('/en/');

/** Returns the home of the pages in English; the whole site's where theirs was withdrawn. */
export const englishHome = ({ ingles }: Content): string =>
  ingles.some((entry) => inglesPath(entry) === ENGLISH_HOME) ? ENGLISH_HOME : '/default/';

export const FORM_PAGES = { queja: '/quejapublica/', denuncia: '/denuncia/' } as const;

/** Returns the address of a form's page in English, or else in Spanish. */
export function englishForm({ ingles }: Content, name: keyof typeof FORM_PAGES): string {
  const page = ingles.find(({ data }) => data.formulario === name);
  return page ? inglesPath(page) : FORM_PAGES[name];
}

/** Counted from the oldest release (D48). */
export const prensaPath = (n: number) => `/prensa/pagina/${n}/`;
export const anioPath = (anio: number) => `/prensa/anio/${anio}/`;
export const anioPartPath = (anio: number, n: number) => `/prensa/anio/${anio}/parte/${n}/`;

export const comunicadoPdf = ({ pdfComunicados }: Pick<Sitio, 'pdfComunicados'>, numero: number) =>
  `/static/pdf/${pdfComunicados}${String(numero).padStart(3, '0')}.pdf`;

export const formularioPdf = (slug: string) => `/static/pdf/formularios/${slug}.pdf`;

export const normaPdf = (catalogo: string, codigo: string) =>
  `/static/pdf/${catalogo}/${codigo}.pdf`;

export const normaPath = (codigo: string) => `/normatividad/${headingId(codigo)}/`;
export const CATALOGO_PATH = '/normatividad/catalogo/';
export const isUnderNormas = (ruta: string) => /^\/normatividad\/./.test(ruta);

export const titularPath = ({ rutaTitular }: Pick<Sitio, 'rutaTitular'>) => `/${rutaTitular}/`;
export const vehiculosPath = ({ rutaVehiculos = '' }: Pick<Sitio, 'rutaVehiculos'>) =>
  `/${rutaVehiculos}/`;
export const declaracionesPath = ({ rutaDeclaraciones = '' }: Pick<Sitio, 'rutaDeclaraciones'>) =>
  `/${rutaDeclaraciones}/`;
export const PRUEBA_PATH = '/prueba/';

/** `/normatividad/nta-33.json`, beside its page. */
export const jsonPath = (ruta: string): string => ruta.replace(/\/$/, '.json');

/** `/prensa/anio/2025/parte/2/` → 2025, 2. */
export const numbersIn = (ruta: string): number[] => (ruta.match(/\d+(?=\/)/g) ?? []).map(Number);

/** `/prensa/abren-modulo/` → `abren-modulo`. */
export const lastSegment = (ruta: string): string => ruta.split('/').at(-2) ?? '';
