import type { Locator, Page } from '@playwright/test';
import { FORMS } from '@/lib/ui-texts';
import { expect } from './test';

const { SEND_FAILED } = FORMS;

/** Console messages of a failed send; without internet a late picture fails too. */
export const FAILED_SEND = new RegExp(
  `Failed to load resource.*email/send|ERR_INTERNET_DISCONNECTED|^${SEND_FAILED}`,
);

export function listenToAlerts(page: Page): string[] {
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    if (dialog.type() === 'alert') alerts.push(dialog.message());
    void dialog.accept();
  });
  return alerts;
}

export async function expectFailed(form: Locator): Promise<void> {
  await expect(form.getByRole('heading', { name: SEND_FAILED })).toBeVisible();
}
