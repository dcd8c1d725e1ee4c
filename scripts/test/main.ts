import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { ensureBrowser, ensureFirefox } from './browser';
import { jestCount, playwrightCount, type Count } from './count';
import { ensureOldBrowsers } from './old-browsers';
import { ensureServers } from './servers';

/**
 * `npm test`: everything, in the order in which a problem is cheapest to find; the groups of a stage run
 * side by side. All groups run even when one fails; the last line sums the runners' reports.
 * `npm test -- unidad` runs one group, and further arguments go to its runner:
 * `npm test -- unidad tests/unit/lib`.
 */
interface Group {
  title: string;
  command: [script: string, ...args: string[]];
  env?: Record<string, string>;
  /** The runner's own report, and how to count it. */
  report?: [file: string, count: (file: string) => Count];
  /** What it needs of the machine. */
  needs?: () => void;
  /** Groups of a stage run side by side: what each writes is its own, and Next works for one of them. */
  stage: 1 | 2 | 3 | 4;
}

const bin = (name: string) => `node_modules/${name}`;
const jest = (config: string, report: string): [string, ...string[]] => [
  bin('jest/bin/jest.js'),
  '-c',
  config,
  '--json',
  '--outputFile',
  report,
  '--silent',
];

/** A build as the office makes it, without the keys of whoever runs the tests. */
const keyless = Object.fromEntries(
  Object.keys(process.env)
    .filter((name) => name.startsWith('NEXT_PUBLIC_'))
    .map((name) => [name, '']),
);

const UNIT_REPORT = '.cache/jest.json';
const BUILD_REPORT = '.cache/jest-build.json';
const HOSTS_REPORT = '.cache/jest-hosts.json';
const BROWSER_REPORT = '.cache/playwright.json';

const groups: Record<string, Group> = {
  formato: {
    title: 'Formato',
    command: [bin('prettier/bin/prettier.cjs'), '--check', '--log-level', 'warn', '.'],
    stage: 1,
  },
  estilo: {
    title: 'Estilo del código',
    command: [bin('eslint/bin/eslint.js'), '--max-warnings', '0', '.'],
    stage: 1,
  },
  tipos: { title: 'Tipos', command: [bin('typescript/bin/tsc'), '--noEmit'], stage: 1 },
  sobrante: { title: 'Código que nadie usa', command: [bin('knip/bin/knip.js')], stage: 1 },
  contenidos: {
    title: 'Contenidos',
    command: ['--import', 'tsx', 'scripts/check.ts'],
    stage: 1,
  },
  unidad: {
    title: 'Pruebas unitarias, de islas y de contenidos',
    command: jest('tests/jest.config.mjs', UNIT_REPORT),
    report: [UNIT_REPORT, jestCount],
    stage: 2,
  },
  servidores: {
    title: 'Pruebas con servidores de verdad',
    command: jest('tests/jest.hosts.config.mjs', HOSTS_REPORT),
    report: [HOSTS_REPORT, jestCount],
    needs: ensureServers,
    stage: 1,
  },
  compilacion: {
    title: 'Compilación del sitio de la oficina',
    command: ['--import', 'tsx', 'scripts/make/main.ts'],
    env: keyless,
    stage: 2,
  },
  incremental: {
    title: 'Pruebas de la compilación por partes',
    command: jest('tests/jest.build.config.mjs', BUILD_REPORT),
    env: keyless,
    report: [BUILD_REPORT, jestCount],
    stage: 3,
  },
  sitios: {
    title: 'Sitios para las pruebas en el navegador',
    command: ['--import', 'tsx', 'tests/e2e/support/sites.ts', 'construir'],
    env: keyless,
    stage: 3,
  },
  navegador: {
    title: 'Pruebas en el navegador',
    command: [bin('@playwright/test/cli.js'), 'test', '-c', 'tests/playwright.config.ts'],
    env: keyless,
    report: [BROWSER_REPORT, playwrightCount],
    needs: () => {
      ensureBrowser();
      ensureFirefox();
      ensureOldBrowsers();
    },
    stage: 4,
  },
};

// What is tested is this program, whatever office's folder it is used with.
process.env['OFICINA'] = process.cwd();

const [asked, ...rest] = process.argv.slice(2);
const one = asked === undefined ? undefined : groups[asked];
if (asked !== undefined && !one) {
  console.error(`No hay un grupo «${asked}». Los hay: ${Object.keys(groups).join(', ')}.`);
  process.exit(1);
}
const chosen = one ? [one] : Object.values(groups);

for (const { needs } of chosen) needs?.();
mkdirSync('.cache', { recursive: true });
for (const { report } of chosen) if (report) rmSync(report[0], { force: true });

const failed: string[] = [];
const total: Count = { passed: 0, failed: 0, skipped: 0 };
const ended = ({ title, report }: Group, status: number | null, start: number): void => {
  const seconds = Math.round((performance.now() - start) / 1000);
  console.log(`${status === 0 ? '✔' : '✖'} ${title} (${seconds} s)`);
  if (status !== 0) failed.push(title);
  if (!report) return;
  const [file, count] = report;
  const counted = count(file);
  total.passed += counted.passed;
  total.failed += counted.failed;
  total.skipped += counted.skipped;
};

/**
 * @param beside whether others run: then what it says is shown whole when it ends, so that nobody's lines
 * mix with others'
 */
function run(group: Group, beside: boolean): Promise<void> {
  const { title, command, env } = group;
  const start = performance.now();
  if (!beside) console.log(`\n▶ ${title}`);
  const child = spawn(process.execPath, [...command, ...rest], {
    stdio: [
      'ignore',
      ...(beside ? (['pipe', 'pipe'] as const) : (['inherit', 'inherit'] as const)),
    ],
    env: { ...process.env, ...env },
  });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => said.push(chunk));
  return new Promise((resolve) =>
    child.on('close', (status) => {
      if (beside) console.log(`\n▶ ${title}\n${Buffer.concat(said).toString().trim()}`);
      ended(group, status, start);
      resolve();
    }),
  );
}

for (const stage of [1, 2, 3, 4]) {
  const now = chosen.filter((group) => group.stage === stage);
  await Promise.all(now.map((group) => run(group, now.length > 1)));
}
if (failed.length > 0) console.log(`\nNo pasaron: ${failed.join(', ')}`);
if (total.skipped > 0) console.log(`\nOmitidas: ${total.skipped}`);
// A group without a runner (format, types) that was asked for alone counts no test.
if (chosen.some(({ report }) => report))
  console.log(`\nTests: ${total.passed} passed, ${total.failed} failed`);
const ranNothing = chosen.some(({ report }) => report) && total.passed === 0;
process.exitCode = failed.length > 0 || ranNothing ? 1 : 0;
