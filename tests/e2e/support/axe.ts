import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Looks at the page as it is; a failure names each rule with the elements that break it.
 * @param within the part that has changed, once all that is around it was looked at
 */
export const expectNoBarriers = (page: Page, within = ':root'): Promise<void> =>
  expectNone(inspect(page).include(within).withTags(TAGS));

/** The part of it that changes with the colours: for the dark ones, once the rest was looked at. */
export const expectContrast = (page: Page): Promise<void> =>
  expectNone(inspect(page).withRules(['color-contrast', 'link-in-text-block']));

/** Of what is true, which is most, it says nothing: that would take as long as finding it. */
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
