import type { Locator, Page } from '@playwright/test';
import { CONFIRM, REMOVE_AND_GO_ON } from '@/lib/ui-texts';
import { deliver } from './support/acuse';
import { expectSent, fill, press } from './support/escritura';
import { control, openForm } from './support/formulario';
import { createMarker } from './support/mailbox';
import { allModes, modes, writing } from './support/modes';
import { button, checkOf, reviewOf } from './support/pasos';
import { expect, test } from './support/test';

const PHONE = { width: 360, height: 740 };
test.use({ viewport: PHONE });

const { servidor, anonima } = modes;

/** The page's text as large as the person asks for; the policy allows a sheet that no markup holds. */
const enlarge = (page: Page, percent: number) =>
  page.evaluate((size) => {
    const sheet = new CSSStyleSheet();
    const base = parseFloat(getComputedStyle(document.documentElement).fontSize);
    sheet.replaceSync(`html { font-size: ${(base * size) / 100}px !important }`);
    document.adoptedStyleSheets = [sheet];
  }, percent);

/** «Salir rápido» and × are whole on the screen, and nothing lies over them. */
async function expectExits(form: Locator, step: string): Promise<void> {
  const exits = [
    form.getByRole('link', { name: 'Salir rápido' }),
    form.getByRole('button', { name: 'Cerrar ventana' }),
  ];
  for (const exit of exits) {
    await expect(exit, step).toBeInViewport({ ratio: 1 });
    const reached = await exit.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const at = document.elementFromPoint(left + width / 2, top + height / 2);
      return element.contains(at);
    });
    expect(reached, `${step}: se puede tocar`).toBe(true);
  }
}

for (const [mode, percent] of [
  [anonima, 130],
  [anonima, 200],
  [servidor, 150],
] as const)
  // Especificación: AC-04, D50-01
  test(`Con la letra al ${percent} % en un teléfono, × y «Salir rápido» no se salen en ningún paso de ${mode.title}`, async ({
    page,
  }) => {
    const form = await openForm(page, mode);
    await enlarge(page, percent);
    await expectExits(form, 'al abrir');
    await press(form);
    await expect(form.getByText(mode.invalid, { exact: true })).toBeVisible();
    await expectExits(form, 'con errores');
    const values = writing(mode, createMarker());
    await fill(form, mode, {
      ...values,
      ...(mode === anonima && { descripcion: `${values['descripcion']} Mi tel. 664 555 0142.` }),
    });
    await button(form, 'Enviar').scrollIntoViewIfNeeded();
    await expectExits(form, 'al final de los datos');
    await press(form);
    if (mode === anonima) {
      await expect(checkOf(form)).toBeVisible();
      await expectExits(form, 'al protegerse');
      await button(form, REMOVE_AND_GO_ON).click();
    }
    await expect(reviewOf(form)).toBeVisible();
    await expectExits(form, 'al revisar');
    await button(form, CONFIRM).click();
    await expectSent(form);
    await expectExits(form, 'con el folio');
  });

test('En un teléfono llego al primer dato de cada modo en menos de dos pantallas', async ({
  page,
}) => {
  for (const mode of allModes) {
    const form = await openForm(page, mode);
    const first = control(form, mode, mode.fields[0] ?? '');
    const top = await first.evaluate((field) => {
      const dialog = field.closest('dialog');
      return field.getBoundingClientRect().top + (dialog?.scrollTop ?? 0);
    });
    expect(top, mode.title).toBeLessThan(2 * PHONE.height);
  }
});

test('En el teléfono más angosto la ventana es toda la pantalla, y el folio cabe en un renglón', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ ...PHONE, width: 320 });
  const { form } = await deliver(page, request, anonima);
  expect(await form.boundingBox()).toEqual({ x: 0, y: 0, width: 320, height: PHONE.height });
  const folio = form.getByRole('status').locator('.folio');
  const lines = await folio.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return [range.getClientRects().length, element.scrollWidth <= element.clientWidth];
  });
  expect(lines).toEqual([1, true]);
});

test('En la página de un formulario llego a él con un toque, y la salida sigue a la vista', async ({
  page,
}) => {
  await page.goto('/quejapublica/');
  await page.getByRole('link', { name: 'Ir al formulario' }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Queja Electrónica', level: 2 })).toBeInViewport();
  await expect(main.getByRole('link', { name: 'Salir rápido' })).toBeInViewport({ ratio: 1 });
});
