import { fireEvent, screen } from '@testing-library/dom';
import { start } from '@/components/islands/carousel';
import { Carousel } from '@/components/sections/Home';
import { one, show } from '../sections/pagina';
import { REDUCED, stubMedia } from './browser';

const TITLES = ['Le escuchamos', 'Declare a tiempo', '¿Y su vehículo?'];
const imagen = { src: '/ilustraciones/a.svg', width: 8, height: 4, sources: [] };
const scrolled = jest.fn<void, [{ left: number; behavior: string }]>();

function open(...media: string[]) {
  const query = stubMedia(...media);
  const slides = TITLES.map((titulo) => ({ titulo, texto: 't', enlace: '/', boton: 'b', imagen }));
  show(<Carousel slides={slides} />);
  const section = one('[data-island=carousel]');
  const strip = one('.slides', section);
  Object.defineProperty(strip, 'clientWidth', { value: 100 });
  strip.scrollTo = scrolled as unknown as typeof strip.scrollTo;
  start(section);
  return { query, strip, section };
}
const current = () =>
  TITLES.findIndex((title) =>
    screen.queryByRole('button', {
      name: new RegExp(`: ${title.replace('?', '\\?')}$`),
      current: true,
    }),
  );
const wait = (ms: number) => jest.advanceTimersByTime(ms);
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('el carrusel avanza solo', () => {
  // Especificación: 9-01
  it('cada 18 segundos, ni antes', () => {
    open();
    wait(17_999);
    expect(current()).toBe(0);
    wait(1);
    expect(current()).toBe(1);
    wait(18_000);
    expect(current()).toBe(2);
    expect(scrolled).toHaveBeenLastCalledWith({ left: 200, behavior: 'smooth' });
    wait(18_000);
    expect(current()).toBe(0);
  });

  // Especificación: 4-17
  it('pedir otra diapositiva vuelve a empezar los 18 segundos', () => {
    open();
    wait(10_000);
    click('Diapositiva siguiente');
    expect(current()).toBe(1);
    wait(17_999);
    expect(current()).toBe(1);
    click('Diapositiva anterior');
    wait(17_999);
    expect(current()).toBe(0);
    wait(1);
    expect(current()).toBe(1);
  });
});

describe('el carrusel obedece', () => {
  it('sigue al dedo que desliza', () => {
    const { strip } = open();
    strip.scrollLeft = 190;
    fireEvent.scroll(strip);
    wait(200);
    expect(current()).toBe(2);
  });

  // Especificación: AC-06
  it('se pausa y se reanuda con su botón', () => {
    open();
    click('Pausar el carrusel');
    wait(60_000);
    expect(current()).toBe(0);
    click('Reanudar el carrusel');
    wait(18_000);
    expect(current()).toBe(1);
  });

  // Especificación: 4-19
  it.each(['3', '0.5'])('una diapositiva que no existe (%s) se ignora', (asked) => {
    const { section } = open();
    click('Diapositiva siguiente');
    section.querySelector<HTMLElement>('[data-slide="2"]')!.dataset['slide'] = asked;
    click('Ir a la diapositiva 3: ¿Y su vehículo?');
    expect(current()).toBe(1);
  });
});

describe('el carrusel espera', () => {
  it.each([
    ['el puntero está encima', 'pointerenter', 'pointerleave'],
    ['el foco está dentro', 'focusin', 'focusout'],
  ])('mientras %s', (_case, start, stop) => {
    const { section } = open();
    fireEvent(section, new Event(start));
    wait(60_000);
    expect(current()).toBe(0);
    fireEvent(section, new Event(stop));
    wait(18_000);
    expect(current()).toBe(1);
  });

  // Especificación: AC-06
  it('siempre, para quien pide menos movimiento; los botones siguen, sin deslizar', () => {
    const { query } = open(REDUCED);
    wait(60_000);
    expect(current()).toBe(0);
    click('Diapositiva siguiente');
    expect(scrolled).toHaveBeenLastCalledWith({ left: 100, behavior: 'instant' });
    query.set(REDUCED, false);
    wait(18_000);
    expect(current()).toBe(2);
  });
});
