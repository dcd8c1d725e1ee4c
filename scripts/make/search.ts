import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { close, createIndex } from 'pagefind';
import { globSync } from 'tinyglobby';
import { keyOf, toolKey } from '@/lib/keys';
import { kindOf, kinds, type PageKind } from '@/lib/site/kinds';
import { fullIndexes, RELEASES_PER_INDEX, SEARCH_INDEX } from '@/lib/site/search-parts';
import type { RecordName } from '@/lib/site/records';
import type { SearchRecord } from '@/lib/site/records/search';
import { PAGE_FILES } from './pages/finish';
import type { PlannedPage } from './pages/plan';
import { batches } from './pool';
import type { Store } from '@/lib/store';

/** Pagefind's files for sites without a search page of their own, and for other languages. */
const UNUSED = ['pagefind-{ui,modular-ui,component-ui,highlight}.*', 'wasm.unknown.pagefind'];
/** Files that a part merged into the main index takes from that one. */
const SHARED = ['pagefind*.js', 'wasm.*'];
/** The home page's heading is a question («¿Qué necesita?»): it is found by its name. */
const HOME = ` data-pagefind-meta="title:${kinds.inicio.menu}"`;
/** How many pages are sent to Pagefind at once. */
const BATCH = 200;

interface Part {
  /** Its folder in the site. */
  folder: string;
  pages: PlannedPage[];
  records: SearchRecord[];
}

/**
 * The search index (Pagefind), from what each searched page says, and its rows that have an address; works offline and stems Spanish. Each
 * part (lib/site/search-parts.ts) is kept for as long as its pages are the same.
 * @param records places inside pages that a search may lead to
 * @returns its files: path in the site → where its bytes are
 * @throws with Pagefind's words
 */
export async function makeSearchIndex(
  pages: PlannedPage[],
  records: SearchRecord[],
  store: Store,
): Promise<{ files: Map<string, string>; said: string }> {
  const searched = pages.filter((page) => page.searched);
  const tool = toolKey(['scripts/make/search.ts']);
  const files = new Map<string, string>();
  let newParts = 0;
  try {
    for (const part of partsOf(searched, records)) {
      const pagesOf = part.pages.map(({ ruta, key }) => `${ruta} ${key}`);
      const key = keyOf(tool, part.folder, JSON.stringify([part.records, pagesOf]));
      const item = await store.cached('search', key, (aside) => writeIndex(part, aside));
      if (item.made) newParts += 1;
      for (const file of Object.keys(item.files))
        files.set(`${part.folder}/${file}`, path.join(item.folder, file));
    }
  } finally {
    await close();
  }
  return { files, said: `${searched.length} páginas${newParts > 0 ? '' : ', sin cambios'}` };
}

/** @param searched releases come newest first */
function partsOf(searched: PlannedPage[], records: SearchRecord[]): Part[] {
  const releases = searched.filter(({ kind }) => kind === 'comunicado').reverse();
  const full = fullIndexes(releases.length).map((folder, at) => ({
    folder,
    pages: releases.slice(at * RELEASES_PER_INDEX, (at + 1) * RELEASES_PER_INDEX),
    records: [],
  }));
  const others = searched.filter(({ kind }) => kind !== 'comunicado');
  const newest = releases.slice(full.length * RELEASES_PER_INDEX);
  return [{ folder: SEARCH_INDEX, pages: [...others, ...newest], records }, ...full];
}

const recordOf = (kind: PageKind): RecordName => kindOf(kind).record ?? 'pagina';

async function writeIndex({ folder: site, pages, records }: Part, folder: string): Promise<void> {
  const { index, errors } = await createIndex({ forceLanguage: 'es' });
  const problems = [...errors];
  if (index) {
    // Sent many at a time: alone, each would wait for the answer to the one before.
    const add = (url: string, said: string, of: RecordName, kind?: PageKind) =>
      index.addHTMLFile({
        url,
        content: `<html lang="es"><body data-pagefind-body data-pagefind-filter="kind:${of}"${kind === 'inicio' ? HOME : ''}>${said}</body></html>`,
      });
    for (const group of batches(pages, BATCH)) {
      const added = group.map(({ ruta, kind, folder: kept }) =>
        add(ruta, readFileSync(path.join(kept, PAGE_FILES.search), 'utf8'), recordOf(kind), kind),
      );
      for (const { errors: said } of await Promise.all(added)) problems.push(...said);
    }
    const added = await Promise.all(
      records.map((record) => add(record.url, htmlOf(record), record.kind)),
    );
    for (const { errors: said } of added) problems.push(...said);
    problems.push(...(await index.writeFiles({ outputPath: folder })).errors);
    await index.deleteIndex();
  }
  if (problems.length > 0) throw new Error(`Pagefind: ${problems.slice(0, 5).join('; ')}`);
  const surplus = site === SEARCH_INDEX ? UNUSED : [...UNUSED, ...SHARED];
  for (const file of globSync(surplus, { cwd: folder, absolute: true })) await rm(file);
}

/**
 * Of an answer that somebody chose: it comes first (components/islands/search/pagefind.ts), and weighs
 * Pagefind's most, so that it is among what is shown; a heading has 7, and other words 1.
 */
const CHOSEN = ' data-pagefind-weight="10" data-pagefind-meta="chosen:sí"';

/** A record as a page of its own; its `summary` travels beside its text, to be shown whole. */
function htmlOf({ title, summary, words, chosen }: SearchRecord): string {
  const said = escape(summary);
  return `<h1>${escape(title)}</h1><p data-pagefind-meta="summary[title]" title="${said}">${said}</p><p${chosen ? CHOSEN : ''}>${escape(words)}</p>`;
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
