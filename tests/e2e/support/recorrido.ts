import type { Locator, Page } from '@playwright/test';

/** What a way through the site asks of a person: how often they touch it, and what they read before. */
export interface Effort {
  taps: number;
  words: number;
}

/**
 * A way through the site, counted: each touch, and each word that stands in sight above what is touched
 * (in the open dialog, or in the page's main part), once. What is folded is not read.
 */
export class Recorrido {
  readonly effort: Effort = { taps: 0, words: 0 };

  constructor(private readonly page: Page) {}

  /** Reads down to something without touching it. */
  async read(target: Locator): Promise<void> {
    await target.scrollIntoViewIfNeeded();
    const element = await target.elementHandle();
    this.effort.words += await this.page.evaluate(wordsAbove, element);
  }

  async tap(target: Locator): Promise<void> {
    await this.read(target);
    this.effort.taps += 1;
    await target.click();
  }

  async write(target: Locator, text: string): Promise<void> {
    await this.tap(target);
    await target.fill(text);
  }
}

/** Runs in the page: words not counted before that end above the element, or in it. */
function wordsAbove(element: Element | SVGElement | HTMLElement | null): number {
  const store = globalThis as typeof globalThis & { read?: WeakMap<Node, string> };
  const read = (store.read ??= new WeakMap<Node, string>());
  const root = element?.closest('dialog') ?? document.querySelector('main') ?? document.body;
  const limit = element?.getBoundingClientRect().bottom ?? 0;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  let words = 0;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = (node.textContent ?? '').trim();
    range.selectNodeContents(node);
    const { width, height, bottom } = range.getBoundingClientRect();
    const seen = node.parentElement?.checkVisibility({ visibilityProperty: true });
    if (!text || !seen || width <= 1 || height <= 1 || bottom > limit || read.get(node) === text)
      continue;
    read.set(node, text);
    words += text.split(/\s+/).length;
  }
  return words;
}
