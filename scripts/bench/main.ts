/** `npm run bench -- <part>`: measures what the project promises of its pages and of its build. */
const PARTS: Record<string, { what: string; run: (args: string[]) => Promise<void> }> = {
  paginas: {
    what: 'what every kind of page weighs and when it paints, with Lighthouse (--rounds 1 --only /sindico/ --no-peers --resume)',
    run: async (args) => (await import('./pages')).benchPages(args),
  },
  pares: {
    what: 'keeps, for docs/vistas, the first screens of a text here and in the templates of others',
    run: async () => (await import('./pages/side-by-side')).keepSideBySide(),
  },
  build: {
    what: 'time and memory of builds by size, beside other tools (--sizes 10,100 --tools own,hugo --resume)',
    run: async (args) => (await import('./build')).benchBuild(args),
  },
  relevo: {
    what: 'the relay under ten times its limits, and who comes meanwhile for the first time (--seconds 300)',
    run: async (args) => (await import('./relay')).benchRelay(args),
  },
  servidores: {
    what: 'pages a second of nginx with out/, beside a bare file of the same size; needs wrk',
    run: async () => (await import('./servers')).benchServers(),
  },
  report: {
    what: 'writes docs/rendimiento.md and its plots from the last runs',
    run: async () => (await import('./report')).writeReport(),
  },
};

const [chosen = '', ...args] = process.argv.slice(2);
const part = Object.hasOwn(PARTS, chosen) ? PARTS[chosen] : undefined;
if (part) await part.run(args);
else {
  console.log('npm run bench -- <part>');
  for (const [each, { what }] of Object.entries(PARTS)) console.log(`  ${each.padEnd(10)} ${what}`);
  if (chosen) process.exitCode = 1;
}

export {};
