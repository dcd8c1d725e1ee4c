// Tailwind loads its configuration with hooks that Jest refuses: it runs in a process of its own.
// Argument: the folder of a project. Prints its stylesheet.
import { compileSheet } from '@/scripts/make/pages/compile-stylesheet';

process.stdout.write((await compileSheet(process.argv[2] ?? '')).toString());
