// Tailwind loads its configuration with hooks that Jest refuses: it runs in a process of its own.
// Arguments: folders of projects. Prints their stylesheets, as Next asks for them, as JSON.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import tailwind from '@tailwindcss/postcss';
import postcss from 'postcss';

const sheets = [];
for (const folder of process.argv.slice(2)) {
  const from = path.join(folder, 'app/globals.css');
  const plugins = [tailwind({ base: folder, optimize: false })];
  const { css } = await postcss(plugins).process(readFileSync(from, 'utf8'), { from });
  sheets.push(css);
}
process.stdout.write(JSON.stringify(sheets));
