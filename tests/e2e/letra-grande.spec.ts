import { FORMS } from '@/lib/ui-texts';
import config from '../playwright.config';
import { casesTag, onlyFirst } from '../../scripts/test/parts';
import { addresses, commonAddresses, kinds } from './support/addresses';
import { expectSent, fill, press } from './support/escritura';
import { expectEdges } from './support/forced-colors';
import { openForm } from './support/formulario';
import { expectForms, expectLarge, TWICE } from './support/letra-grande';
import { modes } from './support/modes';
import { button, checkOf, reviewOf } from './support/pasos';
import { expect, test } from './support/test';

const { CONFIRM, REMOVE_AND_GO_ON } = FORMS;

const { launchOptions } = config.use ?? {};

test.use({
  viewport: { width: 360, height: 740 },
  contextOptions: { reducedMotion: 'reduce' },
  launchOptions: { ...launchOptions, args: [...(launchOptions?.args ?? []), TWICE] },
});

/** Without the pages of the forms themselves. */
const withBar = commonAddresses.filter(
  (address) =>
    ![
      ...['/quejapublica/', '/denuncia/', '/default/qractive/'],
      ...['/en/complaint/', '/en/report/'],
    ].includes(address),
);

/** Tests that run in parallel. */
const PARTS = onlyFirst ? 1 : 4;

for (let part = 0; part < PARTS; part++)
  // Especificación: AC-04
  test(
    `Con la letra al doble en mi navegador leo y uso las páginas, con todo abierto (${part + 1} de ${PARTS})`,
    { tag: casesTag },
    async ({ page }) => {
      const pages = onlyFirst ? kinds : addresses;
      for (const address of pages.filter((_, at) => at % PARTS === part)) {
        expect.soft((await page.goto(address))?.status(), address).toBe(200);
        await page.evaluate(() => {
          for (const item of document.querySelectorAll<HTMLDetailsElement>('details'))
            item.open = true;
        });
        await expectLarge(page, address);
        if (withBar.includes(address)) await expectForms(page);
      }
    },
  );

for (const address of ['/denuncia/', '/quejapublica/'])
  test(`Con la letra al doble, en ${address} sólo «Salir rápido» queda a la vista mientras escribo`, async ({
    page,
  }) => {
    await page.goto(address);
    await page.locator('#formulario').scrollIntoViewIfNeeded();
    await page.evaluate(() =>
      window.scrollTo(0, document.querySelector<HTMLElement>('#formulario')!.offsetTop + 900),
    );
    const main = page.getByRole('main');
    const exit = main.getByRole('link', { name: 'Salir rápido' });
    await expect(exit).toBeInViewport({ ratio: 1 });
    const { y, height } = (await exit.boundingBox())!;
    expect(y + height, 'lo que tapa').toBeLessThanOrEqual(60);
    await expect(main.getByRole('navigation', { name: /^Partes/ })).not.toBeInViewport();
  });

// Especificación: AC-04
test('Con la letra al doble uso el menú, busco, filtro y llamo', async ({ page }) => {
  await page.goto('/default/');
  const boxOf = async (name: 'link' | 'heading', of: RegExp) =>
    (await page.getByRole(name, { name: of }).first().boundingBox())!;
  const [way, title] = [await boxOf('link', /^English$/), await boxOf('heading', /pasó/)];
  expect(way.y + way.height, 'el camino al inglés no tapa el título').toBeLessThanOrEqual(title.y);
  await page.goto('/buscar/?q=declaracion');
  await expect(page.getByRole('search').getByRole('listitem').first()).toBeVisible();
  await expectLarge(page, 'búsqueda');
  await expect(page.getByRole('banner').getByText('Llamar', { exact: true })).toBeInViewport();
  await page.getByRole('button', { name: 'Menú', exact: true }).click();
  await expectLarge(page, 'menú');
  await page.goto('/directorio/');
  await page.getByRole('main').getByRole('searchbox').first().fill('responsabilidades');
  await expect(page.getByRole('status').filter({ hasText: /\d/ })).toBeVisible();
  await expectLarge(page, 'directorio filtrado');
});

// Especificación: AC-04
test('Con la letra al doble lleno y envío una denuncia, y veo qué dice quién soy', async ({
  page,
}) => {
  const form = await openForm(page, modes.anonima);
  await expectLarge(page, 'denuncia');
  await expect.soft(form.getByRole('button', { name: 'Cerrar ventana' })).toBeInViewport();
  await expect.soft(form.getByRole('link', { name: 'Salir rápido' })).toBeInViewport();
  await page.emulateMedia({ forcedColors: 'active' });
  await expectEdges(page);
  await page.emulateMedia({ forcedColors: null });
  await press(form);
  await expect(form.getByText(modes.anonima.invalid, { exact: true })).toBeVisible();
  await expectLarge(page, 'denuncia con faltas');
  await fill(form, modes.anonima, {
    lugar: 'Ventanilla 4 del Palacio Municipal',
    descripcion: 'Me pidieron dinero. Mi teléfono es 664 555 0123.',
  });
  await press(form);
  await expect(checkOf(form)).toBeVisible();
  await expectLarge(page, 'revisión de identidad');
  await button(form, REMOVE_AND_GO_ON).click();
  await expect(reviewOf(form)).toBeVisible();
  await expectLarge(page, 'revisión');
  await button(form, CONFIRM).click();
  await expectSent(form);
  await expectLarge(page, 'enviada');
});
