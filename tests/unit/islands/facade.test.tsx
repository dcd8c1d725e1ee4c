import { fireEvent, screen } from '@testing-library/dom';
import { start } from '@/components/islands/facade';
import { Facade } from '@/components/ui/Facade';
import { one, show } from '../sections/pagina';

const PROPS = {
  what: 'la búsqueda de vehículos',
  src: 'https://vehiculos.example/publico',
  height: 400,
};
function open(props = {}) {
  show(<Facade {...PROPS} {...props} />);
  start(one('[data-island=facade]'));
  return document.body;
}
const ask = () =>
  fireEvent.click(screen.getByRole('button', { name: 'Mostrar la búsqueda de vehículos' }));

describe('lo que viene de otro sitio', () => {
  it('no se pide antes de que la persona lo pida; se dice qué es y de dónde', () => {
    const container = open();
    expect(container.querySelectorAll('[src], iframe, link, script, object')).toHaveLength(0);
    // The space is reserved before the frame comes.
    expect(open({ reserve: true }).firstElementChild).toHaveClass('facade-tall');
    expect(container).toHaveTextContent(
      'Está en otro sitio, vehiculos.example: no se le envía nada',
    );
  });

  // Especificación: 2.5-107
  it('se pide con el clic, con nombre, alto y sin decir de dónde viene la persona', () => {
    open();
    ask();
    const frame = screen.getByTitle('la búsqueda de vehículos');
    expect(frame).toHaveAttribute('src', PROPS.src);
    expect(frame).toHaveAttribute('height', '400');
    expect(frame).toHaveAttribute('referrerpolicy', 'no-referrer');
  });

  it('quien va con teclado no pierde su lugar al pedirlo', () => {
    const container = open();
    screen.getByRole('button').focus();
    ask();
    expect(container).toContainElement(document.activeElement as HTMLElement);
  });
});
