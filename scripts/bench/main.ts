const PARTS: Record<string, [title: string, run: () => Promise<unknown>]> = {
  paginas: ['weight and paint of every kind of page, beside its words', () => import('./pages')],
  build: ['time and memory of a build, by size', () => import('./build')],
};

const [, run] = PARTS[process.argv[2] ?? ''] ?? [];
if (run) await run();
else
  for (const [name, [title]] of Object.entries(PARTS))
    console.log(`npm run bench -- ${name.padEnd(8)} ${title}`);

export {};
