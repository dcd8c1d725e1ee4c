import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { editFile, newFile, readWords } from '@/lib/content/edit';
import type { File } from '@/lib/content/lint/check-file';
import { listFiles } from '@/lib/content/load/files';
import { stateOf } from '@/lib/content/load/states';
import { todayAt } from '@/lib/content/load/zone';
import { collections, FOLDER, isFolder, type Name } from '@/lib/content/model';
import { isLitter } from '@/lib/content/model/paths';
import type { State } from '@/lib/content/types';
import { cleanText } from '@/lib/content/parse/read';
import { parseSource } from '@/lib/content/parse/source';
import type { Piece, Words } from './api';
import type { Drafts } from './drafts';
import { sha256 } from '../make/huellas';
import { withDetails } from '../repository/details';
import { inWords, Refused } from './refused';

/** A file as it is on the disk, or the place of a file to come. */
export interface Present {
  file: string;
  collection: Name;
  /** As it was read; empty when there is none. Where a merge left two texts, ours. */
  source: string;
  theirs?: string;
  /** SHA-256 of its bytes, in hexadecimal; empty when there is none. */
  base: string;
}

/** Every piece of `content/`, and those that are only a draft of the newsroom yet. */
export function listPieces(root: string, drafts: Drafts, { files } = listFiles(root)): Piece[] {
  const kept = new Set(drafts.files());
  const there = new Set(files.map(({ file }) => file));
  const today = todayAt(root);
  const unwritten = [...kept].flatMap((file): File[] => {
    const name = there.has(file) ? undefined : collectionOf(root, file);
    return name ? [{ name, file, text: '' }] : [];
  });
  const others = drafts.others();
  return [...files, ...unwritten].map((file) => {
    const names = others.get(file.file);
    return {
      ...pieceOf(file, drafts, kept.has(file.file), today),
      ...(names && { others: names }),
    };
  });
}

/** A file as lists show it; its draft gives the title of a file to come. */
export function pieceOf(file: File, drafts?: Drafts, unsaved = false, today = ''): Piece {
  const written = parsedData(file);
  const data = groupOf(file.text === '' ? drafts?.find(file.file)?.data : written);
  const day = textOf(data['fecha'] ?? data['desde'] ?? data['actualizado']);
  const state = file.name === 'avisos' ? stateOfNotice(data, today) : stateOf(file, written, today);
  const name = isFolder(collections[file.name].files) ? data['nombre'] : undefined;
  return {
    file: file.file,
    collection: file.name,
    title: textOf(data['titulo']) ?? textOf(name) ?? path.posix.parse(file.file).name,
    state: file.text === '' ? 'borrador' : state.name,
    ...(state.day && { stateDay: state.day }),
    ...(day && { day }),
    unsaved,
  };
}

/** A notice is published with its days: visitors see it between them. */
function stateOfNotice({ hasta }: Record<string, unknown>, today: string): State {
  const last = textOf(hasta);
  if (!last) return { name: 'publicado' };
  return { name: last < today ? 'retirado' : 'publicado', day: last };
}

/** The content in memory: a file is parsed again only when its text changed. */
const parsed = new Map<string, { text: string; data: unknown }>();

export function parsedData({ file, text }: File): unknown {
  const known = parsed.get(file);
  if (known?.text === text) return known.data;
  const { data, problems } = parseSource(text, file);
  const now = { text, data: problems.length > 0 ? undefined : data };
  parsed.set(file, now);
  return now.data;
}

/**
 * A file of `content/`, or a file that may be added to it.
 * @throws Refused when it is neither: outside, a link, a folder, a name that cannot be an address
 */
export function presentOf(root: string, file: string): Present {
  const collection = collectionOf(root, file);
  if (!collection) {
    const { problems } = listFiles(root, new Map([[file, '']]));
    const problem = problems.find((one) => one.file === file);
    const why = problem?.message ?? 'no es una pieza de content/.';
    throw new Refused(
      404,
      withDetails('Esa pieza no está, o no puede llamarse así.', `${file}: ${why}`),
    );
  }
  const place = path.join(root, file);
  if (!existsSync(place)) return { file, collection, source: '', base: '' };
  const bytes = readFileSync(place);
  const source = bytes.toString('utf8');
  const [ours, theirs] = [source.replace(MARKS, '$1'), source.replace(MARKS, '$2')];
  return {
    ...{ file, collection, source: ours, base: sha256(bytes) },
    ...(ours !== source && { theirs }),
  };
}

/** Of both texts in a file that a merge left. */
const MARKS = /^<{7} .*\n([^]*?)(?:^\|{7} .*\n[^]*?)?^={7}\n([^]*?)^>{7} .*(?:\n|$)/gm;

export const pieceWordsOf = ({ file, source }: Pick<Present, 'file' | 'source'>): Words =>
  source === ''
    ? { data: {}, ...(file.endsWith('.md') && { body: '' }) }
    : inWords(() => readWords(file, source));

/** Undefined of a faulty piece, which the check tells of. */
export function readableWords(find: () => Present): Words | undefined {
  try {
    return pieceWordsOf(find());
  } catch {
    return undefined;
  }
}

/** The source with other words; without a body, its text stays. */
export const sourceWith = ({ file, source }: Present, { data, body }: Words): string =>
  inWords(() =>
    source === ''
      ? newFile(file, { data, ...(body !== undefined && { body }) })
      : editFile(file, source, { data, body }),
  );

export const plainFile = ({ file, collection, source }: Present): File => ({
  name: collection,
  file,
  text: cleanText(source),
});

/** The collection that a file is of, or would be; undefined when it is, or would be, wrong by its name. */
function collectionOf(root: string, file: string): Name | undefined {
  const [name] = collectionsOf(file);
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
  const base = path.posix.basename(file);
  const [folder, place] = [FOLDER, file].map((one) => realpathSync.native(path.join(root, one)));
  return (
    place === path.join(folder ?? '', path.relative(FOLDER, file)) &&
    statSync(place).isFile() &&
    !isLitter(base) &&
    !base.startsWith('.')
  );
}

/** The collection that a path is of by its name, whether there is such a file or not; none: of no collection. */
export const collectionsOf = (file: string): Name[] =>
  (Object.keys(collections) as Name[]).filter((name) => {
    const [before = '', after] = `${FOLDER}/${collections[name].files}`.split('*');
    return after === undefined
      ? file === before
      : file.startsWith(before) && file.endsWith(after) && !file.slice(before.length).includes('/');
  });

export function pathOfNew(collection: Name, name: string): string {
  const { files } = collections[collection];
  if (!isFolder(files)) throw new Refused(400, 'A esa parte del sitio no se le agregan piezas.');
  return `${FOLDER}/${files.replace('*', () => name)}`;
}

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;

export const groupOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
