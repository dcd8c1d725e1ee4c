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
/** The picture, and what is asked for ahead of it. */
function shown(picture: React.ReactElement) {
  const { container } = render(picture);
  const ahead = document.querySelector('link[rel=preload]');
  return { img: container.querySelector('img')!, ahead, container };
}
afterEach(() => document.head.replaceChildren());

describe('una imagen', () => {
  it('espera a estar cerca, y ofrece primero el formato más ligero', () => {
    const { img, ahead, container } = shown(<Picture image={photo} alt="Un patio" />);
    expect(img).toHaveAttribute('loading', 'lazy');
    expect(img).not.toHaveAttribute('fetchpriority');
    expect(ahead).toBeNull();
    expect([...container.querySelectorAll('source')].map(({ type }) => type)).toEqual([
      'image/avif',
      'image/webp',
    ]);
  });

  it('con la que abre una página no espera nada', () => {
    const { img, ahead } = shown(<Picture image={drawing} alt="" first />);
    expect(img).not.toHaveAttribute('loading');
    expect(img).toHaveAttribute('fetchpriority', 'high');
    expect(ahead).toBeNull();
  });

  it.each([
    ['un dibujo', drawing, { href: drawing.src }],
    [
      'una fotografía',
      photo,
      { imagesrcset: photo.sources[0]!.srcSet, imagesizes: '92vw', type: 'image/avif' },
    ],
  ])(
    '%s que sólo se ve en pantallas anchas se pide ahí, y en las demás nunca',
    (_, image, asked) => {
      const { img, ahead } = shown(
        <Picture image={image} alt="" first media="(min-width: 48rem)" />,
      );
      expect(img).toHaveAttribute('loading', 'lazy');
      expect(ahead).toHaveAttribute('media', '(min-width: 48rem)');
      for (const [name, value] of Object.entries(asked)) expect(ahead).toHaveAttribute(name, value);
    },
  );
});
