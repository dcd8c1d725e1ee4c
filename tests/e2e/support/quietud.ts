import type { BrowserContext, Page } from '@playwright/test';
import { expect } from './test';

/** After a touch or a key, and the two frames that show what it did, the page may move for as long. */
const ASKED_MS = 500;
/** How much of what is seen may move in a page, of all it has (Cumulative Layout Shift). */
const MOST = 0.01;

interface Shift {
  value: number;
  /** What moved. */
  what: string[];
}

declare global {
  interface Window {
    /** Every movement that nobody asked for, of the page that is open. */
    unaskedShifts?: () => Promise<Shift[]>;
  }
}

/** A cheap phone on a slow network: its processor four times slower, 1.6 Mbps and 150 ms. */
export async function slowDown(page: Page, { network = true, rate = 4 } = {}): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  if (!network) return;
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  });
}

/**
 * Watches all that moves in each page that is opened from now on. Every movement counts that comes
 * before a touch or a key, or more than half a second and two frames after the last one: the browser's own mark of it
 * (`hadRecentInput`) is not used, which under Playwright's `isMobile` is there when nobody touched.
 */
export const watchShifts = (page: Page) =>
  page.addInitScript((askedMs) => {
    const inputs: { from: number; to: number }[] = [];
    const asked = ({ timeStamp }: Event) => {
      const input = { from: timeStamp, to: Infinity };
      inputs.push(input);
      requestAnimationFrame(() =>
        requestAnimationFrame((now) => {
          input.to = Math.max(now, timeStamp + askedMs);
        }),
      );
    };
    for (const type of ['pointerdown', 'click', 'keydown', 'input'])
      addEventListener(type, asked, true);
    const shifts: (Shift & { at: number })[] = [];
    const nameOf = (node: Node | null | undefined) => {
      const element = node instanceof Element ? node : node?.parentElement;
      return element
        ? `<${element.localName} id="${element.id}" class="${element.className}">`
        : '';
    };
    const take = (entries: PerformanceEntryList) => {
      for (const entry of entries) {
        const {
          value,
          sources,
          startTime: at,
        } = entry as PerformanceEntry & {
          value: number;
          sources: { node?: Node | null }[];
        };
        shifts.push({ value, at, what: sources.map(({ node }) => nameOf(node)) });
      }
    };
    const observer = new PerformanceObserver((list) => take(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    window.unaskedShifts = async () => {
      // What the last touch excuses is over, and one frame more.
      const excused = () => inputs.some(({ to }) => to > performance.now());
      do await new Promise(requestAnimationFrame);
      while (excused());
      take(observer.takeRecords());
      return shifts
        .filter(({ at }) => !inputs.some(({ from, to }) => at >= from && at <= to))
        .map(({ value, what, at }) => ({ value, what: [`${Math.round(at)} ms`, ...what] }));
    };
  }, ASKED_MS);

/**
 * Slow phones at work at once: most of what each does is to wait for its network. A processor is slowed by
 * giving it work: with a dozen of them, two cores never come to what waits for an idle moment.
 */
const PHONES = 3;

/** How much slower a device's processor is than this machine's: what has a larger screen has a better one. */
export const rateOf = (width = 0): number => (width > 400 ? 2 : 4);

/**
 * Takes slow phones, watched for what moves, through all of these, each on a page of its own.
 * @param rate how much slower their processors are; where no script runs only the network matters
 */
export async function onPhones<T>(
  context: BrowserContext,
  all: readonly T[],
  visit: (page: Page, one: T) => Promise<void>,
  rate?: number,
): Promise<void> {
  const take = async (one: T) => {
    const page = await context.newPage();
    await watchShifts(page);
    await slowDown(page, { rate: rate ?? rateOf(page.viewportSize()?.width) });
    await visit(page, one).finally(() => page.close());
  };
  const left = [...all];
  const phones = Array.from({ length: PHONES }, async () => {
    for (let one = left.shift(); one !== undefined; one = left.shift()) await take(one);
  });
  await Promise.all(phones);
}

/** Every script that comes by itself has come and done its work. */
export async function settle(page: Page): Promise<void> {
  const waiting = () => {
    const isSeen = (element: HTMLElement) => {
      const { top, bottom } = element.getBoundingClientRect();
      return element.checkVisibility() && top < innerHeight && bottom > 0;
    };
    const comes = (element: HTMLElement) => {
      const { when, media = 'all' } = element.dataset;
      return when === 'visible' ? isSeen(element) : when === 'idle' && matchMedia(media).matches;
    };
    return [...document.querySelectorAll<HTMLElement>('[data-island]:not([data-hydrated])')]
      .filter(comes)
      .map(({ dataset }) => ({ ...dataset }));
  };
  await expect.poll(() => page.evaluate(waiting), { timeout: 40_000 }).toEqual([]);
  // What it changed is laid out and painted.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}

/** Nothing has moved by itself since the page that is open began to load. */
export async function expectQuiet(page: Page, state: string): Promise<void> {
  const shifts = await page.evaluate(() => window.unaskedShifts?.() ?? []);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect.soft(sum, `${state} se mueve: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(MOST);
}

/**
 * How much has moved since the page that is open began to load, whatever asked for it; in pages without
 * script too, where no observer is ever called, but says when asked what it would have been told.
 */
export const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifts = observer.takeRecords() as (PerformanceEntry & { value: number })[];
    return shifts.reduce((total, { value }) => total + value, 0);
  });

/**
 * Nothing has moved, whatever asked for it.
 * @param since what had moved before
 */
export async function expectStill(page: Page, state: string, since = 0): Promise<void> {
  expect.soft((await shiftOf(page)) - since, `${state} se mueve`).toBeLessThanOrEqual(MOST);
}

/** The pictures in sight have come, and are painted. */
export async function picturesCome(page: Page): Promise<void> {
  const missing = () =>
    page.evaluate(
      () =>
        [...document.images].filter((one) => {
          const { top, bottom } = one.getBoundingClientRect();
          return one.checkVisibility() && top < innerHeight && bottom > 0 && !one.complete;
        }).length,
    );
  await expect.poll(missing, { intervals: [20] }).toBe(0);
  // A page without script tells of no frame: a picture of it asks for one.
  await page.screenshot({ clip: { x: 0, y: 0, width: 1, height: 1 } });
}
