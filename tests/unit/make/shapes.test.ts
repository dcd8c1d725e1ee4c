/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { DRAWN_SMALL } from '@/tailwind.config';
import { shapesOf } from '@/scripts/make/assets/shapes';

const svg = (inside: string, root = 'width="96" height="96" viewBox="0 0 96 96"') =>
  `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" ${root}>\n${inside}\n</svg>`;

describe('un dibujo que acompaña a un texto', () => {
  it('si son sólo trazos, va en la página misma', () => {
    expect(
      shapesOf(
        svg(
          '<g fill="#FBF8F3" stroke-width="2.5">\n<path d="M6 82 38 42l16 20z"/><circle cx="4" cy="5" r="1"/></g>',
        ),
      ),
    ).toEqual({
      viewBox: '0 0 96 96',
      shapes:
        '<g fill="#FBF8F3" stroke-width="2.5"><path d="M6 82 38 42l16 20z"></path><circle cx="4" cy="5" r="1"></circle></g>',
    });
  });

  it.each([
    ['un guion', '<script>alert(1)</script>'],
    ['un manejador', '<path onclick="alert(1)" d="M0 0"/>'],
    ['un enlace', '<a href="https://x.example"><path d="M0 0"/></a>'],
    ['un relleno de otra parte', '<path fill="url(https://x.example/a)" d="M0 0"/>'],
    ['un valor que cierra su atributo', '<path d="M0 0&quot;&gt;&lt;script&gt;"/>'],
    ['estilos', '<path style="fill:red" d="M0 0"/>'],
    ['un nombre, que sería de la página', '<path id="queja" d="M0 0"/>'],
    ['otro dibujo dentro', '<svg viewBox="0 0 1 1"><path d="M0 0"/></svg>'],
  ])('si tiene %s, se pide aparte', (_what, inside) => {
    expect(shapesOf(svg(inside))).toBeUndefined();
  });

  it('si es grande, o no dice su encuadre, o dice algo más de sí, se pide aparte', () => {
    expect(shapesOf(svg(`<path d="M0 0${'l1 1'.repeat(300)}"/>`))).toBeUndefined();
    expect(shapesOf(svg('<path d="M0 0"/>', 'width="9" height="9"'))).toBeUndefined();
    expect(
      shapesOf(svg('<path d="M0 0"/>', 'viewBox="0 0 9 9" onload="alert(1)"')),
    ).toBeUndefined();
    expect(shapesOf('no es un dibujo')).toBeUndefined();
  });
});

it('todos los dibujos pequeños tienen un mismo contorno, de 2 puntos a 40, y relleno claro', () => {
  const small = globSync('tests/sample/public/ilustraciones/*.svg')
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
    .filter(({ text }) => text.includes('width="96" height="96"') && !text.includes('<text'));
  expect(small.length).toBeGreaterThan(30);
  const [paper = '', rose = ''] = DRAWN_SMALL;
  for (const { file, text } of small) {
    const [, group = ''] = /<g ([^>]*)>/.exec(text) ?? [];
    expect(`${file}: ${group}`).toContain(`: fill="${paper}" stroke="#6B1530" stroke-width="5"`);
    const fills = text.match(/(?<=fill=")#[^"]*/g)?.filter((fill) => ![paper, rose].includes(fill));
    expect([file, fills]).toEqual([file, []]);
    expect([file, Boolean(shapesOf(text))]).toEqual([file, true]);
  }
});
