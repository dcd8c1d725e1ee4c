import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { formatPublicadas } from '@/lib/check/addresses';
import { PUBLICADAS, type Content } from '@/lib/content/model';
import { todayAt } from '@/lib/content/load/zone';
import { putFile } from '../make/files';
import { GitFailed } from './git';
import { NOTES, PUBLISHED, type Author, type Repository } from './repository';
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

const TAG = /^sitio\/(\d{4}-\d\d-\d\d)-(\d+)$/;

/** The publications that this repository knows of, the newest first. */
export async function publications(repository: Repository): Promise<Publication[]> {
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

/** Puts a version's published files into an empty folder: saves meanwhile alter none of them. */
export async function exportVersion(
  repository: Repository,
  version: string,
  folder: string,
): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const env = { GIT_INDEX_FILE: `${path.resolve(folder)}.index` };
  try {
    for (const part of PUBLISHED)
      if (await repository.succeeds('cat-file', '-e', `${version}:${part}`))
        await repository.git(['read-tree', `--prefix=${part}/`, `${version}:${part}`], { env });
    await repository.git(['checkout-index', '-a', `--prefix=${path.resolve(folder)}/`], { env });
  } finally {
    rmSync(env.GIT_INDEX_FILE, { force: true });
  }
}

interface Noted {
  /** The version that was published; none where there is no history. */
  version?: string | undefined;
  content: Content;
  author: Author;
  now?: Date;
}

/**
 * Notes a delivery: the addresses that are published from now on (D49), committed, and a tag of the version.
 * All of it is pushed where there is a remote.
 * @throws Error in Spanish; the site stays published
 */
export async function notePublication(shared: Shared, noted: Noted): Promise<void> {
  const { repository } = shared;
  const { version, content, author, now = new Date() } = noted;
  const hasHistory = version !== undefined && !(await repository.missing());
  await repository.turn(async () => {
    await putFile(path.join(repository.root, PUBLICADAS), formatPublicadas(content));
    if (hasHistory) await repository.commit(NOTES, author, 'Anota lo publicado');
  });
  if (!hasHistory) return;
  let fault: unknown;
  await shared.sync().catch((error: unknown) => (fault = error));
  await tagVersion(shared, version, author, todayAt(repository.root, now));
  if (fault) throw fault;
}

/** Notes a version as published, by the next free tag of the day; another publisher may take it first. */
export async function tagVersion(
  shared: Shared,
  version: string,
  author: Author,
  day: string,
): Promise<void> {
  const { repository } = shared;
  const env = await repository.signed(author);
  const remote = await shared.remote();
  for (let left = 8; ; left -= 1) {
    const used = (await repository.git(['tag', '--list', `sitio/${day}-*`]))
      .split('\n')
      .map((name) => Number(TAG.exec(name)?.[2] ?? 0));
    const name = `sitio/${day}-${Math.max(0, ...used) + 1}`;
    await repository.git(['tag', '-a', '-m', 'Publicación del sitio', name, version], { env });
    if (!remote) return;
    try {
      await repository.git(['push', '-q', remote.name, `refs/tags/${name}`]);
      return;
    } catch (error) {
      if (!(error instanceof GitFailed && /already exists/.test(error.stderr)) || left === 0)
        throw error;
      await repository.git(['tag', '-d', name]);
      await shared.sync();
    }
  }
}
