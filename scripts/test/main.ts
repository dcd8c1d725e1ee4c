import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { ensureBrowser, ensureFirefox } from './browser';
import { onlyDaily } from './daily';
import { ensureOldBrowsers } from './old-browsers';
import { ensureServers } from './programs';
import { countOf, type Count } from './report';

interface Group {
  title: string;
  /** A script for Node with its arguments. */
  command: string[];
  env?: Record<string, string>;
  report?: string;
  /** Installs its programs on the machine. */
  needs?: () => void;
}

const jest = (config: string, report: string) => ({
  command: [
    ...['node_modules/jest/bin/jest.js', '-c', config],
    ...['--json', '--outputFile', report, '--silent'],
  ],
  report,
});
const program = (file: string, ...args: string[]) => ['--import', 'tsx', file, ...args];

/** A build as the office makes it, without the keys of anyone who runs the tests. */
const keyless = Object.fromEntries(
  Object.keys(process.env)
    .filter((name) => name.startsWith('NEXT_PUBLIC_'))
    .map((name) => [name, '']),
);

/** In the order in which a problem is cheapest to find. Of the groups of a stage only one group runs Next. */
const STAGES: Record<string, Group>[] = [
  {
    formato: {
      title: 'Formato',
      command: ['node_modules/prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.'],
    },
    estilo: {
      title: 'Estilo del código',
      command: ['node_modules/eslint/bin/eslint.js', '--max-warnings', '0', '.'],
    },
    tipos: { title: 'Tipos', command: ['node_modules/typescript/bin/tsc', '--noEmit'] },
    sobrante: { title: 'Código que nadie usa', command: ['node_modules/knip/bin/knip.js'] },
    contenidos: { title: 'Contenidos', command: program('scripts/check.ts') },
    servidores: {
      title: 'Pruebas con servidores de verdad',
      ...jest('tests/jest.hosts.config.mjs', '.cache/jest-hosts.json'),
      needs: ensureServers,
    },
  },
  {
    unidad: {
      title: 'Pruebas unitarias, de islas y de contenidos',
      ...jest('tests/jest.config.mjs', '.cache/jest.json'),
    },
    compilacion: {
      title: 'Compilación del sitio de la oficina',
      command: program('scripts/make/main.ts'),
      env: keyless,
    },
  },
  {
    incremental: {
      title: 'Pruebas de la compilación por partes',
      ...jest('tests/jest.build.config.mjs', '.cache/jest-build.json'),
      env: keyless,
    },
    sitios: {
      title: 'Sitio para las pruebas en el navegador',
      command: program('tests/e2e/support/sites.ts', 'construir'),
      env: keyless,
    },
  },
  {
    navegador: {
      title: 'Pruebas en el navegador',
      command: [
        ...['node_modules/@playwright/test/cli.js', 'test'],
        ...['-c', 'tests/playwright.config.ts'],
      ],
      env: keyless,
      report: '.cache/playwright.json',
      needs: () => {
        ensureBrowser();
        if (!onlyDaily) ensureFirefox();
        ensureOldBrowsers();
      },
    },
  },
];

const [asked = 'todo', ...rest] = process.argv.slice(2);
const chosen = STAGES.map((groups) =>
  Object.entries(groups).flatMap(([name, group]) =>
    asked === 'todo' || name === asked ? group : [],
  ),
);
const all = chosen.flat();
if (all.length === 0) {
  const names = STAGES.flatMap((groups) => Object.keys(groups)).join(', ');
  console.error(`No hay un grupo «${asked}». Los hay: todo, ${names}.`);
  process.exit(1);
}
// The tests are this program's, with any remembered office's folder.
process.env['OFICINA'] = process.cwd();
mkdirSync('.cache', { recursive: true });
for (const { needs, report } of all) {
  needs?.();
  if (report) rmSync(report, { force: true });
}

/** @param beside prints its output whole when it ends, as others run too @returns true when it passed */
async function run({ title, command, env }: Group, beside: boolean): Promise<boolean> {
  const start = performance.now();
  if (!beside) console.log(`\n▶ ${title}`);
  const output = beside ? 'pipe' : 'inherit';
  const child = spawn(process.execPath, [...command, ...rest], {
    stdio: ['ignore', output, output],
    env: { ...process.env, ...env },
  });
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => chunks.push(chunk));
  const status = await new Promise((resolve) => child.on('close', resolve));
  if (beside) console.log(`\n▶ ${title}\n${Buffer.concat(chunks).toString().trim()}`);
  const seconds = Math.round((performance.now() - start) / 1000);
  console.log(`${status === 0 ? '✔' : '✖'} ${title} (${seconds} s)`);
  return status === 0;
}

const failed: string[] = [];
for (const groups of chosen)
  await Promise.all(
    groups.map(async (group) => {
      if (!(await run(group, groups.length > 1))) failed.push(group.title);
    }),
  );
const counts = all.flatMap(({ report }) => (report ? countOf(report) : []));
const sum = (key: keyof Count) => counts.reduce((total, count) => total + count[key], 0);
if (failed.length > 0) console.log(`\nNo pasaron: ${failed.join(', ')}`);
if (sum('skipped') > 0) console.log(`\nOmitidas: ${sum('skipped')}`);
// A group without a runner (format, types) that was asked for alone counts no test.
if (counts.length > 0) console.log(`\nTests: ${sum('passed')} passed, ${sum('failed')} failed`);
const ranNothing = counts.length > 0 && sum('passed') === 0;
process.exitCode = failed.length > 0 || ranNothing ? 1 : 0;
