import { render } from '@testing-library/react';
import { Picture } from '@/components/ui/Picture';

const source = (format: string) => ({
  type: `image/${format}`,
  srcSet: `/imagenes/v/a-360.${format} 360w`,
  sizes: '92vw',
});
const photo = {
  ...{ src: '/imagenes/v/a-360.jpg', width: 360, height: 200 },
  sources: [source('avif'), source('webp')],
};
const drawing = { src: '/ilustraciones/a.svg', width: 64, height: 48, sources: [] };
function shown(picture: React.ReactElement) {
  const { container } = render(picture);
  const preload = document.querySelector('link[rel=preload]');
  return { img: container.querySelector('img')!, preload, container };
}
afterEach(() => document.head.replaceChildren());

describe('una imagen', () => {
  it('espera a estar cerca, y ofrece primero el formato más ligero; la que abre una página no espera', () => {
    const { img, preload, container } = shown(<Picture image={photo} alt="Un patio" />);
    expect(img).toHaveAttribute('loading', 'lazy');
    expect(preload).toBeNull();
    expect([...container.querySelectorAll('source')].map(({ type }) => type)).toEqual([
      'image/avif',
      'image/webp',
    ]);
    const first = shown(<Picture image={drawing} alt="" first />);
    expect(first.img).not.toHaveAttribute('loading');
    expect(first.img).toHaveAttribute('fetchpriority', 'high');
    expect(first.preload).toBeNull();
  });

  it.each([
    ['un dibujo', drawing, { href: drawing.src }],
    ['una fotografía', photo, { imagesrcset: photo.sources[0]!.srcSet, type: 'image/avif' }],
  ])(
    '%s que sólo se ve en pantallas anchas se pide ahí, y en las demás nunca',
    (_, image, asked) => {
      const media = '(min-width: 48rem)';
      const { img, preload } = shown(<Picture image={image} alt="" first media={media} />);
      expect(img).toHaveAttribute('loading', 'lazy');
      for (const [name, value] of Object.entries({ ...asked, media }))
        expect(preload).toHaveAttribute(name, value);
    },
  );
});
