import type { Page } from '@playwright/test';
import { expectReadable } from './layout-audit';
import { expect } from './test';

/** The browser's own setting: letters twice as large, which media queries in `rem` know of. */
export const TWICE = '--blink-settings=defaultFontSize=32';

/**
 * With large letters on a phone nothing is cut or sticks out, no word breaks without a hyphen, and each
 * tool can be seen and touched.
 * @param as what is being looked at, for the failure's words
 */
export async function expectLarge(page: Page, as: string): Promise<void> {
  await expect(page.locator('[data-island=hyphens]:not([data-hydrated])')).toHaveCount(0);
  // Not every browser brings a dictionary of Spanish.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { hyphens: manual !important }');
    document.adoptedStyleSheets = [sheet];
  });
  await expectReadable(page, as);
  expect.soft(await page.evaluate(brokenWords), `${as}: palabras partidas sin guion`).toEqual([]);
  expect.soft(await page.evaluate(smallTools), `${as}: controles que no se usan`).toEqual([]);
}

/** Both forms are under the thumb. */
export async function expectForms(page: Page): Promise<void> {
  for (const name of [/^(?:Queja|Complaint)$/, /^(?:Denuncia|Report)$/])
    await expect
      .soft(page.getByRole('banner').getByRole('link', { name }), String(name))
      .toBeInViewport({ ratio: 1 });
}

/** Runs in the page. */
function brokenWords(): string[] {
  // Addresses, keys and what a person typed are no words.
  const others = '[href^="mailto:"], code, .typed, .marked-text, .review dd';
  // Kept for ears alone, such as the head of a table that is as cards.
  const unseen = (one: Element | null): boolean =>
    one !== null && (getComputedStyle(one).clipPath !== 'none' || unseen(one.parentElement));
  const boxes = (node: Node, from: number, to: number) => {
    const range = document.createRange();
    range.setStart(node, from);
    range.setEnd(node, to);
    return [...range.getClientRects()];
  };
  const broken: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const parent = node.parentElement;
    if (!parent?.checkVisibility({ visibilityProperty: true })) continue;
    if (parent.closest(others) || unseen(parent)) continue;
    const text = node.nodeValue ?? '';
    for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}\u00AD]+/gu)) {
      const end = index + word.length;
      if (boxes(node, index, end).length < 2) continue;
      let line: DOMRect | undefined;
      for (let at = index; at < end; at++) {
        // Of a letter that begins a line the first box is where the line before ended.
        const box = boxes(node, at, at + 1).at(-1);
        if (!box?.height || text[at] === '\u00AD') continue;
        if (line && box.top > line.bottom - line.height / 4 && text[at - 1] !== '\u00AD')
          broken.push(`${text.slice(index, at)}/${text.slice(at, end)}`);
        line = box;
      }
    }
  }
  return broken;
}

/** Runs in the page. */
function smallTools(): string[] {
  const tools = 'a[href], button, summary, input, textarea, select';
  return [...document.querySelectorAll<HTMLElement>(tools)].flatMap((tool) => {
    if (!tool.checkVisibility({ visibilityProperty: true })) return [];
    const { width, height } = tool.getBoundingClientRect();
    if (width <= 1 || height <= 1) return [];
    // A field shows some words of what is written in it.
    const least = tool.matches('textarea, input:not([type=checkbox], [type=radio])') ? 200 : 24;
    const name = tool.innerText || tool.getAttribute('name');
    return width < least || height < 24 ? [`«${name}» mide ${width} × ${height}`] : [];
  });
}
