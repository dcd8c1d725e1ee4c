import { foldChannel } from '@/lib/content/lint/channels';
import { listFiles } from '@/lib/content/load/files';
import { normaPdf } from '@/lib/routes';
import type { FilesBeside, Mention, SeenPdf } from '../api';
import type { Folders } from '../check';
import { pieceOf, presentOf, pieceWordsOf } from '../pieces';
import type { Reader } from '../reader/workers';
import { Refused } from '../refused';
import type { Routes } from '../routes';
import { searchTexts } from '../search-texts';
import { placeOf, putAside } from './documents';

export const tableRoutes = (
  { root, store }: Pick<Folders, 'root' | 'store'>,
  reader: Reader,
): Routes => ({
  'POST /api/pdf': async ({ query, body, signal }): Promise<SeenPdf> => {
    if (!Buffer.isBuffer(body)) throw new Refused(415, 'No llegó ningún archivo. Elija el PDF.');
    const of = (key: string) => query.get(key) ?? '';
    const catalogue = /^content\/normas\/(.+)\.yml$/.exec(of('file'))?.[1];
    const archivo = catalogue ? normaPdf(catalogue, of('clave')) : of('archivo');
    placeOf(archivo);
    const sought = { clave: of('clave'), titulo: of('titulo') };
    const seen = await reader.read('pdf', [body, sought, store], REMEDY, signal);
    const { people, extras, ...found } = seen;
    return {
      ...{ archivo, ...found, sha256: putAside(root, body) },
      advice: [...people.map((name) => `el nombre «${name}»`), ...extras],
    };
  },
  'GET /api/buscar': ({ query }) => searchTexts(root, query.get('palabras') ?? ''),
  'GET /api/junto': ({ query }) => ({ piezas: beside(root, query.getAll('coleccion')) }),
  'GET /api/menciones': ({ query }) => ({
    menciones: mentions(root, {
      except: query.getAll('salvo'),
      words: query.getAll('palabra').filter((word) => word.trim() !== ''),
    }),
  }),
});

const REMEDY = 'Expórtelo otra vez como PDF desde el programa con que se hizo, y elíjalo de nuevo.';

const beside = (root: string, collections: string[]): FilesBeside[] =>
  listFiles(root)
    .files.filter(({ name }) => collections.includes(name))
    .map(({ file, name: collection }) => {
      const present = presentOf(root, file);
      return { file, collection, base: present.base, data: pieceWordsOf(present).data };
    });

function mentions(
  root: string,
  { except, words }: { except: string[]; words: string[] },
): Mention[] {
  return listFiles(root).files.flatMap((file): Mention[] => {
    if (except.includes(file.file)) return [];
    const text = foldChannel(file.text);
    const says = words.filter((word) => text.includes(foldChannel(word)));
    if (says.length === 0) return [];
    const { collection, title } = pieceOf(file);
    return [{ file: file.file, collection, title, says }];
  });
}
