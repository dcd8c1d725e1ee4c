import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { load, type CheerioAPI } from 'cheerio';
import { globSync } from 'tinyglobby';
import type { Scripts } from '../islands';
import { paths } from '../paths';
import { checkBudgets } from './budgets';
import { checkHead, checkPolicy } from './head';
import { validateHtml } from './html';
import { checkLinks } from './links';

/** A page of the finished site, parsed once for every check. */
export interface Page {
  /** Path under the site's root: `sindico/index.html`. */
  file: string;
  html: string;
  $: CheerioAPI;
}

const SHOWN = 40;

/**
 * Step 7: every internal link, anchor, picture and PDF exists; the HTML is valid; heads are whole and
 * titles unique; nothing inline that the policy would refuse; the weights hold.
 * @throws with every fault, named by page
 */
export async function verify(scripts: Scripts): Promise<string> {
  const files = globSync('**/*', { cwd: paths.site, dot: true });
  const pages: Page[] = [];
  for (const file of files.filter(
    (name) => name.endsWith('.html') && !name.startsWith('pagefind/'),
  )) {
    const html = await readFile(path.join(paths.site, file), 'utf8');
    pages.push({ file, html, $: load(html) });
  }
  const faults = [
    ...checkHead(pages),
    ...checkPolicy(pages, scripts.base),
    ...checkLinks(pages, new Set(files)),
    ...(await validateHtml(pages)),
    ...(await checkBudgets(pages, scripts)),
    ...files
      .filter((file) => file.endsWith('.txt') && file !== 'robots.txt')
      .map((file) => `${file}: sobra en out/.`),
  ];
  if (faults.length > 0) {
    const more = faults.length > SHOWN ? `\n… y ${faults.length - SHOWN} más` : '';
    throw new Error(
      `El sitio tiene ${faults.length} fallas:\n${faults.slice(0, SHOWN).join('\n')}${more}`,
    );
  }
  return `${pages.length} páginas sin fallas`;
}
