import type { Locator, Page } from '@playwright/test';
import { write } from './firefox';
import { expect, test } from './test';

export interface Effort {
  taps: number;
  words: number;
  /** In px. */
  scroll: number;
}

export function expectEffort({ effort }: Recorrido, most: Partial<Effort>): void {
  test.info().annotations.push({ type: 'esfuerzo', description: JSON.stringify(effort) });
  for (const [what, limit] of Object.entries(most))
    expect(effort[what as keyof Effort], what).toBeLessThanOrEqual(limit);
}

/** Counts taps, and words between the top of the screen and each target, once. Folded words do not count. */
export class Recorrido {
  readonly effort: Effort = { taps: 0, words: 0, scroll: 0 };

  constructor(private readonly page: Page) {}

  async read(target: Locator): Promise<void> {
    await target.waitFor();
    this.effort.scroll += await target.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return Math.round(Math.max(0, bottom - innerHeight, -top));
    });
    const element = await target.elementHandle();
    this.effort.words += await this.page.evaluate(wordsAbove, element);
    await target.scrollIntoViewIfNeeded();
  }

  async tap(target: Locator): Promise<void> {
    await this.read(target);
    this.effort.taps += 1;
    await target.click();
  }

  async write(target: Locator, text: string): Promise<void> {
    await this.tap(target);
    await write(target, text);
  }
}

/** Runs in the page. */
function wordsAbove(element: Element | SVGElement | HTMLElement | null): number {
  const store = globalThis as typeof globalThis & { read?: WeakMap<Node, string> };
  const read = (store.read ??= new WeakMap<Node, string>());
  const root = element?.closest('dialog') ?? document.querySelector('main') ?? document.body;
  if (!root.contains(element)) return 0;
  const limit = element?.getBoundingClientRect().bottom ?? 0;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  let words = 0;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = (node.textContent ?? '').trim();
    range.selectNodeContents(node);
    const { width, height, bottom } = range.getBoundingClientRect();
    const seen = node.parentElement?.checkVisibility({ visibilityProperty: true });
    if (
      !text ||
      !seen ||
      width <= 1 ||
      height <= 1 ||
      bottom <= 0 ||
      bottom > limit ||
      read.get(node) === text
    )
      continue;
    read.set(node, text);
    words += text.split(/\s+/).length;
  }
  return words;
}
