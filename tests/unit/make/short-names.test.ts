/** @jest-environment node */
import { renamed, withShortNames } from '@/scripts/make/pages/short-names';

const sheet = (...css: string[]) => ({
  parts: css.map((text, at) => ({
    name: String(at),
    css: text,
    uses: [['card']],
    classes: ['card'],
  })),
  brought: {},
});
const short = (css: string, scripts = '') => {
  const { stylesheet, names } = withShortNames(sheet(css), scripts);
  return { css: stylesheet.parts[0]!.css, names };
};

describe('los nombres de la hoja de estilo', () => {
  it('se acortan, primero el que más se usa, y cada página los sigue', () => {
    const { css, names } = short('.card{top:0}.brand .card:hover{left:0}.lg\\:flex{right:0}');
    expect(css).toBe('.a{top:0}.b .a:hover{left:0}.c{right:0}');
    expect(renamed({ class: 'brand card lg:flex constructor', id: 'card' }, names)).toEqual({
      class: 'b a c constructor',
      id: 'card',
    });
  });

  it('también los de sus variables, en reglas y en dibujos', () => {
    const { css, names } = short(':root{--guinda:#6b1530}.x{color:var(--guinda);--alto:1px}');
    expect(css).toBe(':root{--a:#6b1530}.a{color:var(--a);--b:1px}');
    expect(renamed({ stroke: 'var(--guinda)', title: '--guinda' }, names)).toEqual({
      stroke: 'var(--a)',
      title: '--guinda',
    });
  });

  it('son los mismos en todas las partes', () => {
    const { stylesheet } = withShortNames(
      sheet('.card{top:0}', '.brand{top:0}.card p{left:0}'),
      '',
    );
    expect(stylesheet.parts.map(({ css }) => css)).toEqual(['.a{top:0}', '.b{top:0}.a p{left:0}']);
    // What a page is asked for is what the code calls them.
    expect(stylesheet.parts[0]).toMatchObject({ uses: [['card']], classes: ['card'] });
  });

  it('los que un guion puede pedir se quedan, y ninguno corto los pisa', () => {
    const css = '.card{top:0}.card p{top:1px}.a{left:0}.lg\\:flex{right:0}';
    expect(short(css, 'e.className="a lg:flex"').css).toBe(
      '.b{top:0}.b p{top:1px}.a{left:0}.lg\\:flex{right:0}',
    );
    // Part of a longer word is another name.
    expect(short('.card{top:0}', '"card-2"').css).toBe('.a{top:0}');
    expect(short('.x{color:var(--ink)}', 'style.setProperty("--ink",1)').css).toContain('--ink');
  });

  it('los de lo que el buscador no lee se quedan', () =>
    expect(short('.no-print,.md\\:no-print{top:0}').css).toBe('.no-print,.md\\:no-print{top:0}'));

  it('no toca textos ni medidas', () => {
    const css = '.card{content:".card";margin:.5em}';
    expect(short(css).css).toBe('.a{content:".card";margin:.5em}');
  });
});
