import { chromium, type Page } from '@playwright/test';
import { installedBrowser } from '../../test/browser';
import type { Answer } from './results';

const TIMES = 5;
const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1280, height: 900 };
/** Lighthouse's own phone: its processor four times slower, 1.6 Mbps and 150 ms. */
const SLOW = { rate: 4, latency: 150, down: 1_600_000 / 8, up: 750_000 / 8 };

/** What a person does first in a page, and what then shows what it did. */
interface Case {
  what: string;
  address: string;
  size: typeof PHONE;
  act: (page: Page) => Promise<unknown>;
  /** Runs in the page. */
  answered: () => boolean;
  /** The same, where the page says that it was heard before its script has come to do it. */
  heard?: () => boolean;
}

const saysBusy = () =>
  getComputedStyle(document.querySelector('main [role=status]')!, '::before').content !== 'none';

const pressKey = async (page: Page) => {
  await page.locator('main [type=search]').focus();
  await page.keyboard.press('x');
};

const CASES: Case[] = [
  {
    what: 'A tab, clicked',
    address: '/sindico/',
    size: DESKTOP,
    act: (page) => page.locator('.tab-buttons a').nth(1).click(),
    // Its own box stays where it is hidden until found: what it holds does not.
    answered: () =>
      document
        .querySelector('.panels > .panel:nth-child(2)')
        ?.lastElementChild?.checkVisibility() === true,
  },
  {
    what: 'An accordion, touched',
    address: '/sindico/',
    size: PHONE,
    act: (page) => page.locator('.panel > summary').nth(1).click(),
    answered: () =>
      [...document.querySelectorAll('.panel-body')].some((panel) => panel.checkVisibility()),
  },
  {
    what: 'A letter in the directory’s filter',
    address: '/directorio/',
    size: PHONE,
    act: pressKey,
    answered: () => document.querySelector('main tr[hidden]') !== null,
    heard: saysBusy,
  },
  {
    what: 'A letter in the search',
    address: '/buscar/',
    size: PHONE,
    act: pressKey,
    answered: () => Boolean(document.querySelector('main [role=status]')?.textContent),
    heard: saysBusy,
  },
  {
    what: 'The carousel’s «next»',
    address: '/default/',
    size: PHONE,
    act: (page) => page.locator('[data-step="1"]').click(),
    answered: () => document.querySelector('[data-slide="1"]')?.ariaCurrent === 'true',
    heard: () => document.querySelector('[data-step="1"]')?.ariaBusy === 'true',
  },
  {
    what: 'The menu, touched',
    address: '/default/',
    size: PHONE,
    act: (page) => page.locator('[popovertarget=menu]').first().click(),
    answered: () => document.querySelector('#menu:popover-open') !== null,
  },
  {
    what: 'The link to the complaint',
    address: '/default/',
    size: PHONE,
    act: (page) => page.locator('a[href$="#queja"]:visible').first().click(),
    answered: () => document.querySelector('dialog#queja[open]') !== null,
  },
];

declare global {
  interface Window {
    /** Settles with the milliseconds from the first touch or key to the frame that says that it was heard, and to its answer, painted. */
    answer?: Promise<{ heard: number; done: number }>;
  }
}

/** Watches, from now on, for the first touch or key and for the frames that show that it was heard, and its answer. */
function watch(answered: () => boolean, heard: () => boolean): void {
  window.answer = (async () => {
    const start = await new Promise<number>((resolve) => {
      for (const type of ['pointerdown', 'keydown'])
        addEventListener(type, ({ timeStamp }) => resolve(timeStamp), {
          once: true,
          capture: true,
        });
    });
    let first: number | undefined;
    for (;;) {
      // Asked with each frame, never between: it may have the browser style the page once more.
      await new Promise(requestAnimationFrame);
      const isDone = answered();
      if (!isDone && (first !== undefined || !heard())) continue;
      // Comes when the frame under way has been painted; the next one would count for nothing.
      await new Promise((painted) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = painted;
        port2.postMessage('');
      });
      const time = performance.now() - start;
      first ??= time;
      if (isDone) return { heard: first, done: time };
    }
  })();
}

/** Every script that comes by itself has come. */
const standing = () =>
  [...document.querySelectorAll<HTMLElement>('[data-behaviour]')].every(
    ({ dataset: { when, media = 'all', ...rest } }) =>
      'hydrated' in rest || when !== 'idle' || !matchMedia(media).matches,
  );

/**
 * How long a person waits for the answer to the first touch or key, on a slowed phone: in a page that
 * stands, and in one whose text has just come and whose scripts have not.
 * @param origin where the site is served
 * @throws when what should answer is there before anybody asked
 */
export async function measureAnswers(origin: string): Promise<Answer[]> {
  const browser = await chromium.launch({ executablePath: installedBrowser() });
  const answers: Answer[] = [];
  try {
    for (const one of CASES) {
      const answer: Answer = {
        what: one.what,
        page: one.address,
        standing: [],
        heard: [],
        early: [],
      };
      answers.push(answer);
      for (let time = 0; time < TIMES; time += 1)
        for (const when of ['standing', 'early'] as const) {
          const context = await browser.newContext({ viewport: one.size });
          const page = await context.newPage();
          const cdp = await context.newCDPSession(page);
          await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOW.rate });
          await cdp.send('Network.enable');
          await cdp.send('Network.emulateNetworkConditions', {
            offline: false,
            latency: SLOW.latency,
            downloadThroughput: SLOW.down,
            uploadThroughput: SLOW.up,
          });
          await page.goto(origin + one.address, {
            waitUntil: when === 'early' ? 'domcontentloaded' : 'networkidle',
          });
          if (when === 'standing') await page.waitForFunction(standing);
          // What is there beforehand answers nobody.
          if (await page.evaluate(one.answered))
            throw new Error(`${one.what}: nothing to wait for.`);
          // As an expression: the pages' policy runs no text as script.
          const heard = when === 'early' ? (one.heard ?? one.answered) : one.answered;
          await page.evaluate(
            `(${watch.toString()})(${one.answered.toString()},${heard.toString()})`,
          );
          await one.act(page);
          const taken = await page.evaluate(async () => window.answer);
          answer[when].push(taken?.done ?? NaN);
          if (when === 'early') answer.heard.push(taken?.heard ?? NaN);
          await context.close();
        }
    }
  } finally {
    await browser.close();
  }
  return answers;
}
