/** @jest-environment node */
import { cdnWarnings } from '@/scripts/make/cdn';

/** That many pages in that many folders, with as many copies as the first hundred have. */
const site = (pages: number, folders = pages) =>
  Array.from({ length: pages }, (_, n) => `prensa/${n % folders}/${n}.html`).flatMap((file, n) =>
    n < 100 ? [file, `${file}.br`, `${file}.gz`] : [file],
  );
const redirects = (count: number) => '/a /b 301\n'.repeat(count);

describe('lo que un CDN cuenta', () => {
  it('mientras quepa de sobra no dice nada: las copias comprimidas no se suben', () =>
    expect(cdnWarnings(site(18_000), redirects(1_800))).toEqual([]));

  it.each([
    [18_001, /son 18001 archivos.* 20000 en su plan gratuito, 100000 en el de pago/],
    [25_000, /son 25000 archivos.* 20000 en su plan gratuito/],
    [90_001, /son 90001 archivos.* 100000, en su plan de pago/],
  ])('con %i archivos avisa antes de que no quepan', (count, said) => {
    const warnings = cdnWarnings(site(count), '');
    expect(warnings).toEqual([expect.stringMatching(said)]);
  });

  it('avisa de las redirecciones, y de una carpeta con demasiados archivos', () => {
    expect(cdnWarnings(site(10), redirects(1_801))).toEqual([
      expect.stringContaining('son 1801 redirecciones, y Cloudflare Pages lee 2000'),
    ]);
    expect(cdnWarnings(site(48_601, 1), '')).toContainEqual(
      expect.stringContaining('son 48601 archivos en prensa/0/, y Netlify recibe 54000'),
    );
  });
});
