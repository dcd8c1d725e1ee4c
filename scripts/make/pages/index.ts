import path from 'node:path';
import { readFileSync } from 'node:fs';
import type { Content } from '@/lib/content/model';
import { kindOf } from '@/lib/site/kinds';
import { allPages, fileOf, sourceOf } from '@/lib/site/pages';
import { snapshotFile } from '@/lib/data/snapshot';
import type { Sources } from '@/lib/site/sources';
import type { PageData } from '@/lib/site/page-data';
import { shellView } from '@/lib/site/page-data/shell';
import { nextBuild } from '../next';
import type { BuildPaths } from '../paths';
import { batches, type Pool } from '../pool';
import type { Store } from '@/lib/store';
import type { Parts } from './distil';
import type { FinishTask } from './finish';
import { authorsHtml, planPages, pageWordsOf, type PlannedPage } from './plan';

const BATCH = 40;
const WHOLE_EVERY = 200;

interface Tools {
  sources: Sources;
  code: string;
  paths: BuildPaths;
  store: Store;
  pool: Pool;
  parts: Parts;
}

export interface Pages {
  pages: PlannedPage[];
  asked: number;
}

/** Makes every page that is not stored. @throws with every problem of every page */
export async function makePages(tools: Tools): Promise<Pages> {
  const { sources, code, paths, store } = tools;
  const { pages, missing } = planPages(sources, code, { store, paths });
  const { content } = sources;
  if (missing.length > 0) {
    await nextBuild(paths, (ruta) => sourceAt(content, ruta));
    await finish(missing, tools);
  }
  return { pages, asked: missing.length };
}

/** Next exports pages as folders; 404.html differs only in the site. */
const exportedFile = ({ exported }: BuildPaths, { ruta }: PlannedPage): string =>
  path.join(exported, decodeURI(ruta), 'index.html');

async function finish(missing: PlannedPage[], tools: Tools): Promise<void> {
  const { paths, store, pool, parts } = tools;
  const shell = shellView(tools.sources);
  const seen = new Map<string, number>();
  const taskOf = (page: PlannedPage): FinishTask => {
    const { kind, ruta, file, key, searched, effort } = page;
    const order = seen.get(kind) ?? 0;
    seen.set(kind, order + 1);
    const data = JSON.parse(
      readFileSync(path.join(paths.snapshot, snapshotFile(ruta)), 'utf8'),
    ) as PageData;
    return {
      kind,
      file,
      exported: exportedFile(paths, page),
      key,
      searched,
      whole: !kindOf(kind).growing || order % WHOLE_EVERY === 0,
      texts: authorsHtml(data),
      words: pageWordsOf(data, shell),
      effort,
    };
  };
  const jobs = (function* () {
    for (const group of batches(missing, BATCH))
      yield {
        name: 'finishPages' as const,
        data: { tasks: group.map(taskOf), parts, store: store.folder },
      };
  })();
  refuse(await pool.run(jobs), tools.sources.content);
}

const sourceAt = (content: Content, ruta: string) => {
  const page = allPages(content).find((one) => one.ruta === ruta);
  return page && sourceOf(content, page);
};

const SHOWN = 40;

/** @throws with the problems and their content files */
export function refuse(problems: string[], content: Content): void {
  if (problems.length === 0) return;
  const sources = new Map(
    allPages(content).map((page) => [fileOf(page.ruta), sourceOf(content, page)]),
  );
  const withSource = (line: string) => {
    const file = sources.get(/^[^:]*/.exec(line)?.[0] ?? '');
    return file ? `${line} Su texto está en ${file}.` : line;
  };
  const more = problems.length > SHOWN ? `\n… y ${problems.length - SHOWN} más` : '';
  throw new Error(
    `El sitio tiene ${problems.length} ${problems.length === 1 ? 'problema' : 'problemas'}:\n${problems.slice(0, SHOWN).map(withSource).join('\n')}${more}`,
  );
}
