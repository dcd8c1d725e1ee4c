// Tailwind loads its configuration with hooks that Jest refuses: it runs in a process of its own.
// Arguments: folders of projects. Prints their stylesheets, each as its parts, as JSON.
import { compileParts, cssOf } from '@/scripts/make/pages/compile-stylesheet';
import { flatten } from '@/scripts/make/pages/compile-stylesheet';

const sheets: { name: string; css: string; layered: string }[][] = [];
for (const folder of process.argv.slice(2)) {
  const parts = await compileParts(folder);
  sheets.push(
    parts.map(({ name, root }) => ({ name, css: cssOf(flatten(root)), layered: cssOf(root) })),
  );
}
process.stdout.write(JSON.stringify(sheets));
