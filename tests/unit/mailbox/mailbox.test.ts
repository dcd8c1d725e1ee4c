/** @jest-environment node */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { said } from '../http';
import { listed, post, requestBody, workshop } from './helpers';

const { mailbox, start } = workshop();

describe('recibir un mensaje', () => {
  it('lo que envío se guarda como un correo verdadero, y la lista lo dice igual', async () => {
    const { url, buzon } = await mailbox();
    const params = {
      asunto: 'Queja servidor público',
      from_name: 'José «Ñ» 👋',
      reply_to: 'quejas@oficina.example',
      message: 'Línea 1\r\nlínea 2\nlínea 3\rfin  ',
      vacio: '',
    };
    const sent = await post(url, requestBody(params));
    expect(said(sent)).toEqual([200, 'OK']);
    expect(sent.headers['content-type']).toContain('text/plain');

    const [one, ...others] = await listed(url);
    expect(others).toEqual([]);
    expect(one).toMatchObject({ service_id: 'servicio_local', template_id: 'plantilla_queja' });
    expect(one?.template_params).toStrictEqual(params);
    expect(Math.abs(Date.parse(one?.received ?? '') - Date.now())).toBeLessThan(60_000);

    expect(await readdir(buzon)).toEqual([`${one?.id}.eml`]);
    const mail = await PostalMime.parse(await readFile(join(buzon, `${one?.id}.eml`)));
    expect(mail.subject).toBe('Queja servidor público');
    expect(mail.messageId).toBe(`<${one?.id}@local.example>`);
  });

  it('al reiniciar, los mensajes siguen ahí', async () => {
    const { url, buzon } = await mailbox();
    await post(url, requestBody({ n: 1 }));
    await post(url, requestBody({ n: 2 }));
    const before = await listed(url);
    const again = await start({ dir: buzon, mailbox: { dir: buzon } });
    await post(again.url, requestBody({ n: 3 }));
    expect((await listed(again.url)).slice(1)).toEqual(before);
  });

  it('si no se puede guardar, responde 500 y dice por qué sin repetir el mensaje', async () => {
    const { url } = await mailbox({ files: { '.buzon': 'un archivo donde iría la carpeta' } });
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const answer = await post(url, requestBody({ message: 'secreto de una persona' }));
    expect(answer.status).toBe(500);
    expect(log.mock.calls.flat().join()).toContain('ahí hay un archivo, no una carpeta');
    expect(log.mock.calls.flat().join()).not.toContain('secreto');
    log.mockRestore();
  });
});
