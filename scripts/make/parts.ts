import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Scripts } from './islands';
import type { Parts } from './pages/distil';
import { SCRIPTS_FOLDER } from './paths';
import { filesIn, type Store } from './store';

interface CodeParts {
  parts: Parts;
  packages: Scripts['packages'];
}

const PARTS = 'parts.json';

/**
 * The scripts and the stylesheet of the site, which depend on the code alone: made once for each version
 * of it. Their tools are loaded only then.
 * @param code hash of the code
 * @returns also the scripts' files: path in the site → where its bytes are
 * @throws when a script weighs more than its budget
 */
export async function makeParts(
  code: string,
  store: Store,
): Promise<CodeParts & { files: Scripts['files'] }> {
  const { folder } = await store.cached('code', code, async (aside) => {
    const { bundleIslands, checkScripts } = await import('./islands');
    const { compileStylesheet } = await import('./pages/compile-stylesheet');
    const scripts = await bundleIslands(aside);
    const problems = await checkScripts(scripts);
    if (problems.length > 0) throw new Error(problems.join('\n'));
    const { base, formsBase, islands, notFoundUrl, packages } = scripts;
    const stylesheet = await compileStylesheet();
    const made: CodeParts = {
      parts: { base, formsBase, islands, notFoundUrl, stylesheet },
      packages,
    };
    await writeFile(path.join(aside, PARTS), JSON.stringify(made));
  });
  const made = JSON.parse(readFileSync(path.join(folder, PARTS), 'utf8')) as CodeParts;
  return { ...made, files: filesIn(folder, SCRIPTS_FOLDER) };
}
