import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { remove } from '@/lib/files/move';
import { keyOf } from '@/lib/keys';
import { allPages, fileOf, type PageRef } from '@/lib/site/pages';
import { kindOf, type PageKind } from '@/lib/site/kinds';
import { COMMON_NEEDS, outsideHosts, pagePolicy, type Inline } from '@/lib/site/policy';
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

/** A stored page's files; its value is `PageFacts`. */
export const PAGE_FILES = {
  html: 'index.html',
  br: 'index.html.br',
  gz: 'index.html.gz',
  search: 'search.html',
} as const;

export type Plan = ReturnType<typeof planPages>;

const NEWEST = 50;

/** Finds the pages to make: a key hashes a page's data, the shell's, the policy and the code. */
export function planPages(
  sources: Sources,
  code: string,
  { store, paths: { snapshot } }: { store: Store; paths: Pick<BuildPaths, 'snapshot'> },
) {
  remove(snapshot);
  mkdirSync(path.join(snapshot, 'pages'), { recursive: true });
  // Written at once, to save memory.
  const write = (file: string, text: string) => writeFileSync(path.join(snapshot, file), text);
  const shell = JSON.stringify(shellView(sources));
  const pages: PlannedPage[] = [];
  const missing: PlannedPage[] = [];
  const policyOf = policiesOf(sources);
  const seen = new Map<PageKind, number>();
  for (const ref of allPages(sources.content)) {
    const data = JSON.stringify(pageData(sources, ref));
    const order = seen.get(ref.kind) ?? 0;
    seen.set(ref.kind, order + 1);
    const quality = kindOf(ref.kind).growing && order >= NEWEST ? 6 : 11;
    const policy = policyOf(ref.kind)({ styles: [], scripts: [] });
    const key = keyOf(code, data, shell, policy, String(quality));
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
    write(snapshotFile(ref.ruta), data);
  }
  write('shell.json', shell);
  write('routes.json', JSON.stringify(missing.map(({ ruta }) => ruta)));
  return { pages, missing };
}

/** Returns what makes the policy of a kind's pages from their inline parts (D80). */
export function policiesOf({ content, settings }: Sources) {
  const hosts = outsideHosts(content, settings.send);
  return (kind: PageKind) =>
    (inline: Inline): string =>
      pagePolicy(kindOf(kind).needs ?? COMMON_NEEDS, inline, hosts);
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
