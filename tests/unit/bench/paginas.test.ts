/** @jest-environment node */
import { load } from 'cheerio';
import { describe as describePage } from '@/scripts/bench/pages/choose';
import { limitsOf } from '@/scripts/bench/pages/limits';
import type { Measured, PagesRun, Sample } from '@/scripts/bench/pages/results';
import { blocksAs, textOf } from '@/scripts/bench/pages/templates/text';
import { bars } from '@/scripts/bench/report/bars';
import { pagesSection } from '@/scripts/bench/report/pages';

const KB = 1024;
const sample = (lcp: number, more: Partial<Sample> = {}): Sample => ({
  fcp: lcp,
  lcp,
  cls: 0,
  tbt: 0,
  bytes: 10 * KB,
  script: 0,
  requests: 1,
  performance: 100,
  ...more,
});
const page = (name: string, more: Partial<Measured> = {}): Measured => ({
  id: name,
  name,
  who: 'own',
  html: 8 * KB,
  samples: [sample(600)],
  scores: { accessibility: 100, bestPractices: 100, seo: 100 },
  ...more,
});
const run: PagesRun = {
  day: '2026-01-02',
  site: 'x',
  cores: 2,
  versions: { Lighthouse: '12.8.2' },
  rounds: 3,
  others: [0.01],
  uses: [{ name: '/quejapublica/', before: 19 * KB, after: 120 * KB }],
  answers: [
    {
      what: 'A tab',
      page: '/sindico/',
      standing: [40, 90, 50],
      heard: [400, 300, 500],
      early: [900, 800, 950],
    },
    {
      what: 'A letter',
      page: '/directorio/',
      standing: [130, 20, 120],
      heard: [60, 60, 60],
      early: [60, 60, 60],
    },
  ],
  absent: [{ name: 'Italia', why: 'no está\nla traza' }],
  pages: [
    page('Floor', { who: 'floor', samples: [500, 700, 600].map((lcp) => sample(lcp)) }),
    page('/documentos/', { class: 'text', kind: 'documentos' }),
    page('/acuse/', { class: 'text', kind: 'acuse', samples: [sample(660, { performance: 99 })] }),
    page('/sindico/', {
      class: 'tabs',
      kind: 'sindico',
      html: 8 * KB + 1,
      budget: 8 * KB,
      fragment: { id: 'marco', cls: 0.2 },
    }),
    page('/foto/', { class: 'picture', tabs: true, samples: [sample(600, { bytes: 26 * KB })] }),
    page('/quejapublica/', { class: 'form', kind: 'quejaPublica' }),
    page('GOV.UK', { who: 'peer', samples: [sample(1500, { bytes: 90 * KB })] }),
  ],
};
const limit = (what: string, of = run) => limitsOf(of).find((one) => one.what.startsWith(what));

describe('lo que se promete de las páginas', () => {
  it('se juzga por la peor de su clase, al lado del piso de la misma vuelta', () => {
    expect(limit('Largest paint ÷ floor, text')).toMatchObject({ page: '/acuse/', met: false });
    expect(limit('Largest paint ÷ floor, text')?.worst).toBeCloseTo(1.1);
    expect(limit('Largest paint ÷ floor, tabbed')).toMatchObject({ worst: 1, met: true });
  });

  it('de lo que pesan las pestañas no se libra la página que abre con una imagen', () =>
    expect(limit('First visit, tabbed')).toMatchObject({ page: '/foto/', met: false }));

  it('cuenta lo que se mueve también al abrir una sección', () =>
    expect([limit('Shift'), limit('Shift at an address')]).toMatchObject([
      { met: true },
      { worst: 0.2, met: false, page: '/sindico/' },
    ]));

  it('toma el peso de cada página del presupuesto que la compilación exige', () =>
    expect(limit('HTML ÷ its budget')).toMatchObject({ page: '/sindico/', met: false }));

  it('dice cuánto trae un formulario al abrirlo', () =>
    expect(limit('What opening a form')).toMatchObject({ worst: 112 * KB, met: false }));

  it('lo que se prometió del HTML se juzga aparte del presupuesto', () =>
    expect([limit('HTML, text'), limit('HTML, tabbed')]).toMatchObject([
      { worst: 8 * KB, limit: 9 * KB, met: true },
      { page: '/sindico/', limit: 14 * KB, met: true },
    ]));

  it('mide lo que tarda la respuesta al primer toque o tecla, y la más lenta cuenta', () =>
    expect([limit('Answer to the first'), limit('A touch or key before')]).toMatchObject([
      { page: 'A letter', worst: 120, met: false },
      { page: 'A tab', worst: 400, met: false },
    ]));

  it('no da por cumplido lo que no se midió', () => {
    const unscored = page('/otra/', { class: 'text' });
    delete unscored.scores;
    const seo = limit('SEO', { ...run, pages: [...run.pages, unscored] });
    expect(seo).toMatchObject({ page: '/otra/', met: false });
  });
});

describe('el informe de las páginas', () => {
  const text = pagesSection(run).join('\n\n');

  it('da de cada página la mediana y su razón, y de cada promesa si se cumple', () => {
    expect(text).toMatch(/\| \/acuse\/ +\| text .* 0\.66 \| +1\.10 \|/);
    expect(text).toMatch(
      /\| Largest paint ÷ floor, text pages +\| +1\.05 \| +1\.10 \| \/acuse\/ .*\*\*not met\*\*/,
    );
    expect(text).toMatch(/\| GOV\.UK +\| +90\.0 \|.* 2\.50 \|/);
  });

  it('dice cuánto tarda cada respuesta, con la página lista y recién llegada', () =>
    expect(text).toMatch(/\| A tab +\| \/sindico\/ +\| +50 \| +400 \| +900 \|/));

  it('no calla lo que no se pudo medir, ni que la máquina estuvo ocupada', () => {
    expect(text).toContain('Italia could not be had: no está.');
    expect(text).not.toContain('was busy');
    expect(pagesSection({ ...run, others: [0.4] }).join('')).toContain('was busy');
  });

  it('dibuja una barra por página', () => {
    const print = (value: number) => value.toFixed(1);
    const of = [page('Piso & más', { who: 'floor' }), page('/a/')];
    const svg = bars({
      title: 'Título',
      print,
      bars: of.map(({ name, who }, at) => ({ name, who, value: at + 1 })),
    });
    const $ = load(svg, { xml: true });
    expect($('text').text()).toBe('TítuloPiso & más1.0/a/2.0');
    expect($('title').text()).toBe('Título');
  });
});

describe('las páginas que se miden', () => {
  const of = (main: string) => describePage('direccion', '/a/', `<main>${main}</main>`, 9);

  it('se clasifican por lo que llevan: pestañas, una imagen que no espera, o sólo texto', () => {
    expect(of('<div data-behaviour="tabs"><section id="b"></section></div>')).toMatchObject({
      class: 'tabs',
      fragment: 'b',
    });
    expect(of('<img src="/a">').class).toBe('picture');
    expect(of('<img src="/a" loading="lazy">').class).toBe('text');
  });

  it('no se les reprocha estar fuera de los buscadores si así lo quiere el sitio', () => {
    expect(of('').excused).toEqual([]);
    expect(describePage('noEncontrada', '/', '', 1).excused).toEqual([
      'is-crawlable',
      'http-status-code',
    ]);
  });

  it('dan sus palabras a las plantillas de otros, sin su aspecto', () => {
    const text = textOf(
      '<title>A | Sitio</title><header><nav><a href="/a/"> A  b </a></nav></header><main><h1 class="x">Uno</h1><ul><li>dos <b>&lt;3</b></li></ul></main>',
    );
    expect(text).toMatchObject({
      site: 'Sitio',
      title: 'Uno',
      menu: [{ text: 'A b', href: '/a/' }],
    });
    expect(blocksAs(text, { h1: 'g' })).toBe('<h1 class="g">Uno</h1>\n<ul><li>dos &lt;3</li></ul>');
  });
});
