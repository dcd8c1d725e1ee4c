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

// Especificación: 2.2-35, 9-02
test('«Volver arriba» tarda medio segundo en llegar', async ({ page }) => {
  await page.clock.install({ time: '2025-01-27T08:00:00' });
  await page.goto('/sindico/');
  await page.getByRole('link', { name: 'Volver arriba' }).scrollIntoViewIfNeeded();
  await page.clock.pauseAt('2025-01-27T09:00:00');
  const height = () => page.evaluate(() => scrollY);
  const from = await height();
  expect(from).toBeGreaterThan(100);
  await page.getByRole('link', { name: 'Volver arriba' }).click();
  await page.clock.runFor(250);
  expect(await height()).toBeLessThan(from);
  expect(await height()).toBeGreaterThan(0);
  await page.clock.runFor(300);
  expect(await height()).toBe(0);
});

// Especificación: 2.3-01, 2.3-11, 2.3-16
test('El inicio va en orden: carrusel, trámites, noticias, logotipos y sugerencias', async ({
  page,
}) => {
  await page.goto('/default/');
  const tops = await page
    .locator('[aria-roledescription=carrusel], main section > h2, #sugerencias')
    .evaluateAll((parts) => parts.map((part) => part.ariaLabel ?? (part.id || part.textContent)));
  expect(tops).toEqual([
    'Lo más consultado',
    'Tramites',
    'Noticias más recientes',
    'Transparencia',
    'sugerencias',
  ]);
  await expect(page.locator('dialog')).toHaveCount(3);
  await expect(page.getByRole('article').getByRole('heading', { level: 3 })).toHaveText(
    Array.from({ length: 4 }, () => /.{10}/),
  );
});

// Especificación: 2.2-21, 4-33
test('Lo que pulso en el menú queda resaltado en la página a la que lleva', async ({ page }) => {
  await page.goto('/sindico/');
  const menu = page.getByRole('navigation', { name: 'Principal' });
  await expect(menu.locator('[aria-current=page]')).toHaveText(['Síndico Procurador']);
  for (const name of ['Comunicados', 'Directorio', 'Inicio']) {
    await menu.getByRole('link', { name, exact: true }).click();
    await expect(menu.locator('[aria-current=page]')).toHaveText([name]);
  }
});

// Especificación: 2.5-43, 2.5-44, 2.5-45, 2.5-47, 2.5-49, 3-23, 7-54, 9-08
test('Cada comunicado lleva imagen, título, resumen cortado y su PDF numerado', async ({
  page,
}) => {
  await page.goto('/prensa/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Noticias más recientes');
  for (let index = 0; index < 10; index++) {
    const card = page.getByRole('article').nth(index);
    const number = String(10 - index).padStart(3, '0');
    await expect(card.getByRole('img')).toHaveAttribute('alt', /.{20}/);
    await expect(card.getByRole('heading', { level: 2 })).not.toBeEmpty();
    await expect(card.locator('h2 + p')).toHaveText(/^[^]{20,150}(?:\.\.\.)?$/);
    await expect(card.getByText(/^Publicado: \d+ de \w+ de 202[45]$/)).toBeVisible();
    await expect(card.getByRole('link', { name: /^Ver más/ })).toHaveAttribute(
      'href',
      `/static/pdf/NOTICIAS/SP_COM_${number}.pdf`,
    );
  }
});

// Especificación: 2.5-10, 2.5-11, 2.5-12, 2.5-14, 2.5-16, 2.5-17, 2.5-18, 2.5-19, 3-25, 3-26, 9-11
test('El síndico muestra doce atribuciones, la línea del tiempo y los datos de hoy', async ({
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
});

// Especificación: 2.5-34, 2.5-35, 2.5-38, 3-24
test('El directorio tiene sus cinco columnas y agrupa a cada quien en su unidad', async ({
  page,
}) => {
  const { unidades } = sampleContent().directorio.data;
  await page.goto('/directorio/');
  const table = page.getByRole('table', { name: 'Personal por unidad' });
  await expect(table.getByRole('columnheader')).toHaveText([
    'Nombre',
    'Puesto',
    'Correo Electrónico',
    'Teléfono',
    'Extensión',
  ]);
  await expect(table.locator('tbody')).toHaveCount(unidades.length);
  for (const [index, { nombre, filas }] of unidades.entries()) {
    const group = table.locator('tbody').nth(index);
    await expect(group.locator('th[scope=rowgroup]')).toHaveText(nombre);
    await expect(group.locator('th[scope=row]')).toHaveText(filas.map((fila) => fila.nombre));
    await expect(group.locator('td:nth-of-type(1)')).toHaveText(filas.map((fila) => fila.puesto));
  }
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

// Especificación: 2.5-122
test('La tabla de documentos tiene un solo renglón: el manual', async ({ page }) => {
  await page.goto('/documentos/');
  await expect(page.getByRole('rowheader')).toHaveText(['Manual del Sistema de Entrega-Recepcion']);
});

// Especificación: 2.5-127, 2.5-128
test('La página de prueba se llama Home y sólo trae texto de relleno', async ({ page }) => {
  await page.goto('/prueba/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Home');
  await expect(page.getByRole('main')).toContainText(/Lorem ipsum dolor sit amet/);
  await expect(page.getByRole('main').locator('a, button, form')).toHaveCount(0);
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
