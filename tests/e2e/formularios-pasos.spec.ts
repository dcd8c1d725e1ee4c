import type { Locator, Page } from '@playwright/test';
import { FORMS } from '@/lib/ui-texts';
import { FAILED_SEND, expectFailed } from './support/avisos';
import { expectNoBarriers } from './support/axe';
import { expectSent, expectWritten, fill, press, send } from './support/escritura';
import { walkByKeyboard } from './support/focus-walk';
import { control, openForm } from './support/formulario';
import { createMarker } from './support/mailbox';
import { modes, writing, type ModeCase } from './support/modes';
import {
  answerQuestions,
  arrive,
  button,
  checkOf,
  holdSend,
  openSaving,
  outcomeOf,
  reviewOf,
  writeAnother,
} from './support/pasos';
import { expect, test } from './support/test';
import { expectOneScroll, ZOOM_400 } from './support/zoom';

const { CONFIRM, GO_ON_AS_CHOSEN, RECOVER, SENDING_NOW, SENT, TITLES } = FORMS;

test.use({ contextOptions: { reducedMotion: 'reduce' }, tolerated: FAILED_SEND });

const PHONE = { width: 360, height: 740 };
const { servidor, anonima } = modes;

async function openPage(page: Page): Promise<Locator> {
  await page.setViewportSize(PHONE);
  await page.goto('/quejapublica/');
  await page.getByRole('link', { name: 'Formulario', exact: true }).click();
  const form = page.getByRole('main');
  await expect(form.getByRole('link', { name: 'Salir rápido' })).toBeInViewport({ ratio: 1 });
  await arrive(form);
  return form;
}

async function expectExits(page: Page, form: Locator): Promise<void> {
  await page.setViewportSize(PHONE);
  for (const percent of [130, 200]) {
    // The policy allows a sheet that no markup has.
    await page.evaluate((size) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`html { font-size: ${size}% !important }`);
      document.adoptedStyleSheets = [sheet];
    }, percent);
    for (const exit of [
      form.getByRole('link', { name: 'Salir rápido' }),
      form.getByRole('button', { name: 'Cerrar ventana' }),
    ]) {
      await expect(exit, `${percent} %`).toBeInViewport({ ratio: 1 });
      await exit.click({ trial: true });
    }
  }
  await page.evaluate(() => (document.adoptedStyleSheets = []));
}

/** A form per layout, for rules that need a drawing. */
const places: { mode: ModeCase; width: number; inPage?: true }[] = [
  { mode: servidor, width: 360, inPage: true },
  { mode: anonima, width: 1280 },
];

for (const { mode, width, inPage } of places)
  // Especificación: AC-02, AC-04, D50-01
  test(
    `Ningún paso de ${mode.title}${inPage ? ', en su propia página,' : ', en su ventana,'} tiene barreras a ${width} px; y al 400 % lo uso sin moverme a los lados ni perder de vista un control: vacía, con errores, leída, enviándose, fallida, recuperada, enviada, y al empezar otra`,
    { tag: '@resto' },
    async ({ page, context }) => {
      // Nine audits of a second or more each on a busy machine.
      test.slow();
      await context.grantPermissions([]);
      answerQuestions(page, true);
      let attempts = 0;
      const { letGo } = await holdSend(page, (route) =>
        attempts++ === 0 ? route.abort() : route.continue(),
      );
      const form = await (inPage ? openPage(page) : openForm(page, mode));
      await page.setViewportSize(ZOOM_400);
      // The page around the form is audited once.
      let part = ':root';
      const look = async (walks = !inPage): Promise<void> => {
        await expectOneScroll(form);
        if (walks)
          for (const key of ['Tab', 'Shift+Tab'] as const)
            await walkByKeyboard(page, key, inPage ? undefined : form);
        if (!inPage) await expectExits(page, form);
        // Tall enough that the sticky bar covers nothing.
        await page.setViewportSize({ width, height: 8000 });
        await expectNoBarriers(page, part);
        await page.setViewportSize(ZOOM_400);
        part = inPage ? 'main' : 'dialog[open]';
      };
      await look(false);
      await press(form);
      await expect(form.getByText(mode.invalid, { exact: true })).toBeInViewport();
      await look();

      const values = writing(mode, createMarker());
      if (mode === anonima)
        values['descripcion'] =
          `Me llamo Ana Pérez. Mi jefe, tel. 664 555 0142, lo sabe. ${'Algo largo. '.repeat(40)} ana.perez.de.la.torre.y.garcia.conde@correo-de-la-colonia-centro.example`;
      await fill(form, mode, values);
      await press(form);
      if (mode === anonima) {
        const check = checkOf(form);
        await expect(check.getByRole('heading')).toBeInViewport();
        await check
          .getByRole('button', { name: /^Quitar «/ })
          .first()
          .click();
        await look();
        await button(form, GO_ON_AS_CHOSEN).click();
      }
      await expect(reviewOf(form).getByRole('heading')).toBeInViewport();
      await look();
      await button(form, CONFIRM).click();
      await expect(form.getByText('Enviando su mensaje.')).toBeInViewport();
      await expect(button(form, SENDING_NOW)).toBeDisabled();
      // Screen readers announce a box inserted with its text only because it takes focus.
      await expect(outcomeOf(form)).toBeFocused();
      await look(false);
      letGo();
      await expectFailed(form);
      await expect(form.getByRole('heading', { name: /^Ocurrió un problema/ })).toBeFocused();
      await expect(form.getByText(TITLES.failed, { exact: true })).toBeVisible();
      await expect(control(form, mode, mode.fields[0] ?? '')).toBeHidden();
      await openSaving(form);
      await look();
      await button(form, RECOVER).click();
      await expect(control(form, mode, mode.fields[0] ?? '')).toBeInViewport();
      if (inPage) await expectWritten(form, mode, values);
      await look();
      await send(form);
      await expectSent(form);
      await expect(form.getByText(SENT)).toBeInViewport();
      await expectFolio(form);
      await look();
      await writeAnother(form);
      await look(inPage);
    },
  );

async function expectFolio(form: Locator): Promise<void> {
  if (await form.evaluate((element) => element.matches('dialog')))
    expect(await form.boundingBox()).toEqual({ x: 0, y: 0, ...ZOOM_400 });
  const shown = form.getByRole('status').locator('.folio');
  const lines = await shown.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return [range.getClientRects().length, element.scrollWidth <= element.clientWidth];
  });
  expect(lines).toEqual([1, true]);
}
