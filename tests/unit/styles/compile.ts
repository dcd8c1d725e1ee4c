// Tailwind loads its configuration with hooks that Jest refuses: it runs in a process of its own.
// Arguments: folders of projects. Prints their stylesheets, all parts joined, as JSON.
import { compileStylesheet } from '@/scripts/make/pages/compile-stylesheet';

const sheets: string[] = [];
for (const folder of process.argv.slice(2)) {
  const { parts } = await compileStylesheet(folder);
  sheets.push(parts.map(({ css }) => css).join('\n'));
}
process.stdout.write(JSON.stringify(sheets));
