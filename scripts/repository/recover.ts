import { rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { globSync } from 'tinyglobby';
import type { Shared } from './shared';

const GRACE_MS = 1000;

/**
 * Takes away the locks that a git left which was killed, here and in a repository of this machine that it is
 * shared by: with them nothing could be saved again.
 */
export async function recoverRepository({ repository, remote }: Shared): Promise<void> {
  if ((await repository.missing()) !== undefined) return;
  const { name } = (await remote()) ?? {};
  const url = name ? (await repository.git(['remote', 'get-url', name])).trim() : '';
  const folders = [await repository.gitFolder(), ...(path.isAbsolute(url) ? [url] : [])];
  const locks = () =>
    folders.flatMap((cwd) =>
      globSync(['*.lock', 'refs/**/*.lock'], { cwd, absolute: true, dot: true }),
    );
  const timeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  const before = new Map(locks().map((file) => [file, timeOf(file)]));
  if (before.size === 0) return;
  await wait(GRACE_MS);
  for (const file of locks()) if (before.get(file) === timeOf(file)) rmSync(file, { force: true });
}
