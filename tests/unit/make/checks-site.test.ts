/** @jest-environment node */
import { checkLinks, type PageFacts } from '@/scripts/make/checks/site';

const page = (file: string, change: Partial<PageFacts> = {}): PageFacts => ({
  file,
  ids: [],
  references: [],
  ...change,
});

describe('los enlaces', () => {
  const files = new Set(['a/index.html', 'b/index.html', 'static/pdf/Código de ética.pdf']);
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
    '#uno',
    '#a%C3%B1o',
    '/static/pdf/C%C3%B3digo%20de%20%C3%A9tica.pdf',
  ])('«%s» llega a alguna parte', (address) => expect(said(address)).toEqual([]));

  it.each([
    ['', 'está vacía'],
    ['/%', 'no se puede leer'],
    ['../b/', 'no empieza con «/»'],
    ['/c/', 'no existe'],
    ['/static/pdf/otro.pdf', 'no existe'],
    ['/b/#uno', 'esa página no tiene «#uno»'],
    ['#dos', 'esa página no tiene «#dos»'],
  ])('«%s» no: %s', (address, reason) => {
    expect(said(address)).toEqual([`a/index.html: «Vea esto» → ${address}: ${reason}.`]);
  });
});
