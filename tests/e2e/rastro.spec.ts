import { randomBytes } from 'node:crypto';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { FORMS } from '@/lib/ui-texts';
import { casesOf, casesTag } from '../../scripts/test/parts';
import { sampleContent } from '../sample';
import { expectSent, fill, send } from './support/escritura';
import { inFirefox, withoutFirefox, write } from './support/firefox';
import { control, tileOf } from './support/formulario';
import { modes, type ModeCase, type Values } from './support/modes';
import { arrive, button } from './support/pasos';
import { test } from './support/perfil';
import { expect } from './support/test';

const { CLEAR_AND_LEAVE } = FORMS;

test.skip(withoutFirefox, 'No hay Firefox en este equipo.');

const { identificada, anonima, servidor, servicio } = modes;
const away = new URL(sampleContent().sitio.data.salidaRapida ?? '').origin;
const PAGES: Record<string, string> = { denuncia: '/denuncia/', queja: '/quejapublica/' };
const BEFORE = '/sindico/';

/** A random text that nothing else in the profile contains. */
const drawn = (length: number, signs: string) =>
  [...randomBytes(length)].map((byte) => signs[byte % signs.length]).join('');
const word = () => drawn(8, 'abcdefghijklmnopqrstuvwxyz');

const typedIn = (fields: string[]): Values =>
  Object.fromEntries(
    fields.map((name) => {
      if (name === 'telefono') return [name, `6${drawn(9, '0123456789')}`];
      return [name, name === 'correo' ? `${word()}@correo.example` : word()];
    }),
  );

type Way = (page: Page, form: Locator) => Promise<unknown>;

const gone = (page: Page) => page.waitForURL(`${away}/**`, { waitUntil: 'commit' });
const exit: Way = async (page, form) => {
  await form.getByRole('link', { name: 'Salir rápido' }).first().click();
  await gone(page);
};
const shift: Way = async (page) => {
  for (let time = 0; time < 3; time++) await page.keyboard.press('Shift');
  await gone(page);
};
const sent: Way = async (_page, form) => {
  await send(form);
  await expectSent(form);
};
const forget: Way = async (page, form) => {
  await sent(page, form);
  await form.getByRole('link', { name: CLEAR_AND_LEAVE }).click();
  await gone(page);
};
const close: Way = async (_page, form) => {
  await button(form, 'Close').click();
  await expect(form).toBeHidden();
};
const cross: Way = async (_page, form) => {
  await button(form, 'Cerrar ventana').click();
  await expect(form).toBeHidden();
};
const escape: Way = async (page, form) => {
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
};
const back: Way = async (page, form) => {
  await page.goBack({ waitUntil: 'commit' });
  await expect(form).toBeHidden();
};
const link: Way = async (page) => {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Noticias' }).first().click();
  await page.waitForURL('**/prensa/', { waitUntil: 'commit' });
};
const shut: Way = (page) => page.close({ runBeforeUnload: true });
const nothing: Way = () => Promise.resolve();

/** `steps`: afterwards neither Back nor Forward leads to a form. `npm test` takes the first of them. */
const CASES: [
  how: string,
  place: 'página' | 'ventana',
  mode: ModeCase,
  way: Way,
  steps: boolean,
][] = [
  ['«Salir rápido»', 'página', identificada, exit, true],
  ['Mayús tres veces', 'ventana', anonima, shift, true],
  ['un enlace', 'página', identificada, link, true],
  ['Escape', 'ventana', identificada, escape, true],
  ['enviar, y «Borrar y salir»', 'ventana', servicio, forget, true],
  ['cerrar la pestaña', 'página', identificada, shut, false],
  ['Mayús tres veces', 'página', identificada, shift, true],
  ['enviar, y cerrar el navegador', 'página', identificada, sent, false],
  ['enviar, y «Borrar y salir»', 'página', identificada, forget, true],
  ['«Salir rápido»', 'página', servidor, exit, true],
  ['«Salir rápido»', 'ventana', identificada, exit, true],
  ['«Close»', 'ventana', identificada, close, true],
  ['la ×', 'ventana', anonima, cross, true],
  ['el botón de regreso', 'ventana', identificada, back, true],
  ['cerrar el navegador', 'ventana', servicio, nothing, false],
];

/** A control: this form lets the browser remember. */
async function typeElsewhere(context: BrowserContext, name: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${away}/formulario`);
  await write(page.getByRole('textbox'), name);
  return page;
}

/** Their finding proves that the search sees the store of form values and the session. */
async function leaveElsewhere(context: BrowserContext, submitted: string, open: string) {
  const page = await typeElsewhere(context, submitted);
  await page.getByRole('button').click();
  await page.waitForURL('**/recibido');
  await page.close();
  await typeElsewhere(context, open);
}

/** @returns the searched word */
async function searchFromReport(context: BrowserContext): Promise<string> {
  const [page, sought] = [await context.newPage(), word()];
  await page.goto('/denuncia/');
  await page.getByRole('banner').getByRole('link', { name: 'Buscar' }).click();
  const search = page.getByRole('main').getByRole('search');
  await write(search.getByRole('searchbox'), sought);
  await page.keyboard.press('Enter');
  await expect(search.getByRole('status')).toContainText(sought);
  await page.close();
  return sought;
}

async function openAt(page: Page, place: string, mode: ModeCase): Promise<Locator> {
  const own = place === 'página';
  await page.goto(own ? (PAGES[mode.form] ?? '') : '/default/');
  if (!own) await tileOf(page, mode).click();
  const form = own
    ? page.getByRole('main')
    : page.getByRole('dialog', { name: mode.dialog, exact: true });
  await arrive(form);
  return form;
}

/** Before the anonymous mode it also types an identity. */
async function type(form: Locator, mode: ModeCase): Promise<Values> {
  const named = mode === anonima ? typedIn(['nombre', 'telefono', 'correo']) : {};
  for (const [name, value] of Object.entries(named)) await write(control(form, mode, name), value);
  if (mode.toggle) await form.getByRole('button', { name: mode.toggle }).click();
  const values = typedIn(mode.fields.filter((name) => name !== 'fecha'));
  await fill(form, mode, values);
  return { ...named, ...values };
}

async function expectNoForm(page: Page, how: string): Promise<void> {
  await page.waitForLoadState('domcontentloaded');
  await expect(page.locator('dialog[open], main form.form'), how).toHaveCount(0);
}

// Especificación: 3-01, D27-04, PR-01
test(
  'Salga como salga de un formulario, en el perfil del navegador no queda lo que escribí, y un paso atrás o adelante no lo muestra',
  { tag: casesTag },
  async ({ openProfile }) => {
    test.setTimeout(600_000);
    const { context, find, closeAndFind } = await openProfile();
    await context.route(`${away}/**`, (route) =>
      route.fulfill({
        contentType: 'text/html; charset=utf-8',
        body: '<!doctype html><title>Otra</title><form action="/recibido" method="post"><input name="name" autocomplete="name"><button>Va</button></form>',
      }),
    );
    const controls = { enviado: word(), abierto: word() };
    await leaveElsewhere(context, controls.enviado, controls.abierto);
    if (inFirefox())
      await expect
        .poll(
          () => find({ abierto: controls.abierto }, /^recovery/),
          'la sesión que guarda Firefox',
        )
        .not.toEqual([]);
    const typed: Record<string, string> = {
      'lo que buscó quien venía de la denuncia': await searchFromReport(context),
    };
    // `npm test` does not drive Firefox.
    const cases = inFirefox() ? CASES : casesOf(CASES, 6);
    for (const [how, place, mode, way, steps] of cases) {
      const title = `${mode.title}, ${place}, ${how}`;
      const page = await context.newPage();
      page.on('dialog', (question) => void question.accept().catch(() => undefined));
      await page.goto(BEFORE);
      const form = await openAt(page, place, mode);
      for (const [name, value] of Object.entries(await type(form, mode)))
        typed[`${title}: ${name}`] = value;
      await way(page, form);
      if (!steps) continue;
      // After a window was closed with Back, only Forward remains.
      for (const [step, go] of [
        ['un paso adelante', () => page.goForward({ waitUntil: 'commit', timeout: 5000 })],
        ['un paso atrás', () => page.goBack({ waitUntil: 'commit', timeout: 5000 })],
        ['atrás y adelante', () => page.goForward({ waitUntil: 'commit', timeout: 5000 })],
      ] as const) {
        await go().catch(() => undefined);
        await expectNoForm(page, `${title}, ${step}`);
      }
      await page.close();
    }
    expect(await closeAndFind(typed)).toEqual([]);
    const found = (await closeAndFind(controls)).join();
    // In Firefox the driver's way of closing windows decides which the session keeps.
    if (!inFirefox()) expect(found).toMatch(/abierto \(Session_/);
    expect(found).toMatch(/enviado \((Web Data|formhistory)/);
    const history = /^(History|places\.sqlite)/;
    expect(await closeAndFind({ 'la ventana de la denuncia': '#denuncia' }, history)).toEqual([]);
  },
);
