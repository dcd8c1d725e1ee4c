import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { paths } from '../paths';
import type { Scripts } from '../islands';
import type { Page } from '.';

const KB = 1024;
/** Brotli bytes. A text page is one without islands in its main part. */
export const BUDGETS = { base: 2 * KB, textPage: 25 * KB, formScript: 25 * KB };

/** The weights that readers pay stay under their budgets. */
export async function checkBudgets(pages: Page[], scripts: Scripts): Promise<string[]> {
  const faults: string[] = [];
  const limit = (what: string, size: number, most: number) => {
    if (size > most) faults.push(`${what} pesa ${size} bytes (br) y el máximo es ${most}.`);
  };
  limit('El guion base', brotliCompressSync(scripts.base).length, BUDGETS.base);
  for (const { file, html, $ } of pages)
    if ($('main [data-island]').length === 0)
      limit(file, brotliCompressSync(html).length, BUDGETS.textPage);
  let form = 0;
  for (const file of scripts.formFiles)
    form += brotliCompressSync(await readFile(path.join(paths.site, file))).length;
  limit('El guion de los formularios', form, BUDGETS.formScript);
  return faults;
}
