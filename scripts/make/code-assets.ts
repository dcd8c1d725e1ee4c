import { cp, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Store } from '@/lib/store';
import type { Parts } from './pages/distil';
import { needsNamed, type Stylesheet } from './pages/stylesheet';
import { LETTERS_FOLDER, SCRIPTS_FOLDER } from './paths';

/** Makes scripts, stylesheet and fonts. @param code its hash @throws when a script exceeds its budget */
export async function makeParts(code: string, store: Store) {
  const { folder, value, files } = await store.cached('code', code, async (aside) => {
    const { bundleIslands, checkScripts } = await import('./islands');
    const { compileStylesheet } = await import('./pages/compile-stylesheet');
    const scripts = await bundleIslands(aside);
    const problems = await checkScripts(scripts, aside);
    if (problems.length > 0) throw new Error(problems.join('\n'));
    const { base, formsBase, islands, islandFiles, notFoundUrl, packages } = scripts;
    const nodes = await compileStylesheet();
    const named = (script: string) => needsNamed({ nodes }, script);
    const stylesheet: Stylesheet = { nodes, islands: {} };
    for (const [name, files] of Object.entries(islandFiles)) {
      const texts = files.map((file) => readFile(path.join(aside, file), 'utf8'));
      stylesheet.islands[name] = named((await Promise.all(texts)).join('\n'));
    }
    await cp(LETTERS_FOLDER, path.join(aside, SCRIPTS_FOLDER), { recursive: true });
    const parts: Parts = { base, formsBase, islands, notFoundUrl, stylesheet };
    return { parts, packages };
  });
  const scripts = Object.keys(files).map((file) => [file, path.join(folder, file)] as const);
  return { ...value, files: new Map(scripts) };
}
