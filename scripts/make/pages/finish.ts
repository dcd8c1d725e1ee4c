import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { validatePage } from '../checks/html';
import { checkPage } from '../checks/page';
import type { PageFacts } from '../checks/site';
import { brotli, brotliSize, gzip } from '../compress';
import type { Store } from '@/lib/store';
import { distil, type Parts } from './distil';
import { outlineOf, type Reference } from './outline';
import type { PlannedPage } from './plan';

export interface FinishTask extends Pick<
  PlannedPage,
  'kind' | 'file' | 'key' | 'searched' | 'quality'
> {
  /** Next's file. */
  exported: string;
  /** Validate the HTML, which is slow. */
  whole: boolean;
  /** All words and addresses that the content gives the page. */
  words: () => string;
}

/** A stored page's files; its value is `PageFacts`. */
export const PAGE_FILES = {
  html: 'index.html',
  br: 'index.html.br',
  gz: 'index.html.gz',
  search: 'search.html',
} as const;

const JSON_LD = /<script type="application\/ld\+json">.*?<\/script>/s;

/** Distils, checks, compresses and stores a page; with problems it is not stored. @returns its problems */
export async function finishPage(task: FinishTask, parts: Parts, store: Store): Promise<string[]> {
  const { kind, file, searched, quality } = task;
  const exported = await readFile(task.exported, 'utf8');
  let html: string;
  try {
    html = distil(exported, file, parts);
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
  const outline = outlineOf(html);
  const br = await brotli(html, quality);
  const words = () => brotliSize(task.words(), quality);
  const linkedData = () => br.length - brotliSize(html.replace(JSON_LD, ''), quality);
  const problems = checkPage({ kind, file, outline, weight: br.length, words, linkedData }, parts);
  if (task.whole) problems.push(...(await validatePage(file, html)));
  if (problems.length > 0) return problems;
  const files: Record<string, string | Buffer> = {
    [PAGE_FILES.html]: html,
    [PAGE_FILES.br]: br,
    [PAGE_FILES.gz]: await gzip(html),
    ...(searched && { [PAGE_FILES.search]: outline.search }),
  };
  await store.cached<PageFacts>('pages', task.key, async (aside) => {
    for (const [name, bytes] of Object.entries(files))
      await writeFile(path.join(aside, name), bytes);
    return { file, ids: outline.ids, references: internalReferences(outline.references) };
  });
  return [];
}

function internalReferences(references: Reference[]): Reference[] {
  const seen = new Set<string>();
  return references.filter(({ address }) => {
    if (/^[a-z][a-z+.-]*:/i.test(address) || seen.has(address)) return false;
    seen.add(address);
    return true;
  });
}
