import type { Locator, Page } from '@playwright/test';
import { expect } from './test';

/** More than any page has: reaching it means an endless walk. */
const MOST_STOPS = 400;

/**
 * Stops: uncovered (WCAG 2.4.11), ringed (2 px, 3:1: 2.4.7, 1.4.11), in order (2.4.3), without traps (2.1.2).
 * @param dialog where the walk begins and ends; without it, the page
 */
export async function walkByKeyboard(
  page: Page,
  key: 'Tab' | 'Shift+Tab',
  dialog?: Locator,
): Promise<void> {
  const back = key !== 'Tab';
  const where = { back, within: (await dialog?.elementHandle()) ?? null };
  await page.evaluate(({ back, within }) => {
    document.querySelector('[data-walked]')?.removeAttribute('data-walked');
    if (within) return within.focus();
    scrollTo(0, back ? document.body.scrollHeight : 0);
    document.body.tabIndex = -1;
    document.body.focus({ preventScroll: true });
    document.body.removeAttribute('tabindex');
  }, where);
  const problems: string[] = [];
  let stops = 0;
  for (let presses = 0; stops < MOST_STOPS; presses++) {
    await page.keyboard.press(key);
    const problem = await page.evaluate(lookAtFocus, where);
    // Backwards, the browser's own controls may come first.
    if (problem === 'end' && presses === 0) continue;
    if (problem === 'end') break;
    stops += 1;
    if (problem) problems.push(problem);
  }
  expect.soft(stops, `Con ${key} se sale de la página`).toBeLessThan(MOST_STOPS);
  expect.soft(stops, `Con ${key} se pasa por algo`).toBeGreaterThan(5);
  expect.soft(problems, `Lo que recibe el foco con ${key}`).toEqual([]);
}

/** Runs in the page. */
function lookAtFocus({ back, within }: { back: boolean; within: Element | null }): string | null {
  const at = document.activeElement;
  if (!(at instanceof HTMLElement) || at === document.body || at === within) return 'end';
  if (within && !within.contains(at)) return 'end';
  const previous = document.querySelector('[data-walked]');
  previous?.removeAttribute('data-walked');
  at.setAttribute('data-walked', '');
  const wrong: string[] = [];
  // Inner parts of a date, drawn and marked by the browser.
  if (previous === at) return null;
  const marksItself = at.matches('input[type=date]');
  const onward = back ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
  if (previous && !(previous.compareDocumentPosition(at) & onward)) wrong.push('rompe el orden');

  // For a link of several lines its first line is enough.
  const { left, top, width, height } = at.getClientRects()[0] ?? at.getBoundingClientRect();
  const seenAt = (x: number, y: number) => {
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return false;
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (at.contains(hit) || hit.contains(at));
  };
  const points = [0.1, 0.5, 0.9].flatMap((x) => [0.15, 0.5, 0.85].map((y) => [x, y] as const));
  const seen = points.filter(([x, y]) => seenAt(left + width * x, top + height * y)).length;
  // Of an element taller than the screen a part is enough; browsers reveal a textarea's caret.
  const enough = height > innerHeight / 2 || at.localName === 'textarea' ? 1 : 5;
  if (seen < enough) wrong.push(`se ve ${seen} de 9`);

  const numbers = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);
  const luminance = (color: string) => {
    const [r = 0, g = 0, b = 0] = numbers(color).map((value) => {
      const part = value / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const ground = (element: Element | null): string => {
    if (!element) return getComputedStyle(document.documentElement).backgroundColor;
    const color = getComputedStyle(element).backgroundColor;
    return (numbers(color)[3] ?? 1) === 1 ? color : ground(element.parentElement);
  };
  const { outlineStyle, outlineWidth, outlineColor, outlineOffset } = getComputedStyle(at);
  if (outlineStyle === 'none' || parseFloat(outlineWidth) < 2) {
    if (!marksItself) wrong.push('no se marca');
  } else {
    const behind = ground(parseFloat(outlineOffset) < 0 ? at : at.parentElement);
    const [dark = 0, light = 0] = [luminance(outlineColor), luminance(behind)].sort(
      (a, b) => a - b,
    );
    const ratio = (light + 0.05) / (dark + 0.05);
    if (ratio < 3)
      wrong.push(`su marca contrasta ${ratio.toFixed(1)}: ${outlineColor} en ${behind}`);
  }
  const name = (
    at.textContent ||
    at.getAttribute('aria-label') ||
    at.getAttribute('name') ||
    ''
  ).trim();
  return wrong.length > 0
    ? `<${at.localName} class="${at.className}"> «${name.slice(0, 50)}»: ${wrong.join(', ')}`
    : null;
}
