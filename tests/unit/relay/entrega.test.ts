/** @jest-environment node */
import { correos } from '../lib/formularios';
import { envio, listen, paramsOf, post, said, SENDER, TEMPLATES, workshop } from './helpers';

const { office, cleanUp } = workshop();
let quiet: ReturnType<typeof listen>;
beforeEach(() => (quiet = listen()));
afterEach(() => quiet.restore());
afterAll(cleanUp);

const MODES = [
  ['queja/servidor', correos.quejas],
  ['queja/servicio', correos.quejas],
  ['denuncia/identificado', correos.denuncias],
  ['denuncia/anonimo', correos.denuncias],
  ['sugerencia/sugerencia', correos.sugerencias],
] as const;

const HARD = [
  'Línea 1\r\nlínea 2\nlínea 3\rfin  ',
  '<script>alert("x")</script> &amp; \'comillas\' «latinas» = =3D .',
  '👩🏽‍⚖️ 🇲🇽 é (e\u0301) ñ Ñ — “”',
  'שלום עולם · مرحبا بالعالم \u202Eal revés\u202C → ← ⇐',
  '.\r\n--\r\n..\r\nFrom alguien\n\tTabulador \u0000 nulo',
].join('\n');

describe('lo que llega a la oficina', () => {
  it.each(MODES)('lo que envío con %s llega a su buzón, campo por campo', async (name, inbox) => {
    const { url, arrived } = await office();
    const params = paramsOf(name);
    const answer = await post(url, envio(name, params));
    expect(said(answer)).toEqual([200, 'OK']);
    expect(answer.headers['content-type']).toContain('text/plain');

    const [one, ...others] = arrived;
    expect(others).toEqual([]);
    expect([one?.from, one?.to]).toEqual([SENDER, [inbox]]);
    expect(one?.exact.template_params).toStrictEqual(params);
    expect(one?.exact.template_id).toBe(TEMPLATES[name.split('/')[0] as keyof typeof TEMPLATES]);
    expect(one?.mail.to).toEqual([{ name: '', address: inbox }]);
    expect(one?.mail.from).toMatchObject({ address: SENDER, name: params['from_name'] });
    expect(one?.mail.messageId).toMatch(/^<[0-9a-f]{64}@relevo\.example>$/);
    const lines = Object.entries(params).map(([key, value]) => `${key}: ${value}`);
    expect(one?.mail.text?.trimEnd()).toBe(lines.join('\n'));
  });

  it.each([
    ['queja/servidor', 'Queja servidor público'],
    ['queja/servicio', 'Queja servicio público'],
    ['denuncia/identificado', 'Denuncia Electrónica'],
    ['denuncia/anonimo', 'Denuncia Electrónica anónima'],
    ['sugerencia/sugerencia', 'Sugerencia'],
  ])('el asunto de %s dice qué es: «%s»', async (name, subject) => {
    const { url, arrived } = await office();
    await post(url, envio(name));
    expect(arrived.map(({ mail }) => mail.subject)).toEqual([subject]);
  });

  it('un nombre no puede esconder ni voltear letras en el encabezado; en el cuerpo va tal cual', async () => {
    const { url, arrived } = await office();
    const nombre = '\u202Eana\u202C \u2066Pé\u200Brez\u2069\uFEFF';
    const params = paramsOf('queja/servidor', { nombre });
    await post(url, envio('queja/servidor', params));
    expect(arrived[0]?.mail.from?.name).toBe('ana Pérez');
    expect(arrived[0]?.mail.text).toContain(`from_name: ${nombre}`);
    expect(arrived[0]?.exact.template_params).toStrictEqual(params);
  });

  it('la oficina contesta a mi correo, si di uno', async () => {
    const { url, arrived } = await office();
    await post(url, envio('denuncia/identificado'));
    await post(url, envio('denuncia/anonimo'));
    const wrong = paramsOf('denuncia/identificado', { correo: 'ana en correo' });
    await post(url, envio('denuncia/identificado', wrong));
    expect(arrived.map(({ mail }) => mail.replyTo)).toEqual([
      [{ name: '', address: 'ana@correo.example' }],
      undefined,
      undefined,
    ]);
  });

  it('lo que escribo llega igual, letra por letra, aunque sea largo o raro', async () => {
    const { url, arrived } = await office();
    const text = `${HARD}\n${'larga ñ 🙂 '.repeat(2_000)}`;
    const params = paramsOf('queja/servidor', { descripcion: text, nombre: 'José «Ñ» 👋 "x"' });
    expect(text.length).toBeGreaterThan(20_000);
    expect((await post(url, envio('queja/servidor', params))).status).toBe(200);
    expect(arrived[0]?.exact.template_params).toStrictEqual(params);
    expect(arrived[0]?.mail.from?.name).toBe('José «Ñ» 👋 "x"');
    expect(arrived[0]?.mail.text).toContain(text.replace(/\r\n?/g, '\n').trimEnd());
    const lines = arrived[0]?.raw.toString('latin1').split('\r\n') ?? [];
    expect(lines.every((line) => !line.includes('\n') && line.length < 999)).toBe(true);
  });

  it('un mensaje de 250 000 bytes llega', async () => {
    const { url, arrived } = await office();
    const params = paramsOf('denuncia/anonimo', { descripcion: 'x'.repeat(250_000) });
    expect((await post(url, envio('denuncia/anonimo', params))).status).toBe(200);
    expect(arrived[0]?.exact.template_params).toStrictEqual(params);
  });

  it('treinta personas a la vez: llegan los treinta mensajes, cada uno una vez', async () => {
    const { url, arrived } = await office({ times: { connection: 5_000, whole: 15_000 } });
    const all = Array.from({ length: 30 }, (_, n) =>
      paramsOf('denuncia/anonimo', { descripcion: `mensaje ${n}` }),
    );
    const answers = await Promise.all(all.map((one) => post(url, envio('denuncia/anonimo', one))));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const folios = arrived.map(({ exact }) => exact.template_params['folio']);
    expect(folios.sort()).toEqual(all.map(({ folio }) => folio).sort());
  });
});

describe('nadie lo usa para otra cosa', () => {
  const EVIL = 'Hola\r\nBcc: otra@persona.example\r\n\r\ncuerpo';

  it('nadie puede añadir encabezados ni destinatarios desde un campo', async () => {
    const { url, arrived } = await office();
    const params = paramsOf('queja/servidor', {
      nombre: EVIL,
      correo: `ana@correo.example\r\nBcc: otra@persona.example`,
      descripcion: `${EVIL}\r\n.\r\nRCPT TO:<otra@persona.example>`,
    });
    expect((await post(url, envio('queja/servidor', params))).status).toBe(200);
    expect(arrived).toHaveLength(1);
    const [one] = arrived;
    expect(one?.to).toEqual([correos.quejas]);
    expect([one?.mail.bcc, one?.mail.cc, one?.mail.replyTo]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(one?.mail.headers.map(({ key }) => key)).not.toContain('bcc');
    expect(one?.mail.from?.name).toBe('Hola Bcc: otra@persona.example cuerpo');
    expect(one?.exact.template_params).toStrictEqual(params);
  });

  it.each([
    ['reply_to', 'otra@persona.example'],
    ['reply_to', `${correos.quejas}, otra@persona.example`],
    ['reply_to', correos.denuncias],
    ['reply_to', ''],
    ['reply_email', 'otra@persona.example'],
    ['asunto', EVIL],
    ['asunto', 'Queja servicio público'],
  ])('un mensaje con otro %s no sale', async (key, value) => {
    const { url, arrived } = await office();
    const params = { ...paramsOf('queja/servidor'), [key]: value };
    const answer = await post(url, envio('queja/servidor', params));
    expect(said(answer)).toEqual([
      400,
      `No es lo que ese formulario envía. Con otro valor: ${key}.\n`,
    ]);
    expect(arrived).toEqual([]);
  });

  it.each(['to', 'to_email', 'bcc', 'numero_reporte', 'constructor'])(
    'un mensaje con un campo ajeno (%s) no sale, ni el error lo repite',
    async (key) => {
      const { url, arrived } = await office();
      const params = { ...paramsOf('denuncia/anonimo'), [key]: 'otra@persona.example' };
      const answer = await post(url, envio('denuncia/anonimo', params));
      const text =
        'No es lo que ese formulario envía. Sobra: un campo que ese formulario no tiene.\n';
      expect([...said(answer), arrived]).toEqual([400, text, []]);
    },
  );

  it('ni con nombres que engañan al programa (__proto__) sale un dato ajeno', async () => {
    const { url, arrived } = await office();
    const body = envio('denuncia/anonimo').replace(
      '"from_name"',
      '"__proto__":"ajeno","from_name"',
    );
    await post(url, body);
    expect(body).toContain('ajeno');
    expect(arrived.map(({ raw }) => raw.toString()).join()).not.toContain('ajeno');
    expect(JSON.stringify(arrived.map(({ exact }) => exact))).not.toContain('ajeno');
  });
});
