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

  describe('si no abrió', () => {
    const src = 'https://vehiculos.ayuntamiento.mx/publico';
    const loaded = () => fireEvent.load(screen.getByTitle('la búsqueda de vehículos'));
    const lost = () => document.querySelector('.facade > div:not([hidden])');
    const online = (is: boolean) =>
      jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(is) && undefined;
    beforeEach(() => jest.useFakeTimers());
    afterEach(() => {
      jest.useRealTimers();
      jest.restoreAllMocks();
    });

    it.each([
      ['tarda demasiado', src, () => jest.advanceTimersByTime(10_000)],
      ['no hay red', src, () => [online(false), loaded()]],
      ['su dirección es inventada', PROPS.src, loaded],
    ])('porque %s, lo dice con lo que se puede hacer, y en su lugar', (_why, src, happens) => {
      open({ src, children: 'Llame.' });
      ask();
      expect(lost()).toBeNull();
      happens();
      expect(lost()).toHaveTextContent(`No abrió ${new URL(src).host}. Llame.`);
      expect(one('.facade')).toHaveAttribute('data-is', 'lost');
      expect(one('iframe')).toHaveAttribute('inert');
      expect(document.body).not.toHaveTextContent('Abriendo');
    });

    it.each([
      ['el que tenía', 553, 250, src, '553px'],
      ['el de lo que va a abrir, si era menor', 153, 250, src, '400px'],
      ['el de su aviso de que no abrió, si era mayor', 153, 450, src, '450px'],
      ['el de ese aviso, si no puede abrir', 153, 250, PROPS.src, '250px'],
    ])(
      'lo que está debajo no se mueve después: desde que se pide, su alto es %s',
      (_whose, was, ofLost, from, tall) => {
        jest
          .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
          .mockImplementation(() => new DOMRect(0, 0, 360, lost() ? ofLost : was));
        open({ src: from });
        ask();
        expect(one('.facade').style.minHeight).toBe(tall);
        loaded();
        expect(one('.facade').style.minHeight).toBe(tall);
      },
    );

    it('se puede reintentar; si entonces abre, se ve', () => {
      open({ src });
      ask();
      jest.advanceTimersByTime(10_000);
      fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
      expect(document.body).toHaveTextContent('Abriendo vehiculos.ayuntamiento.mx');
      loaded();
      jest.advanceTimersByTime(10_000);
      expect(lost()).toBeNull();
      expect(one('iframe')).not.toHaveAttribute('inert');
      expect(one('.facade')).toHaveAttribute('data-is', 'opened');
    });

    it('junto a «Reintentar» se abre en otra pestaña', () => {
      open({ src });
      ask();
      jest.advanceTimersByTime(10_000);
      const apart = screen.getByRole('link', { name: 'Abrirla aparte' });
      expect(apart).toHaveAttribute('href', src);
      expect(apart).toHaveAttribute('target', '_blank');
    });
  });

  it('quien va con teclado no pierde su lugar al pedirlo', () => {
    const container = open();
    screen.getByRole('button', { name: /^Mostrar/ }).focus();
    ask();
    expect(container).toContainElement(document.activeElement as HTMLElement);
  });
});
