/** @jest-environment node */
import { needsNamed, stylesFor, type StyleNode } from '@/scripts/make/pages/stylesheet';

const rule = (text: string, ...needs: string[]): StyleNode => ({
  selectors: [{ text, needs }],
  body: 'top:0',
});
const nodes: StyleNode[] = [
  { css: '@font-face{}' },
  rule('p'),
  rule('.card', '.card'),
  {
    selectors: [
      { text: '.card a', needs: ['.card', 'a'] },
      { text: '.form .field', needs: ['.form', '.field'] },
    ],
    body: 'color:red',
  },
  { within: '@media print', nodes: [rule('.mt-2', '.mt-2')] },
];
const stylesheet = { nodes, islands: { search: ['.card'] } };
const written = (has: string[], ...islands: string[]) =>
  stylesFor(stylesheet, new Set(has), new Set(islands));
const COMMON = '@font-face{}p{top:0}';

describe('de la hoja de estilo, una página lleva', () => {
  it('lo que nada pide y lo de las clases y los elementos que tiene, en el orden de la hoja', () => {
    expect(written([])).toBe(COMMON);
    expect(written(['a', '.mt-2', '.card'])).toBe(
      `${COMMON}.card{top:0}.card a{color:red}@media print{.mt-2{top:0}}`,
    );
  });

  it('un selector sólo cuando está todo lo que pide', () => {
    expect(written(['.form', '.card'])).not.toContain('.card a');
    expect(written(['.form'])).toBe(COMMON);
    expect(written(['.form', '.field'])).toBe(`${COMMON}.form .field{color:red}`);
  });

  it('lo que sus guiones pueden traer después', () => {
    expect(written([], 'search')).toContain('.card{');
    expect(written([], 'otra')).toBe(COMMON);
  });
});

it('un guion puede traer las clases y los elementos que sus textos nombran', () => {
  const script = 'one("a").className="card otra";b.classList.add(`mt-2 ${c}`);form=1;"p.field"';
  expect(needsNamed({ nodes }, script)).toEqual(['.card', 'a', '.mt-2']);
});
