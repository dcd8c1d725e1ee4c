// Tailwind loads its configuration with hooks that Jest refuses: it runs in a process of its own.
// Arguments: folders of projects. Prints their stylesheets, each as its parts, as JSON.
import { compileStylesheet } from '@/scripts/make/pages/compile-stylesheet';

const sheets: { name: string; css: string }[][] = [];
for (const folder of process.argv.slice(2)) {
  const { parts } = await compileStylesheet(folder);
  sheets.push(parts.map(({ name, css }) => ({ name, css })));
}
process.stdout.write(JSON.stringify(sheets));
