import path from 'node:path';
import { readFileSync } from 'node:fs';
import type { Content } from '@/lib/content/model';
import { kindOf, type PageKind } from '@/lib/site/kinds';
import { allPages, fileOf, sourceOf } from '@/lib/site/pages';
import { snapshotFile } from '@/lib/data/snapshot';
import type { Sources } from '@/lib/site/sources';
import type { PageData } from '@/lib/site/page-data';
import { shellView } from '@/lib/site/page-data/shell';
import { nextBuild } from '../next';
import type { BuildPaths } from '../paths';
import { atOnce } from '../files';
import type { Store } from '@/lib/store';
import type { Parts } from './distil';
import { finishPage } from './finish';
import { planPages, pageWordsOf, type PlannedPage } from './plan';

interface Tools {
  sources: Sources;
  code: string;
  paths: BuildPaths;
  store: Store;
  parts: Parts;
}

/** Makes every page that is not stored. @throws with every problem of every page */
export async function makePages(tools: Tools) {
  const { sources, code, paths, store } = tools;
  const { pages, missing } = planPages(sources, code, { store, paths });
  if (missing.length > 0) {
    await nextBuild(paths, (ruta) => sourcesOf(sources.content).get(fileOf(ruta)));
    await finish(missing, tools);
  }
  return { pages, asked: missing.length };
}

/** Next exports pages as folders; 404.html differs only in the site. */
const exportedFile = ({ exported }: BuildPaths, { ruta }: PlannedPage): string =>
  path.join(exported, decodeURI(ruta), 'index.html');

async function finish(missing: PlannedPage[], tools: Tools): Promise<void> {
  const { sources, paths, store, parts } = tools;
  const shell = shellView(sources);
  const seen = new Set<PageKind>();
  const problems: string[] = [];
  await atOnce(missing, async (page) => {
    const { kind, ruta } = page;
    const whole = !kindOf(kind).growing || !seen.has(kind);
    seen.add(kind);
    const words = () => pageWordsOf(readPage(paths, ruta), shell);
    const task = { ...page, exported: exportedFile(paths, page), whole, words };
    problems.push(...(await finishPage(task, parts, store)));
  });
  refuse(problems.sort(), sources.content);
}

const readPage = ({ snapshot }: BuildPaths, ruta: string) =>
  JSON.parse(readFileSync(path.join(snapshot, snapshotFile(ruta)), 'utf8')) as PageData;

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
