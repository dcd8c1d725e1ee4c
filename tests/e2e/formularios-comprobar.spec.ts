import type { Locator } from '@playwright/test';
import {
  altered,
  deliver,
  downloadAcuse,
  formats,
  giveFile,
  MATCHES,
  openVerifier,
  redrawn,
} from './support/acuse';
import { modes } from './support/modes';
import { hold } from './support/pasos';
import { expect, test } from './support/test';

const { servicio, anonima } = modes;
const STORY = 'Testigo del cobro';
const WRONG = 'El folio no corresponde a lo que dice el archivo.';
const FOREIGN = 'Este archivo no es de un formulario de este sitio.';
const RETOUCHED = 'El folio corresponde, pero el archivo no está como se descargó.';

/** What the verifier says of the file, once it has the focus. */
async function expectVerdict(verifier: Locator, verdict: string): Promise<void> {
  const said = verifier.getByRole('status').first();
  await expect(said).toBeFocused();
  await expect(said.locator('strong')).toHaveText(verdict);
}
/** The folio with another digit in that place. */
const miswritten = (folio: string, at: number) =>
  folio.slice(0, at) + (folio[at] === '7' ? '8' : '7') + folio.slice(at + 1);
const content = (verifier: Locator) => verifier.locator('dl.review');
const hex = (text: string) => Buffer.from(text, 'latin1').toString('hex');

for (const format of formats) {
  test(`Con una letra del mensaje cambiada, el acuse en ${format} ya no corresponde a su folio`, async ({
    page,
    request,
  }) => {
    const { form } = await deliver(page, request, anonima, { descripcion: STORY });
    const paper = await downloadAcuse(page, form, format);
    const verifier = await openVerifier(page);
    await giveFile(
      verifier,
      altered(paper, `"message":"${STORY}"`, '"message":"Testiga del cobro"'),
    );
    await expectVerdict(verifier, WRONG);
    await expect(content(verifier), 'No muestra como bueno lo que se cambió').toHaveCount(0);
    await giveFile(verifier, paper);
    await expectVerdict(verifier, MATCHES);
  });

  test(`Con una línea a la vista cambiada, el acuse en ${format} no está como se descargó, y leo lo que sí se envió`, async ({
    page,
    request,
  }) => {
    const { form } = await deliver(page, request, anonima, { descripcion: STORY });
    const paper = await downloadAcuse(page, form, format);
    const drawn = (text: string) => (format === 'PDF' ? hex(text) : text);
    const verifier = await openVerifier(page);
    await giveFile(verifier, altered(paper, drawn(STORY), drawn('Testigo de un robo')));
    await expectVerdict(verifier, RETOUCHED);
    await expect(content(verifier)).toContainText(STORY);
    await expect(content(verifier)).not.toContainText('robo');
  });
}

// What the folio proves is the same in both papers: they take turns.
for (const [part, from, format] of [
  ['otro código', 11, 'PDF'],
  ['otra fecha', 4, 'texto'],
] as const)
  test(`Con ${part} en el folio, el acuse en ${format} no corresponde`, async ({
    page,
    request,
  }) => {
    const { form, params } = await deliver(page, request, servicio);
    const { folio = '' } = params;
    const paper = await downloadAcuse(page, form, format);
    const verifier = await openVerifier(page);
    const data = `"folio":"${folio}"`;
    await giveFile(verifier, altered(paper, data, `"folio":"${miswritten(folio, from)}"`));
    await expectVerdict(verifier, WRONG);
  });

for (const [what, facts, forged, format] of [
  ['otra hora', { enviado: '1999-01-01T00:00:00-08:00' }, '1 de enero de 1999', 'PDF'],
  ['otra oficina', { oficina: 'Oficina Ajena' }, 'Oficina Ajena', 'texto'],
  ['otra página', { pagina: 'https://ajena.example/' }, 'ajena.example', 'PDF'],
] as const)
  test(`Con ${what}, y dibujado de nuevo, el acuse en ${format} no la da por comprobada y me manda a la oficina`, async ({
    page,
    request,
  }) => {
    const { form, params } = await deliver(page, request, anonima, { descripcion: STORY });
    const paper = await downloadAcuse(page, form, format);
    const verifier = await openVerifier(page);
    await giveFile(verifier, redrawn(paper, facts));
    await expectVerdict(verifier, MATCHES);
    await expect(content(verifier)).toContainText(params['folio'] ?? '');
    await expect(content(verifier)).toContainText(STORY);
    await expect(content(verifier), 'Lo falso no está entre lo comprobado').not.toContainText(
      forged,
    );
    const said = verifier.getByRole('status').first();
    await expect(said).toContainText('sólo la oficina puede decir si recibió este folio');
    const unproven = verifier.locator('p', { hasText: 'según el equipo de quien envió' });
    await expect(unproven).toContainText(
      'El folio no comprueba la hora, ni la oficina o la página',
    );
  });
test('Si alguien cambió la hora o los nombres del acuse, no me pide que confíe en ellos', async ({
  page,
  request,
}) => {
  const { form } = await deliver(page, request, anonima, { descripcion: STORY });
  const paper = await downloadAcuse(page, form, 'texto');
  const verifier = await openVerifier(page);
  await giveFile(verifier, altered(paper, '"enviado":"20', '"enviado":"19'));
  await expectVerdict(verifier, RETOUCHED);
  await expect(content(verifier)).toContainText(STORY);
  await expect(verifier).not.toContainText(/de 19\d\d/);
  await giveFile(verifier, altered(paper, '"message":"Desc', '"message":"Falso: desc'));
  await expectVerdict(verifier, FOREIGN);
  await expect(verifier).not.toContainText('Falso');
});

test('Un acuse en texto que pasó por otro programa (fin de línea de Windows) sigue bien', async ({
  page,
  request,
}) => {
  const { form } = await deliver(page, request, servicio);
  const paper = await downloadAcuse(page, form, 'texto');
  const text = paper.buffer.toString();
  const verifier = await openVerifier(page);
  await giveFile(verifier, { ...paper, buffer: Buffer.from(text.replaceAll('\n', '\r\n')) });
  await expectVerdict(verifier, MATCHES);
});

test('Otro PDF, un texto cualquiera o un archivo vacío no son acuses', async ({
  page,
  request,
}) => {
  const blank = await request.get('/default/');
  const html = await blank.text();
  const [pdf = ''] = /[^"]+\.pdf(?=")/.exec(html) ?? [];
  const other = await (await request.get(pdf)).body();
  expect(other.subarray(0, 5).toString()).toBe('%PDF-');
  const verifier = await openVerifier(page);
  for (const [name, buffer] of [
    ['otro.pdf', other],
    ['carta.txt', Buffer.from('Folio de envío: Q-20250107-0123456789-A')],
    ['vacío.txt', Buffer.alloc(0)],
    ['roto.txt', Buffer.from('{"acuse":1,"folio":"Q"}\n{"acuse":1,rota}')],
  ] as const) {
    await giveFile(verifier, { name, mimeType: 'text/plain', buffer });
    await expect(verifier.getByText(`Archivo: ${name}`)).toBeVisible();
    await expectVerdict(verifier, 'Este archivo no es un acuse de este sitio.');
  }
});

test('El folio que escribí antes de que llegara el programa también se comprueba', async ({
  page,
  request,
}) => {
  const { params } = await deliver(page, request, servicio);
  const { folio = '' } = params;
  const { letGo } = await hold(page, /\/AcuseCheck-\w+\.js$/);
  await page.goto('/acuse/verificar/');
  const field = page.getByLabel('O escriba un folio de envío');
  await field.pressSequentially(folio);
  letGo();
  await expect(page.getByText(`${folio} está bien escrito.`)).toBeVisible();
  await expect(field).toHaveValue(folio);
});

test('Escribo a mano un folio y sé si lo copié bien, aunque use minúsculas o confunda O con 0', async ({
  page,
  request,
}) => {
  const { params } = await deliver(page, request, servicio);
  const { folio = '' } = params;
  const verifier = await openVerifier(page);
  const field = verifier.getByLabel('O escriba un folio de envío');
  const answer = verifier.getByRole('status').last();
  const right = `${folio} está bien escrito.`;
  await field.pressSequentially(folio.slice(0, -1));
  await expect(answer).toBeEmpty();
  await field.press('End');
  await field.pressSequentially(folio.slice(-1));
  await expect(answer).toHaveText(right);
  await field.fill(` ${folio.toLowerCase().replaceAll('-', ' - ').replaceAll('0', 'o')} `);
  await expect(answer).toHaveText(right);
  await field.fill(miswritten(folio, 18));
  await expect(answer).toHaveText(/^Ese folio tiene un error/);
});
