import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { ensureBrowser } from './test/browser';

/** `npm run vistas`: keeps the pages as they look now, for the tests and for docs/vistas (0032). */
ensureBrowser();
const asked = process.argv.slice(2);
// All are kept anew, so that none stays that is no longer looked at.
if (asked.length === 0) rmSync('tests/vistas', { recursive: true, force: true });
const { status } = spawnSync(
  process.execPath,
  [
    ...['node_modules/@playwright/test/cli.js', 'test', '-c', 'tests/playwright.config.ts'],
    ...['vistas.spec', ...asked],
  ],
  { stdio: 'inherit', env: { ...process.env, VISTAS: 'escribir' } },
);
process.exitCode = status ?? 1;
