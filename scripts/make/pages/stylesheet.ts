import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { globSync } from 'tinyglobby';

/**
 * The site's one stylesheet, as Next compiled it.
 * @param exported the folder of Next's export
 * @throws when there is none or more than one: pages would no longer share it
 */
export async function readStylesheet(exported: string): Promise<string> {
  const sheets = globSync('_next/static/**/*.css', { cwd: exported });
  const [sheet] = sheets;
  if (!sheet || sheets.length > 1)
    throw new Error(
      `The pages should share one stylesheet and have ${sheets.length}: import CSS only in app/layout.tsx.`,
    );
  return (await readFile(path.join(exported, sheet), 'utf8')).trim();
}
