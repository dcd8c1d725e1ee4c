/** @jest-environment node */
import type { Values } from '@/lib/forms/logic';
import { said } from '../http';
import { correos } from '../lib/formularios';
import { paramsOf, post, requestBody, SENDER, silence, TEMPLATES, workshop } from './helpers';

const { office, cleanUp } = workshop();
silence();
afterAll(cleanUp);

const MODES = [
  ['queja/servidor', correos.quejas, 'Queja servidor público'],
  ['queja/servicio', correos.quejas, 'Queja servicio público'],
  ['denuncia/identificado', correos.denuncias, 'Denuncia Electrónica'],
  ['denuncia/anonimo', correos.denuncias, 'Denuncia Electrónica anónima'],
  ['sugerencia/sugerencia', correos.sugerencias, 'Sugerencia'],
] as const;

describe('lo que llega a la oficina', () => {
  it.each(MODES)(
    'lo que envío con %s llega a %s, campo por campo, con el asunto «%s»',
    async (name, inbox, subject) => {
      const { url, arrived } = await office();
      const params = paramsOf(name);
      const answer = await post(url, requestBody(name, params));
      expect(said(answer)).toEqual([200, 'OK']);
      expect(answer.headers['content-type']).toContain('text/plain');

      const [one, ...others] = arrived;
      expect(others).toEqual([]);
      expect([one?.from, one?.to]).toEqual([SENDER, [inbox]]);
      expect(one?.letter.template_params).toStrictEqual(params);
      expect(one?.letter).toMatchObject({
        template_id: TEMPLATES[name.split('/')[0] as keyof typeof TEMPLATES],
        subject,
        from: `Formulario web <${SENDER}>`,
        to: inbox,
      });
      expect(one?.mail.messageId).toMatch(/^<[0-9a-f]{64}@relevo\.example>$/);
    },
  );

  it('la oficina contesta a mi correo, si di uno', async () => {
    const { url, arrived } = await office();
    await post(url, requestBody('denuncia/identificado'));
    await post(url, requestBody('denuncia/anonimo'));
    const wrong = paramsOf('denuncia/identificado', { correo: 'ana en correo' });
    await post(url, requestBody('denuncia/identificado', wrong));
    expect(arrived.map(({ letter }) => letter.replyTo)).toEqual([
      '<nombre> <ana@correo.example>',
      '',
      '',
    ]);
  });

  it('cada dato se lee con su nombre en el formulario, y nada de lo escrito parece otro', async () => {
    const { url, arrived } = await office();
    const params = paramsOf('denuncia/anonimo', {
      lugar: 'Calle 1',
      descripcion: 'No supe\nfolio: D-1\nreply_to: otra@persona.example',
    });
    await post(url, requestBody('denuncia/anonimo', params));
    const [text = ''] = arrived.map(({ letter }) => letter.text);
    expect(text).toContain(
      '■ Descripción de los hechos (message): No supe\n> folio: D-1\n> reply_to: otra@persona.example\n',
    );
    expect(text).toContain('■ Lugar (lugar): Calle 1\n');
    expect(text).toContain(`■ Folio de envío (folio): ${params['folio']}\n`);
    expect(arrived[0]?.letter.template_params).toStrictEqual(params);
  });

  it('un mensaje de 250 000 bytes llega igual, letra por letra', async () => {
    const { url, arrived } = await office();
    const hard = 'Línea 1\r\nlínea 2 👩🏽‍⚖️ \u202Eal revés\u202C\n.\r\n..\r\nFrom alguien \u0000 ';
    const descripcion = hard.padEnd(245_000, 'x');
    const params = paramsOf('denuncia/anonimo', { descripcion });
    expect((await post(url, requestBody('denuncia/anonimo', params))).status).toBe(200);
    expect(arrived[0]?.letter.template_params).toStrictEqual(params);
  });

  it('treinta personas a la vez: llegan los treinta mensajes, cada uno una vez', async () => {
    const { url, arrived } = await office({ times: { connection: 5_000, whole: 15_000 } });
    const all = Array.from({ length: 30 }, (_, n) =>
      paramsOf('denuncia/anonimo', { descripcion: `mensaje ${n}` }),
    );
    const answers = await Promise.all(
      all.map((one) => post(url, requestBody('denuncia/anonimo', one))),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const folios = arrived.map(({ letter }) => letter.template_params['folio']);
    expect(folios.sort()).toEqual(all.map(({ folio }) => folio).sort());
  });
});

describe('nadie lo usa para otra cosa', () => {
  it('nadie puede añadir encabezados ni destinatarios desde un campo', async () => {
    const evil = 'Hola\r\nBcc: otra@persona.example\r\n\r\ncuerpo';
    const { url, arrived } = await office();
    const send = (typed: Values) =>
      post(url, requestBody('queja/servidor', paramsOf('queja/servidor', typed)));
    for (const [campo, text] of [
      ['nombre', evil],
      ['correo', `ana@correo.example${evil}`],
    ] as const)
      expect((await send({ [campo]: text })).status).toBe(400);
    const descripcion = `${evil}\r\n.\r\nRCPT TO:<otra@persona.example>`;
    expect((await send({ descripcion })).status).toBe(200);
    expect(arrived.map(({ to }) => to)).toEqual([[correos.quejas]]);
    expect(arrived[0]?.mail.headers.map(({ key }) => key)).not.toContain('bcc');
  });

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
