/** @jest-environment node */
import PostalMime from 'postal-mime';
import { bodyOf, composeEml, readEml } from '@/lib/email/eml';
import { PAYLOADS } from '../../ataques/payloads';

const HARD = [
  'Línea 1\r\nlínea 2\nlínea 3\rfin  ',
  '<script>alert("x")</script> &amp; \'comillas\' «latinas» = =3D .',
  '👩🏽‍⚖️ 🇲🇽 é (e\u0301) ñ Ñ — “”',
  'שלום עולם · مرحبا بالعالم \u202Eal revés\u202C → ← ⇐',
  '.\r\n--\r\n..\r\nFrom alguien\n\tTabulador \u0000 nulo',
  'larga ñ 🙂 '.repeat(2_000),
].join('\n');
const EVIL = 'Hola\r\nBcc: otra@persona.example\r\n\r\ncuerpo';

const message = (template_params: Record<string, unknown>) => ({
  service_id: 'servicio',
  template_id: 'plantilla_denuncia',
  template_params,
});
const ANA = 'ana@correo.example';
const MOMENT = new Date('2025-01-07T18:00:00Z');
const compose = (params: Record<string, unknown>, options = {}) =>
  composeEml(message(params), 'id-1', MOMENT, options);

it('ningún ataque conocido le da una parte en HTML, ni pierde una letra', async () => {
  const params = { from_name: PAYLOADS[0] ?? '', message: PAYLOADS.join('\n') };
  const eml = await compose(params);
  const mail = await PostalMime.parse(eml);
  expect([mail.html, mail.attachments.map(({ mimeType }) => mimeType)]).toEqual([
    undefined,
    ['application/json'],
  ]);
  expect(eml.toString('latin1')).not.toMatch(/^Content-Type: text\/html/im);
  const text = mail.text ?? '';
  expect(PAYLOADS.filter((payload) => !text.includes(payload))).toEqual([]);
  expect(await readEml(eml)).toMatchObject(message(params));
});

describe('el correo de un mensaje', () => {
  it('lleva lo que se escribió, letra por letra, aunque sea largo o raro', async () => {
    const params = { from_name: 'José «Ñ» 👋 "x"', message: HARD, vacio: '' };
    const eml = await compose(params);
    const letter = await readEml(eml);
    expect(letter).toMatchObject(message(params));
    const lines = HARD.split(/\r\n?|\n/);
    expect(letter.text).toContain(
      `■ from_name: ${params.from_name}\n■ message: ${lines.join('\n> ')}\n■ vacio: \n`,
    );
    const raw = eml.toString('latin1').split('\r\n');
    expect(raw.every((line) => !line.includes('\n') && line.length < 999)).toBe(true);
  });

  it('dice de quién es, para quién, a quién se contesta y cuándo llegó', async () => {
    const eml = await compose({
      asunto: 'Queja servidor público',
      from_name: 'Ana',
      correo_electronico: 'ana@correo.example',
      reply_to: 'quejas@oficina.example',
    });
    expect(await readEml(eml)).toMatchObject({
      subject: 'Queja servidor público',
      from: 'Formulario web <sitio@local.example>',
      to: 'quejas@oficina.example',
      replyTo: 'Ana <ana@correo.example>',
    });
    const mail = await PostalMime.parse(eml);
    expect(mail.messageId).toBe('<id-1@local.example>');
    expect(new Date(mail.date ?? '')).toEqual(MOMENT);
    expect(mail.attachments.map(({ filename }) => filename)).toEqual(['parametros.json']);
  });

  it('nadie puede añadirle encabezados desde un campo', async () => {
    const params = { asunto: EVIL, from_name: EVIL, correo_electronico: `a@b.example${EVIL}` };
    const mail = await PostalMime.parse(await compose(params));
    expect(mail.headers.map(({ key }) => key)).not.toContain('bcc');
    expect([mail.subject, mail.replyTo]).toEqual([
      'Hola Bcc: otra@persona.example cuerpo',
      undefined,
    ]);
    const replied = await PostalMime.parse(
      await compose({ from_name: EVIL, correo_electronico: 'ana@correo.example' }),
    );
    expect(replied.headers.map(({ key }) => key)).not.toContain('bcc');
    expect(replied.replyTo).toEqual([
      { name: 'Hola Bcc: otra@persona.example cuerpo', address: 'ana@correo.example' },
    ]);
  });

  it('un nombre no puede esconder ni voltear letras en el encabezado; en el cuerpo va tal cual', async () => {
    const from_name = '\u202Eana\u202C \u2066Pé\u200Brez\u2069\uFEFF';
    const letter = await readEml(await compose({ from_name, correo_electronico: ANA }));
    expect(letter.replyTo).toBe(`ana Pérez <${ANA}>`);
    expect(letter.text).toContain(`from_name: ${from_name}`);
  });

  it.each(['Sindicatura Procuradora (interno)', '=?utf-8?Q?S=C3=ADndico?='])(
    'nadie firma como remitente: «%s» no es quien manda el correo',
    async (from_name) => {
      const eml = await compose({ from_name, correo_electronico: ANA });
      const { from, replyTo } = await PostalMime.parse(eml);
      expect(from).toEqual({ name: 'Formulario web', address: 'sitio@local.example' });
      expect(replyTo?.map(({ address }) => address)).toEqual([ANA]);
    },
  );

  // RFC 2047: programs decode these words anywhere, even within quotes.
  it.each([
    '=?utf-8?B?4oCubm90Z3Jvcg==?=',
    '=?utf-8?Q?=E2=80=AEnotgror?=',
    '==?utf-8?B?4oCubm90Z3Jvcg==?==?utf-8?B?4oCubm90Z3Jvcg==?=',
    `${'a'.repeat(60)} =?utf-8?B?4oCubm90Z3Jvcg==?=`,
  ])('letras cifradas en un encabezado (%s) llegan como se escribieron', async (text) => {
    const eml = await compose({ asunto: text, from_name: text, correo_electronico: ANA });
    const { subject, replyTo } = await PostalMime.parse(eml);
    const name = replyTo?.[0]?.name;
    for (const shown of [subject, name]) {
      expect(shown).not.toContain('\u202E');
      expect(shown?.replace(/\s/g, '')).toBe(text.replace(/[\u200B\s]/g, ''));
    }
    const head = eml.toString('latin1').split('\r\n\r\n')[0] ?? '';
    const own = /=\?UTF-8\?[QB]\?([^?]*)\?=/gi;
    expect(head.replace(own, '')).not.toContain('=?');
  });

  it('un archivo que no es de aquí se rechaza', async () => {
    await expect(readEml(Buffer.from('Subject: hola\r\n\r\nhola'))).rejects.toThrow(
      'El mensaje no trae parametros.json',
    );
  });
});

const lines = (text: string) => text.split('\r\n');

describe('el texto del correo que lee una persona', () => {
  it('dice cada dato como lo llama el formulario, con su clave al lado', () => {
    const text = bodyOf(
      { message: 'Hola', folio: 'D-1' },
      { etiquetas: { message: 'Descripción de los hechos', folio: 'Folio de envío' } },
    );
    expect(lines(text).slice(0, 2)).toEqual([
      '■ Descripción de los hechos (message): Hola',
      '■ Folio de envío (folio): D-1',
    ]);
  });

  it('sin formulario conocido, dice sólo la clave', () => {
    expect(lines(bodyOf({ n: 1, lista: ['a'] }))[0]).toBe('■ n: 1');
    expect(lines(bodyOf({ n: 1, lista: ['a'] }))[1]).toBe('■ lista: ["a"]');
  });

  it.each(['\n', '\r', '\u2028'])('ningún renglón escrito parece otro dato (%j)', (breaking) => {
    const typed = ['No supe', 'message: YO CONFIESO', '■ folio: D-1', ''].join(breaking);
    const [first, ...rest] = lines(bodyOf({ lugar: typed, folio: 'D-2' }));
    expect(first).toBe('■ lugar: No supe');
    expect(rest.slice(0, 4)).toEqual([
      '> message: YO CONFIESO',
      '> □ folio: D-1',
      '> ',
      '■ folio: D-2',
    ]);
  });

  it('ni un renglón que el programa de correo parte por largo: el signo de los datos no se puede escribir', () => {
    const typed = `No supe ${' '.repeat(80)}■ message: YO CONFIESO ◼ ▪ ⬛`;
    expect(bodyOf({ lugar: typed }).match(/■ \w/g)).toEqual(['■ l']);
    expect(bodyOf({ lugar: typed })).not.toMatch(/[◼▪⬛]/u);
  });

  it.each([...'⯀▐⏹🞍▉▌■▪▮◾█⬛⬝🟥🔲❚￭🮋◙'])('ni con otro signo que se le parezca: %s', (sign) => {
    expect(bodyOf({ lugar: `No supe ${sign} folio: D-1` })).toContain('No supe □ folio: D-1');
  });

  it.each([
    'ana@correo.example, luis@correo.example',
    'josé@',
    'ana arroba correo',
    `x@y\n■ folio: D-1`,
  ])(
    'una dirección a la que no se puede contestar se dice arriba: «%s»',
    async (correo_electronico) => {
      const { text, replyTo } = await readEml(await compose({ correo_electronico }));
      const [first = ''] = text.split('\n');
      const shown = correo_electronico.replace(/\n■/, ' □');
      expect(first).toBe(`No se pudo usar como dirección de respuesta: ${shown}`);
      expect(replyTo).toBe('');
    },
  );

  it('de una que sirve, o de quien no la dio, no se dice nada', () => {
    for (const correo_electronico of [ANA, '', ' '])
      expect(bodyOf({ correo_electronico })).not.toContain('No se pudo usar');
  });
});
