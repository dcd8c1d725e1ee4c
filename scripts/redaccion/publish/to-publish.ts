import path from 'node:path';
import type { File } from '@/lib/content/lint/check-file';
import { collectionOf, parsedFile } from '@/lib/content/load/files';
import { listFiles } from '@/lib/content/load/library';
import { stateOf } from '@/lib/content/load/states';
import { todayAt } from '@/lib/content/load/zone';
import { normaPdf } from '@/lib/routes';
import type { Listed, Piece, WaitingPiece } from '../api';
import { lastPublication, type Publication } from '../../repository/publications';
import { PUBLISHED, type ChangedFile, type Repository } from '../../repository/repository';
import { tellsWhere } from '../current-person';
import { pieceOf } from '../pieces';

/** A piece that the next publication changes, with what its words were and will be. */
export interface Pending extends WaitingPiece {
  before: string | undefined;
  after: string | undefined;
  /** Its file at the last publication, where its address is another now. */
  formerly?: string;
  /** Its pictures and PDFs that are others now. */
  files: ChangedFile[];
  /** It says whom to call, or where to write. */
  tellsWhere: boolean;
}

/** Says of each piece how it is against the last publication, where that is known (D73), and all that waits. */
export async function withStanding(
  pieces: Piece[],
  repository: Repository,
  listed: ReturnType<typeof listFiles>,
): Promise<Pick<Listed, 'piezas' | 'waiting' | 'last'>> {
  const last = await lastPublication(repository);
  if (!last) return { piezas: pieces };
  const pending = await pendingSince(repository, last, todayAt(repository.root), listed);
  const changed = new Map(pending.map((one) => [one.file, one]));
  const piezas = pieces.map((piece): Piece => {
    const { happened, savedAt } = changed.get(piece.file) ?? {};
    const isOnSite = piece.state === 'publicado' || happened === 'quitado';
    const isAsKnown = happened === 'cambiado' || happened === 'quitado';
    const out = isAsKnown ? happened : happened ? 'nuevo' : 'igual';
    return isOnSite ? { ...piece, out, ...(savedAt && { savedAt }) } : piece;
  });
  const { who, at } = last;
  return { piezas, waiting: pending.map(waitingOf), last: { who, at } };
}

/** Without its words. */
export const waitingOf = ({
  file,
  title,
  collection,
  happened,
  savedAt,
}: Pending): WaitingPiece => ({
  ...{ file, title, happened },
  ...(collection && { collection }),
  ...(savedAt && { savedAt }),
});

/**
 * The pieces that the next publication shows for the first time, alters and takes away: the differences
 * between the last publication and the last commit, and scheduled pieces whose day has come. A picture or PDF
 * belongs to the piece that shows it; a piece with a new address is one change.
 * @param today in ISO form
 */
export async function pendingSince(
  repository: Repository,
  last: Publication,
  today: string,
  { files } = listFiles(repository.root),
): Promise<Pending[]> {
  const { changed, texts, savedAt } = await changesSince(repository, last.tag);
  const there = new Map(files.map((one) => [one.file, one]));
  // A file that is as it was comes or goes only by its days.
  const shown = (one: File, day: string) => stateOf(one, undefined, day).name === 'publicado';
  const dated = files.filter((one) => shown(one, last.day) !== shown(one, today));
  const all = [...new Set([...dated.map(({ file }) => file), ...changed.keys()])].sort();
  const found = all.flatMap((file): Pending[] => {
    const { name = collectionOf(file), text: now } = there.get(file) ?? {};
    if (name === undefined) return [];
    const [before, after] = changed.has(file) ? (texts.get(file) ?? []) : [now, now];
    const as = (text: string): File => ({ name, file, text });
    const shows = (text: string | undefined, day: string) =>
      text !== undefined && shown(as(text), day);
    const [was, is] = [shows(before, last.day), shows(after, today)];
    if ((!was && !is) || (was && is && before === after)) return [];
    const isLeft = after !== undefined && stateOf(as(after), undefined, today).name === 'retirado';
    const happened = !was ? 'nuevo' : is ? 'cambiado' : isLeft ? 'retirado' : 'quitado';
    const { title } = pieceOf(as((is || isLeft ? after : before) ?? ''));
    return [
      {
        ...{ file, title, collection: name, happened, before, after, files: [] },
        ...(savedAt.has(file) && { savedAt: savedAt.get(file) ?? '' }),
        tellsWhere: tellsWhere(file, name, was ? before : undefined, is ? after : undefined),
      },
    ];
  });
  const pending = withFiles(joinMoved(found), changed, files);
  // The ledger follows the PDFs that it lists.
  const apart = pending.filter(({ collection }) => collection !== 'bitacora');
  return apart.length > 0 ? apart : pending;
}

interface Changes {
  changed: Map<string, ChangedFile>;
  /** The text of each changed file of `content/`, then and now. */
  texts: Map<string, [before: string | undefined, after: string | undefined]>;
  savedAt: Map<string, string>;
}

const known = new WeakMap<Repository, { of: string; changes: Promise<Changes> }>();

/** The differences from a tag to the last commit, which stay what they are. */
async function changesSince(repository: Repository, tag: string): Promise<Changes> {
  const [head, then] = await Promise.all([repository.idOf('HEAD'), repository.idOf(tag)]);
  const of = `${then} ${head}`;
  const before = known.get(repository);
  if (before?.of === of) return before.changes;
  const changes = readChanges(repository, then, head);
  known.set(repository, { of, changes });
  changes.catch(() => known.delete(repository));
  return changes;
}

async function readChanges(repository: Repository, then: string, head: string): Promise<Changes> {
  const asked = [then, head, '--', ...PUBLISHED];
  const found = await repository.changes(asked);
  const changed = new Map(found.map((one) => [one.file, one]));
  const texts: Changes['texts'] = new Map();
  const savedAt = new Map<string, string>();
  if (found.length === 0) return { changed, texts, savedAt };
  const written = found.map(({ file }) => file).filter((file) => file.startsWith('content/'));
  for (const [index, version] of [then, head].entries())
    if (written.length > 0)
      for await (const { kept, bytes } of repository.bytesOf(
        await repository.filesOf(version, written),
      )) {
        const pair = texts.get(kept.file) ?? [undefined, undefined];
        pair[index] = bytes.toString();
        texts.set(kept.file, pair);
      }
  const range = [`${then}..${head}`, '--', ...PUBLISHED];
  const log = await repository.git([
    ...['log', '--no-merges', '--format=%x01%aI', '--name-only', '-z', ...range],
  ]);
  for (const entry of log.split('\x01').slice(1)) {
    const [at = '', ...names] = entry.split('\0').map((one) => one.trim());
    for (const name of names) if (name && !savedAt.has(name)) savedAt.set(name, at);
  }
  return { changed, texts, savedAt };
}

/** A piece that has the former address of another, which is gone, is that one. */
function joinMoved(found: Pending[]): Pending[] {
  const gone = found.filter(({ happened, after }) => happened === 'quitado' && after === undefined);
  const moved = new Map<Pending, Pending>();
  for (const one of found)
    if (one.happened === 'nuevo' && one.before === undefined && one.after !== undefined) {
      const former = formerAddresses(one);
      const other = gone.find(
        ({ file, collection }) =>
          collection === one.collection &&
          former.some((address) => lastPart(address) === path.parse(file).name),
      );
      if (other) moved.set(one, other);
    }
  const joined = new Set(moved.values());
  return found
    .filter((one) => !joined.has(one))
    .map((one) => {
      const other = moved.get(one);
      return other
        ? { ...one, happened: 'movido', before: other.before, formerly: other.file }
        : one;
    });
}

function formerAddresses({ collection, file, after = '' }: Pending): string[] {
  if (!collection) return [];
  const { antes } = Object(parsedFile({ name: collection, file, text: after }).data) as {
    antes?: unknown;
  };
  return Array.isArray(antes) ? antes.filter((one) => typeof one === 'string') : [];
}

const lastPart = (address: string): string => address.split('/').filter(Boolean).at(-1) ?? '';

/** Gives each changed picture and PDF to the piece that shows it; the rest is one change of its own. */
function withFiles(
  pending: Pending[],
  changed: ReadonlyMap<string, ChangedFile>,
  files: readonly File[],
): Pending[] {
  const found = [...pending];
  for (const one of changed.values()) {
    if (!one.file.startsWith('public/')) continue;
    const owner = ownerOf(one.file, found, files);
    let at = found.find(({ file }) => file === owner?.file);
    if (!at) {
      const { file = one.file, name, text } = owner ?? {};
      const title = owner ? pieceOf(owner).title : 'Otros archivos';
      at = found.find((other) => !other.collection && !owner) ?? {
        ...{ file, title, happened: 'cambiado', before: text, after: text, files: [] },
        ...(name && { collection: name }),
        tellsWhere: false,
      };
      if (!found.includes(at)) found.push(at);
    }
    at.files.push(one);
  }
  return found;
}

function ownerOf(file: string, pending: Pending[], files: readonly File[]): File | undefined {
  const address = file.slice('public'.length);
  const folder = path.posix.dirname(address);
  const apart = files.find(
    ({ name, file: at }) =>
      (name === 'identidad' && address === '/icono.svg') ||
      (name === 'normas' && folder === path.posix.dirname(normaPdf(path.parse(at).name, ''))),
  );
  if (apart) return apart;
  const own = pending.find(({ before, after }) =>
    [before, after].some((text) => text?.includes(address)),
  );
  return own?.collection
    ? { name: own.collection, file: own.file, text: own.after ?? '' }
    : files.find(({ text }) => text.includes(address));
}
