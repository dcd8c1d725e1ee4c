import type { Locator, Page } from '@playwright/test';
import { FORMS } from '@/lib/ui-texts';
import { expect } from './test';

const { SEND_FAILED } = FORMS;

/**
 * What the browser and the site write to the console when a send fails (section 8); without internet a
 * picture that comes late fails too.
 */
export const FAILED_SEND = new RegExp(
  `Failed to load resource.*email/send|ERR_INTERNET_DISCONNECTED|^${SEND_FAILED}`,
);

/** Says yes to the browser's dialogs and keeps what its alerts said. */
export function listenToAlerts(page: Page): string[] {
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    if (dialog.type() === 'alert') alerts.push(dialog.message());
    void dialog.accept();
  });
  return alerts;
}

export async function expectFailed(form: Locator): Promise<void> {
  await expect(form.getByRole('alert')).toContainText(SEND_FAILED);
}
