// Tailwind loads its configuration with hooks that Jest refuses: it runs in a process of its own.
// Arguments: folders of projects. Prints their stylesheets, each as its parts, as JSON.
import { compileParts, cssOf, flatten } from '@/scripts/make/pages/compile-stylesheet';

const sheets: { name: string; css: string; layered: string }[][] = [];
for (const folder of process.argv.slice(2)) {
  const parts = await compileParts(folder);
  sheets.push(
    // Flattening takes the rules out of `root`.
    parts.map(({ name, root }) => ({ name, layered: cssOf(root), css: cssOf(flatten(root)) })),
  );
}
process.stdout.write(JSON.stringify(sheets));
