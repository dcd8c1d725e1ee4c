/** @jest-environment node */
import { checkLinks, type PageFacts } from '@/scripts/make/checks/site';

const page = (file: string, change: Partial<PageFacts> = {}): PageFacts => ({
  file,
  ids: [],
  references: [],
  ...change,
});

describe('los enlaces', () => {
  const files = new Set([
    'index.html',
    'a/index.html',
    'b/index.html',
    '404.html',
    'static/pdf/Código de ética.pdf',
    'imagenes/v/1-480.avif',
  ]);
  const said = (address: string, text = 'Vea esto') =>
    checkLinks(
      [
        page('a/index.html', { ids: ['uno', 'año'], references: [{ address, text }] }),
        page('b/index.html', { ids: ['dos'] }),
      ],
      files,
    );

  it.each([
    '/b/',
    '/b/#dos',
    '/b/?q=x#dos',
    '/b/#',
    '/',
    '#uno',
    '#a%C3%B1o',
    '?q=x',
    '/a/#uno',
    '/static/pdf/C%C3%B3digo%20de%20%C3%A9tica.pdf',
    '/imagenes/v/1-480.avif',
  ])('«%s» llega a alguna parte', (address) => expect(said(address)).toEqual([]));

  it.each([
    ['', 'está vacía'],
    ['/%', 'no se puede leer'],
    ['b/', 'no empieza con «/»'],
    ['../b/', 'no empieza con «/»'],
    ['/c/', 'no existe'],
    ['/b', 'no existe'],
    ['/B/', 'no existe'],
    ['/static/pdf/otro.pdf', 'no existe'],
    ['/b/#uno', 'esa página no tiene «#uno»'],
    ['#dos', 'esa página no tiene «#dos»'],
    ['#%', 'esa página no tiene «#%»'],
  ])('«%s» no: %s', (address, reason) => {
    expect(said(address)).toEqual([`a/index.html: «Vea esto» → ${address}: ${reason}.`]);
  });

  it('dice las palabras del enlace, recortadas', () => {
    expect(said('/c/', `  ${'palabra '.repeat(20)}`)).toEqual([
      `a/index.html: «${'palabra '.repeat(20).slice(0, 50)}» → /c/: no existe.`,
    ]);
  });

  it('cada página lleva los suyos', () => {
    const dead = { references: [{ address: '/x/', text: 'x' }] };
    expect(checkLinks([page('a/index.html', dead), page('b/index.html', dead)], files)).toEqual([
      'a/index.html: «x» → /x/: no existe.',
      'b/index.html: «x» → /x/: no existe.',
    ]);
  });
});
