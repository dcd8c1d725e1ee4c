/** @jest-environment node */
import { EARLY_MARKS } from '@/lib/site/early-marks-script';
import { LETTERS_SCRIPT } from '@/lib/design/letters';
import { distil } from '@/scripts/make/pages/distil';
import { SPECULATION } from '@/scripts/make/pages/speculation';
import { exportedPage, GOOD, PARTS } from './page';

const page = (change: Parameters<typeof exportedPage>[0] = {}, file = 'quejas/index.html') =>
  distil(exportedPage(change), file, PARTS);
/** What the main part became. */
const main = (html: string) => /<main>(.*)<\/main>/s.exec(page({ main: html }))?.[1];

describe('de lo que Next exporta', () => {
  it('queda un documento sencillo: la hoja común, el texto y el guion base', () => {
    expect(page()).toBe(
      '<!DOCTYPE html><html lang="es-MX"><head><meta charset="utf-8">' +
        `<title>${GOOD.title}</title><meta name="description" content="${GOOD.description}">` +
        `<link rel="canonical" href="${GOOD.canonicals[0]}"><script>${LETTERS_SCRIPT}</script><style>${PARTS.stylesheet.parts[0]!.css}</style></head>` +
        '<body><main><h1>Quejas</h1><p>Texto.</p></main>' +
        `<template><script type="speculationrules">${SPECULATION}</script></template>` +
        `<script type="module">${PARTS.base}</script></body></html>`,
    );
  });

  it('lee después las reglas de la página siguiente, y no en la página de un formulario ni donde sólo se sigue', () => {
    const rules = '<template><script type="speculationrules">';
    expect(page()).toContain(rules);
    const exit = '<a data-exit="" href="https://otra.example/">Salir rápido</a>';
    expect(page({ main: exit })).not.toContain(rules);
    // Where it is opened, that takes the rules away (base/dialogs.ts).
    expect(page({ main: `<dialog>${exit}</dialog>` })).toContain(rules);
    expect(page({}, '404.html')).not.toContain(rules);
  });

  it('se queda, en la cabeza, la imagen que una página pide por adelantado', () => {
    const ahead = '<link rel="preload" as="image" href="/a.svg" media="(min-width: 48rem)"';
    expect(page({ main: `${ahead} data-to-head="true"/>` })).toContain(`${ahead}></head>`);
  });

  it('una caja escondida se va con todo lo que lleva dentro', () => {
    const end = '<div hidden=""><p>uno <b>dos</b></p><svg><path d="M0 0"/></svg></div>';
    expect(page({ end })).toBe(page());
    expect(main('<div hidden="">Mío</div>')).toBe('<div hidden>Mío</div>');
  });

  it('los datos para buscadores se quedan, sin tocar', () => {
    const data = '<script type="application/ld+json">{"a":"\\u003cb> & \\"c\\""}</script>';
    expect(main(data)).toBe(data);
  });

  it.each([
    ['664 555 0100', '+526645550100', '664\u00a0555\u00a00100'],
    ['664 555 0100 ext. 17', '+526645550100,17', '664\u00a0555\u00a00100 ext.\u00a017'],
    [
      '664 555 0100, extensión 1702',
      '+526645550100,1702',
      '664\u00a0555\u00a00100, extensión\u00a01702',
    ],
  ])('el teléfono %s se marca con un toque donde se lea, y no se parte', (phone, dialled, shown) =>
    expect(main(`<p>Llame al ${phone}, por favor.</p>`)).toBe(
      `<p>Llame al <a href="tel:${dialled}">${shown}</a>, por favor.</p>`,
    ),
  );

  it.each([
    '<a href="/x/">664 555 0100</a>',
    '<label>664 555 0100</label>',
    '<div data-island="forms" data-props="{}" data-script="forms-1"><p>664 555 0100</p></div>',
    '<p>Cuenta 12 664 555 0100 y 664 555 0100 22</p>',
  ])('no lo que ya es un enlace, una isla u otro número: %s', (html) =>
    expect(main(html)).toBe(html),
  );

  it('lo que se filtra al llegar espera desde antes de que se pinte nada', () => {
    const html = page({ main: '<div data-asked="">Filtro</div>' });
    expect(html).toContain(`<script>${EARLY_MARKS}</script></head>`);
    expect(page()).not.toContain(EARLY_MARKS);
  });

  it.each([
    ['sí', 'lo nombra a él', '<details data-folds="" id="a">Uno</details>'],
    ['sí', 'nombra algo de él', '<details data-folds=""><p id="a">Uno</p></details>'],
    ['no', 'no nombra nada de él', '<details data-folds="">Uno</details><p id="a">Dos</p>'],
  ])('lo que se pliega %s hace esperar a la página cuando una dirección %s', (waits, _, main) => {
    expect(page({ main }).includes(EARLY_MARKS)).toBe(waits === 'sí');
  });

  it('la página de error no espera nada: no lleva el guion que la mostraría', () => {
    const html = page({ main: '<details data-folds="" id="a">Pie</details>' }, '404.html');
    expect(html).not.toContain(EARLY_MARKS);
  });

  it('sólo la página con una ventana, o de la que se sale con prisa, lleva el guion que las atiende', () => {
    for (const main of ['<dialog id="queja">…</dialog>', '<a data-exit="" href="/">Salir</a>'])
      expect(page({ main })).toContain(`<script type="module">${PARTS.formsBase}</script>`);
    expect(page()).not.toContain(PARTS.formsBase);
  });

  it('la página de error carga el guion que busca la dirección correcta', () => {
    const html = page({}, '404.html');
    expect(html).toContain(`<script type="module" src="${PARTS.notFoundUrl}"></script>`);
    expect(html).not.toContain(PARTS.base);
  });
});

describe('el contenido', () => {
  it('conserva las entidades como están escritas', () => {
    const text = '<p title="&quot;a&quot; &amp; b">1 &lt; 2 &amp; 3&nbsp;km&#x27;</p>';
    expect(main(text)).toBe(text);
  });

  it('que parece un guion o una etiqueta sigue siendo texto', () => {
    const text = '<p>&lt;script&gt;self.__next_f.push(1)&lt;/script&gt; &lt;!--B:0--&gt;</p>';
    expect(main(text)).toBe(text);
  });

  it('en SVG los atributos conservan sus mayúsculas; en HTML van en minúsculas', () => {
    expect(
      main(
        '<svg viewBox="0 0 8 8" preserveAspectRatio="none"><path strokeWidth="2" d="M0 0"/></svg>' +
          '<img srcSet="/a.avif 480w" alt=""/><time dateTime="2025-01-27">hoy</time>',
      ),
    ).toBe(
      '<svg viewBox="0 0 8 8" preserveAspectRatio="none"><path strokeWidth="2" d="M0 0"/></svg>' +
        '<img srcset="/a.avif 480w" alt><time datetime="2025-01-27">hoy</time>',
    );
  });

  it('en un dibujo se cierra sola la etiqueta de lo que no lleva nada dentro, y ninguna otra', () => {
    const drawing =
      '<svg viewBox="0 0 8 8"><g fill="red"><g><path d="M0 0"/></g></g><title>Un dibujo</title><text>sí</text></svg>';
    expect(main(`${drawing}<i></i>`)).toBe(`${drawing}<i></i>`);
    expect(main('<svg viewBox="0 0 8 8"></svg>')).toBe('<svg viewBox="0 0 8 8"></svg>');
  });

  it('las marcas de React se quedan dentro de las islas, y fuera de ellas no hay', () => {
    const inside = '<!--$--><p>uno<!-- -->dos</p><!--/$-->';
    expect(main(`<div data-props="{}">${inside}</div>`)).toContain(`>${inside}</div>`);
    expect(page()).not.toContain('<!--');
  });

  it('el pie de las hojas impresas sube a la raíz, de donde lo toman las hojas', () => {
    const html = page({ main: '<p data-sheet="https://a.mx/b/ · Actualizada hoy">Uno</p>' });
    expect(html).toContain('<html data-sheet="https://a.mx/b/ · Actualizada hoy" lang="es-MX">');
    expect(html).toContain('<main><p>Uno</p></main>');
  });

  it('lo que pide ir a la cabeza va allá, con lo que lleva dentro y sin su marca', () => {
    const html = page({
      main:
        '<noscript data-to-head=""><meta http-equiv="refresh" content="0; url=/default/"/></noscript>' +
        '<h1>No existe</h1>',
    });
    expect(html).toContain(
      `</style><noscript><meta http-equiv="refresh" content="0; url=/default/"></noscript></head>`,
    );
    expect(html).toContain('<main><h1>No existe</h1></main>');
    expect(html).not.toContain('data-to-head');
  });

  it('cada parte que tiene un guion dice cuál es', () => {
    expect(main('<div data-island="tabs"></div>')).toBe(
      '<div data-island="tabs" data-script="tabs-2"></div>',
    );
    expect(() => main('<div data-island="mapa"></div>')).toThrow('there is no island «mapa»');
  });

  it('los manejadores no se borran en silencio: quedan para que la verificación los nombre', () => {
    expect(main('<button onclick="a()">A</button>')).toContain('onclick');
  });
});

describe('una página que llegaría a pedazos', () => {
  it.each([
    ['el hueco', '<template id="B:0"></template>'],
    ['el pedazo', '<div hidden="" id="S:0"><p>Texto</p></div>'],
  ])('por %s se rechaza por su nombre', (_, streamed) => {
    expect(() => page({ main: streamed }, 'asuntos/index.html')).toThrow(
      /^asuntos\/index\.html: .*Suspense.*Remove/s,
    );
    expect(() => page({ end: streamed }, 'asuntos/index.html')).toThrow('asuntos/index.html');
  });

  it('una plantilla o un id parecidos no la rechazan', () => {
    expect(main('<template id="a"></template>')).toBe('<template id="a"></template>');
    expect(main('<p id="S:0">Texto</p>')).toBe('<p id="S:0">Texto</p>');
  });
});
