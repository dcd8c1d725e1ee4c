import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readContent } from '@/lib/content/load/reading';
import { FOLDER, type Content, type Name } from '@/lib/content/model';
import { headingId } from '@/lib/content/model/slug';
import { declaracionesPath, direccionPath, normaPath, normaPdf, vehiculosPath } from '@/lib/routes';
import { normaId, preguntaId } from '@/lib/routes/row-ids';
import { allPages, sourceOf } from '@/lib/site/pages';
import { catalogoPageOf } from '@/lib/site/kinds/normas';
import { Store } from '@/lib/store';
import type { Along, ApiJson } from './api';
import type { Folders } from './check';
import { pathOfNew, pieceWordsOf, presentOf, sourceWith, type Present } from './pieces';
import { Refused } from './refused';
import { WITH_ADDRESS } from './screen/kinds';
import { ROW_NAMES } from './screen/row-names';
import { addressSwap, keySwap, swapAll } from './rewrite-addresses';
import { putAside } from './tables/documents';

type Data = Record<string, ApiJson>;

interface Renamed {
  file: string;
  sources: Map<string, string | null>;
  pdfs: Along['pdfs'];
}

const KEYS: Partial<Record<Name, readonly string[]>> = {
  directorio: ['unidad', 'responsable', 'depende'],
  documentos: ['documento'],
  normas: ['normas', 'sustituyeA'],
};

/** @throws Refused when the content cannot be read */
function contentOf({ root, store }: Folders): Content {
  const { content, problems } = readContent(root, { store: new Store(store) });
  if (problems.length > 0)
    throw new Refused(
      409,
      'Hay piezas con faltas. Corríjalas, y repita: hasta entonces no se sabe qué lleva a ésta.',
    );
  return content;
}

const addressOfPiece = (content: Content, file: string): string | undefined =>
  allPages(content).find((page) => sourceOf(content, page) === file)?.ruta;

/**
 * The sources after a piece, or a row or tab within, has another name: those of all that refer to it, too.
 * @param field of a row (`normas.2`) or a tab (`pestanas.obra`)
 * @throws Refused when there is no such name, or it is impossible
 */
export function renamed(folders: Folders, present: Present, name: string, field = ''): Renamed {
  const content = contentOf(folders);
  const [list = '', row = ''] = field.split('.');
  if (field === '') return renamedFile(folders, content, present, name);
  if (list === 'pestanas') return renamedTab(folders, content, present, row, name);
  return renamedRow(folders, content, present, [list, Number(row)], name);
}

function renamedFile({ root }: Folders, content: Content, present: Present, name: string): Renamed {
  const { file, collection } = present;
  const words = pieceWordsOf(present);
  const data = words.data as Data;
  const former = addressOfPiece(content, file);
  if (!WITH_ADDRESS.includes(collection) || former === '/en/')
    throw new Refused(400, 'Esta pieza no tiene una dirección que se pueda cambiar.');
  const hasOwn = data['ruta'] !== undefined;
  const to = hasOwn ? file : pathOfNew(collection, name);
  if (!hasOwn && presentOf(root, to).base !== '')
    throw new Refused(409, `Ya hay una pieza que se llama «${name}».`);
  const now = { ...data, ...(hasOwn && { ruta: name }), ...(former && withFormer(data, former)) };
  const own = sourceWith(present, { file, base: present.base, ...words, data: now });
  // Links may have the office's values, as the piece's own address has.
  const addresses = former ? [former, ...(hasOwn ? [`/${String(data['ruta'])}/`] : [])] : [];
  const inFolder = (one: string) => one.slice(FOLDER.length + 1);
  const sources = swapAll(root, new Map([[to, own]]), [
    ...addresses.map((from) => addressSwap(content, from, from.replace(/[^/]+\/$/, `${name}/`))),
    keySwap(['traduceDe'], inFolder(file), inFolder(to)),
  ]);
  return { file: to, sources: hasOwn ? sources : sources.set(file, null), pdfs: [] };
}

const formersOf = ({ antes }: Data) => (antes as string[] | undefined) ?? [];

const withFormer = (data: Data, ...formers: string[]) => ({
  antes: [...new Set([...formersOf(data), ...formers])],
});

/**
 * The sources after a piece goes and another takes over its addresses.
 * @throws Refused when either has no page
 */
export function inherited(folders: Folders, present: Present, heir: string): Renamed['sources'] {
  const content = contentOf(folders);
  const [next, { data }] = [presentOf(folders.root, heir), pieceWordsOf(present)];
  const [from, to] = [present.file, heir].map((file) => addressOfPiece(content, file));
  if (!from || !to) throw new Refused(409, 'Elija una pieza que tenga página en el sitio.');
  const words = pieceWordsOf(next);
  const now = {
    ...(words.data as Data),
    ...withFormer(words.data as Data, ...formersOf(data as Data), from),
  };
  const own = sourceWith(next, { ...words, file: heir, base: next.base, data: now });
  const sources = new Map<string, string | null>([
    [present.file, null],
    [heir, own],
  ]);
  return swapAll(folders.root, sources, [addressSwap(content, from, to)]);
}

function renamedRow(
  { root }: Folders,
  content: Content,
  present: Present,
  [list, at]: [string, number],
  name: string,
): Renamed {
  const { file, collection, base } = present;
  const words = pieceWordsOf(present);
  const data = words.data as Data;
  const { key = '', list: own } = ROW_NAMES[collection] ?? {};
  const rows = data[list] as Data[] | undefined;
  const row = rows?.[at];
  if (own !== list || !rows || !row) throw new Refused(409, GONE);
  const former = String(row[key]);
  const places = placesOf(content, collection, file);
  const page = collection === 'normas' ? withFormer(row, normaPath(former)) : {};
  const now = { ...data, [list]: rows.with(at, { ...row, [key]: name, ...page }) };
  const sources = new Map([[file, sourceWith(present, { ...words, file, base, data: now })]]);
  const swaps = [
    keySwap(KEYS[collection] ?? [], former, name),
    ...places.map((place) => addressSwap(content, place(former), place(name))),
  ];
  return { file, sources: swapAll(root, sources, swaps), pdfs: movedPdf(root, file, former, name) };
}

const GONE = 'Lo que iba a cambiar ya no está. Vuelva a abrir la pieza.';

function placesOf(content: Content, collection: Name, file: string): ((name: string) => string)[] {
  const sitio = content.sitio.data;
  const question = (page: string) => (name: string) => `${page}#${preguntaId(name)}`;
  if (collection === 'directorio') return [(name) => `/directorio/#${name}`];
  if (collection === 'declaraciones') return [question(declaracionesPath(sitio))];
  if (collection === 'vehiculos') return [question(vehiculosPath(sitio))];
  if (collection !== 'normas') return [];
  const slug = path.posix.parse(file).name;
  const { direccion } = catalogoPageOf(content, slug);
  return [
    normaPath,
    (name) => normaPdf(slug, name),
    ...(direccion ? [(name: string) => `${direccionPath(direccion)}#${normaId(name)}`] : []),
  ];
}

/** The PDF of a norm, under its new name as well: the address of before still gives it. */
function movedPdf(root: string, file: string, former: string, name: string): Along['pdfs'] {
  const [, slug = ''] = /^content\/normas\/(.+)\.yml$/.exec(file) ?? [];
  const place = path.join(root, 'public', normaPdf(slug, former));
  if (!slug || !existsSync(place)) return [];
  const sha256 = putAside(root, readFileSync(place));
  return [{ archivo: normaPdf(slug, name), sha256, nota: `Antes, ${former}` }];
}

function renamedTab(
  { root }: Folders,
  content: Content,
  present: Present,
  tab: string,
  name: string,
): Renamed {
  const { file, base } = present;
  const { data, body = '' } = pieceWordsOf(present);
  const heading = body.match(/^## .*$/gm)?.find((line) => headingId(line) === tab);
  const tabs = ((data as Data)['pestanas'] ?? {}) as Record<string, Data>;
  if (heading === undefined) throw new Refused(409, GONE);
  const next = headingId(name);
  // Its place in the page keeps its address.
  const pestanas = Object.fromEntries(
    Object.entries(tabs).map(([key, value]) =>
      key === tab ? [next, { ...value, id: value['id'] ?? tab }] : [key, value],
    ),
  );
  const change = {
    ...{ file, base, data: { ...(data as Data), pestanas } },
    body: body.replace(heading, () => `## ${name.trim()}`),
  };
  const page = addressOfPiece(content, file);
  const sources = swapAll(
    root,
    new Map([[file, sourceWith(present, change)]]),
    page ? [addressSwap(content, `${page}#${tab}-`, `${page}#${next}-`, '')] : [],
  );
  return { file, sources, pdfs: [] };
}
