import { statSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { listFiles } from '@/lib/content/load/files';
import { recordKinds, recordsOf } from '@/lib/site/records';
import type { Destination, SitePicture } from './api-lists';
import { readableContent, type Folders } from './check';
import type { Routes } from './routes';

export const choiceRoutes = (folders: Folders): Routes => ({
  'GET /api/destinos': () => ({ destinos: destinations(folders) }),
  'GET /api/imagenes': () => ({ imagenes: sitePictures(folders) }),
});

const LINKED = ['pagina', 'norma', 'comunicado', 'documento'] as const;
const FAULTY = 'No se puede buscar mientras otra pieza tenga una falta. Pegue la dirección.';

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
const ADDRESS = /(?:!\[([^\]]*)\]\()?(\/(?:imagenes|ilustraciones)\/[^\s)"',}\]]+)/g;

/** The pictures of the site, the newest first, with the words that some piece says of them. */
function sitePictures({ root, public: folder }: Folders): SitePicture[] {
  const said = new Map<string, string>();
  for (const { text } of listFiles(root).files)
    for (const [, words, address = ''] of text.matchAll(ADDRESS)) {
      const [, alt] = /^alt: *["']?(.*?)["']?$/m.exec(text) ?? [];
      said.set(address, words || said.get(address) || alt || '');
    }
  return globSync(PICTURES, { cwd: folder, caseSensitiveMatch: false })
    .map((file) => ({ file, time: statSync(path.join(folder, file)).mtimeMs }))
    .sort((one, other) => other.time - one.time)
    .map(({ file }) => ({ address: `/${file}`, alt: said.get(`/${file}`) ?? '' }));
}
