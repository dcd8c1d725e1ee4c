/** @jest-environment node */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { envio, listed, post, workshop } from './helpers';

const { mailbox, start, cleanUp } = workshop();
afterAll(cleanUp);

const HARD = [
  'Línea 1\r\nlínea 2\nlínea 3\rfin  ',
  '<script>alert("x")</script> &amp; \'comillas\' = =3D .',
  '👩🏽‍⚖️ 🇲🇽 é (e\u0301) ñ Ñ — “”',
  'שלום עולם · مرحبا بالعالم \u202Eal revés\u202C',
  `.\r\n--\r\nFrom alguien\n\tTabulador \u0000 nulo`,
  'larga '.repeat(20_000 / 6),
].join('\n');

describe('recibir un mensaje', () => {
  it('lo que envío llega igual, letra por letra', async () => {
    const { url, buzon } = await mailbox();
    const params = {
      asunto: 'Queja servidor público',
      from_name: 'José «Ñ» 👋',
      correo_electronico: 'jose@correo.example',
      reply_to: 'quejas@oficina.example',
      message: HARD,
      vacio: '',
    };
    const sent = await post(url, envio(params));
    expect([sent.status, sent.body.toString()]).toEqual([200, 'OK']);
    expect(sent.headers['content-type']).toContain('text/plain');

    const [one, ...others] = await listed(url);
    expect(others).toEqual([]);
    expect(one).toMatchObject({ service_id: 'servicio_local', template_id: 'plantilla_queja' });
    expect(one?.template_params).toStrictEqual(params);
    expect(Math.abs(Date.parse(one?.received ?? '') - Date.now())).toBeLessThan(60_000);

    const names = await readdir(buzon);
    expect(names).toEqual([`${one?.id}.eml`]);
    const eml = await readFile(join(buzon, names[0] ?? ''));
    expect(
      eml
        .toString('latin1')
        .split('\r\n')
        .every((line) => !/\n/.test(line) && line.length < 999),
    ).toBe(true);
    const mail = await PostalMime.parse(eml, { attachmentEncoding: 'utf8' });
    expect(mail.subject).toBe('Queja servidor público');
    expect(mail.from).toEqual({ name: 'José «Ñ» 👋', address: 'sitio@local.example' });
    expect(mail.to).toEqual([{ name: '', address: 'quejas@oficina.example' }]);
    expect(mail.replyTo).toEqual([{ name: '', address: 'jose@correo.example' }]);
    expect(mail.messageId).toBe(`<${one?.id}@local.example>`);
    expect(Number.isNaN(Date.parse(mail.date ?? ''))).toBe(false);
    const lines = Object.entries(params).map(([name, value]) => `${name}: ${value}`);
    expect(mail.text?.trimEnd()).toBe(lines.join('\n').replace(/\r\n?/g, '\n').trimEnd());
    expect(mail.attachments.map((attachment) => attachment.filename)).toEqual(['parametros.json']);
  });

  it('un mensaje anónimo, sin correos, también se guarda', async () => {
    const { url, buzon } = await mailbox();
    await post(
      url,
      envio({ from_name: 'Anónimo', reply_to: 'no es un correo' }, 'plantilla_denuncia'),
    );
    const mail = await PostalMime.parse(
      await readFile(join(buzon, (await readdir(buzon))[0] ?? '')),
    );
    expect(mail.to).toEqual([{ name: '', address: 'buzon@local.example' }]);
    expect(mail.replyTo).toBeUndefined();
    expect(mail.subject).toBe('Mensaje de la plantilla plantilla_denuncia');
  });

  it('nadie puede añadir encabezados desde un campo', async () => {
    const { url, buzon } = await mailbox();
    const evil = 'Hola\r\nBcc: otra@persona.example\r\n\r\ncuerpo';
    await post(
      url,
      envio({
        asunto: evil,
        from_name: evil,
        correo_electronico: `a@b.example\r\nBcc: x@y.example`,
      }),
    );
    const mail = await PostalMime.parse(
      await readFile(join(buzon, (await readdir(buzon))[0] ?? '')),
    );
    expect(mail.bcc).toBeUndefined();
    expect(mail.subject).toBe('Hola Bcc: otra@persona.example cuerpo');
    expect(mail.headers.map((header) => header.key)).not.toContain('bcc');
  });

  it('veinte envíos a la vez se guardan todos, el más nuevo primero', async () => {
    const { url } = await mailbox();
    await post(url, envio({ n: 'primero' }));
    await Promise.all(Array.from({ length: 20 }, (_, n) => post(url, envio({ n }))));
    await post(url, envio({ n: 'último' }));
    const all = await listed(url);
    expect(all).toHaveLength(22);
    expect(all[0]?.template_params).toEqual({ n: 'último' });
    expect(all.at(-1)?.template_params).toEqual({ n: 'primero' });
    const ids = all.map((one) => one.id);
    expect(ids).toEqual([...new Set(ids)].sort().reverse());
  });

  it('al reiniciar, los mensajes siguen ahí', async () => {
    const { url, buzon } = await mailbox();
    await post(url, envio({ n: 1 }));
    await post(url, envio({ n: 2 }));
    const before = await listed(url);
    const again = await start({ dir: buzon, buzon: { dir: buzon } });
    await post(again.url, envio({ n: 3 }));
    expect((await listed(again.url)).slice(1)).toEqual(before);
  });

  it('si no se puede guardar, responde 500 y dice por qué sin repetir el mensaje', async () => {
    const { url } = await mailbox({ files: { '.buzon': 'un archivo donde iría la carpeta' } });
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const answer = await post(url, envio({ message: 'secreto de una persona' }));
    expect(answer.status).toBe(500);
    expect(log.mock.calls.flat().join()).toContain('ahí hay un archivo, no una carpeta');
    expect(log.mock.calls.flat().join()).not.toContain('secreto');
    log.mockRestore();
  });
});
