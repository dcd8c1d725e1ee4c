import { sampleContent } from '../sample';
import { expect, test } from './support/test';

const { sitio, directorio } = sampleContent();

test('Quien escribe /acuse llega a donde se pregunta por lo enviado, y el pie también lleva ahí', async ({
  page,
}) => {
  await page.goto('/acuse/');
  await expect(page).toHaveURL('/acuse/verificar/');
  await page.goto('/prensa/');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /En qué va/ })
    .click();
  await expect(page).toHaveURL('/acuse/verificar/');
});

test('La primera sección de la página del acuse está antes de la herramienta, y las demás después', async ({
  page,
}) => {
  await page.goto('/acuse/verificar/');
  const top = async (name: string | RegExp) =>
    (await page.getByRole('heading', { name, level: 2 }).boundingBox())?.y ?? 0;
  const tool = (await page.getByLabel('Acuse que descargó').boundingBox())?.y ?? 0;
  expect(await top('¿Llegó? ¿En qué va?')).toBeLessThan(tool);
  expect(await top('Qué comprueba esta página')).toBeGreaterThan(tool);
});

test.describe('cuando el sitio de la búsqueda de vehículos no responde', () => {
  test.use({ hosts: ['localhost', 'vehiculos.example'], tolerated: /./ });

  for (const width of [360, 1280])
    test(`a ${width} px sigo teniendo el enlace, el teléfono y los pasos, y nada se mueve`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.route('https://vehiculos.example/**', (route) => route.abort());
      await page.goto('/vehiculosremolcados/');
      const main = page.getByRole('main');
      const apart = main.getByRole('link', { name: /^Ábrala aparte/ });
      const place = () =>
        apart.evaluate((link) => Math.round(link.getBoundingClientRect().top + scrollY));
      const show = main.getByRole('button', { name: 'Mostrar la búsqueda de vehículos' });
      // It takes the frame's height from the touch that asks for it.
      await show.focus();
      const before = await place();
      await show.click();
      await expect(page.locator('iframe')).toBeVisible();
      await expect(apart).toHaveAttribute('href', sitio.data.busquedaVehiculos);
      await expect(apart).toBeVisible();
      expect(await place()).toBe(before);
      const ways = main.getByText('¿No la ve?');
      await expect(ways.getByRole('link', { name: sitio.data.telefono })).toBeVisible();
      await ways.getByRole('link', { name: 'cómo recuperar su vehículo' }).click();
      await expect(main.getByText('Puede acudir la persona propietaria')).toBeVisible();
    });
});

test('En el directorio, cada teléfono marca también la extensión', async ({ page }) => {
  await page.goto('/directorio/');
  const [unidad] = directorio.data.unidades;
  const [fila] = unidad?.filas ?? [];
  const row = page.getByRole('row', { name: fila?.nombre });
  const call = row.getByRole('link', { name: `${fila?.telefono} ext. ${fila?.extension}` });
  await expect(call).toHaveAttribute(
    'href',
    `tel:+52${fila?.telefono.replaceAll(' ', '')},${fila?.extension}`,
  );
});

for (const address of ['/sindico/', '/DeclaraNet/', '/prensa/', '/default/', '/directorio/'])
  test(`${address} dice quién responde por ella y desde cuándo`, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole('complementary', { name: 'Sobre esta página' })).toContainText(
      /^Área responsable: .+ · Última actualización: \d+ de \S+ de \d{4}/,
    );
  });
