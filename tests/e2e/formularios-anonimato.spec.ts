import { CONFIRM } from '@/lib/ui-texts';
import { expectSent, fill, press } from './support/escritura';
import { control, openForm } from './support/formulario';
import { createMarker, messagesWith } from './support/mailbox';
import { modes, writing } from './support/modes';
import { button, checkOf, listenToSends, readAnswers, readReview, reviewOf } from './support/pasos';
import { expect, test } from './support/test';

const { identificada, anonima } = modes;
const KEYS = [
  'from_name',
  'reply_email',
  'message',
  'fecha_percance',
  'lugar',
  'reply_to',
  'folio',
];
/** Invented: what could say who writes, and what the form calls it. */
const CLUES = [
  ['PEGA800101HBCRRN09', 'CURP'],
  ['PEGA800101AB1', 'RFC'],
  ['664 555 0142', 'Teléfono'],
  ['ana.perez@correo.example', 'Correo'],
  ['ABC-12-34', 'Placas'],
  ['mi jefe', 'Trabajo o persona cercana'],
] as const;
const told = (marker: string) =>
  `Soy testigo ${marker}. ${CLUES.map(([clue]) => `Dato: ${clue};`).join(' ')} pide dinero.`;

test('Antes de denunciar leo qué sale, qué no, quién ve mi conexión y que no habrá respuesta', async ({
  page,
}) => {
  const form = await openForm(page, anonima);
  const before = form.getByRole('region', { name: 'Qué pasa con lo que escriba' });
  const choice = form.getByRole('group', { name: '¿Cómo quiere denunciar?' });
  await expect(
    before.getByText(/quien investiga\..*ve su conexión \(IP\), también en modo anónimo/),
  ).toBeVisible();
  await expect(choice.locator('[aria-current=true]')).toHaveText(
    /^Sin dar mi nombre.*No podremos responderle\.$/,
  );
  const leaves = form.getByText(
    'Modo anónimo: no se enviarán su nombre, su teléfono ni su correo electrónico.',
  );
  await expect(leaves).toBeVisible();
  const field = await control(form, anonima, 'fecha').boundingBox();
  for (const part of [before, choice, leaves]) {
    const text = await part.boundingBox();
    expect(text && field && text.y + text.height < field.y, 'Está antes de los datos').toBe(true);
  }
  // The rest is one tap away.
  for (const promise of [
    /no salen su nombre, su teléfono ni su correo, aunque los haya escrito/,
    /ve el mensaje y la dirección de red \(IP\) de su equipo/,
    /no podremos responderle ni pedirle más/,
  ])
    await expect(before.getByText(promise)).toBeHidden();
  await before.getByText('Qué tan anónima es').click();
  for (const promise of [
    /no salen su nombre, su teléfono ni su correo, aunque los haya escrito/,
    /ve el mensaje y la dirección de red \(IP\) de su equipo/,
    /no podremos responderle ni pedirle más/,
  ])
    await expect(before.getByText(promise)).toBeVisible();
});

// Especificación: D47-01, D47-02
test('La revisión marca lo que me delata y nada más; quito unos datos, conservo otros, y así se lee y así llega', async ({
  page,
  request,
}) => {
  const marker = createMarker();
  const form = await openForm(page, anonima);
  await control(form, anonima, 'lugar').fill('En la calle Uno, tel. 664 555 0177');
  await control(form, anonima, 'descripcion').fill(told(marker));
  await press(form);
  const check = checkOf(form);
  await expect(check.getByRole('heading')).toBeFocused();
  await expect(check.locator('mark')).toHaveText([
    'tel. 664 555 0177',
    ...CLUES.map(([clue]) => clue),
  ]);
  await expect(check.getByRole('listitem')).toHaveText([
    /^«tel\. 664 555 0177» Teléfono\. /,
    ...CLUES.map(([clue, kind]) => new RegExp(`^«${clue}» ${kind}\\. `)),
  ]);
  for (const clue of ['PEGA800101HBCRRN09', 'ABC-12-34', '664 555 0142'])
    await expect(check.getByRole('listitem').filter({ hasText: `«${clue}»` })).toContainText(
      'Si es de quien denuncia, o de su unidad, consérvelo',
    );
  const choices = check.locator('button[aria-pressed]');
  await expect(choices).toHaveCount(2 * (1 + CLUES.length));
  for (const choice of await choices.all())
    await expect(choice, 'Nada está elegido de antemano').toHaveAttribute('aria-pressed', 'false');
  for (const clue of ['PEGA800101HBCRRN09', 'mi jefe', '664 555 0142', 'ABC-12-34']) {
    await button(check, `Quitar «${clue}»`).click();
    await expect(button(check, `Quitar «${clue}»`)).toHaveAttribute('aria-pressed', 'true');
    await expect(button(check, 'Continuar con lo que elegí')).toBeEnabled();
  }
  await button(check, 'Conservar «ABC-12-34»').click();
  await expect(button(check, 'Conservar «ABC-12-34»')).toHaveAttribute('aria-pressed', 'true');
  await expect(button(check, 'Quitar «ABC-12-34»')).toHaveAttribute('aria-pressed', 'false');
  await expect(check.locator('del')).toHaveText(['PEGA800101HBCRRN09', '664 555 0142', 'mi jefe']);
  const left = (await check.locator('.marked-text').last().textContent()) ?? '';
  await button(check, 'Continuar con lo que elegí').click();
  for (const [clue] of CLUES)
    expect(left.includes(clue), clue).toBe(!/PEGA800101HBCRRN09|664 555 0142|mi jefe/.test(clue));
  const read = await readReview(form);
  expect(read).toContainEqual(['message', left]);
  expect(read).toContainEqual(['lugar', 'En la calle Uno, tel. 664 555 0177']);
  const answers = await readAnswers(form);
  expect(answers).toMatchObject({ 'Descripción de los hechos': left });
  await expect(reviewOf(form)).toContainText('Va sin nombre, teléfono ni correo electrónico.');
  await expect(reviewOf(form)).toContainText('Conserva 4 datos que pueden identificarle.');
  await button(form, CONFIRM).click();
  await expectSent(form);
  const [message] = await messagesWith(request, marker);
  expect(message?.template_params['message']).toBe(left);
  expect(message?.template_params['lugar']).toBe('En la calle Uno, tel. 664 555 0177');
});

// Especificación: D35-03, D47-01
test('«Quitar y continuar» va primero, y no sale ninguna seña', async ({ page, request }) => {
  const marker = createMarker();
  const form = await openForm(page, anonima);
  await control(form, anonima, 'descripcion').fill(told(marker));
  await press(form);
  const check = checkOf(form);
  await expect(check.getByRole('button').first()).toHaveText('Quitar y continuar');
  const left = (await check.locator('.marked-text').last().textContent()) ?? '';
  await button(check, 'Quitar y continuar').click();
  await button(form, CONFIRM).click();
  await expectSent(form);
  const [message] = await messagesWith(request, marker);
  expect(message?.template_params['message']).toBe(left);
  for (const [clue] of CLUES) expect(JSON.stringify(message?.template_params)).not.toContain(clue);
});

// Especificación: D47-03
test('Lo que escribí como mío antes de pasar al modo anónimo se marca como «Dato suyo»', async ({
  page,
}) => {
  const form = await openForm(page, identificada);
  await fill(form, identificada, {
    nombre: 'Ana Lucía Secreta',
    telefono: '664 555 0133',
    descripcion: 'El oficial le dijo a Lucía: «dame 200». Le contesté que 664-5550133 era mío.',
  });
  await button(form, 'Activar modo anónimo/active').click();
  await press(form);
  const check = checkOf(form);
  await expect(check.getByRole('listitem')).toHaveText([
    /^«Lucía» Dato suyo\. Usted lo escribió como suyo en este formulario: quítelo\./,
    /^«664-5550133» Dato suyo\. /,
  ]);
});

// Especificación: 5-27, D35-03
test('Si no decido nada, «Continuar sin quitar» lleva mi texto intacto', async ({
  page,
  request,
}) => {
  const marker = createMarker();
  const sends = listenToSends(page);
  const form = await openForm(page, anonima);
  await control(form, anonima, 'descripcion').fill(told(marker));
  await press(form);
  await button(checkOf(form), 'Continuar sin quitar').dblclick();
  await expect(button(form, CONFIRM)).toBeEnabled();
  expect(sends, 'Dos clics seguidos no confirman').toEqual([]);
  await button(form, CONFIRM).click();
  await expectSent(form);
  const [message] = await messagesWith(request, marker);
  expect(message?.template_params['message']).toBe(told(marker));
});

// Especificación: D31-02, PR-04
test('De una denuncia anónima salen siete datos y ninguna seña, escriba lo que escriba antes', async ({
  page,
}) => {
  const marker = createMarker();
  const sends = listenToSends(page);
  const secret = { nombre: 'Ana Secreta', telefono: '664 555 0133', correo: 'ana@correo.example' };
  const form = await openForm(page, identificada);
  await fill(form, identificada, { ...writing(identificada, marker), ...secret });
  await button(form, 'Activar modo anónimo/active').click();
  await press(form);
  await expect(reviewOf(form)).toBeVisible();
  expect((await readReview(form)).map(([key]) => key)).toEqual(KEYS);
  expect(sends, 'Nada sale antes de confirmar').toEqual([]);

  const sending = page.waitForRequest('**/email/send');
  await button(form, CONFIRM).click();
  const sent = await sending;
  await expectSent(form);
  const body = sent.postDataJSON() as { template_params: Record<string, string> };
  expect(Object.keys(body.template_params)).toEqual(KEYS);
  for (const value of Object.values(secret)) expect(sent.postData()).not.toContain(value);
  const headers = await sent.allHeaders();
  expect(headers).not.toHaveProperty('referer');
  expect(headers).not.toHaveProperty('cookie');
});
