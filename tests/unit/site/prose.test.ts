/** @jest-environment node */
import { renderMarkdown } from '@/lib/content/parse/markdown';
import { builtAssets, type PictureFacts } from '@/lib/site/assets';
import { withPictures } from '@/lib/site/views/prose';

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
