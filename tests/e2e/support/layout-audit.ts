import type { Page } from '@playwright/test';
import { expect } from './test';

/** WCAG 1.4.12: what a reader may set without anything being lost. */
const SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

/** What people come for: what is pressed, opened or written in. */
const FINGERS =
  '.button, .icon-button, .tile, .panel > summary, textarea, input:not([type=checkbox], [type=radio])';

/** Letters so many times as large, as a reader's own setting makes them. */
export const enlarge = (page: Page, times: number): Promise<void> =>
  page.evaluate((by) => {
    const root = document.documentElement;
    root.style.fontSize = '';
    root.style.fontSize = `${parseFloat(getComputedStyle(root).fontSize) * by}px`;
  }, times);

/** A reader's own sheet with the spacing of WCAG 1.4.12; a constructed sheet needs no leave of the policy. */
export const spaceText = (page: Page): Promise<void> =>
  page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, SPACING);

/** As the page came. */
export const asItCame = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '';
    document.adoptedStyleSheets = [];
  });

/**
 * The page is read whole by scrolling in one direction: nothing sticks out of the screen, no box cuts
 * its text, and no word of a heading or control of the page's head breaks in two.
 * @param as how the page is being read, for the failure's words
 */
export async function expectReadable(page: Page, as: string): Promise<void> {
  expect.soft(await page.evaluate(unreadable), as).toEqual([]);
}

/** Runs in the page. */
function unreadable(): string[] {
  const called = (element: Element) =>
    `<${element.localName} class="${element.getAttribute('class') ?? ''}"> «${(element.textContent ?? '').trim().slice(0, 40)}»`;
  const found: string[] = [];
  // Hidden for eyes on purpose, and kept for ears.
  const tiny = (element: Element) => element.clientWidth <= 1 || element.clientHeight <= 1;
  const scrolls = (element: Element | null): boolean =>
    element !== null &&
    (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
  const root = document.documentElement;
  const across = root.scrollWidth > root.clientWidth;
  if (across) found.push(`la página mide ${root.scrollWidth} de ${root.clientWidth} px`);
  const elements = [...document.body.querySelectorAll<HTMLElement>('*')].filter(
    (element) => element.checkVisibility({ visibilityProperty: true }) && !tiny(element),
  );
  for (const element of elements) {
    // Of its words too, which may stick out of their box.
    const words = document.createRange();
    words.selectNodeContents(element);
    const [box, text] = [element.getBoundingClientRect(), words.getBoundingClientRect()];
    const [left, right] = [Math.min(box.left, text.left), Math.max(box.right, text.right)];
    const outside = right > root.clientWidth + 1 || left < -1;
    if (across && outside && !scrolls(element.parentElement))
      found.push(`sale: ${called(element)}`);
    const { overflowX, overflowY } = getComputedStyle(element);
    const cut =
      (/hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
      (/hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 2);
    if (cut && element.innerText.trim()) found.push(`corta: ${called(element)}`);
  }
  return found.slice(0, 12);
}

/** What a finger presses first is at least 44 px high and wide (`--target`). */
export async function expectFingers(page: Page): Promise<void> {
  const small = await page.evaluate((selector) => {
    const shown = [...document.querySelectorAll<HTMLElement>(selector)].filter((element) =>
      element.checkVisibility({ visibilityProperty: true }),
    );
    return shown.flatMap((element) => {
      const { width, height } = element.getBoundingClientRect();
      // Heights of letters come in fractions.
      return Math.min(width, height) < 43.9 && width > 1
        ? [`«${element.innerText || element.getAttribute('name')}» mide ${width} × ${height}`]
        : [];
    });
  }, FINGERS);
  expect.soft(small, 'Se toca con un dedo').toEqual([]);
}
