import type { Page } from '@playwright/test';
import { expect } from './test';

/** WCAG 1.4.12. */
const SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

const FINGERS =
  '.button, .icon-button, .tile, .panel > summary, textarea, input:not([type=checkbox], [type=radio])';

/** Text-only zoom. */
export const enlarge = (page: Page, times: number): Promise<void> =>
  page.evaluate((by) => {
    const root = document.documentElement;
    root.style.fontSize = '';
    root.style.fontSize = `${parseFloat(getComputedStyle(root).fontSize) * by}px`;
  }, times);

/** A constructed stylesheet: the content policy does not restrict it. */
export const spaceText = (page: Page): Promise<void> =>
  page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, SPACING);

export const asItCame = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '';
    document.adoptedStyleSheets = [];
  });

/** Nothing overflows the screen, no box cuts its text, no heading or header control breaks a word. */
export async function expectReadable(page: Page, as: string): Promise<void> {
  expect.soft(await page.evaluate(unreadable), as).toEqual([]);
}

/** Runs in the page. */
function unreadable(): string[] {
  const called = (element: Element) =>
    `<${element.localName} class="${element.getAttribute('class') ?? ''}"> «${(element.textContent ?? '').trim().slice(0, 40)}»`;
  const found: string[] = [];
  // Visually hidden text.
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
    // Text may overflow its box.
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

export async function expectFingers(page: Page): Promise<void> {
  const small = await page.evaluate((selector) => {
    const shown = [...document.querySelectorAll<HTMLElement>(selector)].filter((element) =>
      element.checkVisibility({ visibilityProperty: true }),
    );
    return shown.flatMap((element) => {
      const { width, height } = element.getBoundingClientRect();
      // Heights of fonts are fractional.
      return Math.min(width, height) < 43.9 && width > 1
        ? [`«${element.innerText || element.getAttribute('name')}» mide ${width} × ${height}`]
        : [];
    });
  }, FINGERS);
  expect.soft(small, 'Se toca con un dedo').toEqual([]);
}
