import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { BUDGETS, extraOf, overBudget } from '../checks/budgets';
import { validatePage, validateTexts, type AuthorText } from '../checks/html';
import { checkPage } from '../checks/page';
import type { PageFacts } from '../checks/site';
import { brotli, gzip, type Effort } from '../compress';
import { SCRIPTS_FOLDER } from '../places';
import { putWhole } from '../store';
import type { PageKind } from '@/lib/site/pages';
import { distil, type Parts } from './distil';
import type { Later } from './later';
import { outlineOf, type Outline, type Reference } from './outline';

/** A page that Next has exported, to be finished and kept. */
export interface FinishTask {
  kind: PageKind;
  /** Path under the site's root. */
  file: string;
  /** Where Next left it. */
  exported: string;
  /** Where it is kept: a folder of the store. */
  folder: string;
  /** The site's search reads it. */
  searched: boolean;
  /** Validate the whole page, and not only its authors' texts. */
  whole: boolean;
  /** Authors' texts that stand in it, as HTML. */
  texts: string[];
  /** All the words that the content gives it. */
  words: string;
  effort: Effort;
}

export interface FinishBatch {
  tasks: FinishTask[];
  parts: Parts;
}

/** The files of a kept page. */
export const PAGE_FILES = {
  html: 'index.html',
  br: 'index.html.br',
  gz: 'index.html.gz',
  facts: 'facts.json',
  search: 'search.html',
  /** What comes later, under its name in the site (PageFacts.later). */
  later: 'later.js',
} as const;

interface Finished {
  task: FinishTask;
  html: string;
  later: Later | undefined;
  outline: Outline;
  br: Buffer;
  problems: string[];
}

/**
 * Finishes pages: distils, checks, compresses and keeps each one with the facts that whole-site checks
 * need. A page with a problem is not kept.
 * @returns a line for each problem
 */
export async function finishPages({ tasks, parts }: FinishBatch): Promise<string[]> {
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
    if (one.problems.length === 0 && !refused.has(one.task.file)) await keep(one);
  return [...problems, ...ofTexts, ...finished.flatMap((one) => one.problems)];
}

async function finishOne(task: FinishTask, exported: string, parts: Parts): Promise<Finished> {
  const { html, whole, later } = distil(exported, task.file, parts);
  const outline = outlineOf(whole);
  const br = brotli(html, task.effort);
  const { kind, file } = task;
  const words = () => brotli(task.words, task.effort).length;
  const page = { kind, file, outline, weight: br.length, words };
  const problems = checkPage(page, parts);
  if (later) {
    const most = BUDGETS.later + extraOf(kind, words());
    problems.push(...overBudget(`${file}: lo que llega después`, brotli(later.text).length, most));
  }
  if (task.whole) problems.push(...(await validatePage(file, whole)));
  return { task, html, later, outline, br, problems };
}

async function keep({ task, html, later, outline, br }: Finished): Promise<void> {
  const facts: PageFacts = {
    file: task.file,
    title: outline.title,
    ids: outline.ids,
    references: internalReferences(outline.references),
    ...(later ? { later: `${SCRIPTS_FOLDER}/later-${later.hash}.js` } : {}),
  };
  const files: Record<string, string | Buffer> = {
    [PAGE_FILES.html]: html,
    [PAGE_FILES.br]: br,
    [PAGE_FILES.gz]: gzip(html),
    [PAGE_FILES.facts]: JSON.stringify(facts),
    ...(task.searched ? { [PAGE_FILES.search]: outline.search } : {}),
    ...(later ? { [PAGE_FILES.later]: later.text } : {}),
  };
  await putWhole(task.folder, async (aside) => {
    for (const [name, bytes] of Object.entries(files))
      await writeFile(path.join(aside, name), bytes);
  });
}

/**
 * What pages bring later: the same from two pages is one file.
 * @param facts of each page, in the same order
 * @returns path in the site → where its bytes are
 */
export const laterFiles = (
  pages: readonly { folder: string }[],
  facts: readonly PageFacts[],
): Map<string, string> =>
  new Map(
    pages.flatMap(({ folder }, at) => {
      const file = facts[at]?.later;
      return file ? [[file, path.join(folder, PAGE_FILES.later)]] : [];
    }),
  );

/** Each address inside the site once, under the first words that lead to it. */
function internalReferences(references: Reference[]): Reference[] {
  const seen = new Set<string>();
  return references.filter(({ address }) => {
    if (/^[a-z][a-z+.-]*:/i.test(address) || seen.has(address)) return false;
    seen.add(address);
    return true;
  });
}
