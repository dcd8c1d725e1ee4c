import { sampleContent } from '../sample';
import { expect, test } from './support/test';

const { sitio, vehiculos, declaraciones, titulares } = sampleContent();
const site = sitio.data;

// Especificación: 2.1-23, 2.1-24, 9-03
test('Una barra delgada avanza al salir de una página y termina al llegar a la otra', async ({
  page,
}) => {
  await page.goto('/sindico/');
  const bar = page.locator('.progress-bar');
  const animation = () => bar.evaluate((element) => getComputedStyle(element).animationName);
  expect((await bar.boundingBox())?.height).toBeLessThan(5);
  expect(await animation()).toBe('arrive');
  // At once: the next page may be here before another question reaches this one.
  const leaving = await bar.evaluate((element) => {
    document
      .querySelector<HTMLAnchorElement>('nav[aria-label=Principal] a[href="/directorio/"]')
      ?.click();
    return getComputedStyle(element).animationName;
  });
  expect(leaving).toBe('leave');
  await expect(page).toHaveURL('/directorio/');
  expect(await animation()).toBe('arrive');
  await expect(bar).toHaveCSS('opacity', '0');
  await expect(page.getByRole('progressbar')).toHaveCount(0);
});

// Especificación: 2.2-20, 2.2-21, 4-33
test('Lo que pulso en el menú queda resaltado, a la vista, en la página a la que lleva', async ({
  page,
}) => {
  await page.goto('/contraloria/');
  const menu = page.getByRole('navigation', { name: 'Principal' });
  const current = menu.locator('[aria-current=page]');
  await expect(current).toHaveText(['Dirección de Contraloría']);
  await expect(menu.locator('summary[data-current]')).toHaveText(['Direcciones Síndicatura']);
  for (const name of ['Comunicados', 'Directorio', 'Inicio']) {
    await menu.getByRole('link', { name, exact: true }).click();
    await expect(current).toHaveText([name]);
    await expect(current).toHaveCSS('text-decoration-line', 'underline');
  }
});

// Especificación: 2.5-10, 2.5-11, 2.5-12, 2.5-14, 2.5-15, 2.5-16, 2.5-17, 2.5-18, 2.5-19, 2.5-24
// Especificación: 3-25, 3-26, 7-53, 9-11
test('El síndico muestra doce atribuciones, la línea del tiempo y los datos de hoy, los mismos en el teléfono', async ({
  page,
}) => {
  const { actual, anteriores } = titulares.data;
  await page.goto('/sindico/');
  await expect(page.getByRole('tabpanel').locator('ol > li')).toHaveCount(12);
  await page.getByRole('tab', { name: 'Síndico Procurador' }).click();
  const terms = page.getByRole('tabpanel').locator('.timeline > li');
  await expect(terms.getByRole('heading', { level: 3 })).toHaveText([
    '2024 - 2027',
    ...anteriores.map(({ periodo }) => periodo),
  ]);
  for (const [index, { nombre }] of anteriores.entries())
    await expect(terms.nth(index + 1)).toContainText(nombre);
  const current = terms.first();
  await expect(current.getByRole('img', { name: actual.alt })).toBeVisible();
  for (const text of [actual.cargo, actual.nombre]) await expect(current).toContainText(text);
  for (const name of [`${actual.telefono} ext. ${actual.extension}`, actual.correo])
    await expect(current.getByRole('link', { name, exact: true })).toBeVisible();
  const cv = current.getByRole('link', { name: /CV/ });
  await expect(cv).toHaveAttribute('href', '/static/pdf/CV.pdf');
  const text = await current.innerText();
  await page.setViewportSize({ width: 360, height: 740 });
  const item = page.locator('#sindico-procurador .timeline > li').first();
  await expect(item).toHaveText(text, { useInnerText: true });
});

// Especificación: 2.5-106, 2.5-107, 2.5-108, 2.5-109, 2.5-110, 2.5-111, 2.5-112, 2.5-113, 7-47
// Especificación: 9-06
test('Vehículos remolcados explica la búsqueda, cuándo se remolca y cómo recuperarlo', async ({
  page,
}) => {
  await page.goto('/vehiculosremolcados/');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(
    `${site.siglasVehiculos}. Sistema de Arrastre y Almacenamiento de Vehículos`,
  );
  await expect(main).toContainText(/empresas concesionarias.*fotografías/s);
  const frame = main.locator('[data-island=facade]');
  await expect(frame).toHaveAttribute('data-height', '400');
  await expect(frame).toHaveAttribute('data-src', /\/publico$/);

  const items = main.locator('#cuando-se-remolca, #como-recuperar');
  await expect(main.getByRole('heading', { name: 'Lo que necesito saber' })).toBeVisible();
  await expect(items).toHaveCount(2);
  await expect(main.locator('details[data-folds][open]')).toHaveCount(0);
  await items.first().getByRole('heading').click();
  await expect(items.first().getByText(vehiculos.data.supuestos[0] ?? '')).toBeVisible();
  await items.last().getByRole('heading').click();
  await expect(main.locator('details[data-folds][open]')).toHaveCount(2);
  for (const kind of ['nacional', 'extranjero'] as const) {
    const [first = ''] = vehiculos.data[kind];
    await expect(items.last().getByText(first)).toBeVisible();
    await items.last().getByText(`Documentos para un vehículo ${kind}`).click();
    await expect(items.last().getByText(first)).toBeHidden();
  }
  for (const name of [site.telefono, site.correoVehiculos])
    await expect(main.getByRole('link', { name, exact: true }).last()).toBeVisible();
});

// Especificación: 2.5-114, 2.5-115, 2.5-116, 2.5-117, 2.5-118, 2.5-119, 2.5-120, 3-40, 3-41, 3-42
// Especificación: 6-04, 7-48, 7-58
test('DeclaraNet lleva al sistema de declaraciones, a sus guías y a las preguntas', async ({
  page,
}) => {
  await page.goto('/DeclaraNet/');
  const main = page.getByRole('main');
  const start = main.locator('.notice').getByRole('link', { name: /^Iniciar Declaración/ });
  await expect(start).toHaveAttribute('href', /^https:\/\/[^/]+:5000\/$/);
  await expect(start).toHaveAttribute('target', '_blank');
  for (const name of [
    /^Aviso de privacidad/,
    /^Guía de registro/,
    /^Guía de la declaración simplificada/,
    /^Guía de la declaración ampliada/,
  ])
    await expect(main.getByRole('link', { name })).toHaveAttribute('href', /\.pdf$/);
  const { preguntas, tipos, formatos } = declaraciones.data;
  await expect(main.getByRole('rowheader')).toHaveText(
    [...tipos, ...formatos].map(({ nombre }) => nombre),
  );
  const [first] = preguntas;
  const heading = page.getByRole('heading', { name: 'Preguntas frecuentes' });
  const asked = main.locator('section').filter({ has: heading });
  await expect(asked.locator('details')).toHaveCount(preguntas.length);
  await expect(main.getByText(first?.respuesta ?? '')).toBeHidden();
  await main.getByText(first?.pregunta ?? '', { exact: true }).click();
  await expect(main.getByText(first?.respuesta ?? '')).toBeVisible();
});

// Especificación: 2.5-125, 2.5-126, 2.5-127, 2.5-128
test('La página de prueba se llama Home, sólo trae texto de relleno, y su encabezado y su pie son suyos', async ({
  page,
}) => {
  await page.goto('/prueba/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Home');
  await expect(page.getByRole('main')).toContainText(/Lorem ipsum dolor sit amet/);
  await expect(page.getByRole('main').locator('a, button, form')).toHaveCount(0);
  await expect(page.getByText('Hola soy una prueba')).toBeVisible();
  await expect(page.getByText('Esto es una prueba')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Volver arriba' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Principal' })).toHaveCount(0);
});

// Especificación: 2.5-01, 2.5-04, 4-21
test('Cada dirección muestra un apartado a la vez y empieza por el primero', async ({ page }) => {
  for (const address of [
    '/asuntos/',
    '/responsabilidades/',
    '/direccionDeInvestigacion/',
    '/direccionAdministrativa/',
  ]) {
    await page.goto(address);
    const tabs = page.getByRole('tab');
    await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
    await expect(tabs.first().locator('img, svg')).toBeVisible();
    const panel = page.getByRole('tabpanel');
    const right = (await tabs.first().boundingBox()) ?? { x: Infinity, width: 0 };
    expect(right.x + right.width).toBeLessThanOrEqual((await panel.boundingBox())?.x ?? 0);
    await tabs.last().click();
    await expect(tabs.last()).toHaveAttribute('aria-selected', 'true');
    await expect(panel).toHaveCount(1);
  }
});
