import { FORMS } from '@/lib/ui-texts';
import { expectSent, fill, press } from './support/escritura';
import { control, openForm } from './support/formulario';
import { createMarker, messagesWith } from './support/mailbox';
import { modes, writing } from './support/modes';
import { button, checkOf, listenToSends, readAnswers, readReview, reviewOf } from './support/pasos';
import { expect, test } from './support/test';

const { CONFIRM, GO_ON_AS_CHOSEN } = FORMS;

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
/** Invented: what could say who writes. */
const CLUES = ['PEGA800101HBCRRN09', '664 555 0142', 'ABC-12-34', 'mi jefe'];
const SECRET = { nombre: 'Ana Secreta', telefono: '664 555 0133', correo: 'ana@correo.example' };

test('Antes de los datos de una denuncia leo qué sale, qué no y quién ve mi conexión; lo demás está a un toque', async ({
  page,
}) => {
  const form = await openForm(page, anonima);
  const before = form.getByRole('region', { name: 'Qué pasa con lo que escriba' });
  const choice = form.getByRole('group', { name: '¿Cómo quiere denunciar?' });
  const seen = before.getByText(
    /quien investiga\..*ve su conexión \(IP\), también en modo anónimo/,
  );
  const leaves = form.getByText(/Modo anónimo: no se enviarán su nombre, su teléfono ni su correo/);
  const field = (await control(form, anonima, 'fecha').boundingBox())?.y ?? 0;
  for (const part of [seen, choice, leaves]) {
    const { y, height } = (await part.boundingBox())!;
    expect(y + height, 'Está antes de los datos').toBeLessThan(field);
  }
  const promise = before.getByText(/no podremos responderle ni pedirle más/);
  await expect(promise).toBeHidden();
  await before.getByText('Qué tan anónima es').click();
  await expect(promise).toBeVisible();
});

// Especificación: D31-02, D47-01, PR-04
test('De una denuncia anónima sale lo que decidí en la revisión, y ninguna seña, escriba lo que escriba antes', async ({
  page,
  request,
}) => {
  const marker = createMarker();
  const sends = listenToSends(page);
  const form = await openForm(page, identificada);
  await fill(form, identificada, {
    ...writing(identificada, marker),
    ...SECRET,
    lugar: 'En la calle Uno',
    descripcion: `Soy testigo ${marker}. ${CLUES.map((clue) => `Dato: ${clue};`).join(' ')} pide dinero. Llame a Ana Secreta.`,
  });
  await button(form, 'Activar modo anónimo/active').click();
  await press(form);
  const check = checkOf(form);
  await expect(check.getByRole('heading')).toBeFocused();
  await expect(check.locator('mark')).toHaveText([...CLUES, 'Ana Secreta']);
  const choices = check.locator('button[aria-pressed]');
  await expect(choices).toHaveCount(2 * (CLUES.length + 1));
  for (const choice of await choices.all())
    await expect(choice, 'Nada está elegido de antemano').toHaveAttribute('aria-pressed', 'false');
  const gone = ['PEGA800101HBCRRN09', '664 555 0142', 'mi jefe', 'Ana Secreta'];
  for (const clue of gone) await button(check, `Quitar «${clue}»`).click();
  await button(check, 'Conservar «ABC-12-34»').click();
  await expect(check.locator('del')).toHaveText(gone);
  const left = (await check.locator('.marked-text').last().textContent()) ?? '';
  // Two clicks do not confirm.
  await button(check, GO_ON_AS_CHOSEN).dblclick();
  await expect(button(form, CONFIRM)).toBeEnabled();
  const read = await readReview(form);
  expect(read.map(([key]) => key)).toEqual(KEYS);
  expect(read).toContainEqual(['message', left]);
  expect(await readAnswers(form)).toMatchObject({ 'Descripción de los hechos': left });
  await expect(reviewOf(form)).toContainText('Va sin nombre, teléfono ni correo electrónico.');
  expect(sends, 'Nada sale antes de confirmar').toEqual([]);

  const sending = page.waitForRequest('**/email/send');
  await button(form, CONFIRM).click();
  const sent = await sending;
  await expectSent(form);
  const body = sent.postDataJSON() as { template_params: Record<string, string> };
  expect(Object.keys(body.template_params)).toEqual(KEYS);
  expect(body.template_params).toMatchObject({ message: left, lugar: 'En la calle Uno' });
  for (const secret of [...Object.values(SECRET), ...gone])
    expect(sent.postData()).not.toContain(secret);
  expect(sent.postData()).toContain('ABC-12-34');
  const headers = await sent.allHeaders();
  expect(headers).not.toHaveProperty('referer');
  expect(headers).not.toHaveProperty('cookie');
  expect(await messagesWith(request, marker)).toHaveLength(1);
});
