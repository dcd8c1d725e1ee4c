import type { Content } from '@/lib/content/model';
import { isEnglish } from '@/lib/routes';
import { dataPath } from '@/lib/site/data-files';
import { kindOf, type PageKind } from '@/lib/site/kinds';
import { indexedPages } from '@/lib/site/pages';
import { spanishLinks } from '@/lib/site/pages/navigation';
import { pageTitle } from '@/lib/site/pages/titles';
import { RECORD_NAMES, recordKindOf, recordsOf } from '@/lib/site/records';
import { pageOf } from '@/lib/site/records/record';
import { grouped } from '@/lib/site/tables';
import { columnsOf, DATA_NAMES, dataParts } from '@/lib/site/records/data';
import type { DataView, SiteMapGroup } from '@/lib/site/kinds/kind';
import { EASY, FRAME } from '@/lib/ui-texts';

/** Pages on which something is done, listed with the services. */
const SERVICE_PAGES = new Set<PageKind>([
  'quejaPublica',
  'denuncia',
  'acuse',
  'vehiculos',
  'declaraciones',
]);
const SERVICE_RECORD = 'tramite';
/** What most people look for, first among the other pages. */
const SOUGHT = ['inicio', 'directorio', 'documentos', 'catalogo', 'prensa'] satisfies PageKind[];

/**
 * Lists services first, then the other pages, by their names in the menus, and the records of each kind that no page
 * lists. The map itself is not in it.
 */
export function siteMap(content: Content): SiteMapGroup[] {
  const { menu, tramites } = spanishLinks(content);
  const named = new Map([...menu, ...tramites].map(({ ruta, titulo }) => [ruta, titulo]));
  const pages = indexedPages(content)
    .filter(({ kind }) => kind !== 'mapa' && !kindOf(kind).growing)
    .map((page) => ({
      titulo:
        page.kind === 'inicio' ? FRAME.home : (named.get(page.ruta) ?? pageTitle(content, page)),
      ruta: page.ruta,
      kind: page.kind,
    }));
  const english = pages.filter(({ ruta }) => isEnglish(ruta));
  const easy = pages.filter(({ kind }) => kind === 'facil');
  const services = pages.filter(({ kind }) => SERVICE_PAGES.has(kind));
  const apart = [...english, ...easy, ...services];
  const others = pages.filter((page) => !apart.includes(page));
  const sought = SOUGHT.flatMap((kind) => others.filter((page) => page.kind === kind));
  const rest = [...sought, ...others.filter((page) => !sought.includes(page))];
  const records = RECORD_NAMES.filter((name) => !recordKindOf(name).listed).map((name) => ({
    name,
    titulo: recordKindOf(name).nombre.varios,
    items: [
      ...(name === SERVICE_RECORD ? services : []),
      ...recordsOf(content, name)
        .map(({ title, url }) => ({ titulo: title, ruta: pageOf(url) }))
        .filter(
          (item) => !pages.some(({ titulo, ruta }) => titulo === item.titulo || ruta === item.ruta),
        ),
    ],
  }));
  const nameOf = (ruta: string) => pages.find((page) => page.ruta === ruta)?.titulo;
  // Parts of pages are told by their page: «¿Cuánto voy a pagar?» alone says nothing.
  const parts = records
    .filter(({ name }) => name !== SERVICE_RECORD)
    .flatMap(({ titulo, items }) =>
      [...grouped(items, ({ ruta }) => nameOf(ruta.replace(/#.*/, '')))].map(([page, some]) => ({
        titulo: page ? `${titulo} de «${page}»` : titulo,
        items: some,
        plegado: true as const,
      })),
    );
  return [
    ...records.filter(({ name }) => name === SERVICE_RECORD),
    { titulo: 'Páginas', items: rest },
    ...parts,
    { titulo: EASY.link, items: easy },
    { titulo: 'In English', ingles: true as const, items: english },
  ].filter(({ items }) => items.length > 0);
}

export const dataViews = (content: Content): DataView[] =>
  DATA_NAMES.flatMap((name) => {
    const { nombre, data } = recordKindOf(name);
    const parts = dataParts(content, name);
    if (!data || parts.length === 0) return [];
    const rows = parts.flatMap((part) => part.rows);
    return {
      titulo: nombre.varios,
      descripcion: data.description,
      // Left out of data split by year, so that a new row does not change this page.
      cuantos: data.byYear ? undefined : rows.length,
      muestra: rows.some(({ muestra }) => muestra),
      columnas: columnsOf(name).map(({ name, meaning }) => ({
        nombre: name,
        significado: meaning,
      })),
      archivos: parts.map(({ file }) => ({
        nombre: file,
        csv: dataPath(file, 'csv'),
        json: dataPath(file, 'json'),
      })),
      esquema: dataPath(data.file, 'schema.json'),
    };
  });
