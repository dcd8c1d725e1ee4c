import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readContent } from '@/lib/content/load/reading';
import { FOLDER } from '@/lib/content/model';
import type { Store } from '@/lib/store';
import type { BuildPaths } from '@/scripts/make/paths';

/** Texts that stand in the place of files of `content/`, by their path. */
export type Overlay = ReadonlyMap<string, string>;

/**
 * Reads the content as it would be with these texts, and with the piece published: a draft, or what waits
 * for its day, is shown as it will be. The store answers for all files that are the same.
 */
export function readOverlaid(
  { root, cache }: Pick<BuildPaths, 'root' | 'cache'>,
  store: Store,
  file: string,
  overlay: Overlay,
) {
  mkdirSync(cache, { recursive: true });
  const copy = mkdtempSync(path.join(cache, 'vista-'));
  const put = (name: string, text: string) => {
    mkdirSync(path.dirname(path.join(copy, name)), { recursive: true });
    writeFileSync(path.join(copy, name), text);
  };
  try {
    cpSync(path.join(root, FOLDER), path.join(copy, FOLDER), { recursive: true });
    for (const [name, text] of overlay) put(name, text);
    put(file, published(readFileSync(path.join(copy, file), 'utf8')));
    return readContent(copy, { store });
  } finally {
    rmSync(copy, { recursive: true });
  }
}

/** The text without what keeps it from being published; each line stays where it is. */
const published = (text: string): string =>
  text.replace(/^---\r?\n[^]*?\n---/, (data) =>
    data.replace(/^(?:borrador|enRevision|publicar):/gm, '# $&'),
  );
