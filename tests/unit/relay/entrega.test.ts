/** @jest-environment node */
import { said } from '../http';
import { correos } from '../lib/formularios';
import { paramsOf, post, requestBody, SENDER, silence, TEMPLATES, workshop } from './helpers';

const { office } = workshop();
silence();

describe('lo que llega a la oficina', () => {
  it('lo que envío llega a su buzón, campo por campo y con su asunto', async () => {
    const { url, arrived } = await office();
    const params = paramsOf('queja/servidor');
    const answer = await post(url, requestBody('queja/servidor', params));
    expect(said(answer)).toEqual([200, 'OK']);
    expect(answer.headers['content-type']).toContain('text/plain');

    const [one, ...others] = arrived;
    expect(others).toEqual([]);
    expect([one?.from, one?.to]).toEqual([SENDER, [correos.quejas]]);
    expect(one?.letter.template_params).toStrictEqual(params);
    expect(one?.letter).toMatchObject({
      template_id: TEMPLATES.queja,
      subject: 'Queja servidor público',
      from: `Formulario web <${SENDER}>`,
      to: correos.quejas,
    });
    expect(one?.mail.messageId).toMatch(/^<[0-9a-f]{64}@relevo\.example>$/);
  });

  it('un mensaje de 250 000 bytes llega igual, letra por letra', async () => {
    const { url, arrived } = await office();
    const hard = 'Línea 1\r\nlínea 2 👩🏽‍⚖️ \u202Eal revés\u202C\n.\r\n..\r\nFrom alguien \u0000 ';
    const descripcion = hard.padEnd(245_000, 'x');
    const params = paramsOf('denuncia/anonimo', { descripcion });
    expect((await post(url, requestBody('denuncia/anonimo', params))).status).toBe(200);
    expect(arrived[0]?.letter.template_params).toStrictEqual(params);
  });
});

describe('nadie lo usa para otra cosa', () => {
  it('ni con nombres que engañan al programa (__proto__) sale un dato ajeno', async () => {
    const { url, arrived } = await office();
    const body = requestBody('denuncia/anonimo').replace(
      '"from_name"',
      '"__proto__":"ajeno","from_name"',
    );
    await post(url, body);
    expect(body).toContain('ajeno');
    expect(arrived.map(({ raw }) => raw.toString()).join()).not.toContain('ajeno');
    expect(JSON.stringify(arrived.map(({ letter }) => letter))).not.toContain('ajeno');
  });
});
