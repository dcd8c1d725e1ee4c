import path from 'node:path';
import { defineConfig, type Project } from '@playwright/test';
import { installedBrowser, installedFirefox } from '../scripts/test/browser';
import { REST, onlyFirst, onlyRest } from '../scripts/test/parts';
import { oldBrowser, oldBrowserNames } from '../scripts/test/old-browsers';

const PORT = Number(process.env['E2E_PORT'] ?? 3210);
const NEWSROOM = /redaccion.*\.spec\.ts/;
const OLD = /navegadores-viejos\.spec\.ts/;
const OF_REST = new RegExp(REST);
const chosen = onlyRest && { grep: OF_REST };
/** For `npm test` the oldest engine is enough, where it is. */
const isOldestEnough = Boolean(oldBrowser('chrome-80'));
const usesTodaysAsOld = onlyFirst ? !isOldestEnough : !onlyRest || isOldestEnough;

/** By WebDriver BiDi: docs/decisions/tests.md */
const firefox: Project = {
  name: 'firefox',
  testMatch: /(politica-propia|rastro|recorridos.*)\.spec\.ts/,
  use: {
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: {
      executablePath: path.join(import.meta.dirname, 'e2e/support/firefox.mjs'),
      env: { ...process.env, FIREFOX_PATH: installedFirefox() },
      firefoxUserPrefs: {
        'network.proxy.type': 0,
        // The driver waits for ever for a page from the back-forward cache.
        'browser.sessionhistory.max_total_viewers': 0,
        // As in a person's profile, which keeps the session for a crash.
        'browser.sessionstore.resume_from_crash': true,
        // At once, and every closed window.
        'browser.sessionstore.interval': 1000,
        'browser.sessionstore.max_windows_undo': 100,
      },
    },
  },
};

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './global-setup.mjs',
  outputDir: '../test-results',
  fullyParallel: true,
  // The rest (CONTRIBUTING.md).
  ...(onlyFirst && { grepInvert: OF_REST }),
  workers: 4,
  // For hangs alone: slow machines pass.
  timeout: 120_000,
  expect: {
    timeout: 30_000,
    // Above the edges of fonts on other machines, below a moved line or a missing button.
    toHaveScreenshot: { scale: 'device', maxDiffPixelRatio: 0.002 },
  },
  snapshotPathTemplate: 'vistas/{arg}{ext}',
  reporter: [['list'], ['json', { outputFile: '../.cache/playwright.json' }]],
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'es-MX',
    launchOptions: {
      executablePath: installedBrowser(),
      args: [
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        // Drawing by an emulated GPU takes a quarter more of the processor.
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        // Neither a proxy nor a resolver is asked.
        '--no-proxy-server',
        '--host-resolver-rules=MAP *.invalid ~NOTFOUND',
      ],
    },
  },
  projects: [
    // Slowest first, so that no worker waits for it at the end.
    ...(onlyFirst ? [] : [firefox]),
    {
      // They share a newsroom: it reads the site's code, and each save checks the whole site.
      name: 'redaccion',
      testMatch: NEWSROOM,
      ...chosen,
      fullyParallel: false,
      workers: 1,
      timeout: 1_200_000,
      expect: { timeout: 120_000 },
    },
    ...oldBrowserNames.map((name) => ({
      name,
      testMatch: OLD,
      grep: name === 'chrome-109' ? /menú|búsqueda|persona servidora/ : /./,
      use: {
        launchOptions: {
          executablePath: path.join(import.meta.dirname, 'e2e/support/old-chrome.mjs'),
          env: { ...process.env, OLD_BROWSER: oldBrowser(name) },
          args: ['--headless', '--no-sandbox', '--disable-gpu', '--no-proxy-server'],
        },
      },
    })),
    ...(usesTodaysAsOld ? [{ name: 'sin-novedades', testMatch: OLD }] : []),
    { testIgnore: [NEWSROOM, OLD], ...chosen },
  ],
  webServer: {
    command: 'node --import tsx tests/e2e/support/sites.ts',
    cwd: '..',
    env: { PORT: String(PORT) },
    url: `http://localhost:${PORT}/default/`,
    timeout: 600_000,
    reuseExistingServer: false,
  },
});
