/** @jest-environment node */
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { ask, said } from '../http';
import { account, LIST, listed, post, queja, workshop } from './helpers';

const { mailbox, start } = workshop();
let log: jest.SpyInstance;
beforeEach(() => (log = jest.spyOn(console, 'error').mockImplementation(() => undefined)));
afterEach(() => jest.restoreAllMocks());

describe('recibir un mensaje', () => {
  it('lo que envío se guarda como un correo verdadero, y la lista lo dice igual', async () => {
    const { url, buzon } = await mailbox();
    const params = queja('Línea 1\r\nlínea 2 «Ñ» 👋\nlínea 3\rfin  ');
    const sent = await post(url, params);
    expect(said(sent)).toEqual([200, 'OK']);
    expect(sent.headers['content-type']).toContain('text/plain');

    const [one, ...others] = await listed(url);
    expect(others).toEqual([]);
    expect(one).toMatchObject({ service_id: 'servicio', template_id: 'template_q' });
    expect(one?.template_params).toStrictEqual(params);
    expect(Math.abs(Date.parse(one?.received ?? '') - Date.now())).toBeLessThan(60_000);

    expect(await readdir(buzon)).toEqual([`${one?.id}.eml`]);
    const mail = await PostalMime.parse(await readFile(join(buzon, `${one?.id}.eml`)));
    expect(mail.subject).toBe('Queja servidor público');
    expect(mail.text).toContain('■ Descripción de los hechos (message): Línea 1');
  });

  it('al reiniciar, los mensajes siguen ahí', async () => {
    const { url, buzon } = await mailbox();
    await post(url);
    await post(url);
    const before = await listed(url);
    expect(before).toHaveLength(2);
    const again = await start({ dir: buzon, mailbox: { dir: buzon, account: () => account } });
    await post(again.url);
    expect((await listed(again.url)).slice(1)).toEqual(before);
  });

  it('si no se puede guardar, responde 500 y dice por qué sin repetir el mensaje', async () => {
    const { url } = await mailbox({ files: { '.buzon': 'un archivo donde iría la carpeta' } });
    const answer = await post(url, queja('secreto de una persona'));
    expect(answer.status).toBe(500);
    expect(log.mock.calls.flat().join()).toContain('ahí hay un archivo, no una carpeta');
    expect(log.mock.calls.flat().join()).not.toContain('secreto');
  });
});

describe('cuando hay muchos mensajes', () => {
  it('el que está roto no tapa a los demás, y se dice una vez, no cada vez que la lista se actualiza', async () => {
    const file = '20240501T153000123Z-0007-9f3a2c.eml';
    const { url } = await mailbox({ files: { [join('.buzon', file)]: 'no es un correo' } });
    await post(url);
    for (let n = 0; n < 3; n++) expect(await listed(url)).toHaveLength(1);
    expect(log.mock.calls).toEqual([[expect.stringContaining(file)]]);
  });

  it('lleno, lo dice, y dice qué hacer, y no guarda más', async () => {
    const names = Array.from(
      { length: 2000 },
      (_, n) => `20240501T153000123Z-${String(n).padStart(4, '0')}-9f3a2c.eml`,
    );
    const { url, buzon } = await mailbox({
      files: Object.fromEntries(names.map((name) => [join('.buzon', name), ''])),
    });
    const full = 'El buzón local está lleno: guarda 2000 mensajes.';
    expect(said(await post(url))).toEqual([507, `${full}\n`]);
    expect(log.mock.calls).toEqual([[`${full} Borre la carpeta ${buzon} y reintente.`]]);
    expect(await readdir(buzon)).toHaveLength(2000);
    await rm(join(buzon, names[0]!));
    expect((await post(url)).status).toBe(200);
  });
});

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
    await post(url, { ...queja('<script>alert(1)</script>') });
    const id = (await listed(url))[0]?.id ?? '';

    const list = (await ask(url, '/_buzon/')).body.toString();
    expect(list).toContain(`href="/_buzon/${id}/"`);
    expect(list).toContain('Queja servidor público');

    const page = (await ask(url, `/_buzon/${id}/`)).body.toString();
    expect(page).toContain('(message): &lt;script>alert(1)&lt;/script>');
    expect(page).not.toMatch(/<script|<style| style=|<b>/);
    expect(page).toContain(`href="/_buzon/${id}.eml"`);

    const eml = await ask(url, `/_buzon/${id}.eml`);
    expect(eml.headers['content-type']).toBe('message/rfc822');
    expect(eml.headers['content-disposition']).toBe(`attachment; filename="${id}.eml"`);
    expect(eml.body.equals(await readFile(join(buzon, `${id}.eml`)))).toBe(true);
  });

  it('lo vacío por completo, y solo a él', async () => {
    const { url, buzon } = await mailbox();
    await post(url);
    await writeFile(join(buzon, 'mio.eml'), 'no es del buzón');
    expect((await ask(url, LIST, { method: 'DELETE' })).status).toBe(204);
    expect(await listed(url)).toEqual([]);
    expect(await readdir(buzon)).toEqual(['mio.eml']);
  });
});
