/** @jest-environment node */
import { load } from 'cheerio';
import { indexedPages } from '@/lib/site/pages';
import { PAGE_KINDS, kindOf } from '@/lib/site/kinds';
import { emitHostFiles } from '@/scripts/make/emit/hosts/write';
import { emitRedirects } from '@/scripts/make/emit/redirects';
import { emitSitemaps } from '@/scripts/make/emit/sitemap';
import { sampleContent, withSitio } from '../../sample';
import { releases, withReleases } from '../site/sources';

const content = sampleContent();
const { url, nombre } = content.sitio.data;

describe('el mapa del sitio', () => {
  const listed = (text = '') => {
    const $ = load(text, { xml: true });
    return $('loc')
      .toArray()
      .map((element) => $(element).text());
  };
  const at = (ruta: string) => new URL(ruta, url).href;

  it('nombra una vez cada página que los buscadores deben conocer, y ninguna otra', () => {
    const files = emitSitemaps(content);
    const index = listed(files.get('sitemap.xml'));
    const parts = ['paginas', 'normas-1', 'comunicados-1'];
    expect(index).toEqual(parts.map((part) => at(`/sitemap-${part}.xml`)));
    const pages = index.flatMap((part) => listed(files.get(new URL(part!).pathname.slice(1))));
    expect([...pages].sort()).toEqual(
      indexedPages(content)
        .map(({ ruta }) => at(ruta))
        .sort(),
    );
    for (const kind of PAGE_KINDS) {
      const { indexed, routes } = kindOf(kind);
      if (!indexed && typeof routes === 'string') expect(pages).not.toContain(at(routes));
    }
  });

  it('crece por partes de mil, y una parte llena no vuelve a cambiar', () => {
    const parts = (count: number) =>
      [...emitSitemaps(withReleases(releases(count)))].filter(([file]) =>
        file.startsWith('sitemap-comunicados'),
      );
    expect(parts(0)).toEqual([]);
    expect(parts(1000)).toHaveLength(1);
    const [first, second] = parts(1001);
    expect([first]).toEqual(parts(1000));
    expect(listed(second?.[1])).toEqual([at('/prensa/comunicado-1001/')]);
  });

  it('con indexar: false no hay mapa, y a los robots se les deja leer que no deben listar nada', () => {
    expect([...emitSitemaps(withSitio({ indexar: false }))]).toEqual([
      ['robots.txt', 'User-agent: *\nAllow: /\n'],
    ]);
  });
});

describe('las páginas que llevan a otra', () => {
  it('la raíz lleva al inicio por sí sola, con un enlace y sin que la listen', () => {
    const html = emitRedirects(content).get('index.html') ?? '';
    expect(html).toContain('<meta http-equiv="refresh" content="0; url=/default/">');
    expect(html).toContain(`<link rel="canonical" href="${new URL('/default/', url).href}">`);
    expect(html).toContain('<a href="/default/">Ir a la página de inicio</a>');
    expect(html).toContain('content="noindex, follow"');
    expect(html).toContain(`<title>Entrada | ${nombre}</title>`);
  });

  it('hay una por cada dirección que las listas de comunicados prometen', () => {
    expect([...emitRedirects(withReleases(releases(60))).keys()]).toEqual([
      'index.html',
      'acuse/index.html',
      'prensa/pagina/7/index.html',
      'prensa/anio/2024/parte/2/index.html',
    ]);
  });
});

it('un servidor al que se le dijeron una vez sus reglas envía lo mismo con lo que se publique después', () => {
  const later = { ...withReleases(releases(60)), avisos: [], normas: [] };
  expect(emitHostFiles(later).rules.headers).toEqual(emitHostFiles(content).rules.headers);
});
