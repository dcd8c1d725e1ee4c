import { collections, type Content, type Name } from '@/lib/content/model';
import type { PageKind } from '@/lib/site/kinds';
import { allPages, sourceOf, type PageRef } from '@/lib/site/pages';

/** Kinds of page that show a collection, besides its own pages; without any page, the home shows it. */
const SHOWN_ON: Record<Name, readonly PageKind[]> = {
  sitio: [],
  identidad: [],
  canales: [],
  inicio: [],
  declaraciones: [],
  vehiculos: [],
  paginas: [],
  ingles: [],
  facil: [],
  direcciones: [],
  comunicados: [],
  avisos: [],
  correo: ['denuncia'],
  oficina: ['acuse'],
  directorio: ['directorio'],
  documentos: ['documentos'],
  recomendaciones: ['quejaPublica'],
  atribuciones: ['sindico'],
  titulares: ['sindico'],
  historia: ['sindico'],
  leyesFederales: ['sindico'],
  leyesEstatales: ['sindico'],
  leyesMunicipales: ['sindico'],
  textosPorEstado: ['sindico'],
  normas: ['catalogo'],
  formularios: ['quejaPublica', 'denuncia'],
  formulariosIngles: ['inglesQueja', 'inglesDenuncia'],
  bitacora: ['bitacora'],
  retirados: ['acuse'],
};
const MOST = 3;

/** The pages of the site that show a file, its own first. */
export function pagesOf(content: Content, file: string): PageRef[] {
  const pages = allPages(content);
  const own = pages.filter((page) => sourceOf(content, page) === file);
  const name = (Object.keys(collections) as Name[]).find((one) =>
    [content[one]].flat().some((entry) => entry?.file === file),
  );
  const kinds: readonly PageKind[] = name ? SHOWN_ON[name] : [];
  const others = pages.filter(({ kind }) => kinds.includes(kind));
  const shown = name === 'normas' ? [...others, ...own] : [...own, ...others];
  const home = pages.filter(({ kind }) => kind === 'inicio');
  return (shown.length > 0 ? shown : home).slice(0, MOST);
}
