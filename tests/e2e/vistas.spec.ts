import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { casesOf, casesTag } from '../../scripts/test/parts';
import config from '../playwright.config';
import { FAILED_SEND } from './support/avisos';
import { settle } from './support/quietud';
import { expect, test } from './support/test';
import { estados, VIEWS, type View } from './support/vistas/estados';
import { pinFonts } from './support/vistas/letras';

/** A Tuesday morning of the sample's winter, with the office open. */
const NOW = new Date('2025-02-11T10:00:00-08:00');
/** Every kind of block appears above. */
const DOWN = 1600;
const ROOT = path.resolve(import.meta.dirname, '../..');
type State = (typeof estados)[number];
const launch = config.use?.launchOptions;

test.skip(process.platform !== 'linux', 'Las letras se fijan con fontconfig, que es de Linux.');
test.use({
  // Half the size shows every fault in a fifth of the bytes.
  deviceScaleFactor: 0.5,
  launchOptions: {
    ...launch,
    // Differences between machines: hinting, subpixel rendering, colour profile, language of controls.
    args: [
      ...(launch?.args ?? []),
      '--font-render-hinting=none',
      '--disable-lcd-text',
      '--force-color-profile=srgb',
      '--lang=en-US',
    ],
    env: {
      ...process.env,
      LANGUAGE: 'en_US',
      FONTCONFIG_FILE: pinFonts(path.join(ROOT, '.cache', 'letras')),
    },
  },
  reducedMotion: 'reduce',
  timezoneId: 'America/Tijuana',
  tolerated: new RegExp(
    `${FAILED_SEND.source}|Failed to (?:load resource|fetch).*/(?:forms-|pagefind/)`,
  ),
});

async function stopTime(page: Page): Promise<void> {
  await page.clock.setFixedTime(NOW);
  await page.addInitScript(() => {
    crypto.getRandomValues = <T extends ArrayBufferView | null>(array: T): T => {
      if (array) new Uint8Array(array.buffer).fill(7);
      return array;
    };
  });
}

async function loadPictures(page: Page): Promise<void> {
  const missing = () =>
    page.evaluate(() => {
      const pictures = [...document.images].filter((one) => one.checkVisibility());
      for (const picture of pictures) picture.loading = 'eager';
      return pictures.filter(({ complete }) => !complete).length;
    });
  await expect.poll(missing, { intervals: [20] }).toBe(0);
}

/** The headings' font may come late: never by itself, always by `bringLetters`. */
const forgetLetters = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(window, 'name', { get: () => '', set: () => undefined }),
  );
const bringLetters = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.load('1rem Letras');
    document.documentElement.dataset['letters'] = '';
  });

async function compare(page: Page, estado: State, view: View): Promise<void> {
  const { nombre, ruta, hacer, pantalla = false, sinGuion = false } = estado;
  const { width, height, media, colorScheme } = VIEWS[view];
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ media: 'screen', colorScheme });
  // A new fragment alone would not load the page anew.
  await page.goto('about:blank');
  await page.goto(ruta);
  await hacer?.(page);
  await page.mouse.move(0, 0);
  if (!sinGuion) {
    await settle(page);
    await bringLetters(page);
  }
  await page.emulateMedia({ media });
  if (media === 'print') await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await loadPictures(page);
  const end = await page.evaluate(() => document.documentElement.scrollHeight);
  const clip = { x: 0, y: 0, width, height: Math.max(height, Math.min(end, DOWN)) };
  await expect
    .soft(page)
    .toHaveScreenshot(`${nombre}-${view}.png`, pantalla ? {} : { fullPage: true, clip });
}

const looksAsKept = (estado: State) =>
  test(`Se ve como se guardó: ${estado.nombre}`, { tag: casesTag }, async ({ page }) => {
    if (!estado.sinGuion) await stopTime(page);
    await forgetLetters(page);
    for (const view of estado.vistas) await compare(page, estado, view);
  });

/** In `npm test` the first view of each page as it arrives; in the rest the others, and those of pages in use. */
const compared = estados
  .map((estado) => ({ ...estado, vistas: casesOf(estado.vistas, estado.hacer ? 0 : 1) }))
  .filter(({ vistas }) => vistas.length > 0);
compared.filter(({ sinGuion }) => !sinGuion).forEach(looksAsKept);

test.describe('sin JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  compared.filter(({ sinGuion }) => sinGuion).forEach(looksAsKept);
});

test('Sólo está guardado lo que se ve', ({}, { config: { updateSnapshots } }) => {
  test.skip(updateSnapshots === 'all' || updateSnapshots === 'changed', 'Se está guardando.');
  const names = estados.flatMap(({ nombre, vistas }) =>
    vistas.map((view) => `${nombre}-${view}.png`),
  );
  expect(readdirSync(path.join(ROOT, 'tests/vistas')).sort()).toEqual(names.sort());
});
