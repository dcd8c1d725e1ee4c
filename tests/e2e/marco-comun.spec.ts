import { sampleContent } from '../sample';
import { expect, test } from './support/test';

const site = sampleContent().sitio.data;

const DIRECTORATES = [
  ['Dirección de Contraloría', '/contraloria/'],
  ['Dirección Administrativa', '/direccionAdministrativa/'],
  ['Dirección de Asuntos Internos', '/asuntos/'],
  ['Dirección de Normatividad', '/normatividad/'],
  ['Dirección de Investigación y Determinación', '/direccionDeInvestigacion/'],
  ['Dirección de Responsabilidades', '/responsabilidades/'],
  ['Dirección Social', `/${site.producto}Social/`],
] as const;

// Especificación: 2.2-03, 2.2-04, 2.2-05, 7-51
test('La franja de contacto lleva al teléfono, al correo y al mapa', async ({ page }) => {
  await page.goto('/sindico/');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: site.telefono })).toHaveAttribute('href', /^tel:/);
  await expect(header.getByRole('link', { name: site.correo })).toHaveAttribute(
    'href',
    `mailto:${site.correo}`,
  );
  await expect(header.getByRole('link', { name: site.domicilio })).toHaveAttribute(
    'href',
    site.mapa,
  );
  // However long the address is, it does not widen the page.
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
});

// Especificación: 2.2-09, 2.2-10, 2.2-11, 2.2-12, 2.2-13, 2.2-14, 2.2-15, 2.2-16, 2.2-17, 7-50
test('El menú tiene los seis elementos con sus nombres, y el de direcciones se abre y lleva a las siete', async ({
  page,
}) => {
  await page.goto('/default/');
  const menu = page.getByRole('navigation', { name: 'Principal' });
  await expect(menu.locator('> ul > li > a, > ul > li > details > summary')).toHaveText([
    'Inicio',
    'Síndico Procurador',
    'Direcciones Síndicatura',
    /^Unidad de Transparencia/,
    'Comunicados',
    'Directorio',
  ]);
  const transparency = menu.getByRole('link', { name: /^Unidad de Transparencia/ });
  await expect(transparency).toHaveAttribute('target', '_blank');
  await expect(transparency).toHaveAttribute('href', site.transparencia);
  const links = menu.getByRole('listitem').filter({ hasText: 'Direcciones Síndicatura' });
  const items = links.getByRole('link');
  await expect(items).toHaveCount(0);
  await menu.getByText('Direcciones Síndicatura').click();
  await expect(items).toHaveText(DIRECTORATES.map(([name]) => name));
  for (const [name, address] of DIRECTORATES)
    await expect(links.getByRole('link', { name, exact: true })).toHaveAttribute('href', address);
  await page.keyboard.press('Escape');
  await expect(items).toHaveCount(0);
});

test.describe('en un teléfono de 360 px', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('el encabezado es un renglón, por angosto que sea: la página empieza antes de los 100 px', async ({
    page,
  }) => {
    for (const width of [320, 353, 360, 393])
      for (const address of ['/default/', '/quejapublica/']) {
        await page.setViewportSize({ width, height: 740 });
        await page.goto(address);
        const main = await page.getByRole('main').boundingBox();
        expect.soft(main?.y, `${address} a ${width} px`).toBeLessThanOrEqual(100);
      }
  });

  test('queja y denuncia están al alcance del pulgar, no tapan lo que tiene el foco, y dejan el lugar donde estorbarían', async ({
    page,
  }) => {
    await page.goto('/DeclaraNet/');
    const banner = page.getByRole('banner');
    const tops: number[] = [];
    for (const name of ['Queja', 'Denuncia']) {
      const link = banner.getByRole('link', { name, exact: true });
      const { y, height } = (await link.boundingBox())!;
      expect(y + height).toBeGreaterThan(740 - 56);
      tops.push(y);
    }
    for (const link of await page.getByRole('main').getByRole('link').all()) {
      await link.focus();
      const { y, height } = (await link.boundingBox())!;
      expect.soft(y + height, await link.innerText()).toBeLessThanOrEqual(Math.min(...tops));
    }
    const complaint = banner.getByRole('link', { name: 'Queja', exact: true });
    await page.setViewportSize({ width: 320, height: 256 });
    await expect(complaint).toBeHidden();
    // With the phone on its side both are in the head.
    await page.setViewportSize({ width: 740, height: 360 });
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect(complaint).toBeInViewport({ ratio: 1 });
    expect((await complaint.boundingBox())!.y).toBeLessThan(60);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/quejapublica/');
    await expect(complaint).toBeHidden();
  });

  test('el menú ocupa la pantalla, lleva a cada trámite y al buscador', async ({ page }) => {
    await page.goto('/sindico/');
    await page.getByRole('button', { name: 'Menú', exact: true }).click();
    const menu = page.locator('#menu');
    expect(await menu.boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 740 });
    await expect(menu.getByRole('heading')).toHaveText(['Servicios', 'La oficina', 'Consultar']);
    await expect(menu.getByRole('navigation', { name: 'Servicios' }).getByRole('link')).toHaveText([
      'Queja Electrónica',
      'Denuncia Electrónica',
      '¿En qué va mi queja?',
      'Vehículos remolcados',
      'Declarar patrimonio',
      'Documentos',
    ]);
    await menu.getByRole('link', { name: 'Buscar en el sitio' }).click();
    await expect(page).toHaveURL('/buscar/');
  });
});

test('Si giro la tableta con el menú abierto, veo la página y no sólo el menú', async ({
  page,
}) => {
  await page.setViewportSize({ width: 810, height: 1080 });
  await page.goto('/sindico/');
  await page.getByRole('button', { name: 'Menú', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Cerrar menú' })).toBeVisible();
  await page.setViewportSize({ width: 1080, height: 810 });
  await expect(page.locator('#menu:popover-open')).toHaveCount(0);
  await page.getByRole('tab', { name: 'Marco Jurídico' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Marco Jurídico' })).toBeVisible();
});

// Especificación: 2.2-22, 2.2-23, 2.2-24, 2.2-25, 2.2-26, 2.2-27, 2.2-28, 2.2-29, 2.2-30, 2.2-32
// Especificación: 2.2-33, 7-52, 7-55, 7-57
test('El pie da el contacto, los trámites, los avisos y el horario', async ({ page }) => {
  await page.goto('/prensa/');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText(site.domicilio);
  await expect(footer).toContainText(site.horario);
  await expect(footer).toContainText('©');
  for (const phone of [site.telefono, site.telefonoSocial, site.lineaQuejas])
    await expect(footer.getByRole('link', { name: phone, exact: true })).toBeVisible();
  for (const mail of [site.correo, site.correoContacto])
    await expect(footer.getByRole('link', { name: mail, exact: true })).toBeVisible();
  await expect(footer.getByRole('heading', { name: 'Tramites y Servicios' })).toBeVisible();
  const links: [name: string | RegExp, href: RegExp][] = [
    ['Queja Electrónica', /#queja$/],
    ['Denuncia Electrónica', /#denuncia$/],
    [/^Manual del Sistema de Entrega-Recepcion/, /MANUAL%20DEL%20SISTEMA%20E-R%202024\.pdf$/],
    ['Noticias', /\/prensa\/$/],
    [/^Unidad de Transparencia/, /^https:/],
    [/declaración patrimonial/, /:5000/],
    ['Organigrama', /#organigrama$/],
    ['Volver arriba', /#arriba$/],
  ];
  for (const [name, href] of links)
    await expect(footer.getByRole('link', { name })).toHaveAttribute('href', href);
  await expect(footer.getByRole('link', { name: /^Aviso de privacidad/ })).toHaveCount(3);
  await expect(footer.getByRole('button', { name: /^Mostrar/ })).toBeVisible();
});
