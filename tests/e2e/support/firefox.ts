import type { Locator } from '@playwright/test';
import { installedFirefox } from '../../../scripts/test/browser';
import { test } from './test';

export const inFirefox = () => test.info().project.name === 'firefox';

/** For `test.skip`: the tests of Firefox on a machine without it. */
export const withoutFirefox = ({ browserName }: { browserName: string }) =>
  browserName === 'firefox' && !installedFirefox();

/**
 * Writes in a control. In Firefox by keys: React does not see what the driver fills in at once there, and
 * the browser keeps only what a person typed.
 */
export async function write(control: Locator, text: string): Promise<void> {
  if (inFirefox()) await control.pressSequentially(text);
  else await control.fill(text);
}
