import type { BrowserContext, Page } from '@playwright/test';
import { expect } from './test';

/** After an input and the two frames that show its effect, shifts are expected for this time. */
const ASKED_MS = 500;
/** Cumulative Layout Shift. */
const MOST = 0.01;

interface Shift {
  value: number;
  what: string[];
}

declare global {
  interface Window {
    unaskedShifts?: () => Promise<Shift[]>;
  }
}

/** A cheap phone on a slow network. */
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

/** `hadRecentInput` is unusable: under Playwright's `isMobile` it is set without any input. */
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
      // The grace of the last input is over, and a frame more.
      const excused = () => inputs.some(({ to }) => to > performance.now());
      do await new Promise(requestAnimationFrame);
      while (excused());
      take(observer.takeRecords());
      return shifts
        .filter(({ at }) => !inputs.some(({ from, to }) => at >= from && at <= to))
        .map(({ value, what, at }) => ({ value, what: [`${Math.round(at)} ms`, ...what] }));
    };
  }, ASKED_MS);

/** Throttling needs processor: with a dozen phones, two cores never reach an idle moment. */
const PHONES = 3;

/** CPU throttling: devices with larger screens are faster. */
export const rateOf = (width = 0): number => (width > 400 ? 2 : 4);

/**
 * @param rate CPU throttling; without script only the network matters
 * @returns what each visit gives, as they end
 */
export async function onPhones<T, R>(
  context: BrowserContext,
  all: readonly T[],
  visit: (page: Page, one: T) => Promise<R>,
  rate?: number,
): Promise<R[]> {
  const given: R[] = [];
  const take = async (one: T) => {
    const page = await context.newPage();
    await watchShifts(page);
    await slowDown(page, { rate: rate ?? rateOf(page.viewportSize()?.width) });
    given.push(await visit(page, one).finally(() => page.close()));
  };
  const left = [...all];
  const phones = Array.from({ length: PHONES }, async () => {
    for (let one = left.shift(); one !== undefined; one = left.shift()) await take(one);
  });
  await Promise.all(phones);
  return given;
}

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
  // The changes are painted.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}

/** How a page moved by itself, in words; nothing when it did not. */
export async function movesOf(page: Page, state: string): Promise<string[]> {
  const shifts = await page.evaluate(() => window.unaskedShifts?.() ?? []);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  return sum > MOST ? [`${state} se mueve ${sum}: ${JSON.stringify(shifts)}`] : [];
}

/** Works without script too: no observer is ever called there, but `takeRecords` answers. */
export const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifts = observer.takeRecords() as (PerformanceEntry & { value: number })[];
    return shifts.reduce((total, { value }) => total + value, 0);
  });

export async function expectStill(page: Page, state: string, since = 0): Promise<void> {
  expect.soft((await shiftOf(page)) - since, `${state} se mueve`).toBeLessThanOrEqual(MOST);
}

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
  await paintFrame(page);
}

/** Without script no frame callback runs: a screenshot forces a frame. */
export const paintFrame = (page: Page) =>
  page.screenshot({ clip: { x: 0, y: 0, width: 1, height: 1 } });
