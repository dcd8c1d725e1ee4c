import { existsSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileWords } from '@/lib/content/faults';
import { editFile, newFile, readWords } from '@/lib/content/edit';
import type { File } from '@/lib/content/lint/check-file';
import { collectionOf, parsedFile } from '@/lib/content/load/files';
import { memoizeByObject } from '@/lib/content/model/memoize';
import { libraryOf, listFiles, type LibraryFile } from '@/lib/content/load/library';
import { GIVER_FILES, valuesOf } from '@/lib/content/load/reference-values';
import { stateOf } from '@/lib/content/load/states';
import { todayAt } from '@/lib/content/load/zone';
import { collections, FOLDER, isFolder, type Name } from '@/lib/content/model';
import { isLitter } from '@/lib/content/model/paths';
import type { State } from '@/lib/content/types';
import { addressIn } from '@/lib/files/address';
import type { Piece, SiteValues, Words } from './api';
import type { Drafts } from './drafts';
import { withDetails } from '../told-words';
import { inWords, Refused } from './refused';

/** A file as it is on the disk, or the place of a file to come: its text and `base` are empty then. */
export type Present = LibraryFile;

/** Every piece of `content/`, and those that are only a draft of the newsroom yet. */
export function listPieces(root: string, drafts: Drafts, { files } = listFiles(root)): Piece[] {
  const kept = new Set(drafts.files());
  const there = new Set(files.map(({ file }) => file));
  const today = todayAt(root);
  const unwritten = [...kept].flatMap((file): File[] => {
    const name = there.has(file) ? undefined : possibleCollection(root, file);
    return name ? [{ name, file, text: '' }] : [];
  });
  const others = drafts.others();
  return [...files, ...unwritten].map((file) => ({
    ...pieceOf(file, drafts, kept.has(file.file), today),
    others: others.get(file.file),
  }));
}

/** A file as lists show it; its draft gives the title of a file to come. */
export const pieceOf = (file: File, drafts?: Drafts, unsaved = false, today = ''): Piece => ({
  ...(file.text === '' ? rowOf(file, drafts?.find(file.file)?.data, today) : rowsOf(file)(today)),
  unsaved,
});

/** Rows of a file are of a day; they are asked for today's, or for none. */
const rowsOf = memoizeByObject((file: File) => {
  const rows = new Map<string, Omit<Piece, 'unsaved'>>();
  return (today: string) => {
    const row = rows.get(today) ?? rowOf(file, dataOf(file), today);
    if (rows.size > 2) rows.clear();
    rows.set(today, row);
    return row;
  };
});

function rowOf(file: File, written: unknown, today: string): Omit<Piece, 'unsaved'> {
  const data = groupOf(written);
  const day = textOf(data['fecha'] ?? data['desde'] ?? data['actualizado']);
  const state = file.name === 'avisos' ? stateOfNotice(data, today) : stateOf(file, written, today);
  const name = isFolder(collections[file.name].files) ? data['nombre'] : undefined;
  return {
    file: file.file,
    collection: file.name,
    title: textOf(data['titulo']) ?? textOf(name) ?? path.posix.parse(file.file).name,
    state: file.text === '' ? 'borrador' : state.name,
    ...(file.text === '' && { isNew: true }),
    ...(state.day && { stateDay: state.day }),
    ...(day && { day }),
  };
}

/** A notice is published with its days: visitors see it between them. */
function stateOfNotice({ hasta }: Record<string, unknown>, today: string): State {
  const last = textOf(hasta);
  if (!last) return { name: 'publicado' };
  return { name: last < today ? 'retirado' : 'publicado', day: last };
}

type WithText = Pick<File, 'file' | 'text'>;

function dataOf(file: File): unknown {
  const { data, problems } = parsedFile(file);
  return problems.length > 0 ? undefined : data;
}

/**
 * A file of `content/` by its bytes of now, or a file that may be added to it.
 * @throws Refused when it is neither: outside, a link, a folder, a name that cannot be an address
 */
export function presentOf(root: string, file: string): Present {
  const name = possibleCollection(root, file);
  if (!name) {
    const { problems } = listFiles(root, new Map([[file, '']]));
    const problem = problems.find((one) => one.file === file);
    const why = problem ? fileWords(problem) : 'no es una página de content/.';
    throw new Refused(
      404,
      withDetails('Esa página no está, o no puede llamarse así.', `${file}: ${why}`),
    );
  }
  return libraryOf(root).fresh(file) ?? { file, name, text: '', base: '' };
}

export const pieceWordsOf = ({ file, text }: WithText): Words =>
  text === ''
    ? { data: {}, ...(file.endsWith('.md') && { body: '' }) }
    : inWords(() => readWords(file, text));

/** Undefined of a faulty piece, which the check tells of. */
export function readableWords(find: () => Present): Words | undefined {
  try {
    return pieceWordsOf(find());
  } catch {
    return undefined;
  }
}

/** The source with other words; without a body, its text stays. */
export const sourceWith = ({ file, text }: WithText, { data, body }: Words): string =>
  inWords(() =>
    text === ''
      ? newFile(file, { data, ...(body !== undefined && { body }) })
      : editFile(file, text, { data, body }),
  );

/** The collection that a file is of, or would be; undefined when it is, or would be, wrong by its name. */
function possibleCollection(root: string, file: string): Name | undefined {
  const name = collectionOf(file);
  // A path that goes up and comes down again is no name of anything.
  if (!name || file !== path.posix.normalize(file)) return undefined;
  // A file with a wrong name can still be opened, to see its content.
  if (existsSync(path.join(root, file))) return isPlain(root, file) ? name : undefined;
  const { files, problems } = listFiles(root, new Map([[file, '']]), [name]);
  const isListed = files.some((one) => one.file === file);
  return isListed && problems.every((one) => one.file !== file) ? name : undefined;
}

/** A file itself under its own name, as a list of `content/` has it: no link, and no folder. */
function isPlain(root: string, file: string): boolean {
  const [folder = '', place = ''] = [FOLDER, file].map((one) =>
    realpathSync.native(path.join(root, one)),
  );
  return (
    addressIn(folder, place) === path.posix.relative(FOLDER, file) &&
    statSync(place).isFile() &&
    !isLitter(path.posix.basename(file))
  );
}

export function pathOfNew(collection: Name, name: string): string {
  const { files } = collections[collection];
  if (!isFolder(files)) throw new Refused(400, 'A esa parte del sitio no se le agregan páginas.');
  return `${FOLDER}/${files.replace('*', () => name)}`;
}

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;

const groupOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};

/** The values that texts take by `{{clave}}`, as they are saved, and the names of the office's own. */
export function siteValues(root: string): SiteValues {
  const files = GIVER_FILES.flatMap((file) => libraryOf(root).file(file) ?? []);
  const oficina = files.find(({ name }) => name === 'oficina');
  const rows = Object.entries(oficina ? groupOf(dataOf(oficina)) : {});
  const names = rows.map(([key, row]) => [key, String(groupOf(row)['que'] ?? '')] as const);
  return { values: valuesOf(files), names: Object.fromEntries(names) };
}
