import { start } from '@/components/base/later';
import type { Branch } from '@/lib/site/later';
import { branchesOf, laterScript } from '@/scripts/make/pages/later';

const later = (parts: Branch[][], styles: string[] = []) =>
  Object.assign(globalThis, { LATER: { parts, styles } });

/** The element that a part is put into. */
function root(part = 0): HTMLElement {
  document.body.innerHTML = `<div data-part="${part}"></div>`;
  return document.querySelector('div')!;
}

describe('lo que llega después', () => {
  it.each([
    ['textos y elementos', '<p class="a b">uno <b>dos</b><br>tres</p>cuatro'],
    ['lo que parece HTML y es texto', '<p title="&quot;a&quot; &amp; b">1 &lt; 2 &amp; 3</p>'],
    ['las marcas con que React se orienta', '<div data-island="A">a<!-- -->b<!--/$--></div>'],
    ['atributos sin valor', '<input disabled="" value="" type="text">'],
    ['lo que se escribe en un campo grande', '<textarea name="a">uno\ndos</textarea>'],
    ['un dibujo', '<svg viewBox="0 0 8 8"><path stroke-width="2" d="M0 0"></path></svg><p>x</p>'],
  ])('vuelve a su lugar como estaba: %s', (_, html) => {
    later([branchesOf(html)]);
    const place = root();
    start(place);
    expect(place.innerHTML).toBe(html);
  });

  it('un dibujo es un dibujo, y lo que sigue no', () => {
    later([branchesOf('<svg><path d="M0 0"/></svg><p>x</p>')]);
    const place = root();
    start(place);
    expect(place.querySelector('path')).toBeInstanceOf(SVGElement);
    expect(place.querySelector('p')).toBeInstanceOf(HTMLElement);
  });

  it('cada parte va a su lugar, y su estilo viene una vez', () => {
    document.head.replaceChildren();
    later([branchesOf('<p>uno</p>'), branchesOf('<p>dos</p>')], ['p{color:red}']);
    const texts = [1, 0].map((part) => {
      const place = root(part);
      start(place);
      return place.textContent;
    });
    expect(texts).toEqual(['dos', 'uno']);
    expect(document.head.innerHTML).toBe('<style>p{color:red}</style>');
  });

  it('se llama como lo que trae: si cambia, cambia su nombre', () => {
    const [one, same, other] = ['<p>a</p>', '<p>a</p>', '<p>b</p>'].map((html) =>
      laterScript([html], [], 'export{a as start}'),
    );
    expect(one?.hash).toMatch(/^[0-9A-F]{8}$/);
    expect(same).toEqual(one);
    expect(other?.hash).not.toBe(one?.hash);
    expect(one?.text).toBe('const LATER={"styles":[],"parts":[[["p",{},"a"]]]};export{a as start}');
  });
});
