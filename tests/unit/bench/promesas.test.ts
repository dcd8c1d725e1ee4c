/** @jest-environment node */
import type { Sample } from '@/scripts/bench/lighthouse';
import { promisesOf, wordsAlone, type Measured } from '@/scripts/bench/targets';

const sample = (more: Partial<Sample> = {}): Sample => ({
  ...{ fcp: 600, lcp: 600, cls: 0, bytes: 10_000, html: 8_000, score: 100 },
  ...more,
});
const page = (kind: Measured['page']['kind'], ...samples: Partial<Sample>[]): Measured => ({
  page: { kind, address: `/${kind}/`, isText: true },
  site: samples.map(sample),
  words: [sample()],
});
const promise = (what: string, ...pages: Measured[]) =>
  promisesOf(pages)
    .find(([said]) => said?.startsWith(what))
    ?.slice(2);

describe('lo que se promete de las páginas', () => {
  it('se juzga por la mediana de la peor, al lado de sus solas palabras', () => {
    const slow = page('acuse', { fcp: 9000 }, { fcp: 690 }, { fcp: 630 });
    expect(promise('FCP', page('documentos', {}), slow)).toEqual([
      ...['1.150', '/acuse/', '**not met**'],
    ]);
    expect(promise('FCP', page('documentos', {}))).toEqual(['1.000', '/documentos/', 'met']);
  });

  it('no da por cumplido lo que no se midió', () => {
    const lost = page('documentos', { html: NaN });
    expect(promise('HTML', page('sindico', {}), lost)?.slice(1)).toEqual([
      ...['/documentos/', '**not met**'],
    ]);
  });
});

it('las solas palabras son las de la página, sin estilo, guion ni imagen', () => {
  const html =
    '<html lang="es"><head><meta charset="utf-8"><title>T</title><style>a{}</style></head><body class="x"><h1 id="a">Uno</h1><a href="/b/" class="y">dos</a><img src="/c"><script>1</script></body></html>';
  expect(wordsAlone(html)).toBe(
    '<html lang="es"><head><meta charset="utf-8"><title>T</title><link rel="icon" href="data:,"></head><body><h1>Uno</h1><a href="/b/">dos</a></body></html>',
  );
});
