import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Looks at the page as it stands; a failure names each rule with the elements that break it. */
export async function expectNoBarriers(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
  const found = violations.map(
    ({ id, help, nodes }) =>
      `${id} (${help}): ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
  );
  expect(found).toEqual([]);
}
