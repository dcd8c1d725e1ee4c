import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { keyOf } from '@/lib/keys';
import { allPages, fileOf, type PageRef } from '@/lib/site/pages';
import { kindOf, type PageKind } from '@/lib/site/kinds';
import { snapshotFile } from '@/lib/data/snapshot';
import type { Sources } from '@/lib/site/sources';
import { pageData } from '@/lib/site/page-data';
import { shellView } from '@/lib/site/page-data/shell';
import type { Quality } from '../compress';
import type { BuildPaths } from '../paths';
import type { Store } from '@/lib/store';

export interface PlannedPage extends PageRef {
  file: string;
  /** Its key and folder in the store. */
  key: string;
  folder: string;
  searched: boolean;
  quality: Quality;
}

export interface Plan {
  pages: PlannedPage[];
  missing: PlannedPage[];
}

const NEWEST = 50;

/**
 * Finds the pages to make: a key hashes a page's data, the shell's and the code. Missing pages' data is
 * written one at a time, to save memory. @param code hash of code and settings
 */
export function planPages(
  sources: Sources,
  code: string,
  { store, paths }: { store: Store; paths: Pick<BuildPaths, 'snapshot'> },
): Plan {
  const snapshot = openSnapshot(paths);
  const shell = JSON.stringify(shellView(sources));
  const pages: PlannedPage[] = [];
  const missing: PlannedPage[] = [];
  const seen = new Map<PageKind, number>();
  for (const ref of allPages(sources.content)) {
    const data = JSON.stringify(pageData(sources, ref));
    const order = seen.get(ref.kind) ?? 0;
    seen.set(ref.kind, order + 1);
    const quality = kindOf(ref.kind).growing && order >= NEWEST ? 6 : 11;
    const key = keyOf(code, data, shell, String(quality));
    const page: PlannedPage = {
      ...ref,
      file: fileOf(ref.ruta),
      key,
      folder: store.at('pages', key),
      searched: kindOf(ref.kind).searched,
      quality,
    };
    pages.push(page);
    if (store.has('pages', key)) continue;
    missing.push(page);
    snapshot.add(ref.ruta, data);
  }
  snapshot.end(shell);
  return { pages, missing };
}

function openSnapshot({ snapshot }: Pick<BuildPaths, 'snapshot'>) {
  rmSync(snapshot, { recursive: true, force: true });
  mkdirSync(path.join(snapshot, 'pages'), { recursive: true });
  const routes: string[] = [];
  return {
    add(ruta: string, data: string): void {
      writeFileSync(path.join(snapshot, snapshotFile(ruta)), data);
      routes.push(ruta);
    },
    end(shell: string): void {
      writeFileSync(path.join(snapshot, 'shell.json'), shell);
      writeFileSync(path.join(snapshot, 'routes.json'), JSON.stringify(routes));
    },
  };
}

/** Returns all words and addresses that the content gives a page. */
export const pageWordsOf = (
  { view, avisos }: { view: object; avisos?: object[] },
  shell: object,
): string => [...stringsIn(shell), ...stringsIn(avisos), ...stringsIn(view)].join('\n');

function* stringsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null)
    for (const one of Object.values(value)) yield* stringsIn(one);
}
