import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '@/lib/content/load/library';
import { FOLDER, PUBLICADAS, type Content } from '@/lib/content/model';
import { goodName } from '@/lib/content/model/paths';
import { WITH_ADDRESS } from '@/lib/content/model/piece-kinds';
import { allPages, sourceOf } from '@/lib/site/pages';
import type { ApiJson } from './api';
import { readableContent, type Folders } from './check';
import * as pieces from './pieces';
import { Refused } from './refused';
import { keyIn, withTexts } from './replace';

const { pieceWordsOf, presentOf, sourceWith } = pieces;

type Data = Record<string, ApiJson>;
type Sources = Map<string, string | null>;

interface Renamed {
  file: string;
  sources: Sources;
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
  'Hay páginas con faltas. Corríjalas, y repita: hasta entonces no se sabe qué lleva a ésta.';

function placeOf(root: string, content: Content, present: pieces.Present): Place {
  const { data, body } = pieceWordsOf(present);
  const page = allPages(content).find((one) => sourceOf(content, one) === present.file);
  return { root, content, present, data: data as Data, body, address: page?.ruta };
}

/**
 * The sources after a piece has another name in its address: those of all that refer to it, too.
 * @throws Refused when it has no address, or the name is taken or impossible, or the content cannot be read
 */
export function renamed(folders: Folders, present: pieces.Present, asked: string): Renamed {
  const place = placeOf(folders.root, readableContent(folders, FAULTY), present);
  const { root, content, data, address } = place;
  const { file, name: collection } = present;
  if (!WITH_ADDRESS.includes(collection) || address === '/en/')
    throw new Refused(400, 'Esta página no tiene una dirección que se pueda cambiar.');
  const hasOwn = data['ruta'] !== undefined;
  // Her words, as an address is written.
  const name = goodName(asked, { mixed: hasOwn || collection === 'direcciones' }) ?? asked;
  const to = hasOwn ? file : pieces.pathOfNew(collection, name);
  if (!hasOwn && presentOf(root, to).base !== '')
    throw new Refused(409, `Ya hay una página que se llama «${name}».`);
  const isKept = address !== undefined && wasPublished(root, address);
  const now = { ...data, ...(hasOwn && { ruta: name }), ...(isKept && withFormer(data, address)) };
  // Links may have the office's values, as the piece's own address has.
  const addresses = address ? [address, ...(hasOwn ? [`/${String(data['ruta'])}/`] : [])] : [];
  const inFolder = (one: string) => one.slice(FOLDER.length + 1);
  const sources = swapAll(root, new Map([[to, sourceWith(present, { ...place, data: now })]]), [
    ...addresses.map((from) => addressSwap(content, from, from.replace(/[^/]+\/$/, `${name}/`))),
    keySwap(['traduceDe'], inFolder(file), inFolder(to)),
  ]);
  return { file: to, sources: hasOwn ? sources : sources.set(file, null) };
}

/** An address that no publication had leads nobody to it. Without a list of them, any may have been published. */
function wasPublished(root: string, address: string): boolean {
  const list = path.join(root, PUBLICADAS);
  return !existsSync(list) || readFileSync(list, 'utf8').split(/\r?\n/).includes(address);
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
  if (!from.address || !to.address) throw new Refused(409, 'Elija una que se vea en el sitio.');
  const formers = withFormer(to.data, ...formersOf(from.data), from.address);
  const own = sourceWith(to.present, { ...to, data: { ...to.data, ...formers } });
  const sources: Sources = new Map([[present.file, null]]);
  return swapAll(root, sources.set(heir, own), [addressSwap(content, from.address, to.address)]);
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

function addressSwap(content: Content, from: string, to: string): Swap {
  const { origin } = new URL(content.sitio.data.url);
  const [site, address] = [origin, from].map((one) => one.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const pattern = new RegExp(`(?<![\\w.:/-])(${site})?${address}(?![\\w/-])`, 'g');
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
