/** @jest-environment node */
import { distil } from '@/scripts/make/pages/distil';
import { outlineOf } from '@/scripts/make/pages/outline';
import { exportedPage, GOOD, PARTS } from './page';

const whole = (change: Parameters<typeof exportedPage>[0]) =>
  outlineOf(distil(exportedPage(change), 'quejas/index.html', PARTS));
const inMain = (html: string) => whole({ main: html });

describe('lo que una página terminada dice de sí', () => {
  it('su título, idioma, descripción, dirección, hoja y guiones', () => {
    const { title, lang, description, canonicals, h1, styles, scripts } = whole({});
    expect({ title, lang, description, canonicals, h1, styles, scripts }).toEqual({
      title: GOOD.title,
      lang: GOOD.lang,
      description: GOOD.description,
      canonicals: GOOD.canonicals,
      h1: 1,
      styles: GOOD.styles,
      scripts: GOOD.scripts,
    });
  });

  it('el título se lee con sus signos, y el de un dibujo no es el de la página', () => {
    const { title } = whole({
      title: 'Quejas &amp; denuncias | Oficina',
      main: '<h1>A</h1><svg><title>Un dibujo</title></svg>',
    });
    expect(title).toBe('Quejas & denuncias | Oficina');
  });

  it('las imágenes sin alt; un alt vacío es un alt', () => {
    expect(inMain('<img src="/a.svg"/><img src="/b.svg" alt=""/>').withoutAlt).toEqual(['/a.svg']);
  });

  it('los manejadores y estilos en línea, con el elemento que los lleva', () => {
    expect(
      inMain('<p style="color:red">a</p><button onClick="a()">b</button><p data-on="c">c</p>')
        .refusedAttributes,
    ).toEqual([
      { name: 'style', element: 'p' },
      { name: 'onclick', element: 'button' },
    ]);
  });

  it('sus guiones con lo que llevan, y de qué clase son', () => {
    const html =
      '<script type="application/ld+json">{"a":"</p>"}</script><script>a<b</script><script src="/x.js"></script>';
    expect(outlineOf(html).scripts).toEqual([
      { type: 'application/ld+json', src: undefined, text: '{"a":"</p>"}' },
      { type: 'clásico', src: undefined, text: 'a<b' },
      { type: 'clásico', src: '/x.js', text: '' },
    ]);
  });
});

describe('las direcciones que nombra', () => {
  const references = (html: string) =>
    outlineOf(html).references.map(({ address, text }) => `${address} ${text.trim()}`);

  it('las de enlaces e imágenes, con las palabras bajo las que están', () => {
    expect(
      references('<a href="/a/">Vea <b>esto</b> aquí</a><img src="/b.svg" alt="Un dibujo">'),
    ).toEqual(['/a/ Vea esto aquí', '/b.svg Un dibujo']);
  });

  it('cada ancho de una imagen', () => {
    expect(references('<source srcset="/1.avif 480w, /2.avif 960w">')).toEqual([
      '/1.avif srcset',
      '/2.avif srcset',
    ]);
  });
});

describe('las llaves que se verían tal cual', () => {
  const raw = (html: string) => outlineOf(html).rawReferences;

  it.each([
    ['en el texto', '<p>Llame al {{telefono}} hoy.</p>', '{{telefono}}'],
    ['sin cerrar', '<p>Llame al {{telefono hoy</p>', '{{telefono hoy'],
    ['en la descripción de una imagen', '<img src="/a.svg" alt="{{nombre}}"/>', '{{nombre}}'],
    [
      'en lo que un formulario dirá después',
      `<div data-props='{"a":{"b":["De {{horario}}"]}}'></div>`,
      '{{horario}}',
    ],
    [
      'en los datos para buscadores',
      '<script type="application/ld+json">{"a":{"telephone":"{{telefono}}"}}</script>',
      '{{telefono}}',
    ],
  ])('%s', (_where, html, found) => expect(raw(html)).toEqual([found]));

  it.each([
    ['un ejemplo de código', '<p><code>{{telefono}}</code></p><pre>{{a}}</pre>'],
    ['los datos de una isla', `<div data-props='{"a":{"b":{"c":1}}}'></div>`],
    ['los datos para buscadores', '<script type="application/ld+json">{"a":{"b":1}}</script>'],
  ])('no lo son las de %s', (_what, html) => expect(raw(html)).toEqual([]));
});

describe('lo que el buscador lee', () => {
  const searched = (html: string) => inMain(html).search;

  it('los títulos y el texto de la parte principal, y nada de fuera de ella', () => {
    expect(
      whole({
        main: '<h1>Quejas</h1><p>Uno<br/>dos <strong>tres</strong>.</p>',
        end: '<footer>Pie</footer>',
      }).search,
    ).toBe('<h1>Quejas</h1><div>Uno dos tres.</div>');
  });

  it.each([
    ['la navegación', '<nav>No</nav>'],
    ['los formularios', '<form><label>No</label></form>'],
    ['los guiones', '<script type="application/ld+json">{"a":"No"}</script>'],
    ['lo que no se imprime', '<p class="mb-5 no-print">No</p>'],
    ['los renglones con dirección propia', '<table><tr id="nta-1"><td>No</td></tr></table>'],
    ['las marcas de lo inventado', '<span class="marca">Dato de muestra</span>'],
    ['lo que pide no leerse', '<h2 data-search-ignore="">No</h2>'],
  ])('sin %s', (_, html) => {
    const words = searched(`<p>Antes</p>${html}<div>${html}</div><p>después</p>`);
    expect(
      words
        .replace(/<[^>]*>/g, ' ')
        .trim()
        .split(/\s+/),
    ).toEqual(['Antes', 'después']);
  });

  it('un signo de menor sigue siendo texto', () => {
    expect(searched('<p>1 &lt; 2 &amp; &lt;b&gt;</p>')).toBe('<div>1 &lt; 2 &amp; &lt;b></div>');
  });
});
