/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { templateProblems } from '@/lib/email/template-problems';
import { tempFolder } from '../make/folder';

const BOX = (value: string) => `<div style="white-space:pre-wrap">${value}</div>`;
const whys = (text: string) => templateProblems(text).map(({ message }) => message);

const BANNED: [what: string, why: string, ...samples: string[]][] = [
  [
    'nada del equipo de quien escribe',
    'dice algo del equipo o de la conexión',
    ...[
      ...['user_ip', 'user_os', 'user_platform', 'user_browser', 'user_version', 'user_country'],
      'user_loquesea',
    ].map((variable) => BOX(`{{${variable}}}`)),
  ],
  [
    'ni un valor sin escapar',
    'dos llaves',
    ...['{{{message}}}', '{{{ message }}}', '{{&message}}', '{{& message}}'].map(BOX),
  ],
  [
    'ni nada que se pida a otro lado',
    'Quítelo',
    '<img alt="">',
    '<script>1</script>',
    '<p style="background:url(x.png)">x</p>',
    '<style>@import "x.css";</style>',
    '<p onclick="x()">x</p>',
    '<a href="https://sitio.example">x</a>',
    '<p>//sitio.example/x.png</p>',
    '<meta http-equiv="refresh" content="0">',
  ],
  [
    'ni un destinatario o un remitente de quien escribe',
    'a mano',
    'To: {{reply_to}}',
    'Para (To Email): {{ reply_to }}',
    'To Email: denuncias@oficina.example, {{correo_electronico}}',
    'Cc: {{correo_electronico}}',
    'Copia oculta: {{correo_electronico}}',
    'From Name: {{from_name}}',
  ],
  [
    'ni una respuesta que no sea a su correo',
    '{{correo_electronico}}',
    ...['Reply To: {{reply_to}}', 'Responder a: {{from_name}}', 'Reply-To: {{reply_email}}'],
  ],
  [
    'ni un valor fuera de un recuadro propio, donde lo escrito parecería otro dato',
    'white-space:pre-wrap',
    ...['<p>{{message}}</p>', '<p>Mensaje: {{message}}</p>', `${BOX('')}<b>{{message}}</b>`],
  ],
];

describe('lo que una plantilla de correo nunca puede llevar', () => {
  it.each(BANNED)('%s', (_what, why, ...samples) => {
    expect(samples.map((text) => [text, whys(text)])).toEqual(
      samples.map((text) => [text, [expect.stringContaining(why)]]),
    );
  });

  it.each([
    '<a href="mailto:{{correo_electronico}}">x</a>',
    '<img alt="{{message}}">',
    '<!-- {{message}} -->',
    '<div style="white-space:pre-wrap" title="{{message}}"></div>',
  ])('ni una variable dentro de una etiqueta: %s', (html) => {
    expect(whys(html).join()).toContain('dentro de una etiqueta');
  });

  it('cada falta dice su renglón, en orden', () => {
    const html = ['<p>hola</p>', BOX('{{user_ip}}'), '', BOX('{{{message}}}'), '<img>'].join('\n');
    expect(templateProblems(html).map(({ line }) => line)).toEqual([2, 4, 5]);
  });
});

const folder = tempFolder();
afterAll(folder.cleanUp);

const run = (...files: string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', 'scripts/plantilla.ts', ...files], {
    encoding: 'utf8',
  });

describe('npm run plantilla', () => {
  it('nombra cada falta por archivo y renglón, y dice cuando no hay', () => {
    const good = folder.write('buena.html', '<div style="white-space:pre-wrap">{{message}}</div>');
    const bad = folder.write(
      'mala.html',
      '<p>\n<div style="white-space:pre-wrap">{{user_ip}}</div>',
    );
    expect(run(good)).toMatchObject({ status: 0, stdout: expect.stringContaining('Sin faltas') });
    const { status, stderr } = run(good, bad, folder.at('nada.html'));
    expect(status).toBe(1);
    expect(stderr).toContain(`${bad}:2 esta variable dice algo del equipo`);
    expect(stderr).toContain(`${folder.at('nada.html')} no existe.`);
    expect(stderr).not.toContain('    at ');
  });
});
