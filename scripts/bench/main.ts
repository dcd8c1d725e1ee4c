const PARTS: Record<string, { title: string; run: () => Promise<unknown> }> = {
  paginas: {
    title: 'weight and paint of every kind of page, beside its words alone',
    run: () => import('./pages'),
  },
  build: { title: 'time and memory of a build, by size', run: () => import('./build') },
};

const [chosen = ''] = process.argv.slice(2);
const part = Object.hasOwn(PARTS, chosen) ? PARTS[chosen] : undefined;
if (part) await part.run();
else
  for (const [name, { title }] of Object.entries(PARTS))
    console.log(`npm run bench -- ${name.padEnd(8)} ${title}`);

export {};
