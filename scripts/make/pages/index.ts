import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Content } from '@/lib/content/model';
import { kindOf, type PageKind } from '@/lib/site/kinds';
import { allPages, fileOf, sourceOf } from '@/lib/site/pages';
import { snapshotFile } from '@/lib/data/snapshot';
import type { Inline } from '@/lib/site/policy';
import type { Sources } from '@/lib/site/sources';
import type { PageData } from '@/lib/site/page-data';
import { shellView } from '@/lib/site/page-data/shell';
import type { Store } from '@/lib/store';
import { validatePage } from '../checks/html';
import { checkPage } from '../checks/page';
import type { PageFacts } from '../checks/site';
import { brotli, brotliSize, gzip } from '../compress';
import { forEachConcurrently } from '../files';
import { nextBuild } from '../next';
import type { BuildPaths } from '../paths';
import { distil, type Parts } from './distil';
import { outlineOf, type Reference } from './outline';
import { PAGE_FILES, pageWordsOf, planPages, policiesOf, type PlannedPage } from './plan';

interface Tools {
  sources: Sources;
  code: string;
  paths: BuildPaths;
  store: Store;
  parts: Parts;
}

/** Makes every page that is not stored. @throws with every problem of every page */
export async function makePages({ sources, code, paths, store, parts }: Tools) {
  const { pages, missing } = planPages(sources, code, { store, paths });
  if (missing.length === 0) return { pages, asked: 0 };
  await nextBuild(paths, code, (ruta) => sourcesOf(sources.content).get(fileOf(ruta)));
  const shell = shellView(sources);
  const policyOf = policiesOf(sources);
  const seen = new Set<PageKind>();
  const problems: string[] = [];
  await forEachConcurrently(missing, async (page) => {
    const { kind, ruta } = page;
    const whole = !kindOf(kind).growing || !seen.has(kind);
    seen.add(kind);
    const data = () => readFileSync(path.join(paths.snapshot, snapshotFile(ruta)), 'utf8');
    const words = () => pageWordsOf(JSON.parse(data()) as PageData, shell);
    // Next exports pages as folders; 404.html differs only in the site.
    const exported = path.join(paths.exported, decodeURI(ruta), 'index.html');
    const task = { ...page, exported, whole, words, policyOf: policyOf(kind) };
    problems.push(...(await finishPage(task, parts, store)));
  });
  refuse(problems.sort(), sources.content);
  return { pages, asked: missing.length };
}

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
  policyOf: (inline: Inline) => string;
}

const JSON_LD = /<script type="application\/ld\+json">.*?<\/script>/s;

/** Distils, checks, compresses and stores a page; with problems it is not stored. @returns its problems */
export async function finishPage(task: FinishTask, parts: Parts, store: Store): Promise<string[]> {
  const { kind, file, searched, quality } = task;
  const exported = await readFile(task.exported, 'utf8');
  let html: string;
  try {
    html = distil(exported, file, parts, task.policyOf);
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
  return references.filter(
    ({ address }) => !/^[a-z][a-z+.-]*:/i.test(address) && seen.size !== seen.add(address).size,
  );
}

/** Content files by path in the site. */
const sourcesOf = (content: Content) =>
  new Map(allPages(content).map((page) => [fileOf(page.ruta), sourceOf(content, page)]));

const SHOWN = 40;

/** @throws with the problems and their content files */
export function refuse(problems: string[], content: Content): void {
  if (problems.length === 0) return;
  const sources = sourcesOf(content);
  const withSource = (line: string) => {
    const file = sources.get(/^[^:]*/.exec(line)?.[0] ?? '');
    return file ? `${line} Su texto está en ${file}.` : line;
  };
  const more = problems.length > SHOWN ? `\n… y ${problems.length - SHOWN} más` : '';
  throw new Error(
    `El sitio tiene ${problems.length} ${problems.length === 1 ? 'problema' : 'problemas'}:\n${problems.slice(0, SHOWN).map(withSource).join('\n')}${more}`,
  );
}
