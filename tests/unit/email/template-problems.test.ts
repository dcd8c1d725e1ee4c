/** @jest-environment node */
import { templateProblems } from '@/lib/email/template-problems';

const BOX = (value: string) => `<div style="white-space:pre-wrap">${value}</div>`;
const whys = (text: string) => templateProblems(text).map(({ message }) => message);

describe('lo que una plantilla de correo nunca puede llevar', () => {
  it.each([
    'user_ip',
    'user_os',
    'user_platform',
    'user_browser',
    'user_version',
    'user_country',
    'user_referrer',
    ' user_ip ',
    '#user_ip',
    '^ user_ip',
    '/user_ip',
    '\nUSER_IP',
    'user_loquesea',
  ])('nada del equipo de quien escribe: {{%s}}', (variable) => {
    expect(whys(BOX(`{{${variable}}}`))).toEqual([
      expect.stringContaining('dice algo del equipo o de la conexión'),
    ]);
  });

  it.each(['{{{message}}}', '{{{ message }}}', '{{&message}}', '{{& message}}'])(
    'ni un valor sin escapar: %s',
    (variable) => {
      expect(whys(BOX(variable))).toEqual([expect.stringContaining('dos llaves')]);
    },
  );

  it.each([
    '<a href="mailto:{{correo_electronico}}">x</a>',
    '<img alt="{{message}}">',
    '<!-- {{message}} -->',
    '<div style="white-space:pre-wrap" title="{{message}}"></div>',
  ])('ni una variable dentro de una etiqueta: %s', (html) => {
    expect(whys(html).join()).toContain('dentro de una etiqueta');
  });

  it.each([
    '<img alt="">',
    '<script>1</script>',
    '<link rel="stylesheet">',
    '<iframe></iframe>',
    '<form></form>',
    '<p style="background:url(x.png)">x</p>',
    '<style>@import "x.css";</style>',
    '<td background="x.png">x</td>',
    '<p onclick="x()">x</p>',
    '<a href="https://sitio.example">x</a>',
    '<p>//sitio.example/x.png</p>',
    '<meta http-equiv="refresh" content="0">',
  ])('ni nada que se pida a otro lado: %s', (html) => {
    expect(whys(html)).toEqual([expect.stringContaining('Quítelo')]);
  });

  it.each([
    'To: {{reply_to}}',
    'Para (To Email): {{ reply_to }}',
    'To Email: denuncias@oficina.example, {{correo_electronico}}',
    'Cc: {{correo_electronico}}',
    'Bcc: {{correo_electronico}}',
    'Copia oculta: {{correo_electronico}}',
    'From Name: {{from_name}}',
    'Remitente: {{from_name}}',
  ])('ni un destinatario o un remitente de quien escribe: %s', (text) => {
    expect(whys(text)).toEqual([expect.stringContaining('a mano')]);
  });

  it.each(['Reply To: {{reply_to}}', 'Responder a: {{from_name}}', 'Reply-To: {{reply_email}}'])(
    'ni una respuesta que no sea a su correo: %s',
    (text) => {
      expect(whys(text)).toEqual([expect.stringContaining('{{correo_electronico}}')]);
    },
  );

  it.each(['<p>{{message}}</p>', '<p>Mensaje: {{message}}</p>', `${BOX('')}<b>{{message}}</b>`])(
    'ni un valor fuera de un recuadro propio, donde lo escrito parecería otro dato: %s',
    (html) => {
      expect(whys(html)).toEqual([expect.stringContaining('white-space:pre-wrap')]);
    },
  );

  it('cada falta dice su renglón, en orden', () => {
    const html = ['<p>hola</p>', BOX('{{user_ip}}'), '', BOX('{{{message}}}'), '<img>'].join('\n');
    expect(templateProblems(html).map(({ line }) => line)).toEqual([2, 4, 5]);
  });

  it('lo demás puede ir', () => {
    expect(whys(`<h1>Queja</h1>${BOX('{{message}}')}${BOX('{{ lugar }}')}`)).toEqual([]);
    expect(
      whys('Asunto: Queja {{folio}}\nPara: a@b.example\nReply To: {{ correo_electronico }}'),
    ).toEqual([]);
  });
});
