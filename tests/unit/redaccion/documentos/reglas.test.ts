/** @jest-environment node */
import { read } from './leer';

const SECRET = 'Juan Pérez';
const page = (css: string, body: string) =>
  `<html><head><style>${css}</style></head><body><p>Uno</p>${body}</body></html>`;

describe('una regla de la página esconde', () => {
  it.each<[string, string, string]>([
    ['dos clases', '.a.b{display:none}', `<p class="b a">${SECRET}</p>`],
    ['elemento y dos clases', 'p.a.b{display:none}', `<p class="a b">${SECRET}</p>`],
    ['un atributo', '[data-x]{display:none}', `<p data-x="1">${SECRET}</p>`],
    ['un atributo con palabra', '[class~=x]{opacity:0}', `<p class="y x">${SECRET}</p>`],
    ['un atributo que empieza', 'p[class^="x-"]{font-size:0}', `<p class="x-1">${SECRET}</p>`],
    ['elemento e id', 'p#z{color:#fff}', `<p id="z">${SECRET}</p>`],
    ['un antepasado', '.a p{font-size:1px}', `<div class="a"><p>${SECRET}</p></div>`],
    ['un hijo', '.a > .b{color:white}', `<div class="a"><p class="b">${SECRET}</p></div>`],
    ['el segundo', 'p:nth-child(2){display:none}', `<p>${SECRET}</p>`],
    ['todos', 'div *{mso-hide:all}', `<div><p>${SECRET}</p></div>`],
    ['mayúsculas', '.Secreto{DISPLAY:NONE}', `<p class="Secreto">${SECRET}</p>`],
    ['dentro de @media', '@media screen{.a.b{display:none}}', `<p class="a b">${SECRET}</p>`],
    ['con prioridad', '.a{display:none!important}', `<p class="a">${SECRET}</p>`],
    [
      'una lista con otra que no se entiende',
      'p:::x, .a.b{display:none}',
      `<p class="a b">${SECRET}</p>`,
    ],
    ['un id antes que un elemento', '#z{display:none} p{display:block}', `<p id="z">${SECRET}</p>`],
    [
      'con prioridad sobre el elemento',
      '.a{visibility:hidden !important}',
      `<p class="a" style="visibility:visible">${SECRET}</p>`,
    ],
    ['un antepasado que no vino', '.b > p.c{display:none}', `<p class="c">${SECRET}</p>`],
    [
      'paréntesis dentro de otros',
      'i, div:not(:is(.x), .y) > p{color:white}',
      `<div><p>${SECRET}</p></div>`,
    ],
    ['fuera de la hoja', '.a.b{left:-9999px}', `<p class="a b">${SECRET}</p>`],
  ])('%s', async (_how, css, body) => {
    const { markdown, told } = await read('a.html', page(css, body));
    expect(markdown).not.toContain(SECRET);
    expect(told.join()).toContain(`texto oculto: ${SECRET}`);
  });

  it.each<[string, string, string]>([
    ['otras clases', '.a.b{display:none}', `<p class="a">${SECRET}</p>`],
    ['otro antepasado', '.b p{color:#fff}', `<div class="a"><p>${SECRET}</p></div>`],
    ['un selector que no se entiende', 'p:::x{display:none}', `<p>${SECRET}</p>`],
    [
      'lo que el elemento mismo cambia',
      '.a.b{color:#fff}',
      `<p class="a b" style="color:#000">${SECRET}</p>`,
    ],
  ])('pero no %s', async (_how, css, body) => {
    expect((await read('a.html', page(css, body))).markdown).toContain(SECRET);
  });
});
