import type { Locator, Page } from '@playwright/test';
import { expect } from './test';

const FAR = 90;

export async function walkTo(page: Page, target: Locator, key = 'Tab', far = FAR): Promise<void> {
  for (let step = 0; step < far; step++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(target, `Se llega con ${key}`).toBeFocused();
}

export async function pressOn(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await walkTo(page, target);
  await page.keyboard.press(key);
}
