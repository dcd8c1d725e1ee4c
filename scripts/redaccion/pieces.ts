import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { editFile, newFile as newSource, readWords } from '@/lib/content/edit';
import type { File } from '@/lib/content/lint/check-file';
import { listFiles } from '@/lib/content/load/files';
import { stateOf } from '@/lib/content/load/states';
import { todayAt } from '@/lib/content/load/zone';
import { collections, FOLDER, isFolder, type Name } from '@/lib/content/model';
import type { State } from '@/lib/content/types';
import { cleanText } from '@/lib/content/parse/read';
import { parseSource } from '@/lib/content/parse/source';
import type { Change, Piece, Words } from './api';
import type { Drafts } from './drafts';
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
export function listPieces(root: string, drafts: Drafts): Piece[] {
  const kept = new Set(drafts.files());
  const { files } = listFiles(root);
  const today = todayAt(root);
  const unwritten = [...kept].flatMap((file): File[] => {
    const name = files.some((one) => one.file === file) ? undefined : collectionOf(root, file);
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
export function pieceOf(file: File, drafts: Drafts, unsaved: boolean, today: string): Piece {
  const written = dataOf(file);
  const data = groupOf(file.text === '' ? drafts.find(file.file)?.data : written);
  const day = textOf(data['fecha'] ?? data['desde'] ?? data['actualizado']);
  const base = path.posix.parse(file.file).name;
  const state = file.name === 'avisos' ? stateOfNotice(data, today) : stateOf(file, written, today);
  return {
    file: file.file,
    collection: file.name,
    title: titleOf(file.name, data) ?? base,
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

function dataOf({ file, text }: File): unknown {
  const known = parsed.get(file);
  if (known?.text === text) return known.data;
  const { data, problems } = parseSource(text, file);
  parsed.set(file, { text, data: problems.length > 0 ? undefined : data });
  return parsed.get(file)?.data;
}

/**
 * A file of `content/`, or a file that may be added to it.
 * @throws Refused when it is neither: outside, a link, a folder, a name that cannot be an address
 */
export function presentOf(root: string, file: string): Present {
  const collection = collectionOf(root, file);
  if (!collection) {
    const [problem] = listFiles(root, new Map([[file, '']])).problems.filter(
      (one) => one.file === file,
    );
    const why = problem?.message ?? 'no es una pieza de content/.';
    throw new Refused(
      404,
      withDetails('Esa pieza no está, o no puede llamarse así.', `${file}: ${why}`),
    );
  }
  const place = path.join(root, file);
  if (!existsSync(place)) return { file, collection, source: '', base: '' };
  const bytes = readFileSync(place);
  const [source, base] = [bytes.toString('utf8'), hashOfText(bytes)];
  const sides = sidesOf(source);
  if (!sides) return { file, collection, source, base };
  return { file, collection, source: sides.ours, theirs: sides.theirs, base };
}

export const pieceWordsOf = ({ file, source }: Present): Words =>
  source === ''
    ? { data: {}, ...(file.endsWith('.md') && { body: '' }) }
    : inWords(() => readWords(file, source));

export function bodyThere(root: string, file: string): string | undefined {
  try {
    return pieceWordsOf(presentOf(root, file)).body;
  } catch {
    return undefined;
  }
}

export function sourceWith({ file, source, base }: Present, { data, body }: Change): string {
  return inWords(() =>
    base === ''
      ? newSource(file, { data, ...(body !== undefined && { body }) })
      : editFile(file, source, { data, body }),
  );
}

export const plainFile = ({ file, collection, source }: Present): File => ({
  name: collection,
  file,
  text: cleanText(source),
});

const MARKS = /^<{7} .*\n([^]*?)(?:^\|{7} .*\n[^]*?)?^={7}\n([^]*?)^>{7} .*(?:\n|$)/gm;

/** Returns our text and theirs of a file with a merge's marks; undefined without marks. */
function sidesOf(source: string): { ours: string; theirs: string } | undefined {
  const [ours, theirs] = [source.replace(MARKS, '$1'), source.replace(MARKS, '$2')];
  return ours === source ? undefined : { ours, theirs };
}

export const hashOfText = (bytes: string | Buffer): string =>
  createHash('sha256').update(bytes).digest('hex');

/** The collection that a file is of, or would be; undefined when it is, or would be, wrong by its name. */
function collectionOf(root: string, file: string): Name | undefined {
  // A path that goes up and comes down again is no name of anything.
  if (file !== path.posix.normalize(file)) return undefined;
  const [name] = collectionsOf(file);
  if (!name) return undefined;
  // A file with a wrong name can still be opened, to see its content.
  const isThere = existsSync(path.join(root, file));
  const overlay = isThere ? undefined : new Map([[file, '']]);
  const { files, problems } = listFiles(root, overlay, [name]);
  const isRight =
    files.some((one) => one.file === file) &&
    (isThere || problems.every((one) => one.file !== file));
  return isRight ? name : undefined;
}

/** The collection that a path is of by its name, whether there is such a file or not; none: of no collection. */
export const collectionsOf = (file: string): Name[] =>
  (Object.keys(collections) as Name[]).filter((name) => {
    const [before = '', after] = `${FOLDER}/${collections[name].files}`.split('*');
    return after === undefined
      ? file === before
      : file.startsWith(before) && file.endsWith(after) && !file.slice(before.length).includes('/');
  });

export function pathOfNew(collection: string, name: string): string {
  const { files } = Object.entries(collections).find(([one]) => one === collection)?.[1] ?? {};
  if (!files || !isFolder(files))
    throw new Refused(400, 'A esa parte del sitio no se le agregan piezas.');
  return `${FOLDER}/${files.replace('*', () => name)}`;
}

function titleOf(name: Name, data: Record<string, unknown>): string | undefined {
  return isFolder(collections[name].files)
    ? (textOf(data['titulo']) ?? textOf(data['nombre']))
    : textOf(data['titulo']);
}

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;

export const groupOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
