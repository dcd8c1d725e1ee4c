import type { CDPSession, Page } from '@playwright/test';
import { settle as settleScripts } from '../quietud';
import { expect } from '../test';
import type { Estado } from './estados';
import { shrink, SCALE } from './hoja';
import type { Picture } from './comparar';

/** When every screenshot is taken: a Tuesday morning of the sample's winter, with the office open. */
const NOW = new Date('2025-02-11T10:00:00-08:00');
const SIZES = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 900 },
];
/** A sheet of letter paper within its margins. */
const PAPER = { width: 718, height: 1000 };
/** How far down a page is kept: every kind of block is met above. */
const DOWN = 2000;

/** What was seen in one size and light. */
export interface View {
  /** «360 oscura», «papel». */
  name: string;
  picture: Picture;
  /** As it was seen, in full size. */
  screenshot: Buffer;
}

/** Makes what differs at every visit the same: the hour, and what is drawn by lot for a folio. */
async function stopTime(page: Page): Promise<void> {
  await page.clock.setFixedTime(NOW);
  await page.addInitScript(() => {
    crypto.getRandomValues = <T extends ArrayBufferView | null>(array: T): T => {
      if (array) new Uint8Array(array.buffer).fill(7);
      return array;
    };
  });
}

/** Lets what comes late come: scripts, and pictures, those below the screen too. */
async function settle(page: Page, sinGuion: boolean): Promise<void> {
  await page.mouse.move(0, 0);
  if (!sinGuion) await settleScripts(page);
  const missing = () =>
    page.evaluate(() => {
      const pictures = [...document.images].filter((one) => one.checkVisibility());
      for (const picture of pictures) picture.loading = 'eager';
      return pictures.filter(({ complete }) => !complete).length;
    });
  await expect.poll(missing, { intervals: [20] }).toBe(0);
}

async function capture(page: Page, cdp: CDPSession, width: number, height: number, whole: boolean) {
  const end = whole ? await page.evaluate(() => document.body.scrollHeight) : height;
  const top = whole ? 0 : await page.evaluate(() => scrollY);
  const { data } = await cdp.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    captureBeyondViewport: whole,
    clip: { x: 0, y: top, width, height: Math.max(height, Math.min(end, DOWN)), scale: 1 },
  });
  return Buffer.from(data, 'base64');
}

/** Goes to a state in each size, as a person would, and looks at it in each light. */
export async function lookAt(page: Page, estado: Estado): Promise<View[]> {
  const { ruta, hacer, pantalla = false, anchos, papel = false, sinGuion = false } = estado;
  const cdp = await page.context().newCDPSession(page);
  if (!sinGuion) await stopTime(page);
  const views: View[] = [];
  const look = async (name: string, { width, height }: typeof PAPER) => {
    await settle(page, sinGuion);
    const screenshot = await capture(page, cdp, width, height, !pantalla);
    views.push({ name, screenshot, picture: await shrink(screenshot, SCALE) });
  };
  for (const size of SIZES.filter(({ width }) => anchos?.includes(width) ?? true)) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme: 'light' });
    // What differs only by its fragment would not be loaded anew.
    await page.goto('about:blank');
    await page.goto(ruta);
    await hacer?.(page);
    await look(`${size.width} clara`, size);
    await page.emulateMedia({ colorScheme: 'dark' });
    await look(`${size.width} oscura`, size);
  }
  if (papel) {
    await page.setViewportSize(PAPER);
    await page.emulateMedia({ media: 'print', colorScheme: 'light' });
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await look('papel', PAPER);
  }
  return views;
}
