import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { groupsOf, PAYLOADS } from '../ataques/payloads';
import { CASES, type Attacked } from '../ataques/site';
import { openAll } from './support/abrir';
import { dangers, watched } from './support/ejecuciones';
import { expect } from '@playwright/test';
import { withAttacks } from './support/formulario';

/** The site under attack, whose server sends no policy; by day its pages are drawn without a browser (tests/unit/site/ataques). */
const test = watched.extend({
  baseURL: ({ baseURL }, run) => run(withAttacks(baseURL)),
});

const built = path.join(path.dirname(CASES), 'sample/out-ataques');
const locations = (file: string): string[] =>
  [...readFileSync(path.join(built, file), 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
const addresses = [
  ...locations('sitemap.xml').flatMap((part) => locations(part.slice(1))),
  ...['/default/qractive/', '/buscar/', '/prueba/'],
];
const { written, refused } = JSON.parse(readFileSync(CASES, 'utf8')) as Attacked;

test('Los ataques son más de trescientos, en todo campo en que cabe un texto', () => {
  expect(new Set(PAYLOADS).size).toBeGreaterThanOrEqual(300);
  const held = written.map(({ payload }) => payload).join('\n');
  expect(PAYLOADS.filter((payload) => !held.includes(payload))).toEqual([]);
  const fields = new Set(written.map(({ file, place }) => `${file} ${place.replace(/\d+/g, 'N')}`));
  expect(fields.size).toBeGreaterThan(150);
  expect(written.length).toBeGreaterThan(1000);
  expect(refused.length).toBeGreaterThan(1000);
  expect(addresses.length).toBeGreaterThan(60);
});

for (const [at, part] of groupsOf(addresses, Math.ceil(addresses.length / 4)).entries())
  // Especificación: SE-02
  test(`Ninguna página del sitio atacado ejecuta nada (${at + 1} de 4)`, async ({ page }) => {
    test.slow();
    for (const address of part) {
      await page.goto(address);
      await openAll(page);
      expect.soft(await dangers(page), address).toEqual([]);
    }
  });

// Especificación: SE-02
test('Lo que busco, los fragmentos y las direcciones que no existen son sólo texto', async ({
  page,
}) => {
  test.slow();
  for (const group of groupsOf(PAYLOADS, 40)) {
    const words = group.join(' ');
    await page.goto(`/buscar/?q=${encodeURIComponent(words)}`);
    await expect(page.getByRole('status')).toContainText(/«/);
    expect.soft(await dangers(page)).toEqual([]);
    await page.goto(`/default/otra/${encodeURIComponent(words)}#${words}`);
    await page.goto(`/sindico/?${words}#${encodeURIComponent(words)}`);
    await page.goto(`/${encodeURIComponent(words.replace(/[/\\]/g, ' ').slice(0, 500))}#${words}`);
    await page.waitForURL('**/default/');
    expect.soft(await dangers(page)).toEqual([]);
  }
  for (const words of ['alert', 'script', 'onerror', 'javascript', 'Ataque']) {
    await page.goto(`/buscar/?q=${words}`);
    await expect(page.getByText(/resultados? para «/)).toBeVisible();
    expect.soft(await dangers(page), words).toEqual([]);
  }
});

test('Abiertos por su propia dirección, los archivos de datos no ejecutan nada', async ({
  page,
  request,
}) => {
  const parts = locations('sitemap.xml').map((part) => part.slice(1));
  for (const file of ['sitemap.xml', ...parts]) {
    const answer = await request.get(`/${file}`);
    expect.soft(answer.headers()['content-type'], file).toMatch(/^(?:text|application)\/xml/);
    await page.goto(`/${file}`);
    await expect(page.locator('parsererror')).toHaveCount(0);
  }
  for (const file of ['robots.txt', '.well-known/security.txt']) {
    const answer = await request.get(`/${file}`);
    expect.soft(answer.headers()['content-type'], file).toMatch(/^text\/plain/);
    await page.goto(`/${file}`);
  }
  expect(await (await request.get('/manifest.webmanifest')).json()).toHaveProperty('name');
});

test('Los PDF del sitio atacado no llevan acciones, guiones ni archivos', () => {
  const pdfs = readdirSync(built, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.pdf'),
  );
  expect(pdfs.length).toBeGreaterThan(60);
  for (const file of pdfs) {
    const whole = readFileSync(path.join(built, file), 'latin1');
    const text = whole.replace(/\bstream\r?\n[^]*?\bendstream\b/g, '');
    const names = text.match(
      /\/(?:JavaScript|JS|OpenAction|AA|Launch|EmbeddedFiles?|SubmitForm|GoToR|RichMedia|XFA)\b/g,
    );
    expect.soft(names, file).toBeNull();
    for (const [, address = ''] of text.matchAll(/\/URI \(((?:\\.|[^)\\])*)\)/g))
      expect.soft(address, file).toMatch(/^(?:https?:|mailto:|tel:)/);
  }
});
