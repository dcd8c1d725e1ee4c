/** @jest-environment node */
import { isText, wordsAlone } from '@/scripts/bench/choose';
import type { Sample } from '@/scripts/bench/lighthouse';
import { promisesOf, type Measured } from '@/scripts/bench/promises';

const KB = 1024;
const sample = (more: Partial<Sample> = {}): Sample => ({
  fcp: 600,
  lcp: 600,
  cls: 0,
  bytes: 10 * KB,
  html: 8 * KB,
  scores: { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 },
  ...more,
});
const page = (
  kind: Measured['page']['kind'],
  samples: Partial<Sample>[],
  text = true,
): Measured => ({
  page: { kind, address: `/${kind}/`, isText: text },
  site: samples.map(sample),
  words: [sample()],
});
const promise = (what: string, pages: Measured[]) =>
  promisesOf(pages).find((one) => one.what.startsWith(what));

describe('lo que se promete de las páginas', () => {
  it('se juzga por la mediana de la peor, al lado de sus solas palabras', () => {
    const pages = [
      page('documentos', [{ fcp: 600 }]),
      page('acuse', [{ fcp: 9000 }, { fcp: 690 }, { fcp: 630 }]),
      page('sindico', [{ fcp: 780 }], false),
    ];
    expect(promise('FCP ÷ words alone, pages of text', pages)).toMatchObject({
      address: '/acuse/',
      worst: 1.15,
      isMet: false,
    });
    expect(promise('FCP ÷ words alone, other', pages)).toMatchObject({ worst: 1.3, isMet: true });
  });

  it('en cuanto a lo que se mueve, por la peor de sus veces', () =>
    expect(promise('CLS', [page('sindico', [{}, { cls: 0.2 }, {}])])).toMatchObject({
      worst: 0.2,
      isMet: false,
    }));

  it('no da por cumplido lo que no se midió', () => {
    const pages = [page('sindico', [{ html: 90 * KB }]), page('documentos', [{ html: NaN }])];
    expect(promise('HTML, bytes, pages of text', pages)).toMatchObject({
      address: '/documentos/',
      isMet: false,
    });
  });

  it('no pide ser hallada a la página que los buscadores no deben ver', () => {
    const scores = { ...sample().scores, seo: 66 };
    expect(promise('Points', [page('prueba', [{ scores }])])).toBeUndefined();
    expect(promise('Points', [page('sindico', [{ scores }])])).toMatchObject({ worst: 34 });
  });
});

it('una página es de texto si no es de pestañas ni de formulario, ni abre con una imagen', () => {
  expect(isText('comunicado', '<main><img src="/a"></main>')).toBe(false);
  expect(isText('comunicado', '<main><img src="/a" loading="lazy"></main>')).toBe(true);
  expect(isText('denuncia', '<main></main>')).toBe(false);
});

it('las solas palabras son las de la página, sin estilo, guion ni imagen', () => {
  const html =
    '<html lang="es"><head><meta charset="utf-8"><title>T</title><style>a{}</style></head><body class="x"><h1 id="a">Uno</h1><a href="/b/" class="y">dos</a><img src="/c"><script>1</script></body></html>';
  expect(wordsAlone(html)).toBe(
    '<html lang="es"><head><meta charset="utf-8"><title>T</title><link rel="icon" href="data:,"></head><body><h1>Uno</h1><a href="/b/">dos</a></body></html>',
  );
});
