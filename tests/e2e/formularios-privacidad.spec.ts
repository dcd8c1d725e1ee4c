import type { Page } from '@playwright/test';
import { SEND_PATH } from '@/lib/email/request';
import { FORMS } from '@/lib/ui-texts';
import { FAILED_SEND } from './support/avisos';
import { expectSent, fill, send } from './support/escritura';
import { openForm } from './support/formulario';
import { createMarker, messagesWith } from './support/mailbox';
import { modes, writing } from './support/modes';
import { expect, test } from './support/test';

const { CONFIRM } = FORMS;

test.use({ tolerated: FAILED_SEND });

const { servidor } = modes;

/** A literal that identifies each part of the form's script in any bundle. */
const PARTS: Record<string, string> = {
  envío: SEND_PATH,
  revisión: CONFIRM,
  anonimato: 'Clave de elector',
  hoja: '%PDF-',
};

function watchScripts(page: Page) {
  const names: string[] = [];
  const bodies: Promise<string>[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (!/^\/_\/.*\.js$/.test(pathname)) return;
    names.push(pathname);
    bodies.push(response.text());
  });
  return {
    names,
    parts: async () => {
      const all = (await Promise.all(bodies)).join('\n');
      return Object.keys(PARTS).filter((part) => all.includes(PARTS[part] ?? ''));
    },
  };
}

// Especificación: 3-01, 7-01, PR-03
test('Con el almacenamiento del navegador bloqueado mi mensaje también llega, y lo que escribo sólo sale en él', async ({
  page,
  request,
}) => {
  // With all cookies blocked, browsers throw when the property is read.
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
  });
  const marker = createMarker();
  const sent: string[] = [];
  page.on('request', (asked) => {
    if (`${asked.url()} ${asked.postData() ?? ''}`.includes(marker)) sent.push(asked.url());
  });
  const form = await openForm(page, servidor);
  await fill(form, servidor, writing(servidor, marker));
  expect(sent).toEqual([]);
  await send(form);
  await expectSent(form);
  expect(sent.map((url) => new URL(url).pathname)).toEqual([SEND_PATH]);
  expect(await messagesWith(request, marker)).toHaveLength(1);
});

// Especificación: 2.4-06, 2.4-07, 7-45, D25-01, D25-02
test('El inicio no pide el formulario ni el correo hasta abrir la queja', async ({ page }) => {
  const scripts = watchScripts(page);
  await page.goto('/default/');
  await expect(page.locator('[data-island=carousel][data-hydrated]')).toBeAttached();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(scripts.names).not.toEqual([]);
  expect(await scripts.parts()).toEqual([]);

  const form = await openForm(page, servidor);
  await fill(form, servidor, writing(servidor, createMarker()));
  await send(form);
  await expectSent(form);
  expect(await scripts.parts()).toEqual(Object.keys(PARTS));
});
