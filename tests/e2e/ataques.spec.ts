import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test as base, type BrowserContext, type Page } from '@playwright/test';
import { FORMS } from '@/lib/ui-texts';
import { DRAWINGS, groupsOf, PAYLOADS } from '../ataques/payloads';
import { CASES, type Attacked } from '../ataques/site';
import { openAll } from './support/abrir';
import { expectSent, fill, press } from './support/escritura';
import { dangers, watchRuns, type Runs } from './support/ejecuciones';
import { openForm, withAttacks } from './support/formulario';
import { openVerifier, downloadAcuse, formats, giveFile } from './support/acuse';
import { messagesWith, createMarker } from './support/mailbox';
import { modes, writing } from './support/modes';
import { button } from './support/pasos';

const { CONFIRM } = FORMS;

/** What runs is seen: without a policy that would hide it. */
const watched = base.extend<{ runs: Runs }>({
  runs: [
    async ({ page }, run) => {
      const runs = await watchRuns(page);
      await run(runs);
      expect(runs.said, 'Nada de lo escrito se ejecutó').toEqual([]);
    },
    { auto: true },
  ],
});

/** The site under attack, whose server sends no policy. */
const test = watched.extend({
  baseURL: ({ baseURL }, run) => run(withAttacks(baseURL)),
});
/** The sample: what people write in its forms is the attack. */
const onSample = watched.extend({ bypassCSP: true });

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

/** Serves each text as a document of its own, and says which of them ran something. */
async function runAlone(
  context: BrowserContext,
  documents: readonly string[],
  answer: (body: string) => { contentType: string; body: string; headers?: Record<string, string> },
): Promise<Set<number>> {
  const page = await context.newPage();
  const { said } = await watchRuns(page);
  await page.route(/\/solo\/\d+$/, (route) => {
    const at = Number(route.request().url().split('/').at(-1));
    return route.fulfill(answer(documents[at] ?? ''));
  });
  const ran = new Set<number>();
  for (const at of documents.keys()) {
    await page.goto(`/solo/${at}`, { timeout: 3000 }).catch(() => undefined);
    // In a sandbox nothing of the page's answers.
    const touched = page.evaluate(() => {
      for (const element of document.querySelectorAll('*')) {
        const handled = [...element.attributes].filter(({ name }) => name.startsWith('on'));
        for (const type of ['click', ...handled.map(({ name }) => name.slice(2))])
          element.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }));
      }
    });
    await Promise.race([touched.catch(() => undefined), page.waitForTimeout(300)]);
    await page.waitForTimeout(30);
    if (said.length > 0) ran.add(at);
    said.length = 0;
  }
  await page.close();
  return ran;
}

// Were they dead, nothing that follows would prove anything.
test('Servidos como páginas, sin que nadie los escape, los ataques sí se ejecutan', async ({
  context,
}) => {
  const ran = await runAlone(
    context,
    PAYLOADS.filter((_, at) => at % 8 === 0),
    (body) => ({
      contentType: 'text/html; charset=utf-8',
      body: `<!DOCTYPE html><title>Solo</title><p>${body}`,
    }),
  );
  // The others are for browsers that are gone, or for the middle of another text.
  expect(ran.size).toBeGreaterThan(PAYLOADS.length / 8 / 3);
});

test('Un dibujo abierto por su dirección no ejecuta ni pide nada, y sin sus cabeceras sí', async ({
  context,
  request,
  baseURL,
}) => {
  const { hostname, port } = new URL(baseURL ?? '');
  const picture = await request.get(
    `http://${hostname}:${Number(port) - 2}/ilustraciones/logo.svg`,
  );
  const { 'content-security-policy': policy = '' } = picture.headers();
  expect(policy).toContain('sandbox');
  const served = (headers: Record<string, string>) =>
    runAlone(context, DRAWINGS, (body) => ({ contentType: 'image/svg+xml', headers, body }));
  expect([...(await served({ 'content-security-policy': policy }))]).toEqual([]);
  expect((await served({})).size).toBeGreaterThan(DRAWINGS.length / 2);
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

for (const mode of [modes.servicio, modes.identificada])
  onSample(
    `Lo que alguien escribe en ${mode.title} es sólo texto en la revisión, el acuse, su comprobación, la hoja y el buzón`,
    async ({ page, request }) => {
      onSample.slow();
      const marker = createMarker();
      const values = writing(mode, marker);
      const half = mode === modes.servicio ? PAYLOADS.slice(0, 200) : PAYLOADS.slice(200);
      const names = Object.keys(values).filter((name) => !/correo|telefono|fecha/.test(name));
      for (const [at, name] of names.entries())
        if (name !== 'descripcion') values[name] = `${values[name] ?? ''} ${half[at * 7] ?? ''}`;
      values['descripcion'] = `${marker} ${half.join('\n')}`;
      const form = await openForm(page, mode);
      await fill(form, mode, values);
      await press(form);
      await expect(button(form, CONFIRM)).toBeVisible();
      expect(await dangers(page)).toEqual([]);
      await button(form, CONFIRM).click();
      await expectSent(form);
      expect(await dangers(page)).toEqual([]);
      await page.emulateMedia({ media: 'print' });
      await page.emulateMedia({ media: null });
      const papers = [];
      for (const format of formats) papers.push(await downloadAcuse(page, form, format));
      const verifier = await openVerifier(page);
      for (const paper of papers) {
        await giveFile(verifier, paper);
        await expect(verifier.getByText(`Archivo: ${paper.name}`)).toBeVisible();
        await expect(verifier.getByText(half[0] ?? '').first()).toBeAttached();
        expect(await dangers(page)).toEqual([]);
      }
      const [message] = await messagesWith(request, marker);
      await page.goto(`/_buzon/${message?.id}/`);
      await expect(page.locator('pre')).toContainText(half.at(-1) ?? '');
      expect(await ownDangers(page)).toEqual([]);
      await page.goto('/_buzon/');
      expect(await ownDangers(page)).toEqual([]);
    },
  );

/** The mailbox's pages have a stylesheet and a refresh of their own. */
const ownDangers = async (page: Page): Promise<string[]> =>
  (await dangers(page)).filter(
    (one) => !['<meta http-equiv>', '<link rel=stylesheet>'].includes(one),
  );
