import { act, fireEvent, render, screen } from '@testing-library/react';
import { Facade } from '@/components/islands/facade/Facade';

const PROPS = {
  what: 'la búsqueda de vehículos',
  src: 'https://vehiculos.example/publico',
  href: 'https://vehiculos.example/pagina',
  height: 400,
  otherwise: 'Llame al 664 555 0100.',
};
const open = () => {
  const { container } = render(<Facade {...PROPS} />);
  return container;
};
const ask = () =>
  fireEvent.click(screen.getByRole('button', { name: 'Mostrar la búsqueda de vehículos' }));
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('lo que viene de otro sitio', () => {
  it('no se pide antes de que la persona lo pida; se dice qué es y de dónde', () => {
    const container = open();
    expect(container.querySelectorAll('[src], iframe, link, script, object')).toHaveLength(0);
    expect(container).toHaveTextContent(
      'se cargará la búsqueda de vehículos desde vehiculos.example',
    );
    const link = screen.getByRole('link', { name: /otra ventana/ });
    expect([
      link.getAttribute('href'),
      link.getAttribute('target'),
      link.getAttribute('rel'),
    ]).toEqual([PROPS.href, '_blank', 'noopener']);
  });

  // Especificación: 2.5-107
  it('se pide con el clic, con nombre, alto y sin decir de dónde viene la persona', () => {
    open();
    ask();
    const frame = screen.getByTitle('la búsqueda de vehículos');
    expect(frame).toHaveAttribute('src', PROPS.src);
    expect(frame).toHaveAttribute('height', '400');
    expect(frame).toHaveAttribute('referrerpolicy', 'no-referrer');
    expect(screen.getByRole('status')).toHaveTextContent('Cargando la búsqueda de vehículos…');
  });

  it('si llega, calla', () => {
    open();
    ask();
    fireEvent.load(screen.getByTitle(PROPS.what));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    wait(60_000);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('si en diez segundos no llega, lo dice y da las otras vías', () => {
    open();
    ask();
    wait(9_999);
    expect(screen.getByRole('status')).toHaveTextContent('Cargando');
    wait(1);
    expect(screen.getByRole('status')).toHaveTextContent(
      'No hay respuesta de vehiculos.example. Llame al 664 555 0100.',
    );
  });

  it('si llega tarde, el aviso se quita', () => {
    open();
    ask();
    wait(10_000);
    fireEvent.load(screen.getByTitle(PROPS.what));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('quien va con teclado no pierde su lugar al pedirlo', () => {
    const container = open();
    screen.getByRole('button').focus();
    ask();
    expect(container).toContainElement(document.activeElement as HTMLElement);
  });
});
