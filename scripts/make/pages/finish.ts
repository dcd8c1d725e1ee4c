import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { validatePage, validateTexts, type AuthorText } from '../checks/html';
import { checkPage } from '../checks/page';
import type { PageFacts } from '../checks/site';
import { brotli, gzip, type Effort } from '../compress';
import { Store } from '@/lib/store';
import type { PageKind } from '@/lib/site/kinds';
import { distil, type Parts } from './distil';
import { outlineOf, type Outline, type Reference } from './outline';

export interface FinishTask {
  kind: PageKind;
  file: string;
  exported: string;
  key: string;
  searched: boolean;
  /** Validate the whole page, not only authors' texts. */
  whole: boolean;
  texts: string[];
  words: string;
  effort: Effort;
}

export interface FinishBatch {
  tasks: FinishTask[];
  parts: Parts;
  store: string;
}

/** A stored page's files; its value is `PageFacts`. */
export const PAGE_FILES = {
  html: 'index.html',
  br: 'index.html.br',
  gz: 'index.html.gz',
  search: 'search.html',
} as const;

const JSON_LD = /<script type="application\/ld\+json">.*?<\/script>/s;

interface Finished {
  task: FinishTask;
  html: string;
  outline: Outline;
  br: Buffer;
  problems: string[];
}

/** Distils, checks, compresses and stores pages; those with problems are not stored. @returns all problems */
export async function finishPages({ tasks, parts, store }: FinishBatch): Promise<string[]> {
  const kept = new Store(store);
  const finished: Finished[] = [];
  const problems: string[] = [];
  for (const task of tasks) {
    const exported = await readFile(task.exported, 'utf8');
    try {
      finished.push(await finishOne(task, exported, parts));
    } catch (error) {
      problems.push(error instanceof Error ? error.message : String(error));
    }
  }
  const texts: AuthorText[] = tasks.flatMap(({ file, texts: own }) =>
    own.map((html) => ({ file, html })),
  );
  const ofTexts = await validateTexts(texts);
  const refused = new Set(ofTexts.map((line) => line.slice(0, line.indexOf(':'))));
  for (const one of finished)
    if (one.problems.length === 0 && !refused.has(one.task.file)) await keep(one, kept);
  return [...problems, ...ofTexts, ...finished.flatMap((one) => one.problems)];
}

async function finishOne(task: FinishTask, exported: string, parts: Parts): Promise<Finished> {
  const html = distil(exported, task.file, parts);
  const outline = outlineOf(html);
  const br = brotli(html, task.effort);
  const { kind, file } = task;
  const words = () => brotli(task.words, task.effort).length;
  const linkedData = () => br.length - brotli(html.replace(JSON_LD, ''), task.effort).length;
  const page = { kind, file, outline, weight: br.length, words, linkedData };
  const problems = checkPage(page, parts);
  if (task.whole) problems.push(...(await validatePage(file, html)));
  return { task, html, outline, br, problems };
}

async function keep({ task, html, outline, br }: Finished, store: Store): Promise<void> {
  const facts: PageFacts = {
    file: task.file,
    ids: outline.ids,
    references: internalReferences(outline.references),
  };
  const files: Record<string, string | Buffer> = {
    [PAGE_FILES.html]: html,
    [PAGE_FILES.br]: br,
    [PAGE_FILES.gz]: gzip(html),
    ...(task.searched ? { [PAGE_FILES.search]: outline.search } : {}),
  };
  await store.cached('pages', task.key, async (aside) => {
    for (const [name, bytes] of Object.entries(files))
      await writeFile(path.join(aside, name), bytes);
    return facts;
  });
}

function internalReferences(references: Reference[]): Reference[] {
  const seen = new Set<string>();
  return references.filter(({ address }) => {
    if (/^[a-z][a-z+.-]*:/i.test(address) || seen.has(address)) return false;
    seen.add(address);
    return true;
  });
}
