import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { apt, ensurePrograms } from './programs';

/** The whole browser, which alone takes extensions. */
const WHOLE = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];
/** The same engine without windows: tests take half the time in it. */
const HEADLESS = '/usr/bin/chromium-headless-shell';

const first = (paths: (string | undefined)[]) => paths.find((path) => path && existsSync(path));

/** An installed Chrome or Chromium, or undefined. `CHROME_PATH` wins. */
export const wholeBrowser = () => first([process.env['CHROME_PATH'], ...WHOLE]);

/** An installed browser to drive, the lightest there is, or undefined. `CHROME_PATH` wins. */
export const installedBrowser = () => first([process.env['CHROME_PATH'], HEADLESS, ...WHOLE]);

/** Debian's, which is driven by WebDriver BiDi, or undefined. `FIREFOX_PATH` wins. */
export const installedFirefox = () => first([process.env['FIREFOX_PATH'], '/usr/bin/firefox-esr']);

/** Makes sure that there is a browser, installed or fetched. @throws with the package to install */
export function ensureBrowser(): void {
  const isThere = () => Boolean(wholeBrowser()) || existsSync(chromium.executablePath());
  if (isThere()) return;
  console.log('Buscando un navegador para las pruebas…');
  const ways = [
    () =>
      spawnSync(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'], {
        stdio: ['ignore', 'ignore', 'inherit'],
      }),
    () => apt('update', '-qq'),
    () => apt('install', '-y', '-qq', 'chromium', 'chromium-headless-shell'),
    () => apt('install', '-y', '-qq', 'chromium'),
  ];
  for (const install of ways) {
    install();
    if (isThere()) return;
  }
  throw new Error(
    'No hay un navegador para las pruebas. Instale Chrome o Chromium y repita: npm test',
  );
}

/** The second browser, where it can be had. */
export const ensureFirefox = (): void =>
  ensurePrograms([
    { title: 'Firefox', packages: ['firefox-esr'], isThere: () => Boolean(installedFirefox()) },
  ]);
