/** @jest-environment node */
import { EARLY_MARKS } from '@/lib/site/early-marks-script';
import { LETTERS_SCRIPT } from '@/lib/design/heading-fonts';
import { AVISOS_SCRIPT } from '@/lib/site/avisos-script';
import { distil, hashOf } from '@/scripts/make/pages/distil';
import { SPECULATION } from '@/scripts/make/pages/distil';
import { exportedPage, GOOD, PARTS, STYLE, policyOf } from './page';

const page = (change: Parameters<typeof exportedPage>[0] = {}, file = 'quejas/index.html') =>
  distil(exportedPage(change), file, PARTS, policyOf);
const main = (html: string) => /<main>(.*)<\/main>/s.exec(page({ main: html }))?.[1];

describe('de lo que Next exporta', () => {
  it('queda un documento sencillo: la hoja común, el texto y el guion base', () => {
    expect(page()).toBe(
      `<!DOCTYPE html><html lang="es-MX"><head><meta http-equiv="Content-Security-Policy" content="${GOOD.policy}"><meta charset="utf-8">` +
        `<title>${GOOD.title}</title><meta name="description" content="${GOOD.description}">` +
        `<link rel="canonical" href="${GOOD.canonicals[0]}"><script>${LETTERS_SCRIPT}</script><style>${STYLE}</style></head>` +
        '<body><main><h1>Quejas</h1><p>Texto.</p></main>' +
        `<template><script type="speculationrules">${SPECULATION}</script></template>` +
        `<script type="module">${PARTS.base}</script></body></html>`,
    );
  });

  it('empieza con la política, que nombra por su huella lo que va en línea en esta página y nada más', () => {
    const allowed = (html: string) =>
      [...html.matchAll(/sha256-[^']+/g)].map(([hash]) => `'${hash}'`);
    const all = [
      ...[LETTERS_SCRIPT, EARLY_MARKS, AVISOS_SCRIPT, SPECULATION, PARTS.base, PARTS.formsBase],
      ...['p{color:red}', 'p{color:red}.card{top:0}'],
    ];
    const named = (main: string, file?: string) => {
      const found = allowed(page({ main }, file));
      expect(found.every((one) => all.map(hashOf).includes(one))).toBe(true);
      return all.filter((one) => found.includes(hashOf(one)));
    };
    const [letters, css] = [LETTERS_SCRIPT, 'p{color:red}'];
    expect(named('')).toEqual([letters, SPECULATION, PARTS.base, css]);
    expect(named('<p class="card">a</p>')).toContain('p{color:red}.card{top:0}');
    expect(named('<details data-folds="" id="a">Uno</details>')).toContain(EARLY_MARKS);
    expect(named(`<script data-avisos="">${AVISOS_SCRIPT}</script>`)).toContain(AVISOS_SCRIPT);
    expect(named('<a data-exit="" href="/">Salir</a>')).toEqual([letters, PARTS.formsBase, css]);
    expect(named('', '404.html')).toEqual([letters, css]);
  });

  it('lee después las reglas de la página siguiente, y no en la página de un formulario ni donde sólo se sigue', () => {
    const rules = '<template><script type="speculationrules">';
    expect(page()).toContain(rules);
    const exit = '<a data-exit="" href="https://otra.example/">Salir rápido</a>';
    expect(page({ main: exit })).not.toContain(rules);
    expect(page({ main: `<dialog>${exit}</dialog>` })).toContain(rules);
    expect(page({}, '404.html')).not.toContain(rules);
  });

  it.each([
    ['664 555 0100', '+526645550100', '664\u00a0555\u00a00100'],
    ['664 555 0100 ext. 17', '+526645550100,17', '664\u00a0555\u00a00100 ext.\u00a017'],
    [
      '664 555 0100, extensión 1702',
      '+526645550100,1702',
      '664\u00a0555\u00a00100, extensión\u00a01702',
    ],
    ['(999) 942 00 60', '+529999420060', '(999)\u00a0942\u00a000\u00a060'],
    ['+52 33 3818 2200', '+523338182200', '+52\u00a033\u00a03818\u00a02200'],
  ])('el teléfono %s se marca con un toque donde se lea, y no se parte', (phone, dialled, shown) =>
    expect(main(`<p>Llame al ${phone}, por favor.</p>`)).toBe(
      `<p>Llame al <a href="tel:${dialled}">${shown}</a>, por favor.</p>`,
    ),
  );

  it.each([
    ['Llame a la línea 070.', 'Llame a la línea <a href="tel:070">070</a>.'],
    ['070, todos los días', '<a href="tel:070">070</a>, todos los días'],
    ['call 911 and report it', 'call <a href="tel:911">911</a> and report it'],
    [
      '<strong>Emergencia</strong>: 911.',
      '<strong>Emergencia</strong>: <a href="tel:911">911</a>.',
    ],
  ])('el número corto de «%s» también', (said, shown) =>
    expect(main(`<p>${said}</p>`)).toBe(`<p>${shown}</p>`),
  );

  it('una hora en inglés no se parte entre su número y «p.m.»', () =>
    expect(main('<p>8 a.m. to 3:30 p.m.</p>')).toBe('<p>8\u00a0a.m. to 3:30\u00a0p.m.</p>'));

  it('también en lo que una isla deja como se construyó', () =>
    expect(
      main('<div data-props="{}"><div class="as-built"><p>664 555 0100</p></div></div>'),
    ).toContain('<p><a href="tel:+526645550100">'));

  it.each([
    '<a href="/x/">664 555 0100</a>',
    '<label>664 555 0100</label>',
    '<div data-island="forms" data-props="{}" data-script="forms-1"><p>664 555 0100</p></div>',
    '<p>Cuenta 12 664 555 0100 y 664 555 0100 22, o +1 619 555 0100</p>',
    '<p>Folio D-070, 12 070, 32.070 y 07:00; los 911 casos, $070</p>',
    '<h1>Reciben quejas por la línea 070</h1>',
    '<nav><ol><li>Reciben quejas por la línea 070</li></ol></nav>',
  ])('no lo que ya es un enlace, una isla u otro número: %s', (html) =>
    expect(main(html)).toBe(html),
  );

  it.each([
    ['sí', 'lo nombra a él', '<details data-folds="" id="a">Uno</details>'],
    ['sí', 'nombra algo de él', '<details data-folds=""><p id="a">Uno</p></details>'],
    ['no', 'no nombra nada de él', '<details data-folds="">Uno</details><p id="a">Dos</p>'],
  ])('lo que se pliega %s hace esperar a la página cuando una dirección %s', (waits, _, main) => {
    expect(page({ main }).includes(EARLY_MARKS)).toBe(waits === 'sí');
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
});
