import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '@/lib/content/load/files';
import { FOLDER, type Content, type Name } from '@/lib/content/model';
import { headingId } from '@/lib/content/model/slug';
import { declaracionesPath, direccionPath, normaPath, normaPdf, vehiculosPath } from '@/lib/routes';
import { normaId, preguntaId } from '@/lib/routes/row-ids';
import { allPages, sourceOf } from '@/lib/site/pages';
import { catalogoPageOf } from '@/lib/site/kinds/normas';
import type { Along, ApiJson } from './api';
import { readableContent, type Folders } from './check';
import * as pieces from './pieces';
import { Refused } from './refused';
import { keyIn, withTexts } from './replace';
import { ROW_NAMES, WITH_ADDRESS } from './screen/kinds';
import { putAside } from './tables/documents';

const { pieceWordsOf, presentOf, sourceWith } = pieces;

type Data = Record<string, ApiJson>;
type Sources = Map<string, string | null>;

interface Renamed {
  file: string;
  sources: Sources;
  pdfs?: Along['pdfs'];
}

/** A piece of a site, and its words. */
interface Place {
  root: string;
  content: Content;
  present: pieces.Present;
  data: Data;
  body?: string | undefined;
  /** Of its page, if any. */
  address: string | undefined;
}

const FAULTY =
  'Hay piezas con faltas. Corríjalas, y repita: hasta entonces no se sabe qué lleva a ésta.';
const GONE = 'Lo que iba a cambiar ya no está. Vuelva a abrir la pieza.';

function placeOf(root: string, content: Content, present: pieces.Present): Place {
  const { data, body } = pieceWordsOf(present);
  const page = allPages(content).find((one) => sourceOf(content, one) === present.file);
  return { root, content, present, data: data as Data, body, address: page?.ruta };
}

/**
 * The sources after a piece, or a row or tab within, has another name: those of all that refer to it, too.
 * @param field of a row (`normas.2`) or a tab (`pestanas.obra`)
 * @throws Refused when there is no such name, or it is impossible, or the content cannot be read
 */
export function renamed(
  folders: Folders,
  present: pieces.Present,
  name: string,
  field = '',
): Renamed {
  const place = placeOf(folders.root, readableContent(folders, FAULTY), present);
  const [list = '', row = ''] = field.split('.');
  if (field === '') return renamedFile(place, name);
  return list === 'pestanas' ? renamedTab(place, row, name) : renamedRow(place, list, +row, name);
}

function renamedFile(place: Place, name: string): Renamed {
  const { root, content, present, data, address } = place;
  const { file, name: collection } = present;
  if (!WITH_ADDRESS.includes(collection) || address === '/en/')
    throw new Refused(400, 'Esta pieza no tiene una dirección que se pueda cambiar.');
  const hasOwn = data['ruta'] !== undefined;
  const to = hasOwn ? file : pieces.pathOfNew(collection, name);
  if (!hasOwn && presentOf(root, to).base !== '')
    throw new Refused(409, `Ya hay una pieza que se llama «${name}».`);
  const now = { ...data, ...(hasOwn && { ruta: name }), ...(address && withFormer(data, address)) };
  // Links may have the office's values, as the piece's own address has.
  const addresses = address ? [address, ...(hasOwn ? [`/${String(data['ruta'])}/`] : [])] : [];
  const inFolder = (one: string) => one.slice(FOLDER.length + 1);
  const sources = swapAll(root, new Map([[to, sourceWith(present, { ...place, data: now })]]), [
    ...addresses.map((from) => addressSwap(content, from, from.replace(/[^/]+\/$/, `${name}/`))),
    keySwap(['traduceDe'], inFolder(file), inFolder(to)),
  ]);
  return { file: to, sources: hasOwn ? sources : sources.set(file, null) };
}

const formersOf = ({ antes }: Data) => (antes as string[] | undefined) ?? [];

const withFormer = (data: Data, ...formers: string[]) => ({
  antes: [...new Set([...formersOf(data), ...formers])],
});

/**
 * The sources after a piece goes and another takes over its addresses.
 * @throws Refused when either has no page
 */
export function inherited(folders: Folders, present: pieces.Present, heir: string): Sources {
  const { root } = folders;
  const content = readableContent(folders, FAULTY);
  const from = placeOf(root, content, present);
  const to = placeOf(root, content, presentOf(root, heir));
  if (!from.address || !to.address)
    throw new Refused(409, 'Elija una pieza que tenga página en el sitio.');
  const formers = withFormer(to.data, ...formersOf(from.data), from.address);
  const own = sourceWith(to.present, { ...to, data: { ...to.data, ...formers } });
  const sources: Sources = new Map([[present.file, null]]);
  return swapAll(root, sources.set(heir, own), [addressSwap(content, from.address, to.address)]);
}

const KEYS: Partial<Record<Name, readonly string[]>> = {
  directorio: ['unidad', 'responsable', 'depende'],
  documentos: ['documento'],
  normas: ['normas', 'sustituyeA'],
};

function renamedRow(place: Place, list: string, at: number, name: string): Renamed {
  const { root, content, present, data } = place;
  const { file, name: collection } = present;
  const { key = '', list: own } = ROW_NAMES[collection] ?? {};
  const rows = data[list] as Data[] | undefined;
  const row = rows?.[at];
  if (own !== list || !rows || !row) throw new Refused(409, GONE);
  const former = String(row[key]);
  const page = collection === 'normas' ? withFormer(row, normaPath(former)) : {};
  const now = { ...data, [list]: rows.with(at, { ...row, [key]: name, ...page }) };
  const sources = new Map([[file, sourceWith(present, { ...place, data: now })]]);
  const swaps = [
    keySwap(KEYS[collection] ?? [], former, name),
    ...addressesOf(content, collection, file).map((address) =>
      addressSwap(content, address(former), address(name)),
    ),
  ];
  return { file, sources: swapAll(root, sources, swaps), pdfs: movedPdf(root, file, former, name) };
}

/** The addresses of a row by its name. */
function addressesOf(
  { sitio, ...content }: Content,
  collection: Name,
  file: string,
): ((name: string) => string)[] {
  const question = (page: string) => [(name: string) => `${page}#${preguntaId(name)}`];
  if (collection === 'directorio') return [(name) => `/directorio/#${name}`];
  if (collection === 'declaraciones') return question(declaracionesPath(sitio.data));
  if (collection === 'vehiculos') return question(vehiculosPath(sitio.data));
  if (collection !== 'normas') return [];
  const slug = path.posix.parse(file).name;
  const { direccion } = catalogoPageOf({ sitio, ...content }, slug);
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

function renamedTab(place: Place, tab: string, name: string): Renamed {
  const { root, content, present, data, body = '', address } = place;
  const heading = body.match(/^## .*$/gm)?.find((line) => headingId(line) === tab);
  if (heading === undefined) throw new Refused(409, GONE);
  const next = headingId(name);
  // Its place in the page keeps its address.
  const pestanas = Object.fromEntries(
    Object.entries((data['pestanas'] ?? {}) as Record<string, Data>).map(([key, value]) =>
      key === tab ? [next, { ...value, id: value['id'] ?? tab }] : [key, value],
    ),
  );
  const own = sourceWith(present, {
    data: { ...data, pestanas },
    body: body.replace(heading, () => `## ${name.trim()}`),
  });
  const { file } = present;
  const swaps = address
    ? [addressSwap(content, `${address}#${tab}-`, `${address}#${next}-`, '')]
    : [];
  return { file, sources: swapAll(root, new Map([[file, own]]), swaps) };
}

/** Alters the texts of pieces, by their keys; the key of Markdown is empty. */
interface Swap {
  /** A piece without it stays as it is. */
  from: string;
  run: (text: string, key: string) => string;
}

const keySwap = (keys: readonly string[], from: string, to: string): Swap => ({
  from,
  run: (text, key) => (keys.includes(key) && text === from ? to : text),
});

function addressSwap(content: Content, from: string, to: string, end = '(?![\\w/-])'): Swap {
  const { origin } = new URL(content.sitio.data.url);
  const [site, address] = [origin, from].map((one) => one.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const pattern = new RegExp(`(?<![\\w.:/-])(${site})?${address}${end}`, 'g');
  const stays = ['antes', 'archivo'];
  return {
    from,
    run: (text, key) => (stays.includes(key) ? text : text.replace(pattern, `$1${to}`)),
  };
}

/**
 * Alters all pieces of a site; a faulty piece stays as it is.
 * @param changed already; altered too, and the others put beside them
 * @throws Refused when a piece has two texts of a merge
 */
function swapAll(root: string, changed: Sources, swaps: readonly Swap[]): Sources {
  const alter = (text: string, key: string) => swaps.reduce((now, { run }) => run(now, key), text);
  for (const { file, text } of listFiles(root, changed).files) {
    if (!swaps.some(({ from }) => text.includes(from))) continue;
    const present = presentOf(root, file);
    const own = { ...present, text: changed.get(file) ?? present.text };
    const words = pieces.readableWords(() => own);
    if (!words) continue;
    const { data, body } = words;
    const now = {
      data: withTexts(data, (one, place) => alter(one, keyIn(place))),
      ...(body !== undefined && { body: alter(body, '') }),
    };
    if (JSON.stringify(now) === JSON.stringify(words)) continue;
    changed.set(file, sourceWith(own, now));
  }
  return changed;
}
