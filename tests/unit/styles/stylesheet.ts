import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import tailwind from '@tailwindcss/postcss';
import postcss from 'postcss';

const SHAPERS = ['app', 'components', 'tailwind.config.ts'];

/** A copy of all that shapes the stylesheet, in a folder of its own. */
export function copyOfStyles(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'hoja-'));
  for (const name of SHAPERS)
    cpSync(path.join(process.cwd(), name), path.join(folder, name), { recursive: true });
  symlinkSync(path.join(process.cwd(), 'node_modules'), path.join(folder, 'node_modules'));
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}

/** The stylesheet of the project in `folder`, as Next asks for it, without its other work. */
export async function compile(folder: string): Promise<string> {
  const from = path.join(folder, 'app/globals.css');
  const { css } = await postcss([tailwind({ base: folder, optimize: false })]).process(
    readFileSync(from, 'utf8'),
    { from },
  );
  return css;
}
