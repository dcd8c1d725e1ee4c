import { asked, rest } from './asked';
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { ensureBrowser, ensureFirefox } from './browser';
import { onlyFirst, onlyRest } from './parts';
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
  /** Cores that it keeps busy, 1 by default. */
  cores?: number;
  /** Groups that end before it begins. */
  after?: string[];
  /** `npm test` runs all of it: `npm test -- resto` leaves it out. */
  isFirst?: boolean;
  /** `npm test` runs nothing of it. */
  isRest?: boolean;
}

const jest = (config: string, report: string) => ({
  command: [
    ...['node_modules/jest/bin/jest.js', '-c', config],
    ...['--json', '--outputFile', report, '--silent'],
  ],
  report,
});
const program = (file: string, ...args: string[]) => ['--import', 'tsx', file, ...args];

/** Linux's folder in memory. Tests write many small files and wait until each is on the disk. */
const MEMORY_DISK = '/dev/shm';

function hasMemoryDisk(): boolean {
  try {
    const mounts = readFileSync('/proc/mounts', 'utf8').split('\n');
    const [, , , flags = 'noexec'] =
      mounts.find((line) => line.split(' ')[1] === MEMORY_DISK)?.split(' ') ?? [];
    const { bavail, bsize } = statfsSync(MEMORY_DISK);
    return !flags.split(',').includes('noexec') && bavail * bsize > 2 ** 31;
  } catch {
    return false;
  }
}

/** A build as the office makes it, without the keys of anyone who runs the tests. */
const keyless = Object.fromEntries(
  Object.keys(process.env)
    .filter((name) => name.startsWith('NEXT_PUBLIC_'))
    .map((name) => [name, '']),
);

/** In the order in which a problem is cheapest to find. */
const GROUPS: Record<string, Group> = {
  servidores: {
    title: 'Pruebas con servidores de verdad',
    ...jest('tests/jest.hosts.config.mjs', '.cache/jest-hosts.json'),
    needs: ensureServers,
  },
  formato: {
    title: 'Formato',
    isFirst: true,
    command: ['node_modules/prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.'],
  },
  tipos: {
    title: 'Tipos',
    isFirst: true,
    command: ['node_modules/typescript/bin/tsc', '--noEmit'],
  },
  estilo: {
    title: 'Estilo del código',
    isFirst: true,
    command: ['node_modules/eslint/bin/eslint.js', '--max-warnings', '0', '.'],
  },
  sobrante: {
    title: 'Código que nadie usa',
    isFirst: true,
    command: ['node_modules/knip/bin/knip.js'],
  },
  contenidos: { title: 'Contenidos', isFirst: true, command: program('scripts/check.ts') },
  unidad: {
    title: 'Pruebas unitarias, de islas y de contenidos',
    ...jest('tests/jest.config.mjs', '.cache/jest.json'),
    cores: 2,
  },
  compilacion: {
    title: 'Compilación del sitio de la oficina',
    isFirst: true,
    command: program('scripts/make/main.ts'),
    env: keyless,
  },
  incremental: {
    title: 'Pruebas de la compilación por partes',
    isRest: true,
    ...jest('tests/jest.build.config.mjs', '.cache/jest-build.json'),
    env: keyless,
  },
  sitios: {
    title: 'Sitio para las pruebas en el navegador',
    command: program('tests/e2e/support/sites.ts', 'construir'),
    env: keyless,
    // Next builds one site at a time in a folder.
    after: ['compilacion'],
  },
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
      if (!onlyFirst) ensureFirefox();
      ensureOldBrowsers();
    },
    cores: 2,
    after: ['sitios'],
  },
};

function isAsked([name, { isFirst = false, isRest = false }]: [string, Group]): boolean {
  if (onlyFirst) return !isRest;
  return asked === 'todo' || (onlyRest ? !isFirst : name === asked);
}
const waiting = new Map(Object.entries(GROUPS).filter(isAsked));
const all = [...waiting.values()];
if (all.length === 0) {
  const names = Object.keys(GROUPS).join(', ');
  console.error(`No hay un grupo «${asked}». Los hay: todo, resto, ${names}.`);
  process.exit(1);
}
// The tests are this program's, with any remembered office's folder.
process.env['OFICINA'] = process.cwd();
if (hasMemoryDisk()) process.env['TMPDIR'] = MEMORY_DISK;
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
const cores = Math.max(2, availableParallelism());
const running = new Map<string, { busy: number; ended: Promise<void> }>();

/** A group begins when the groups before it have ended and cores are free for it. */
function begin(name: string, group: Group): boolean {
  const busy = [...running.values()].reduce((sum, one) => sum + one.busy, 0);
  const own = group.cores ?? 1;
  if (busy > 0 && busy + own > cores) return false;
  if (group.after?.some((one) => waiting.has(one) || running.has(one))) return false;
  waiting.delete(name);
  const isAlone = busy === 0 && (waiting.size === 0 || own >= cores);
  const ended = run(group, !isAlone).then((passed) => {
    if (!passed) failed.push(group.title);
    running.delete(name);
  });
  running.set(name, { busy: own, ended });
  return true;
}

while (waiting.size + running.size > 0) {
  const next = [...waiting].some(([name, group]) => begin(name, group));
  if (!next) await Promise.race([...running.values()].map(({ ended }) => ended));
}
const counts = all.flatMap(({ report }) => (report ? countOf(report) : []));
const sum = (key: keyof Count) => counts.reduce((total, count) => total + count[key], 0);
if (failed.length > 0) console.log(`\nNo pasaron: ${failed.join(', ')}`);
if (sum('skipped') > 0) console.log(`\nOmitidas: ${sum('skipped')}`);
// No line of counts for a group without tests (`formato`, `tipos`) alone.
if (counts.length > 0) console.log(`\nTests: ${sum('passed')} passed, ${sum('failed')} failed`);
const ranNothing = counts.length > 0 && sum('passed') === 0;
process.exitCode = failed.length > 0 || ranNothing ? 1 : 0;
