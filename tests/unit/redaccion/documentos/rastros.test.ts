/** @jest-environment node */
import { read } from './leer';

const span = (style: string) => `<p>Uno <span style="${style}">secreto</span></p>`;

it.each<[string, string]>([
  ['un color de tono', span('color:hsl(0, 0%, 100%)')],
  ['un color por partes de ciento', span('color:rgb(100% 100% 100%)')],
  ['un color con transparencia', span('color:#ffffffee')],
  ['un color del todo transparente', span('color:#00000000')],
  ['casi ninguna opacidad', span('opacity:0.01')],
  ['letra de un punto dicha con su tipo', span('font:italic 1pt Arial')],
  ['ningún tamaño', span('transform: scale(0)')],
  [
    'una regla que nombra lo que hay alrededor',
    '<style>div > p span.x {display:none}</style><p>Uno <span class=x>secreto</span></p>',
  ],
  ['la fuente de una fórmula', '<p>Uno <math><annotation>secreto</annotation></math></p>'],
])('lo que esconde %s no se pega', async (_how, html) => {
  const { markdown, told } = await read('pegado.html', html);
  expect(markdown).toBe('Uno\n');
  expect(told).toEqual(['texto oculto: secreto']);
});

it.each<[string, string, string, string[]]>([
  [
    'quién siguió un enlace',
    '<a href="https://leyes.example/ley?fbclid=Ana1&a=1">ley</a>',
    '[ley](https://leyes.example/ley?a=1)\n',
    [],
  ],
  [
    'quién lo recibió',
    '<a href="https://leyes.example/?mc_eid=9#dos">ley</a>',
    '[ley](https://leyes.example/#dos)\n',
    [],
  ],
])('se quita de una dirección %s', async (_what, html, markdown, told) => {
  expect(await read('pegado.html', html)).toMatchObject({ markdown, told });
});

it.each([
  'https://oficina.us1.list-manage.com/track/click?u=1',
  'https://u1.ct.sendgrid.net/ls/click?upn=x',
  'mailto:quejas@oficina.example?cc=ana@oficina.example',
])('se dice lo que una dirección lleva consigo: %s', async (href) => {
  const { told } = await read('pegado.html', `<a href="${href}">aquí</a>`);
  expect(told).toEqual([`enlace: aquí (${href})`]);
});

it('se dice la imagen que sólo era fondo', async () => {
  const html = '<p style="background-image:url(a.png)">Uno</p>';
  expect((await read('pegado.html', html)).told).toEqual(['imagen del fondo: a.png']);
});

it.each<[string, string, string, string]>([
  ['viñetas con asterisco', 'a.txt', '* Uno\n* Dos\nSaludos', '- Uno\n- Dos\n\nSaludos\n'],
  [
    'guiones de una dirección',
    'a.txt',
    'https://x.example/_a_/b',
    'https\\://x.example/\\_a\\_/b\n',
  ],
  [
    'UTF-8 que dice ser otra cosa',
    'a.html',
    '<meta charset="iso-8859-1"><p>niño “a”</p>',
    'niño “a”\n',
  ],
])('llegan sin alarma %s', async (_what, name, source, markdown) => {
  expect(await read(name, source)).toMatchObject({ markdown, told: [] });
});

it('un guion que sólo parte el renglón se quita con él', async () => {
  expect((await read('a.txt', 'La oficina con\u00AD\nvoca')).markdown).toBe('La oficina convoca\n');
});

it.each<[string, string]>([
  ['con-<br>voca a la reu&shy;<br>nión', 'convoca a la reunión\n'],
  ['pre-<br>y posgrado', 'pre- y posgrado\n'],
  ['Tijuana-<br>Mexicali', 'Tijuana-\\\nMexicali\n'],
])('de un PDF que se pega, un renglón que parte una palabra la une: %s', async (html, markdown) => {
  expect((await read('pegado.html', `<p>${html}</p>`)).markdown).toBe(markdown);
});
