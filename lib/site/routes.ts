import type { Content } from '@/lib/content/model';

/** How many releases a page of the press list shows (section 2.5: ten). */
export const COMUNICADOS_POR_PAGINA = 10;

/** Routes that exist whatever the content says (section 2.1, D8, D10, D11). */
export const FIXED_ROUTES = [
  '/',
  '/default/',
  '/default/qractive/',
  '/sindico/',
  '/directorio/',
  '/prensa/',
  '/quejapublica/',
  '/acuse/verificar/',
  '/vehiculosremolcados/',
  '/DeclaraNet/',
  '/documentos/',
  '/buscar/',
  '/prueba/',
] as const;

/** Routes that no search engine, sitemap or site search lists (D6, D8, D11). */
const HIDDEN = new Set<string>(['/', '/default/qractive/', '/prueba/', '/buscar/']);

export const direccionPath = (direccion: Content['direcciones'][number]) =>
  `/${direccion.data.ruta ?? direccion.slug}/`;

export const comunicadoPath = (slug: string) => `/prensa/${slug}/`;
export const anioPath = (anio: number) => `/prensa/anio/${anio}/`;

/** The press list's page `n`; the first is `/prensa/` itself. */
export const prensaPath = (n: number) => (n === 1 ? '/prensa/' : `/prensa/pagina/${n}/`);

/** PDF of a release: `SP_COM_0NN.pdf` (section 2.3). */
export const comunicadoPdf = (numero: number) =>
  `/static/pdf/NOTICIAS/SP_COM_${String(numero).padStart(3, '0')}.pdf`;

/** PDF of a form's blank sheet. */
export const formularioPdf = (slug: string) => `/static/pdf/formularios/${slug}.pdf`;

/** PDF of a norm (section 3, «PDF locations»). */
export const normaPdf = (catalogo: string, codigo: string) =>
  `/static/pdf/${catalogo}/${codigo}.pdf`;

export function aniosDePrensa(content: Pick<Content, 'comunicados'>): number[] {
  const anios = content.comunicados.map(({ data }) => Number(data.fecha.slice(0, 4)));
  return [...new Set(anios)].sort((a, b) => b - a);
}

export const paginasDePrensa = (content: Pick<Content, 'comunicados'>) =>
  Math.max(1, Math.ceil(content.comunicados.length / COMUNICADOS_POR_PAGINA));

/** Every address of the site, each ending in a slash (D5). */
export function allRoutes(content: Content): string[] {
  return [
    ...FIXED_ROUTES,
    ...content.direcciones.map(direccionPath),
    ...content.comunicados.map(({ slug }) => comunicadoPath(slug)),
    ...aniosDePrensa(content).map(anioPath),
    ...Array.from(
      { length: paginasDePrensa(content) },
      (_, index) => `/prensa/pagina/${index + 1}/`,
    ),
  ];
}

/** The addresses that search engines should know. The list's page 1 is `/prensa/`. */
export function indexableRoutes(content: Content): string[] {
  return allRoutes(content).filter((route) => !HIDDEN.has(route) && route !== '/prensa/pagina/1/');
}
