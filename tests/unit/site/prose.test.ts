/** @jest-environment node */
import { renderMarkdown } from '@/lib/content/parse/markdown';
import { builtAssets, type PictureFacts } from '@/lib/site/assets';
import { withPictures } from '@/lib/site/views/prose';
import { splitPage } from '@/lib/site/views/text-page';
import { sourcesOf } from './sources';

const made = (name: string, formats: string[]): PictureFacts => ({
  ...{ src: `/imagenes/v/${name}-960.jpg`, width: 960, height: 540 },
  photo: {
    own: 960,
    files: formats.flatMap((one) =>
      [360, 720, 960].map((width) => ({
        ...{ type: `image/${one}`, width },
        href: `/imagenes/v/${name}-${width}.${one}`,
      })),
    ),
  },
});
const assets = builtAssets({
  images: {
    '/imagenes/foto.jpg': made('aa', ['avif', 'webp']),
    '/imagenes/año "nuevo" & más.png': made('bb', ['webp']),
    '/ilustraciones/plano.svg': { src: '/ilustraciones/plano.svg', width: 960, height: 540 },
  },
  pdfs: {},
});
const shown = (markdown: string) => withPictures(assets, renderMarkdown(markdown));

describe('una imagen dentro de un texto', () => {
  it('se ofrece en los formatos y anchos que se hicieron, mide lo suyo y espera su turno', () => {
    expect(shown('![Una > reunión](/imagenes/foto.jpg "Título")')).toBe(
      '<p><picture>' +
        '<source type="image/avif" srcset="/imagenes/v/aa-360.avif 360w, /imagenes/v/aa-720.avif 720w, /imagenes/v/aa-960.avif 960w" sizes="(min-width: 48rem) 40rem, 92vw">' +
        '<source type="image/webp" srcset="/imagenes/v/aa-360.webp 360w, /imagenes/v/aa-720.webp 720w, /imagenes/v/aa-960.webp 960w" sizes="(min-width: 48rem) 40rem, 92vw">' +
        '<img src="/imagenes/v/aa-960.jpg" alt="Una > reunión" title="Título" width="960" height="540" loading="lazy" decoding="async">' +
        '</picture></p>',
    );
  });

  it('un dibujo se queda como es; una foto se halla aunque su nombre lleve espacios, acentos o comillas, o se nombre aparte', () => {
    expect(shown('![Plano](/ilustraciones/plano.svg)')).not.toContain('<picture>');
    const html = shown('![a][n]\n\n[n]: </imagenes/año "nuevo" & más.png>');
    expect(html).toContain('src="/imagenes/v/bb-960.jpg"');
  });

  it('un enlace a una fotografía lleva a la que se publica', () => {
    expect(shown('[verla](/imagenes/foto.jpg)')).toBe(
      '<p><a href="/imagenes/v/aa-960.jpg">verla</a></p>',
    );
    expect(shown('[página](/prensa/)')).toBe('<p><a href="/prensa/">página</a></p>');
    expect(shown('[fuera](https://a.example/foto.jpg)')).toContain('https://a.example/foto.jpg');
  });

  it('un texto que sólo se parece no se toca; una que no se hizo detiene la compilación', () => {
    expect(shown('`<img src="/imagenes/foto.jpg">`')).toContain('&#x3C;img src=');
    expect(() => shown('![a](/imagenes/otra.jpg)')).toThrow('/imagenes/otra.jpg');
  });
});

const BODY = 'Hola.\n\n## Uno\n\na\n\n## Dos\n\n### Detalle\n\n## Tres\n\n[c]\n\n[c]: /prensa/\n';
const page = (body: string, ...begin: string[]) =>
  splitPage(sourcesOf(), { body }, (id, at) => begin.includes(id) || begin.includes(`${at}`));

describe('una página de texto en partes', () => {
  it('se parte en los títulos que se digan, por su nombre o por su orden', () => {
    expect(page(BODY, '1')).toEqual([
      '<p>Hola.</p>\n<h2 id="uno">Uno</h2>\n<p>a</p>',
      '<h2 id="dos">Dos</h2>\n<h3 id="detalle">Detalle</h3>\n<h2 id="tres">Tres</h2>\n<p><a href="/prensa/">c</a></p>',
    ]);
    expect(page(BODY, '0', 'tres').map((part) => part.match(/id="[^"]+"/g))).toEqual([
      null,
      ['id="uno"', 'id="dos"', 'id="detalle"'],
      ['id="tres"'],
    ]);
    expect(page('Sólo esto.', '0')).toEqual(['<p>Sólo esto.</p>']);
  });

  it('un enlace puede estar definido en cualquier parte del archivo', () => {
    expect(page('## Uno\n\n[a]\n\n## Dos\n\n[a]: /sindico/', '1')[0]).toContain('href="/sindico/"');
  });

  it('un título dentro de una cita no empieza ninguna parte; los grupos de una sección van lado a lado', () => {
    expect(page('## Uno\n\n> ## Cita\n\nb', '1')).toHaveLength(1);
    const body = '## Uno\n\n### a\n\n### b\n\n## Dos\n\n### c';
    const [whole] = splitPage(sourcesOf(), { body }, () => false, 'uno');
    expect(whole!.match(/<div><h3 id="."/g)).toEqual(['<div><h3 id="a"', '<div><h3 id="b"']);
  });
});
