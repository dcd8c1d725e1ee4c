import { createHash } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { close, createIndex } from 'pagefind';
import { globSync } from 'tinyglobby';
import { keyOf, toolKey } from './keys';
import { PAGE_FILES } from './pages/finish';
import type { PlannedPage } from './pages/plan';
import type { Store } from './store';

/** What Pagefind writes for whoever has no search page of their own, and for other languages. */
const UNUSED = ['pagefind-{ui,modular-ui,component-ui,highlight}.*', 'wasm.unknown.pagefind'];

/**
 * The search index (Pagefind), from what each searched page says; works offline and stems Spanish. Kept
 * for as long as those pages are the same.
 * @returns its files: path in the site → where its bytes are
 * @throws with Pagefind's words
 */
export async function makeSearchIndex(
  pages: PlannedPage[],
  store: Store,
): Promise<{ files: Map<string, string>; said: string }> {
  const searched = pages.filter((page) => page.searched);
  const contents = createHash('sha256');
  for (const { folder, ruta } of searched) contents.update(`${ruta} ${path.basename(folder)}\0`);
  const tool = await toolKey(['scripts/make/search.ts'], ['pagefind']);
  const { folder, made } = await store.cached(
    'search',
    keyOf(tool, contents.digest('hex')),
    (aside) => writeIndex(searched, aside),
  );
  const files = globSync('**/*', { cwd: folder, dot: true }).sort();
  return {
    files: new Map(files.map((file) => [`pagefind/${file}`, path.join(folder, file)])),
    said: `${searched.length} páginas${made ? '' : ', sin cambios'}`,
  };
}

async function writeIndex(pages: PlannedPage[], folder: string): Promise<void> {
  const { index, errors } = await createIndex({ forceLanguage: 'es' });
  const problems = [...errors];
  if (index) {
    for (const { ruta, folder: kept } of pages) {
      const said = await readFile(path.join(kept, PAGE_FILES.search), 'utf8');
      const content = `<html lang="es"><body data-pagefind-body>${said}</body></html>`;
      problems.push(...(await index.addHTMLFile({ url: ruta, content })).errors);
    }
    problems.push(...(await index.writeFiles({ outputPath: folder })).errors);
  }
  await close();
  if (problems.length > 0) throw new Error(`Pagefind: ${problems.slice(0, 5).join('; ')}`);
  for (const file of globSync(UNUSED, { cwd: folder, absolute: true })) await rm(file);
}
