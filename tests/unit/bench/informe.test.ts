/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { load } from 'cheerio';
import { reportFiles } from '@/scripts/bench/report';
import { chart } from '@/scripts/bench/report/chart';
import { table } from '@/scripts/bench/report/table';
import type { Measure } from '@/scripts/bench/measure';
import { readRelayRun, type RelayRun } from '@/scripts/bench/relay/results';
import { readPagesRun } from '@/scripts/bench/pages/results';
import { readRun, type Row, type Run } from '@/scripts/bench/results';

const measure = (wallMs: number, more: Partial<Measure> = {}): Measure => ({
  wallMs,
  cpuMs: wallMs * 2,
  peakBytes: 1024 ** 3,
  memory: 'PSS',
  othersMs: 0,
  ...more,
});
const row = (tool: Row['tool'], size: number, scenario: Row['scenario'], ms?: number): Row => ({
  tool,
  size,
  scenario,
  ...(ms ? { measure: measure(ms) } : { why: 'ended with code 1\nla traza' }),
});
const run: Run = {
  day: '2026-01-02',
  cores: 2,
  versions: { Node: '20.20.2', Astro: '5.0.0' },
  rows: [
    {
      ...row('own', 1000, 'full', 40_000),
      outcome: { files: 5000, bytes: 3 * 1024 ** 2, steps: [{ name: 'Páginas', ms: 12_345 }] },
    },
    { ...row('own', 1000, 'more', 10_000), outcome: { asked: 7 } },
    row('own', 1000, 'check', 2000),
    row('own', 1000, 'recheck', 1500),
    row('next', 1000, 'full', 20_000),
    row('own', 10, 'full', 9000),
    row('next', 10, 'full', 10_000),
    row('astro', 10, 'full'),
  ],
};

describe('el informe del rendimiento', () => {
  const files = reportFiles(run);
  const text = files['docs/rendimiento.md'] ?? '';

  it('compara a cada herramienta con Next, en orden de tamaño', () => {
    const rows = text.split('\n').filter((line) => /^\| +[\d,]+ \| (This|Next)/.test(line));
    const cells = rows.map((line) => line.split('|').map((cell) => cell.trim()));
    expect(cells.slice(0, 3).map((cell) => cell.slice(1, 4))).toEqual([
      ['10', 'This site', '0.90'],
      ['10', 'Next alone', '1.00'],
      ['1,000', 'This site', '2.00'],
    ]);
  });

  it('dice lo que cuesta un cambio, lo que se pidió a Next y en qué se va el tiempo', () => {
    expect(text).toMatch(/\| +1,000 \| This site \| one more release \| +0\.25 \| +10\.0 .* 7 \|/);
    expect(text).toMatch(/\| Páginas \| +\| +12\.3 \|/);
    expect(text).toMatch(/\| +1,000 \| +2\.00 \| +1\.50 \| +1024 \|/);
  });

  it('de los servidores dice la razón de cada vuelta y lo que tardó casi toda respuesta', () => {
    const servers = {
      day: '2026-01-03',
      rounds: 25,
      rows: [
        {
          what: 'page',
          bytes: 6543,
          ratio: 1.016,
          own: { rps: 20_123.4, p99Ms: 1.5 },
          bare: { rps: 20_000, p99Ms: 2 },
        },
      ],
    };
    const served = reportFiles({ ...run, servers })['docs/rendimiento.md'];
    expect(served).toMatch(
      /\| page +\| +6,543 \| +1\.02 \| +20,123 \| +20,000 \| +1\.50 \| +2\.00 \|/,
    );
    expect(text).not.toContain('Under load');
  });

  it('dice también qué no se pudo medir y por qué', () => {
    expect(text).toMatch(/\| Astro \| +10 \| from nothing \| ended with code 1 \|/);
    expect(text).not.toContain('la traza');
  });

  it('dice cuánto ocupaban la máquina los demás, y si fue demasiado', () => {
    const busy = { ...run, rows: [{ ...run.rows[0]!, measure: measure(10, { othersMs: 10 }) }] };
    expect(reportFiles(busy)['docs/rendimiento.md']).toMatch(
      /50 % in the worst[^]*\*\*The machine was busy/,
    );
    expect(text).not.toContain('The machine was busy');
  });

  it('es el mismo para las mismas medidas, y las guarda', () => {
    expect(reportFiles(structuredClone(run))).toEqual(files);
    expect(JSON.parse(files['docs/rendimiento/run.json']!)).toEqual(run);
  });

  it('el publicado es el que sale de las medidas publicadas', () => {
    const kept = readRun('docs/rendimiento/run.json')!;
    const relevo = readRelayRun('docs/rendimiento/relevo.json');
    const paginas = readPagesRun('docs/rendimiento/paginas.json');
    for (const [file, made] of Object.entries(reportFiles(kept, relevo, paginas)))
      expect(existsSync(file) && readFileSync(file, 'utf8')).toBe(made);
  });
});

describe('el relevo bajo abuso, en el informe', () => {
  const relevo: RelayRun = {
    day: '2026-01-03',
    node: '20.20.2',
    scenes: [
      {
        abuse: 'addresses',
        seconds: 30,
        abusers: { '200': 90, '400': 5, '413': 4, '429': 100, '504': 2, cut: 1 },
        newcomers: { '200': 9, '429': 1 },
        waitsMs: [9000, 200, 1000],
        puzzles: 16,
        confirmed: 99,
        arrived: 98,
        twice: 2,
        startBytes: 100 * 1024 ** 2,
        bytes: [110 * 1024 ** 2, 120 * 1024 ** 2],
        others: 0.125,
      },
    ],
  };

  it('dice cuántos de los que llegaron fueron atendidos, cuánto esperaron y qué se perdió', () => {
    const text = reportFiles(run, relevo)['docs/rendimiento.md'] ?? '';
    const cells = text
      .split('\n')
      .filter((line) => line.startsWith('| twenty addresses'))
      .map((line) =>
        line
          .split('|')
          .map((cell) => cell.trim())
          .slice(2, -1)
          .join(' '),
      );
    expect(cells).toEqual(['202 90 100 9 3 10 9 1.00 9.00 16 99 98 1 2', '100 110 120']);
    expect(text).toContain('Other programs took 13 % of the machine');
    expect(text).toMatch(/\| Start \| +15 s \| +30 s \|/);
  });

  it('sin esa medida no se habla de él', () => {
    expect(reportFiles(run)['docs/rendimiento.md']).not.toContain('## The relay under abuse');
  });
});

describe('una tabla', () => {
  it('alinea sus columnas, las cifras a la derecha', () => {
    expect(
      table(
        ['Uno', 'Dos:'],
        [
          ['a', '1'],
          ['bcde', '12345'],
        ],
      ),
    ).toBe(
      ['| Uno  |   Dos |', '| ---- | ----: |', '| a    |     1 |', '| bcde | 12345 |'].join('\n'),
    );
  });
});

describe('una gráfica', () => {
  const draw = (series: Parameters<typeof chart>[0]['series']) =>
    load(chart({ title: 'A < B', xLabel: 'x', yLabel: 'y', series }), { xml: true });
  const spots = ($: ReturnType<typeof draw>) =>
    $('polyline')
      .toArray()
      .map((line) =>
        $(line)
          .attr('points')!
          .split(' ')
          .map((spot) => spot.split(',').map(Number)),
      );

  it('dibuja diez veces más a la misma distancia, esté donde esté', () => {
    const $ = draw([
      {
        name: 'uno',
        points: [
          [10, 1],
          [100, 10],
          [1000, 100],
        ],
      },
    ]);
    const [[a, b, c] = []] = spots($);
    expect(b![0]! - a![0]!).toBeCloseTo(c![0]! - b![0]!, 0);
    expect(b![1]! - a![1]!).toBeCloseTo(c![1]! - b![1]!, 0);
    expect(b![1]!).toBeLessThan(a![1]!);
    expect($('title').text()).toBe('A < B');
  });

  it('separa los nombres de dos líneas que acaban juntas', () => {
    const $ = draw([
      {
        name: 'uno',
        points: [
          [10, 1],
          [100, 2],
        ],
      },
      {
        name: 'dos',
        points: [
          [10, 1],
          [100, 2.01],
        ],
      },
    ]);
    const heights = ['uno', 'dos'].map((name) =>
      Number(
        $('text')
          .filter((_, text) => $(text).text() === name)
          .attr('y'),
      ),
    );
    expect(Math.abs(heights[0]! - heights[1]!)).toBeGreaterThan(14);
  });

  it('sin medidas, queda vacía', () => {
    const $ = draw([{ name: 'uno', points: [] }]);
    expect($('polyline')).toHaveLength(0);
    expect($.xml()).not.toContain('NaN');
  });
});
