import type { Page } from '@playwright/test';
import { expectReadable } from './layout-audit';
import { expect } from './test';

/** The browser's own font size, doubled; media queries in `rem` follow it. */
export const TWICE = '--blink-settings=defaultFontSize=32';

export async function expectLarge(page: Page, as: string): Promise<void> {
  await expectReadable(page, as);
  expect.soft(await page.evaluate(smallTools), `${as}: controles que no se usan`).toEqual([]);
}

export async function expectForms(page: Page): Promise<void> {
  for (const name of [/^(?:Queja|Complaint)$/, /^(?:Denuncia|Report)$/])
    await expect
      .soft(page.getByRole('banner').getByRole('link', { name }), String(name))
      .toBeInViewport({ ratio: 1 });
}

/** Runs in the page. */
function smallTools(): string[] {
  const tools = 'a[href], button, summary, input, textarea, select';
  return [...document.querySelectorAll<HTMLElement>(tools)].flatMap((tool) => {
    if (!tool.checkVisibility({ visibilityProperty: true })) return [];
    const { width, height } = tool.getBoundingClientRect();
    if (width <= 1 || height <= 1) return [];
    // A field may show a part of its text.
    const least = tool.matches('textarea, input:not([type=checkbox], [type=radio])') ? 200 : 24;
    const name = tool.innerText || tool.getAttribute('name');
    return width < least || height < 24 ? [`«${name}» mide ${width} × ${height}`] : [];
  });
}
