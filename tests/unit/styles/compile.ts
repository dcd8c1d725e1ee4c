// Tailwind loads its configuration with hooks that Jest refuses: it runs in a process of its own.
// Argument: the folder of a project. Prints its stylesheet, in its parts, as JSON.
import { compileParts, cssOf, flatten } from '@/scripts/make/pages/compile-stylesheet';

const parts = await compileParts(process.argv[2] ?? '');
const sheet = parts.map(({ name, root }) => ({ name, css: cssOf(flatten(root)) }));
process.stdout.write(JSON.stringify(sheet));
