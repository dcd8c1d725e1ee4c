import { copyFile, lstat, mkdir, readFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { z } from 'zod';
import type { Places } from '../places';
import { putFile, type Store } from '../store';

/** The files that the office put into `public/`, ready to be linked into the site. */
export interface OfficeFiles {
  /** Path in the site → where its bytes are. */
  files: Map<string, string>;
  /** Path in the site → hash of its bytes. */
  hashes: Map<string, string>;
}

/** What was known of a file when it was last read; the same size, time and inode mean the same bytes. */
const Stats = z.record(z.string(), z.tuple([z.number(), z.number(), z.number(), z.string()]));

/**
 * Takes every file of `public/` to the site, whatever its ending, or refuses it by name.
 * @throws with every refused file, and why
 */
export async function takeOfficeFiles(
  { public: folder, cache }: Pick<Places, 'public' | 'cache'>,
  store: Store,
): Promise<OfficeFiles> {
  const names = globSync('**/*', { cwd: folder, dot: true }).sort();
  const refused = names.flatMap((name) => {
    const reason = refusal(name);
    return reason ? [`public/${name}: ${reason}`] : [];
  });
  if (refused.length > 0)
    throw new Error(`Hay archivos que no se pueden publicar:\n${refused.join('\n')}`);

  const statsFile = path.join(cache, 'public-stats.json');
  const known = await readStats(statsFile);
  const stats: z.infer<typeof Stats> = {};
  const taken: OfficeFiles = { files: new Map(), hashes: new Map() };
  for (const name of names) {
    const file = path.join(folder, name);
    const { size, mtimeMs, ino } = await lstat(file);
    const before = known[name];
    const same = before?.[0] === size && before[1] === mtimeMs && before[2] === ino;
    const hash = same
      ? before[3]
      : createHash('sha256')
          .update(await readFile(file))
          .digest('hex');
    stats[name] = [size, mtimeMs, ino, hash];
    // Linked from a copy: whoever edits a file of out/ must not change the office's own.
    const { folder: kept } = await store.cached('texts', hash.slice(0, 40), async (aside) => {
      await mkdir(aside, { recursive: true });
      await copyFile(file, path.join(aside, 'file'));
    });
    taken.files.set(name, path.join(kept, 'file'));
    taken.hashes.set(name, hash);
  }
  await putFile(statsFile, JSON.stringify(stats));
  return taken;
}

async function readStats(file: string): Promise<z.infer<typeof Stats>> {
  try {
    return Stats.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    // Not there, or not what a build writes: every file is read again.
    return {};
  }
}

/** Why a file cannot be published, or undefined. */
export function refusal(name: string): string | undefined {
  const hidden = name.split('/').find((part) => part.startsWith('.') && part !== '.well-known');
  if (hidden)
    return `«${hidden}» empieza con un punto y los servidores lo ocultan. Cámbiele el nombre o quítelo.`;
  if (/\.html?$/i.test(name))
    return 'las páginas se escriben en content/, no en public/. Pase su texto a un archivo de content/ o guárdelo como PDF.';
  return undefined;
}
