import type { Locator, Page } from '@playwright/test';
import { FORMS } from '@/lib/ui-texts';
import { expectSent } from './support/escritura';
import { withoutFirefox, write } from './support/firefox';
import { control } from './support/formulario';
import { createMarker, messagesWith } from './support/mailbox';
import { modes } from './support/modes';
import { expectEffort, Recorrido } from './support/recorrido';
import { expect, test } from './support/test';

const { CONFIRM, RECOVER, REMOVE_AND_GO_ON } = FORMS;

test.skip(withoutFirefox, 'No hay Firefox en este equipo.');
test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

async function openFrom(page: Page, way: Recorrido, name: 'Queja' | 'Denuncia'): Promise<Locator> {
  await page.goto('/default/');
  await way.tap(page.getByRole('banner').getByRole('link', { name, exact: true }));
  const form = page.getByRole('dialog', { name: `${name} Electrónica`, exact: true });
  await expect(form.getByRole('button', { name: 'Enviar', exact: true })).toBeVisible();
  return form;
}
const button = (form: Locator, name: string) => form.getByRole('button', { name, exact: true });

test('De noche denuncio, sin mi nombre, que un inspector me pidió dinero', async ({
  page,
  request,
}) => {
  const marker = createMarker();
  const way = new Recorrido(page);
  const form = await openFrom(page, way, 'Denuncia');
  await way.tap(form.getByRole('button', { name: 'Activar modo anónimo/active' }));
  await way.write(
    control(form, modes.anonima, 'descripcion'),
    `Un inspector me pidió dinero en mi negocio. Marque al 664 555 0123. ${marker}`,
  );
  await way.tap(button(form, 'Enviar'));
  await way.tap(button(form, REMOVE_AND_GO_ON));
  await expect(form.getByText('Va sin nombre, teléfono ni correo electrónico.')).toBeVisible();
  await way.tap(button(form, CONFIRM));
  await expectSent(form);
  await way.read(form.getByText(/^D-\d{8}-/));
  const [message] = await messagesWith(request, marker);
  expect(message?.template_params['message']).not.toContain('0123');
  expect(message?.template_params['from_name']).toBe('Anónimo');
  expectEffort(way, { taps: 7, words: 520 });
});

test('Me quejo de una cajera grosera, olvido un dato, y sólo escribo lo que faltó', async ({
  page,
  request,
}) => {
  const marker = createMarker();
  const way = new Recorrido(page);
  const form = await openFrom(page, way, 'Queja');
  const field = (name: string) => control(form, modes.servidor, name);
  for (const [name, text] of [
    ['telefono', '664 555 0123'],
    ['direccion', 'Calle Uno 12'],
    ['correo', 'ana@correo.example'],
    ['nombreServidorP', 'no lo sé'],
    ['cargo', 'cajera'],
    ['descripcion', `Me gritó en la ventanilla. ${marker}`],
  ] as const)
    await way.write(field(name), text);
  await way.tap(form.getByRole('checkbox'));
  await way.tap(button(form, 'Enviar'));
  const alert = form.getByRole('alert');
  await expect(alert).toContainText('Favor de rellenar todos los campos!');
  await expect(alert).toContainText('Lo que escribió está guardado');
  await way.tap(alert.getByRole('button', { name: RECOVER }));
  await expect(field('dependencia')).toBeFocused();
  await write(field('dependencia'), 'Recaudación');
  await way.tap(button(form, 'Enviar'));
  await way.tap(button(form, CONFIRM));
  await expectSent(form);
  const [message] = await messagesWith(request, marker);
  expect(message?.template_params).toMatchObject({ dependencia: 'Recaudación', cargo: 'cajera' });
  expectEffort(way, { taps: 12, words: 520 });
});

test('Un sábado se llevaron mi carro y sé qué hacer', async ({ page }) => {
  const way = new Recorrido(page);
  await page.goto('/default/');
  await way.tap(page.locator('main a[href="/vehiculosremolcados/"]').first());
  await page.waitForURL('**/vehiculosremolcados/');
  await way.tap(page.locator('.answer-panel a', { hasText: /sábado/ }));
  const answer = page.locator('details[open]', { hasText: /sábado/ }).first();
  await expect(answer).toContainText(/documentos/);
  await way.read(answer.locator('p').first());
  // The text of the hours varies with the hour.
  expectEffort(way, { taps: 2, scroll: 400, words: 180 });
});

test('Con mi folio sé a quién preguntar en qué va mi queja', async ({ page }) => {
  const way = new Recorrido(page);
  await page.goto('/default/');
  await way.tap(
    page.getByRole('main').getByRole('link', { name: '¿En qué va mi queja o denuncia?' }),
  );
  await page.waitForURL('**/acuse/verificar/');
  const lead = page.getByRole('heading', { name: '¿Llegó? ¿En qué va?' });
  await expect(lead).toBeVisible();
  await way.read(page.getByLabel('Escriba su folio de envío'));
  // A browser may settle by a few points.
  expectEffort(way, { taps: 1, scroll: 10 });
  const whom = page.getByRole('main').locator('li').filter({ hasText: '070' }).first();
  await way.read(whom);
  await expect(whom).toBeInViewport();
  expectEffort(way, { taps: 1, words: 125 });
});
