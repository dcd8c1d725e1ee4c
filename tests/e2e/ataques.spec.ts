import { expect, type Page } from '@playwright/test';
import { FORMS } from '@/lib/ui-texts';
import { DRAWINGS, PAYLOADS } from '../ataques/payloads';
import { expectSent, fill, press } from './support/escritura';
import { dangers, runAlone, watched } from './support/ejecuciones';
import { openForm } from './support/formulario';
import { openVerifier, downloadAcuse, formats, giveFile } from './support/acuse';
import { messagesWith, createMarker } from './support/mailbox';
import { modes, writing } from './support/modes';
import { button } from './support/pasos';

const { CONFIRM } = FORMS;

/** The policy would hide a run. */
const test = watched.extend({ bypassCSP: true });

// Control: without a live payload here the tests below prove nothing.
watched(
  'Servidos como páginas, sin que nadie los escape, los ataques sí se ejecutan',
  { tag: '@resto' },
  async ({ context }) => {
    const ran = await runAlone(
      context,
      PAYLOADS.filter((_, at) => at % 8 === 0),
      (body) => ({
        contentType: 'text/html; charset=utf-8',
        body: `<!DOCTYPE html><title>Solo</title><p>${body}`,
      }),
    );
    // The rest need browsers that are gone, or a place inside other text.
    expect(ran.size).toBeGreaterThan(PAYLOADS.length / 8 / 3);
  },
);

watched(
  'Un dibujo abierto por su dirección no ejecuta ni pide nada, y sin sus cabeceras sí',
  { tag: '@resto' },
  async ({ context, request }) => {
    const picture = await request.get('/ilustraciones/logo.svg');
    const { 'content-security-policy': policy = '' } = picture.headers();
    expect(policy).toContain('sandbox');
    const served = (headers: Record<string, string>) =>
      runAlone(context, DRAWINGS, (body) => ({ contentType: 'image/svg+xml', headers, body }));
    expect([...(await served({ 'content-security-policy': policy }))]).toEqual([]);
    expect((await served({})).size).toBeGreaterThan(DRAWINGS.length / 2);
  },
);

for (const mode of [modes.servicio, modes.identificada])
  test(
    `Lo que alguien escribe en ${mode.title} es sólo texto en la revisión, el acuse, su comprobación, la hoja y el buzón`,
    { tag: mode === modes.servicio ? [] : ['@resto'] },
    async ({ page, request }) => {
      test.slow();
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
        await expect(verifier.getByText(paper.name)).toBeVisible();
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

/** The mailbox's pages do have a stylesheet and a refresh. */
const ownDangers = async (page: Page): Promise<string[]> =>
  (await dangers(page)).filter(
    (one) => !['<meta http-equiv>', '<link rel=stylesheet>'].includes(one),
  );
