import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { ensureBrowser } from './browser';
import { jestCount, playwrightCount, type Count } from './count';

/**
 * `npm test`: everything, in the order in which a fault is cheapest to find. All steps run even when
 * one fails; the last line counts what the test runners reported.
 */
interface Step {
  name: string;
  command: [script: string, ...args: string[]];
  env?: Record<string, string>;
  count?: () => Count;
}

const JEST_REPORT = '.cache/jest.json';
const PLAYWRIGHT_REPORT = '.cache/playwright.json';
const bin = (name: string) => `node_modules/${name}`;

/** A build as the office makes it, without the keys of whoever runs the tests. */
const keyless = Object.fromEntries(
  Object.keys(process.env)
    .filter((name) => name.startsWith('NEXT_PUBLIC_'))
    .map((name) => [name, '']),
);

const steps: Step[] = [
  {
    name: 'Formato',
    command: [bin('prettier/bin/prettier.cjs'), '--check', '--log-level', 'warn', '.'],
  },
  { name: 'Estilo del código', command: [bin('eslint/bin/eslint.js'), '--max-warnings', '0', '.'] },
  { name: 'Tipos', command: [bin('typescript/bin/tsc'), '--noEmit'] },
  { name: 'Contenidos', command: ['--import', 'tsx', 'scripts/check.ts'] },
  {
    name: 'Pruebas unitarias, de islas y de contenidos',
    command: [
      bin('jest/bin/jest.js'),
      '-c',
      'tests/jest.config.mjs',
      '--json',
      '--outputFile',
      JEST_REPORT,
      '--silent',
    ],
    count: () => jestCount(JEST_REPORT),
  },
  { name: 'Compilación', command: ['--import', 'tsx', 'scripts/make/main.ts'], env: keyless },
  {
    name: 'Pruebas en el navegador',
    command: [bin('@playwright/test/cli.js'), 'test', '-c', 'tests/playwright.config.ts'],
    env: keyless,
    count: () => playwrightCount(PLAYWRIGHT_REPORT),
  },
];

ensureBrowser();
mkdirSync('.cache', { recursive: true });
for (const report of [JEST_REPORT, PLAYWRIGHT_REPORT]) rmSync(report, { force: true });

const failed: string[] = [];
const total: Count = { passed: 0, failed: 0 };
for (const { name, command, env, count } of steps) {
  console.log(`\n▶ ${name}`);
  const start = performance.now();
  const { status } = spawnSync(process.execPath, command, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  console.log(
    `${status === 0 ? '✔' : '✖'} ${name} (${Math.round((performance.now() - start) / 1000)} s)`,
  );
  if (status !== 0) failed.push(name);
  const counted = count?.();
  total.passed += counted?.passed ?? 0;
  total.failed += counted?.failed ?? 0;
}
if (failed.length > 0) console.log(`\nNo pasaron: ${failed.join(', ')}`);
console.log(`\nTests: ${total.passed} passed, ${total.failed} failed`);
process.exitCode = failed.length > 0 || total.passed === 0 ? 1 : 0;
