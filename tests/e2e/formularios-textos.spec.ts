import PostalMime from 'postal-mime';
import { z } from 'zod';
import { FORMS } from '@/lib/ui-texts';
import { downloadAcuse, formats, giveFile, MATCHES, openVerifier } from './support/acuse';
import { expectSent, fill, press } from './support/escritura';
import { openForm } from './support/formulario';
import { createMarker, messagesWith } from './support/mailbox';
import { modes, writing } from './support/modes';
import { button, readAnswers, reviewOf } from './support/pasos';
import { expect, test } from './support/test';

const { CONFIRM } = FORMS;

const exact = z.object({ template_params: z.record(z.string(), z.string()) });

/** The texts that a person may write, and that careless code spoils. */
const SAMPLES = [
  'Ñandú, pingüino, camión, ¡así!, ¿por qué?, «comillas», naïve, Ångström, e\u0301',
  '😀 👩‍👩‍👧 🇲🇽 👍🏽 ☎️ 1️⃣ ✅',
  `"doble" 'simple' \`grave\` \\ / % & # {{nombre}} \${x} ;-- $& $1`,
  '<script>document.title="x"</script><img src=x onerror="document.title=\'x\'"></pre></dd>&lt;b&gt;&amp;',
  'שלום עולם — مرحبا بالعالم (1) \u202eal revés\u202c fin',
  'Uno\n\n  dos\n\ttres  \n.\n..\nFrom aquí\n--límite\n=3D fin',
];
const [, , , LINE = ''] = SAMPLES;

// Especificación: 5-51
test('Un texto de 20,000 caracteres con todo lo que se puede escribir llega igual y se ve como texto en todas partes', async ({
  page,
  request,
}) => {
  const mode = modes.servidor;
  const marker = createMarker();
  const text = `${marker}\n${`${SAMPLES.join('\n')}\n`.repeat(60)}`
    .slice(0, 19_999)
    .trim()
    .padEnd(20_000, '.');
  const form = await openForm(page, mode);
  const known = await page.title();
  await fill(form, mode, {
    ...writing(mode, marker),
    descripcion: text,
    nombreServidorP: LINE,
  });
  await press(form);
  const review = reviewOf(form);
  expect(await review.locator('[data-key=message] dd').textContent()).toBe(text);
  expect(await review.locator('[data-key=nombre_servidor] dd').textContent()).toBe(LINE);
  const answers = Object.values(await readAnswers(form));
  expect(answers, 'En palabras se lee lo mismo').toContain(LINE);
  expect(answers.some((answer) => answer.startsWith(text.slice(0, 500)))).toBe(true);
  await expect(review.locator('img, script, b')).toHaveCount(0);
  await button(form, CONFIRM).click();
  await expectSent(form);

  const [message] = await messagesWith(request, marker);
  expect(message?.template_params).toMatchObject({ message: text, nombre_servidor: LINE });
  const eml = await (await request.get(`/_buzon/${message?.id}.eml`)).body();
  const mail = await PostalMime.parse(eml, { attachmentEncoding: 'utf8' });
  const { template_params } = exact.parse(JSON.parse(String(mail.attachments[0]?.content)));
  expect(template_params).toEqual(message?.template_params);
  // What follows a field's first line is quoted, so that it cannot pass for another field.
  const quoted = `message: ${text.replaceAll('\n', '\n> ')}`;
  expect(mail.text?.replaceAll('\r\n', '\n')).toContain(`${quoted}\n`);

  const papers = [];
  for (const format of formats) papers.push(await downloadAcuse(page, form, format));
  await expect(page, 'Nada de lo escrito se ejecutó').toHaveTitle(known);
  const verifier = await openVerifier(page);
  const title = await page.title();
  for (const paper of papers) {
    await giveFile(verifier, paper);
    await expect(verifier.getByText(`Archivo: ${paper.name}`)).toBeVisible();
    await expect(verifier.getByText(MATCHES)).toBeVisible();
    expect(await verifier.locator('dl.review dd').allTextContents()).toContain(text);
    await expect(verifier.locator('dl.review').locator('img, script, b')).toHaveCount(0);
  }
  await expect(page).toHaveTitle(title);

  await page.goto(`/_buzon/${message?.id}/`);
  expect(await page.locator('pre').textContent()).toContain(quoted);
  await expect(page.locator('script, img, pre *')).toHaveCount(0);
});
