import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { formatPublicadas } from '@/lib/check/addresses';
import { PUBLICADAS, type Content } from '@/lib/content/model';
import { remove } from '@/lib/files/move';
import { todayAt } from '@/lib/content/load/zone';
import { putFile } from '@/lib/files/put-file';
import { pathWithin } from '@/lib/files/path-within';
import { GitFailed } from './git';
import { isLink, NOTES, PUBLISHED, type Author, type Repository } from './repository';
import type { Shared } from './shared';

/** A publication, as its tag notes it. */
export interface Publication {
  /** `sitio/2026-11-26-1` */
  tag: string;
  /** ISO day of the office. */
  day: string;
  at: string;
  who: string;
}

/** A fact of where complaints go: `Buzón de quejas`, and its address. */
export interface DestinationRow {
  what: string;
  where: string;
}
export interface DestinationChange {
  what: string;
  before: string;
  now: string;
}

const NoteBody = z.object({
  destino: z.array(z.object({ what: z.string(), where: z.string() })).optional(),
  servidor: z.string().optional(),
  pausa: z.boolean().optional(),
});

/** What a tag says of its publication, beside its version: it travels with it to any machine. */
export interface PublicationNote {
  /** Where complaints went. */
  destino?: DestinationRow[] | undefined;
  /** The name of the server's folder with that version, to go back to. */
  servidor?: string | undefined;
  /** Visitors were led back to a version that no tag has: the daily job waits for a person. */
  pausa?: boolean | undefined;
}

const TAG = /^sitio\/(\d{4}-\d\d-\d\d)-(\d+)$/;

/** The publications that this repository knows of, the newest first. */
async function publications(repository: Repository): Promise<Publication[]> {
  if (await repository.missing()) return [];
  const format = '--format=%(refname:strip=2) %(creatordate:iso-strict) %(taggername)';
  const listed = await repository.git([
    ...['for-each-ref', '--sort=-version:refname', format, 'refs/tags/sitio'],
  ]);
  return listed.split('\n').flatMap((line) => {
    const [tag = '', at = '', ...who] = line.split(' ');
    const [, day] = TAG.exec(tag) ?? [];
    return day ? [{ tag, day, at, who: who.join(' ') }] : [];
  });
}

/** The last publication that this repository knows of. */
export const lastPublication = async (repository: Repository): Promise<Publication | undefined> =>
  (await publications(repository))[0];

/** Reads what a publication's tag says; nothing of another form. */
export async function noteOf(repository: Repository, tag: string): Promise<PublicationNote> {
  const body = await repository.git([
    'for-each-ref',
    '--format=%(contents:body)',
    `refs/tags/${tag}`,
  ]);
  try {
    return NoteBody.parse(JSON.parse(body));
  } catch {
    return {};
  }
}

/** The last publication of a version that a server keeps by that name. */
export async function publicationOn(
  repository: Repository,
  servidor: string,
): Promise<Publication | undefined> {
  for (const one of await publications(repository))
    if ((await noteOf(repository, one.tag)).servidor === servidor) return one;
  return undefined;
}

/**
 * Puts a version's published files into an empty folder, by the bytes that were committed: saves meanwhile,
 * and attributes of the folder, alter none of them.
 */
export async function exportVersion(
  repository: Repository,
  version: string,
  folder: string,
): Promise<void> {
  remove(folder);
  mkdirSync(folder, { recursive: true });
  const files = await repository.filesOf(version, PUBLISHED);
  for await (const { kept, bytes } of repository.bytesOf(files)) {
    const place = Buffer.concat([Buffer.from(`${path.resolve(folder)}/`), kept.raw]);
    mkdirSync(path.dirname(pathWithin(folder, kept.file)), { recursive: true });
    // A link is exported as one, so that the check can name it.
    if (isLink(kept)) symlinkSync(bytes, place);
    else writeFileSync(place, bytes);
  }
}

interface Noted {
  /** The version that was published; none where there is no history. */
  version?: string | undefined;
  content: Content;
  author: Author;
  note?: PublicationNote;
  now?: Date;
}

/**
 * Notes a publication: the addresses that are published from now on (D49), committed, and a tag of the version.
 * All of it is pushed where there is a remote.
 * @throws Error in Spanish; the site stays published
 */
export async function notePublication(shared: Shared, noted: Noted): Promise<void> {
  const { repository } = shared;
  const { version, content, author, note = {}, now = new Date() } = noted;
  const hasHistory = version !== undefined && !(await repository.missing());
  await repository.turn(async () => {
    const file = path.join(repository.root, PUBLICADAS);
    putFile(file, withFormer(file, formatPublicadas(content)));
    if (hasHistory) await repository.commit(NOTES, author, 'Anota lo publicado');
  });
  if (!hasHistory) return;
  let fault: unknown;
  await shared.sync().catch((error: unknown) => (fault = error));
  await tagVersion(shared, version, author, todayAt(repository.root, now), note);
  if (fault) throw fault;
}

/** An approved version may be older than the list: an address that is in it is never taken out (D49). */
function withFormer(file: string, text: string): string {
  const former = existsSync(file) ? readFileSync(file, 'utf8').split(/\r?\n/).filter(Boolean) : [];
  // A demonstration's addresses may go.
  if (former.some((line) => line.startsWith('#')) || text.startsWith('#')) return text;
  return [...new Set([...former, ...text.split('\n').filter(Boolean)])]
    .sort()
    .concat('')
    .join('\n');
}

/** Notes a version as published, by the next free tag of the day; another publisher may take it first. */
export async function tagVersion(
  shared: Shared,
  version: string,
  author: Author,
  day: string,
  note: PublicationNote = {},
): Promise<void> {
  const { repository } = shared;
  const message = ['-m', 'Publicación del sitio', '-m', JSON.stringify(note)];
  const env = await repository.signed(author);
  const remote = await shared.remote();
  for (let left = 8; ; left -= 1) {
    const used = (await repository.git(['tag', '--list', `sitio/${day}-*`]))
      .split('\n')
      .map((name) => Number(TAG.exec(name)?.[2] ?? 0));
    const name = `sitio/${day}-${Math.max(0, ...used) + 1}`;
    await repository.git(['tag', '-a', ...message, name, version], { env });
    if (!remote) return;
    try {
      await repository.git(['push', '-q', '--', remote.name, `refs/tags/${name}`]);
      return;
    } catch (error) {
      if (!(error instanceof GitFailed && /already exists/.test(error.stderr)) || left === 0)
        throw error;
      await repository.git(['tag', '-d', name]);
      await shared.sync();
    }
  }
}
