/** @jest-environment node */
import { read } from './leer';

const SECRET = 'Juan Pérez';
const page = (css: string, body: string) =>
  `<html><head><style>${css}</style></head><body><p>Uno</p>${body}</body></html>`;
const p = (attributes: string) => `<p ${attributes}>${SECRET}</p>`;

it.each<[string, string]>([
  ['.a.b{display:none}', p('class="b a"')],
  ['[data-x]{display:none}', p('data-x="1"')],
  ['p[class^="x-"]{font-size:0}', p('class="x-1"')],
  ['p#z{color:#fff}', p('id="z"')],
  ['.a > .b{color:white}', `<div class="a">${p('class="b"')}</div>`],
  ['p:nth-child(2){display:none}', p('')],
  ['div *{mso-hide:all}', `<div>${p('')}</div>`],
  ['.Secreto{DISPLAY:NONE}', p('class="Secreto"')],
  ['@media screen{.a.b{display:none}}', p('class="a b"')],
  ['p:::x, .a.b{display:none}', p('class="a b"')],
  ['#z{display:none} p{display:block}', p('id="z"')],
  ['.a{visibility:hidden !important}', p('class="a" style="visibility:visible"')],
  ['.b > p.c{display:none}', p('class="c"')],
  ['i, div:not(:is(.x), .y) > p{color:white}', `<div>${p('')}</div>`],
  ['.a.b{left:-9999px}', p('class="a b"')],
])('la regla «%s» de una página esconde', async (css, body) => {
  const { markdown, told } = await read('a.html', page(css, body));
  expect(markdown).not.toContain(SECRET);
  expect(told.join()).toContain(`texto oculto: ${SECRET}`);
});

it.each<[string, string]>([
  ['.a.b{display:none}', p('class="a"')],
  ['.b p{color:#fff}', `<div class="a">${p('')}</div>`],
  ['p:::x{display:none}', p('')],
  ['.a.b{color:#fff}', p('class="a b" style="color:#000"')],
])('la regla «%s» no esconde lo que no nombra', async (css, body) => {
  expect((await read('a.html', page(css, body))).markdown).toContain(SECRET);
});

const span = (css: string) => `<p>Uno <span style="${css}">secreto</span></p>`;
it.each([
  span('color:hsl(0, 0%, 100%)'),
  span('color:rgb(100% 100% 100%)'),
  span('color:#ffffffee'),
  span('color:#00000000'),
  span('color:#123;background:#112233'),
  span('opacity:0.01'),
  span('font:italic 1pt Arial'),
  span('transform: scale(0)'),
  span('mso-hide:all'),
  '<p>Uno <font color="white">secreto</font></p>',
  '<style><!-- span.x {display:none} --></style><p>Uno <span class=x>secreto</span></p>',
  '<p>Uno <math><annotation>secreto</annotation></math></p>',
])('%s no se pega', async (html) => {
  expect(await read('p.html', html)).toMatchObject({
    ...{ markdown: 'Uno\n', told: ['texto oculto: secreto'] },
  });
});

it('blanco sobre oscuro se ve', async () => {
  const html = '<div style="background-color:rgb(20,20,20)"><p style="color:#fff">Uno</p></div>';
  expect(await read('p.html', html)).toMatchObject({ markdown: 'Uno\n', told: [] });
});

it('una hoja de estilos enlazada, que puede esconder, se dice', async () => {
  const link = '<link rel="stylesheet" href="https://x.example/a.css">';
  const { told } = await read('a.html', `<html><head>${link}</head><body>Uno</body></html>`);
  expect(told).toEqual(['hoja de estilos enlazada: https://x.example/a.css']);
});
