import { globSync } from 'tinyglobby';
import path from 'node:path';
import { parsedFile } from '@/lib/content/load/files';
import { libraryOf, type LibraryFile } from '@/lib/content/load/library';
import { FOLDER, type Name } from '@/lib/content/model';
import { pieceName } from '@/lib/content/model/piece-kinds';
import type { NamedOption, NamedOptions } from '../api-lists';
import { recordsOf } from '@/lib/site/records';
import { readableContent, type Folders } from '../check';
import { pieceOf } from '../pieces';
import { Refused } from '../refused';
import type { Routes } from './route';

/** What fields choose by name: units, drawings, pages, catalogues, documents, places in an order. */
export const choiceRoutes = (folders: Folders): Routes => ({
  'GET /api/opciones': () => ({ opciones: namedOptions(folders) }),
});

const valueIn = (file: LibraryFile | undefined, key: string): unknown => {
  const data: unknown = file && parsedFile(file).data;
  return data instanceof Object ? (data as Record<string, unknown>)[key] : undefined;
};

const rows = (file: LibraryFile | undefined, key: string): Record<string, unknown>[] => {
  const list = valueIn(file, key);
  return Array.isArray(list) ? list.filter((row) => row instanceof Object) : [];
};

const option = (value: unknown, words: unknown): NamedOption => ({
  value: String(value),
  words: String(words),
});

function namedOptions(folders: Folders): NamedOptions {
  const { root, public: folder } = folders;
  const { files } = libraryOf(root).list();
  const ofKind = (...names: Name[]) => files.filter(({ name }) => names.includes(name));
  const [directory] = ofKind('directorio');
  const [documents] = ofKind('documentos');
  const drawings = globSync('ilustraciones/*.svg', { cwd: folder }).sort();
  const named = (file: LibraryFile, value: string) => option(value, pieceName(pieceOf(file)));
  const orders = ofKind('direcciones', 'normas').map((file) => ({
    ...named(file, String(Number(valueIn(file, 'orden') ?? Number.NaN))),
    ...{ file: file.file, kind: file.name },
  }));
  return {
    unidad: rows(directory, 'unidades').map(({ id, nombre }) => option(id, nombre)),
    dibujo: drawings
      .map((file) => path.basename(file, '.svg'))
      .filter((name) => !SCENES.test(name))
      .map((name) => ({
        ...option(name, capital(name.replaceAll('-', ' '))),
        drawing: `/ilustraciones/${name}.svg`,
      })),
    pagina: pagesIn(folders),
    // Another language follows a page by the day of its review.
    espanol: ofKind(...IN_SPANISH).flatMap((file) => {
      const day = valueIn(file, 'actualizado');
      return day ? { ...named(file, file.file.slice(FOLDER.length + 1)), day: String(day) } : [];
    }),
    catalogo: ofKind('normas').map((file) => named(file, path.posix.basename(file.file, '.yml'))),
    documento: rows(documents, 'documentos').map(({ id, nombre }) => option(id, nombre)),
    orden: orders.filter(({ value }) => value !== 'NaN'),
  };
}

/** Wide drawings, which no row has room for. */
const SCENES = /^(?:escena|noticia|carrusel|logo)/;
const IN_SPANISH: Name[] = [
  ...(['inicio', 'canales', 'paginas', 'direcciones', 'vehiculos', 'declaraciones'] as const),
];

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** While some page has a fault nobody knows them all: their field asks for an address, as it is. */
function pagesIn(folders: Folders): NamedOption[] {
  try {
    const content = readableContent(folders, '');
    return recordsOf(content, 'pagina').map(({ url, title }) => option(url, title));
  } catch (error) {
    if (error instanceof Refused) return [];
    throw error;
  }
}
