import type { Locator, Page } from '@playwright/test';
import { SEND_FAILED } from '@/components/islands/forms/use-form';
import { expect } from './test';

/** What the browser and the site write to the console when a send fails (section 8). */
export const FAILED_SEND = new RegExp(`Failed to load resource.*email/send|^${SEND_FAILED}`);

/** Answers the browser's alerts and keeps what they said. */
export function listenToAlerts(page: Page): string[] {
  const alerts: string[] = [];
  page.on('dialog', (alert) => {
    alerts.push(`${alert.type()}: ${alert.message()}`);
    void alert.accept();
  });
  return alerts;
}

export async function expectFailed(form: Locator): Promise<void> {
  await expect(form.getByRole('alert')).toContainText(SEND_FAILED);
}
