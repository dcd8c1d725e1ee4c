import { statSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { foldChannel } from '@/lib/content/lint/channels';
import type { File } from '@/lib/content/lint/check-file';
import { memoizeByObject } from '@/lib/content/model/memoize';
import { libraryOf, listFiles } from '@/lib/content/load/library';
import { normaPdf } from '@/lib/routes';
import { recordKinds, recordsOf } from '@/lib/site/records';
import { FileName, type FilesBeside, type Mention, type SeenPdf } from '../api';
import type { Destination, SitePicture } from '../api-lists';
import { readableContent, type Folders } from '../check';
import { pieceOf, pieceWordsOf } from '../pieces';
import { pressMail } from '../press-mail';
import type { Reader } from '../reader/workers';
import { Refused } from '../refused';
import { parseRequest, type Routes } from './route';
import { searchTexts } from '../search-texts';
import { placeOf, putAside } from '../tables/documents';

/** Answers from the whole content, and from a PDF that may come to it. */
export const lookupRoutes = (folders: Folders, reader: Reader): Routes => ({
  'GET /api/destinos': () => ({ destinos: destinations(folders) }),
  'GET /api/imagenes': () => ({ imagenes: sitePictures(folders) }),
  'GET /api/prensa': ({ query }) => pressMail(folders, parseRequest(FileName, query.get('file'))),
  'GET /api/buscar': ({ query }) => searchTexts(folders.root, query.get('palabras') ?? ''),
  'GET /api/junto': ({ query }) => ({ piezas: beside(folders.root, query.getAll('coleccion')) }),
  'GET /api/menciones': ({ query }) => {
    const words = query.getAll('palabra').filter((word) => word.trim() !== '');
    return { menciones: mentions(folders.root, query.getAll('salvo'), words) };
  },
  'POST /api/pdf': async ({ query, body, signal }): Promise<SeenPdf> => {
    if (!Buffer.isBuffer(body)) throw new Refused(415, 'No llegó ningún archivo. Elija el PDF.');
    const of = (key: string) => query.get(key) ?? '';
    const catalogue = /^content\/normas\/(.+)\.yml$/.exec(of('file'))?.[1];
    const archivo = catalogue ? normaPdf(catalogue, of('clave')) : of('archivo');
    placeOf(archivo);
    const sought = { clave: of('clave'), titulo: of('titulo') };
    const seen = await reader.read('pdf', [body, sought, folders.store], REMEDY, signal);
    return { archivo, ...seen, sha256: putAside(folders.root, body) };
  },
});

const REMEDY = 'Expórtelo otra vez como PDF desde el programa con que se hizo, y elíjalo de nuevo.';
const FAULTY = 'No se puede buscar mientras otra página tenga una falta. Pegue la dirección.';
const LINKED = ['pagina', 'norma', 'comunicado', 'documento'] as const;

function destinations(folders: Folders): Destination[] {
  const content = readableContent(folders, FAULTY);
  const all = LINKED.flatMap((name) =>
    recordsOf(content, name).flatMap(({ url, title, chosen }) =>
      chosen ? [] : [{ url, title, kind: recordKinds[name].nombre.uno }],
    ),
  );
  return [...new Map(all.reverse().map((one) => [one.url, one])).values()].reverse();
}

const PICTURES = '{imagenes,ilustraciones}/**/*.{svg,jpg,jpeg,png,webp,avif}';
const ADDRESS = /(?:!\[([^[\]]*)\]\()?(\/(?:imagenes|ilustraciones)\/[^\s)"',}\]]+)/g;

const picturesIn = memoizeByObject(({ text }: File) => {
  const [, alt = ''] = /^alt: *["']?(.*?)["']?$/m.exec(text) ?? [];
  return [...text.matchAll(ADDRESS)].map(([, words, address = '']) => ({ address, words, alt }));
});

/** The pictures of the site, the newest first, with the words that some piece says of them. */
function sitePictures({ root, public: folder }: Folders): SitePicture[] {
  const alts = new Map<string, string>();
  for (const one of listFiles(root).files)
    for (const { address, words, alt } of picturesIn(one))
      alts.set(address, words || alts.get(address) || alt);
  return globSync(PICTURES, { cwd: folder, caseSensitiveMatch: false })
    .map((file) => ({ file, time: statSync(path.join(folder, file)).mtimeMs }))
    .sort((one, other) => other.time - one.time)
    .map(({ file }) => ({ address: `/${file}`, alt: alts.get(`/${file}`) ?? '' }));
}

const beside = (root: string, collections: string[]): FilesBeside[] =>
  libraryOf(root)
    .list()
    .files.filter(({ name }) => collections.includes(name))
    .map((one) => ({
      ...{ file: one.file, collection: one.name, base: one.base },
      data: pieceWordsOf(one).data,
    }));

const foldedOf = memoizeByObject(({ text }: File) => foldChannel(text));

const mentions = (root: string, except: string[], words: string[]): Mention[] =>
  listFiles(root).files.flatMap((found) => {
    const text = foldedOf(found);
    const says = words.filter((word) => text.includes(foldChannel(word)));
    if (says.length === 0 || except.includes(found.file)) return [];
    const { file, collection, title } = pieceOf(found);
    return [{ file, collection, title, says }];
  });
