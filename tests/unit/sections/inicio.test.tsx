import { Home } from '@/components/sections/Home';
import type { Content } from '@/lib/content';
import { sampleContent } from '../../sample';
import { all, one, show, texts } from './pagina';

jest.mock('@/lib/site/images', () => ({
  imageFacts: (src: string) => ({ src, width: 8, height: 4, sources: [] }),
}));

const content = sampleContent();
const withSuggestions = (activo: boolean): Content => ({
  ...content,
  sitio: { ...content.sitio, data: { ...content.sitio.data, sugerencias: { activo } } },
});

describe('el inicio', () => {
  it('la sección de sugerencias está y está vacía, hasta que se activa', () => {
    show(<Home content={withSuggestions(false)} />);
    expect(one('#sugerencias')).toBeEmptyDOMElement();
    show(<Home content={withSuggestions(true)} />);
    expect(all('#sugerencias form [name=sugerencia]')).toHaveLength(1);
  });

  it('el carrusel y sus diapositivas dicen lo que son', () => {
    show(<Home content={content} />);
    expect(all('[aria-roledescription=carrusel] [aria-roledescription=diapositiva]')).toHaveLength(
      3,
    );
  });

  it('la entrada por código QR nombra la ventana que se abre', () => {
    show(<Home content={content} opens="queja" />);
    expect(all('[data-opens=queja]')).toHaveLength(1);
  });

  it.each(['queja', 'denuncia'])(
    'la ventana de %s lleva las seis recomendaciones en dos idiomas, y su botón «Close»',
    (id) => {
      show(<Home content={content} />);
      const dialog = one(`dialog#${id}`);
      const numbers = texts('details p', dialog).flatMap(
        (text) => /^\d\.- /.exec(text ?? '') ?? [],
      );
      expect(numbers).toEqual([1, 2, 3, 4, 5, 6].map((n) => `${n}.- `));
      expect(all('details [lang=en]', dialog)).toHaveLength(6);
      expect(texts('button[lang=en]', dialog)).toEqual(['Close']);
    },
  );

  it('no lleva estilos ni manejadores en línea', () => {
    show(<Home content={content} />);
    const loud = all('*').filter((element) =>
      element.getAttributeNames().some((name) => name === 'style' || name.startsWith('on')),
    );
    expect(loud).toEqual([]);
  });
});
