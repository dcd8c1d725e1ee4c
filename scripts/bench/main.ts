const PARTS: Record<string, { what: string; run: (args: string[]) => Promise<void> }> = {
  paginas: {
    what: 'weight and paint of every kind of page, beside its words alone; needs a built out/ (--rounds 5 --only /sindico/,/denuncia/)',
    run: async (args) => (await import('./pages')).benchPages(args),
  },
  build: {
    what: 'time and memory of a build by archive size (--sizes 10,1000,10000)',
    run: async (args) => (await import('./build')).benchBuild(args),
  },
};

const [chosen = '', ...args] = process.argv.slice(2);
const part = Object.hasOwn(PARTS, chosen) ? PARTS[chosen] : undefined;
if (part) await part.run(args);
else {
  console.log('npm run bench -- <part>');
  for (const [each, { what }] of Object.entries(PARTS)) console.log(`  ${each.padEnd(8)} ${what}`);
  if (chosen) process.exitCode = 1;
}

export {};
