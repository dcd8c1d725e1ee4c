/** @jest-environment node */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ask } from '../http';
import { LIST, listed, post, requestBody, workshop } from './helpers';

const { mailbox } = workshop();

describe('ver el buzón', () => {
  it('vacío, dice que es de pruebas y que no hay mensajes', async () => {
    const { url } = await mailbox();
    for (const path of ['/_buzon', '/_buzon/']) {
      const answer = await ask(url, path);
      expect(answer.status).toBe(200);
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.headers['content-security-policy']).toMatch(
        /^default-src 'none'; style-src 'self';/,
      );
      expect(answer.body.toString()).toContain('Todavía no hay mensajes');
      expect(answer.body.toString()).toContain('nada sale por correo');
    }
    expect(await listed(url)).toEqual([]);
  });

  it('leo un mensaje y lo descargo, sin que su texto se vuelva página', async () => {
    const { url, buzon } = await mailbox();
    await post(url, requestBody({ asunto: '<b>Asunto</b>', message: '<script>alert(1)</script>' }));
    const id = (await listed(url))[0]?.id ?? '';

    const list = (await ask(url, '/_buzon/')).body.toString();
    expect(list).toContain(`href="/_buzon/${id}/"`);
    expect(list).toContain('&lt;b>Asunto&lt;/b>');

    const page = (await ask(url, `/_buzon/${id}/`)).body.toString();
    expect(page).toContain('message: &lt;script>alert(1)&lt;/script>');
    expect(page).not.toMatch(/<script|<style| style=|<b>/);
    expect(page).toContain(`href="/_buzon/${id}.eml"`);

    const eml = await ask(url, `/_buzon/${id}.eml`);
    expect(eml.headers['content-type']).toBe('message/rfc822');
    expect(eml.headers['content-disposition']).toBe(`attachment; filename="${id}.eml"`);
    expect(eml.body.equals(await readFile(join(buzon, `${id}.eml`)))).toBe(true);
  });

  it('lo vacío por completo, y solo a él', async () => {
    const { url, buzon } = await mailbox();
    await post(url, requestBody({ n: 1 }));
    await writeFile(join(buzon, 'mio.eml'), 'no es del buzón');
    expect((await ask(url, LIST, { method: 'DELETE' })).status).toBe(204);
    expect(await listed(url)).toEqual([]);
    expect(await readdir(buzon)).toEqual(['mio.eml']);
  });
});
