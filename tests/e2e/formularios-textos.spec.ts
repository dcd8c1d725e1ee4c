import type { APIRequestContext } from '@playwright/test';
import PostalMime from 'postal-mime';
import { z } from 'zod';
import { CONFIRM } from '@/lib/ui-texts';
import { downloadAcuse, formats, giveFile, MATCHES, openVerifier } from './support/acuse';
import { expectSent, fill, press } from './support/escritura';
import { openForm } from './support/formulario';
import { createMarker, messagesWith } from './support/mailbox';
import { modes, writing } from './support/modes';
import { button, checkOf, readAnswers, reviewOf } from './support/pasos';
import { expect, test } from './support/test';

const exact = z.object({ template_params: z.record(z.string(), z.string()) });

/** The text that a person may write, and that careless code spoils. */
const TEXTS: [what: string, text: string][] = [
  [
    'acentos y eñes',
    'Ñandú, pingüino, camión, ¡así!, ¿por qué?, «comillas», naïve, Ångström, e\u0301',
  ],
  ['emoji', '😀 👩‍👩‍👧 🇲🇽 👍🏽 ☎️ 1️⃣ ✅'],
  ['comillas y signos', `"doble" 'simple' \`grave\` \\ / % & # {{nombre}} \${x} ;-- $& $1`],
  [
    'código HTML',
    '<script>document.title="x"</script><img src=x onerror="document.title=\'x\'"></pre></dd>&lt;b&gt;&amp;',
  ],
  ['escritura de derecha a izquierda', 'שלום עולם — مرحبا بالعالم (1) \u202eal revés\u202c fin'],
  ['renglones y sangrías', 'Uno\n\n  dos\n\ttres  \n.\n..\nFrom aquí\n--límite\n=3D fin'],
];

/** The message as the mailbox keeps it: its file, read by a mail program. */
async function readEml(request: APIRequestContext, id: string) {
  const eml = await (await request.get(`/_buzon/${id}.eml`)).body();
  const mail = await PostalMime.parse(eml, { attachmentEncoding: 'utf8' });
  const [attachment] = mail.attachments;
  expect(attachment?.filename).toBe('parametros.json');
  return {
    text: mail.text ?? '',
    params: exact.parse(JSON.parse(String(attachment?.content))).template_params,
  };
}

// The two modes take turns: the code knows neither by name.
for (const [index, [what, sample]] of TEXTS.entries()) {
  const mode = index % 2 === 0 ? modes.servidor : modes.anonima;
  test(`${mode.form === 'queja' ? 'Una queja' : 'Una denuncia'} con ${what} llega igual y se ve como texto en todas partes`, async ({
    page,
    request,
  }) => {
    const marker = createMarker();
    const text = `${sample}\n${marker}`;
    const [line] = sample.split('\n');
    const field = mode.form === 'queja' ? 'nombreServidorP' : 'lugar';
    const key = mode.form === 'queja' ? 'nombre_servidor' : 'lugar';
    const form = await openForm(page, mode);
    const known = await page.title();
    await fill(form, mode, {
      ...writing(mode, marker),
      descripcion: text,
      [field]: line ?? '',
    });
    await press(form);
    await expect(checkOf(form), 'Nada de esto dice quién soy').toHaveCount(0);
    const review = reviewOf(form);
    await expect(page).toHaveTitle(known);
    expect(await review.locator('[data-key=message] dd').textContent()).toBe(text);
    expect(await review.locator(`[data-key=${key}] dd`).textContent()).toBe(line);
    const answers = Object.values(await readAnswers(form));
    expect(answers, 'En palabras se lee lo mismo').toEqual(expect.arrayContaining([text, line]));
    await expect(review.locator('img, script, b')).toHaveCount(0);
    await button(form, CONFIRM).click();
    await expectSent(form);

    const [message] = await messagesWith(request, marker);
    expect(message?.template_params).toMatchObject({ message: text, [key]: line });
    const { params, text: body } = await readEml(request, message?.id ?? '');
    expect(params).toEqual(message?.template_params);
    // What follows a field's first line is quoted, so that it cannot pass for another field.
    const quoted = `message: ${text.replaceAll('\n', '\n> ')}`;
    expect(body.replaceAll('\r\n', '\n')).toContain(`${quoted}\n`);

    const papers = [];
    for (const format of formats) papers.push(await downloadAcuse(page, form, format));
    const verifier = await openVerifier(page);
    const title = await page.title();
    for (const paper of papers) {
      await giveFile(verifier, paper);
      await expect(verifier.getByText(MATCHES)).toBeVisible();
      await expect(verifier.getByText(`Archivo: ${paper.name}`)).toBeVisible();
      expect(await verifier.locator('dl.review dd').allTextContents()).toContain(text);
      await expect(verifier.locator('dl.review').locator('img, script, b')).toHaveCount(0);
    }
    await expect(page, 'Nada de lo escrito se ejecutó').toHaveTitle(title);

    await page.goto(`/_buzon/${message?.id}/`);
    expect(await page.locator('pre').textContent()).toContain(quoted);
    await expect(page.locator('script, img, pre *')).toHaveCount(0);
  });
}

{
  const mode = modes.servicio;
  // Especificación: 5-51
  test('Un texto de 20,000 caracteres llega completo y cabe en su acuse', async ({
    page,
    request,
  }) => {
    const marker = createMarker();
    const text = `${marker} ${'Árbol, ñandú 😀 y «más». '.repeat(1000)}`.slice(0, 20_000);
    expect(text).toHaveLength(20_000);
    const form = await openForm(page, mode);
    await fill(form, mode, { ...writing(mode, marker), descripcion: text });
    await press(form);
    expect(await reviewOf(form).locator('[data-key=message] dd').textContent()).toBe(text);
    await button(form, CONFIRM).click();
    await expectSent(form);
    const [message] = await messagesWith(request, marker);
    const { params, text: body } = await readEml(request, message?.id ?? '');
    expect(params['message']).toBe(text);
    expect(body).toContain(text);
    const paper = await downloadAcuse(page, form, 'PDF');
    const verifier = await openVerifier(page);
    await giveFile(verifier, paper);
    await expect(verifier.getByText(MATCHES)).toBeVisible();
    expect(await verifier.locator('dl.review dd').allTextContents()).toContain(text);
  });
}
