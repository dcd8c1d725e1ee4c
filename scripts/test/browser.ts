import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** An installed Chrome or Chromium, or undefined. `CHROME_PATH` wins. */
export function installedBrowser(): string | undefined {
  return [process.env['CHROME_PATH'], ...INSTALLED].find((path) => path && existsSync(path));
}

/**
 * Makes sure that there is a browser: an installed one, else Playwright's, else the system's package.
 * @throws when none can be had, with what to install
 */
export function ensureBrowser(): void {
  if (installedBrowser() || existsSync(chromium.executablePath())) return;
  console.log('Buscando un navegador para las pruebas…');
  const ways: [string, string[]][] = [
    [
      process.execPath,
      ['node_modules/@playwright/test/cli.js', 'install', 'chromium', '--only-shell'],
    ],
    ['apt-get', ['update', '-qq']],
    ['apt-get', ['install', '-y', '-qq', 'chromium']],
  ];
  for (const [command, args] of ways) {
    spawnSync(command, args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    if (installedBrowser() || existsSync(chromium.executablePath())) return;
  }
  throw new Error(
    'No hay un navegador para las pruebas. Instale Chrome o Chromium y repita: npm test',
  );
}
