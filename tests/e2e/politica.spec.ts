import { sampleContent } from '../sample';
import { openAll } from './support/abrir';
import { representative } from './support/addresses';
import { touch } from './support/pasos';
import { expect, test } from './support/test';

const { busquedaVehiculos } = sampleContent().sitio.data;
const VEHICULOS = new URL(busquedaVehiculos).hostname;

// Every test fails on a breach of the policy or a request to another host (support/test.ts).
// Especificación: 2.5-50, 7-46, D25-03, PR-01, PR-02
test('Abro todo lo que hay en cada clase de página, y nada sale de este sitio ni queda en mi equipo', async ({
  page,
}) => {
  test.slow();
  for (const address of [...representative, '/default/qractive/', '/prueba/']) {
    await page.goto(address);
    await openAll(page);
    await expect(page.locator('iframe'), address).toHaveCount(0);
  }
  expect(await page.context().storageState({ indexedDB: true })).toEqual({
    cookies: [],
    origins: [],
  });
});

test.describe('una dirección que no existe', () => {
  test.use({ tolerated: / 404/ });

  // Especificación: 2.1-04, 2.1-19
  test('lleva al inicio, y ahí los formularios tienen la política que necesitan', async ({
    page,
  }) => {
    await page.goto('/no/existe/');
    await expect(page).toHaveURL('/default/');
    await page.goto('/default/otra/#queja');
    const form = page.getByRole('dialog', { name: 'Queja Electrónica' });
    await touch(form);
    await expect(form.getByRole('button', { name: 'Enviar', exact: true })).toBeEnabled();
  });
});

test.describe('un sitio ajeno', () => {
  test.use({ hosts: ['localhost', VEHICULOS] });

  // Especificación: PR-02
  test('Sólo al pedir la búsqueda de vehículos se habla con su sitio, y con nadie más', async ({
    page,
  }) => {
    const asked: { url: string; referer: string | undefined }[] = [];
    await page.route(
      (url) => url.hostname !== 'localhost',
      (route) => {
        asked.push({ url: route.request().url(), referer: route.request().headers()['referer'] });
        return route.fulfill({ contentType: 'text/html', body: '<p>De otro sitio</p>' });
      },
    );
    await page.goto('/vehiculosremolcados/');
    await openAll(page);
    expect(asked).toEqual([]);
    await page.locator('#buscar').getByRole('button', { name: 'Buscar mi vehículo' }).click();
    await expect(page.frameLocator('iframe').getByText('De otro sitio')).toBeAttached();
    expect(asked).toEqual([{ url: busquedaVehiculos, referer: undefined }]);
  });

  test.describe('que no es de la página', () => {
    test.use({ toleratedViolation: /^frame-src https:\/\/vehiculos/, tolerated: /frame-src/ });

    test('no entra en ella aunque alguien logre escribir su marco', async ({ page }) => {
      await page.goto('/prensa/');
      const refused = page.evaluate(
        (src) =>
          new Promise<string>((resolve) => {
            addEventListener('securitypolicyviolation', (event) => resolve(event.blockedURI));
            document.body.append(Object.assign(document.createElement('iframe'), { src }));
          }),
        busquedaVehiculos,
      );
      expect(await refused).toContain(VEHICULOS);
    });
  });
});

test.describe('un texto que se hiciera pasar por HTML o por guion', () => {
  test.use({
    toleratedViolation: /^(require-trusted-types-for|trusted-types|script-src)/,
    tolerated: /./,
  });

  // Especificación: SE-01
  test('no llega a serlo en ninguna página', async ({ page }) => {
    for (const address of ['/default/', '/sindico/', '/quejapublica/', '/buscar/']) {
      await page.goto(address);
      const done = await page.evaluate(() => {
        const attempts: Record<string, () => unknown> = {
          innerHTML: () => (document.createElement('p').innerHTML = '<b>a</b>'),
          insertAdjacentHTML: () => document.body.insertAdjacentHTML('beforeend', '<b>a</b>'),
          documentWrite: () => document.write('<b>a</b>'),
          eval: () => eval('1'),
          Function: () => new Function('return 1')(),
          setTimeout: () => setTimeout('1' as unknown as () => void),
          src: () => (document.createElement('script').src = '/_/a.js'),
          srcdoc: () => (document.createElement('iframe').srcdoc = '<b>a</b>'),
          Worker: () => new Worker('/_/a.js'),
          policy: () =>
            (
              window as unknown as {
                trustedTypes: { createPolicy(name: string, rules: object): unknown };
              }
            ).trustedTypes.createPolicy('default', {}),
        };
        const succeeds = (name: string) => {
          try {
            attempts[name]?.();
            return true;
          } catch {
            return false;
          }
        };
        // In a timer: code that a debugger evaluates directly may use eval.
        return new Promise<string[]>((resolve) =>
          setTimeout(() => resolve(Object.keys(attempts).filter(succeeds))),
        );
      });
      expect(done, address).toEqual([]);
    }
  });
});
