import type { Locator } from '@playwright/test';
import { installedFirefox } from '../../../scripts/test/browser';
import { test } from './test';

export const inFirefox = () => test.info().project.name === 'firefox';

export const withoutFirefox = ({ browserName }: { browserName: string }) =>
  browserName === 'firefox' && !installedFirefox();

/** Types by keys in Firefox: React misses the driver's fill there, and the browser remembers only typed text. */
export async function write(control: Locator, text: string): Promise<void> {
  if (inFirefox()) await control.pressSequentially(text);
  else await control.fill(text);
}
