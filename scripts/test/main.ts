import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { ensureBrowser } from './browser';
import { jestCount, playwrightCount, type Count } from './count';
import { ensureServers } from './servers';

/**
 * `npm test`: everything, in the order in which a problem is cheapest to find. All groups run even when
 * one fails; the last line counts what the test runners reported. `npm test -- unidad` runs one group,
 * and what follows goes to its runner: `npm test -- unidad tests/unit/lib`.
 */
interface Group {
  title: string;
  command: [script: string, ...args: string[]];
  env?: Record<string, string>;
  /** The runner's own report, and how to count it. */
  report?: [file: string, count: (file: string) => Count];
  /** What it needs of the machine. */
  needs?: () => void;
  /** Takes one core at most, and what it writes is its own: runs beside the others of its kind. */
  light?: boolean;
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
    light: true,
  },
  estilo: {
    title: 'Estilo del código',
    command: [bin('eslint/bin/eslint.js'), '--max-warnings', '0', '.'],
    light: true,
  },
  tipos: { title: 'Tipos', command: [bin('typescript/bin/tsc'), '--noEmit'], light: true },
  contenidos: {
    title: 'Contenidos',
    command: ['--import', 'tsx', 'scripts/check.ts'],
    light: true,
  },
  unidad: {
    title: 'Pruebas unitarias, de islas y de contenidos',
    command: jest('tests/jest.config.mjs', UNIT_REPORT),
    report: [UNIT_REPORT, jestCount],
  },
  servidores: {
    title: 'Pruebas con servidores de verdad',
    command: jest('tests/jest.hosts.config.mjs', HOSTS_REPORT),
    report: [HOSTS_REPORT, jestCount],
    needs: ensureServers,
    light: true,
  },
  compilacion: {
    title: 'Compilación del sitio de la oficina',
    command: ['--import', 'tsx', 'scripts/make/main.ts'],
    env: keyless,
  },
  incremental: {
    title: 'Pruebas de la compilación por partes',
    command: jest('tests/jest.build.config.mjs', BUILD_REPORT),
    env: keyless,
    report: [BUILD_REPORT, jestCount],
  },
  navegador: {
    title: 'Pruebas en el navegador',
    command: [bin('@playwright/test/cli.js'), 'test', '-c', 'tests/playwright.config.ts'],
    env: keyless,
    report: [BROWSER_REPORT, playwrightCount],
    needs: ensureBrowser,
  },
};

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

/** What it says is shown whole when it ends, so that nobody's lines mix with others'. */
function runBeside(group: Group): Promise<void> {
  const start = performance.now();
  const child = spawn(process.execPath, [...group.command, ...rest]);
  const said: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => said.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => said.push(chunk));
  return new Promise((resolve) =>
    child.on('close', (status) => {
      console.log(`\n▶ ${group.title}\n${Buffer.concat(said).toString().trim()}`);
      ended(group, status, start);
      resolve();
    }),
  );
}

function run(group: Group): void {
  const { title, command, env } = group;
  console.log(`\n▶ ${title}`);
  const start = performance.now();
  const { status } = spawnSync(process.execPath, [...command, ...rest], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  ended(group, status, start);
}

await Promise.all(chosen.filter(({ light }) => light).map(runBeside));
chosen.filter(({ light }) => !light).forEach(run);
if (failed.length > 0) console.log(`\nNo pasaron: ${failed.join(', ')}`);
if (total.skipped > 0) console.log(`\nOmitidas: ${total.skipped}`);
// A group without a runner (format, types) that was asked for alone counts no test.
if (chosen.some(({ report }) => report))
  console.log(`\nTests: ${total.passed} passed, ${total.failed} failed`);
const ranNothing = chosen.some(({ report }) => report) && total.passed === 0;
process.exitCode = failed.length > 0 || ranNothing ? 1 : 0;
