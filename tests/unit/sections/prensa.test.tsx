import { render, screen, within } from '@testing-library/react';
import { Home } from '@/components/sections/Home';
import { PrensaList } from '@/components/sections/PrensaList';
import { loadContent, prensaPage, type Content } from '@/lib/content';

jest.mock('@/lib/site/images', () => ({
  imageFacts: (src: string) => ({ src, width: 8, height: 4, sources: [] }),
}));

const content = loadContent();
const LONG = 'ñ'.repeat(151);
const long: Content = {
  ...content,
  comunicados: content.comunicados.map((entry) => ({
    ...entry,
    data: { ...entry.data, resumen: LONG },
  })),
};
const cards = () => screen.getAllByRole('article');
const days = () => cards().map((card) => card.querySelector('time')?.getAttribute('datetime'));

describe('las noticias', () => {
  it('en prensa son diez, de la más nueva a la más antigua', () => {
    render(<PrensaList content={content} {...prensaPage(content, 1)} />);
    expect(cards()).toHaveLength(10);
    expect(days()).toEqual([...days()].sort().reverse());
    expect([days()[0], days().at(-1)]).toEqual(['2025-01-27', '2024-10-07']);
  });

  it('cada una lleva a su página, y «Ver más» descarga su PDF', () => {
    render(<PrensaList content={content} {...prensaPage(content, 1)} />);
    const [first] = cards();
    const link = within(first!).getByRole('link', { name: /^Ver más/ });
    expect(link).toHaveAttribute('href', '/static/pdf/NOTICIAS/SP_COM_010.pdf');
    expect(link.getAttribute('download')).toMatch(/^COMUNICADO DE PRENSA/);
    expect(within(within(first!).getByRole('heading')).getByRole('link')).toHaveAttribute(
      'href',
      '/prensa/reciben-quejas-por-buzon-y-linea-070/',
    );
    expect(first).toHaveTextContent('Publicado: 27 de enero de 2025');
  });

  it('en prensa el resumen se corta a 150 caracteres', () => {
    render(<PrensaList content={long} {...prensaPage(long, 1)} />);
    expect(screen.getAllByText(`${'ñ'.repeat(150)}...`)).toHaveLength(10);
  });

  it('en el inicio son cuatro, con el resumen entero', () => {
    render(<Home content={long} />);
    expect(screen.getAllByText(LONG)).toHaveLength(4);
    const hrefs = cards().map((card) =>
      within(card)
        .getByRole('link', { name: /^Ver más/ })
        .getAttribute('href'),
    );
    expect(hrefs).toEqual(
      ['010', '009', '008', '007'].map((n) => `/static/pdf/NOTICIAS/SP_COM_${n}.pdf`),
    );
  });

  it('con más de diez hay páginas, unidas por enlaces', () => {
    const many = {
      ...content,
      comunicados: [
        ...content.comunicados,
        ...content.comunicados.map((entry) => ({ ...entry, slug: `${entry.slug}-2` })),
      ],
    };
    render(<PrensaList content={many} {...prensaPage(many, 2)} />);
    const pages = screen.getByRole('navigation', { name: 'Páginas de comunicados' });
    expect(pages).toHaveTextContent('Página 2 de 2');
    expect(within(pages).getByRole('link')).toHaveAttribute('href', '/prensa/');
  });
});

describe('el inicio', () => {
  const withSuggestions = (activo: boolean): Content => ({
    ...content,
    sitio: { ...content.sitio, data: { ...content.sitio.data, sugerencias: { activo } } },
  });

  it('la sección de sugerencias está y está vacía, hasta que se activa', () => {
    const { container, rerender } = render(<Home content={withSuggestions(false)} />);
    expect(container.querySelector('#sugerencias')).toBeEmptyDOMElement();
    rerender(<Home content={withSuggestions(true)} />);
    expect(container.querySelector('#sugerencias form [name=sugerencia]')).not.toBeNull();
  });

  it('el carrusel y sus diapositivas dicen lo que son', () => {
    const { container } = render(<Home content={content} />);
    expect(
      container.querySelectorAll(
        '[aria-roledescription=carrusel] [aria-roledescription=diapositiva]',
      ),
    ).toHaveLength(3);
  });

  it('la entrada por código QR nombra la ventana que se abre', () => {
    const { container } = render(<Home content={content} opens="queja" />);
    expect(container.querySelector('[data-opens=queja]')).not.toBeNull();
  });

  it('las dos ventanas llevan las seis recomendaciones en dos idiomas, y su botón «Close»', () => {
    const { container } = render(<Home content={content} />);
    for (const id of ['queja', 'denuncia']) {
      const dialog = container.querySelector<HTMLElement>(`dialog#${id}`)!;
      const items = [...dialog.querySelectorAll('details p')]
        .map((one) => one.textContent ?? '')
        .filter((text) => /^\d\.- /.test(text));
      expect(items.map((text) => text.slice(0, 4))).toEqual(
        [1, 2, 3, 4, 5, 6].map((n) => `${n}.- `),
      );
      expect(dialog.querySelectorAll('details [lang=en]')).toHaveLength(6);
      expect(within(dialog).getByText('Close')).toHaveAttribute('lang', 'en');
    }
  });
});
