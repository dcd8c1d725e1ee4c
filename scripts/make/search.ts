import { existsSync, readFileSync } from 'node:fs';
import { copyFile, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { close, createIndex } from 'pagefind';
import { globSync } from 'tinyglobby';
import { codeKey, keyOf } from '@/lib/keys';
import { isEnglish } from '@/lib/routes';
import { LEXICON_FILE, RECORDS_FILE } from '@/lib/search/lexicon';
import { fold, isEmpty, wordsOf } from '@/lib/search/words';
import { fullIndexes, PART_KIND, RELEASES_PER_INDEX, SEARCH_INDEX } from '@/lib/site/search-parts';
import type { SearchRecord, SearchTold } from '@/lib/site/records/search';
import { PAGE_FILES, type PlannedPage } from './pages/plan';
import type { Store } from '@/lib/store';
import { escapeHtml } from '@/lib/site/text';

/** Pagefind's own UI and other languages. */
const UNUSED = ['pagefind-{ui,modular-ui,component-ui,highlight}.*', 'wasm.unknown.pagefind'];
const HEADINGS = /<(h[1-6])\b.*?<\/\1>/gs;
const SHARED = ['pagefind*.js', 'wasm.*'];

interface Part {
  folder: string;
  pages: PlannedPage[];
  records: SearchRecord[];
  places: SearchRecord[];
}

/** Makes Pagefind's index in stored parts, its word list, and records for old browsers. */
export async function makeSearchIndex(
  pages: PlannedPage[],
  { records, lexicon }: SearchTold,
  store: Store,
): Promise<{ files: Map<string, string>; said: string }> {
  const searched = pages.filter((page) => page.searched);
  const tool = codeKey();
  const files = new Map<string, string>();
  let newParts = 0;
  try {
    for (const part of partsOf(searched, records)) {
      const pagesOf = part.pages.map(({ ruta, key }) => `${ruta} ${key}`);
      const key = keyOf(
        ...[tool, part.folder],
        JSON.stringify([part.records, part.places, pagesOf]),
      );
      const item = await store.cached('search', key, (aside) => writeIndex(part, aside));
      if (item.made) newParts += 1;
      for (const file of Object.keys(item.files))
        files.set(`${part.folder}/${file}`, path.join(item.folder, file));
    }
  } finally {
    await close();
  }
  const beside = {
    [LEXICON_FILE]: JSON.stringify(lexicon(wordsOfPages(searched))),
    [RECORDS_FILE]: JSON.stringify(records),
  };
  for (const [name, text] of Object.entries(beside)) {
    const item = await store.cached('search', keyOf(tool, text), (aside) =>
      writeFile(path.join(aside, name), text),
    );
    files.set(`${SEARCH_INDEX}/${name}`, path.join(item.folder, name));
  }
  return { files, said: `${searched.length} páginas${newParts > 0 ? '' : ', sin cambios'}` };
}

const searchHtmlOf = ({ folder }: PlannedPage) =>
  readFileSync(path.join(folder, PAGE_FILES.search), 'utf8');

/** Headings as they are, then each other word once: results show the summary, and repeated words double the index. */
function indexedHtmlOf(page: PlannedPage): string {
  const html = searchHtmlOf(page);
  const headings = html.match(HEADINGS) ?? [];
  const told = html.replace(HEADINGS, ' ').replace(/<[^>]*>/g, ' ');
  const words = wordsOf(told).filter((word) => !isEmpty(fold(word)));
  return `${headings.join('')}<p>${[...new Set(words)].join(' ')}</p>`;
}

const wordsOfPages = (searched: PlannedPage[]): string[] =>
  searched
    .filter(({ kind }) => kind !== PART_KIND)
    .map((page) => searchHtmlOf(page).replace(/<[^>]*>/g, ' '));

function partsOf(searched: PlannedPage[], records: SearchRecord[]): Part[] {
  const known = new Map(records.map((record) => [record.url, record]));
  const recordsOf = (pages: PlannedPage[]) => pages.flatMap(({ ruta }) => known.get(ruta) ?? []);
  const releases = searched.filter(({ kind }) => kind === PART_KIND).reverse();
  const full = fullIndexes(releases.length).map((folder, at) => {
    const pages = releases.slice(at * RELEASES_PER_INDEX, (at + 1) * RELEASES_PER_INDEX);
    return { folder, pages, records: recordsOf(pages), places: [] };
  });
  const newest = releases.slice(full.length * RELEASES_PER_INDEX);
  const pages = [...searched.filter(({ kind }) => kind !== PART_KIND), ...newest];
  const indexed = new Set(pages.map(({ ruta }) => ruta));
  // A list or a map is not searched, and is found by the words that an author chose for it.
  const places = records.filter(
    ({ url, chosen }) => !indexed.has(url) && (chosen || !url.endsWith('/') || isEnglish(url)),
  );
  return [{ folder: SEARCH_INDEX, pages, records: recordsOf(pages), places }, ...full];
}

async function writeIndex(part: Part, folder: string): Promise<void> {
  const isMain = part.folder === SEARCH_INDEX;
  const { index, errors } = await createIndex({ forceLanguage: 'es' });
  const problems = [...errors];
  if (index) {
    const records = new Map(part.records.map((record) => [record.url, record]));
    const add = (url: string, said: string, record: SearchRecord | undefined) =>
      index.addHTMLFile({
        url,
        content: `<html lang="es"><body data-pagefind-body>${record ? told(record, isMain) : ''}${said}</body></html>`,
      });
    // Together: one by one, each waits for the former's answer.
    const pages = part.pages.map((page) =>
      add(page.ruta, indexedHtmlOf(page), records.get(page.ruta)),
    );
    for (const { errors: said } of await Promise.all(pages)) problems.push(...said);
    const places = part.places.map((place) =>
      add(place.url, `<h1>${escapeHtml(place.title)}</h1>`, place),
    );
    for (const { errors: said } of await Promise.all(places)) problems.push(...said);
    problems.push(...(await index.writeFiles({ outputPath: folder })).errors);
    await index.deleteIndex();
  }
  if (problems.length > 0) throw new Error(`Pagefind: ${problems.slice(0, 5).join('; ')}`);
  if (isMain) await takeProgram(folder);
  const surplus = isMain ? UNUSED : [...UNUSED, ...SHARED];
  for (const file of globSync(surplus, { cwd: folder, absolute: true })) await rm(file);
}

const PROGRAM = 'wasm.es.pagefind';

/**
 * Puts one program for browsers on every system: Pagefind compiles it on a machine of each, and it names its folders.
 * That of another version of Pagefind stays.
 */
async function takeProgram(folder: string): Promise<void> {
  const entry = await readFile(path.join(folder, 'pagefind-entry.json'), 'utf8');
  const { version } = JSON.parse(entry) as { version: string };
  const kept = path.join(import.meta.dirname, 'pagefind', `${version}-${PROGRAM}`);
  if (existsSync(kept)) await copyFile(kept, path.join(folder, PROGRAM));
}

function told(
  { title, summary, words, chosen, sole = '', urgent = '', kind }: SearchRecord,
  isMain: boolean,
): string {
  const found = chosen ? { chosen: `${title}. ${words}`, sole } : { words };
  const meta = Object.entries({ title, summary, ...found, urgent })
    .filter(([, text]) => text)
    .map(
      ([name, text]) => `<p data-pagefind-meta="${name}[title]" title="${escapeHtml(text)}"></p>`,
    );
  const filter = isMain ? `<p data-pagefind-filter="kind:${kind}"></p>` : '';
  return [...meta, filter].join('');
}
