import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** @param within the changed part, once its surroundings were checked */
export const expectNoBarriers = (page: Page, within = ':root'): Promise<void> =>
  expectNone(inspect(page).include(within).withTags(TAGS));

/** For dark mode, after a full check in light mode: the rules that depend on colours. */
export const expectContrast = (page: Page): Promise<void> =>
  expectNone(inspect(page).withRules(['color-contrast', 'link-in-text-block']));

/** Listing passes, most of the results, would take as long as finding them. */
const inspect = (page: Page) =>
  new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();

async function expectNone(axe: AxeBuilder): Promise<void> {
  const { violations } = await axe.analyze();
  const found = violations.map(
    ({ id, help, nodes }) =>
      `${id} (${help}): ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
  );
  expect(found).toEqual([]);
}
