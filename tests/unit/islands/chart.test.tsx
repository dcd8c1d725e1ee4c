import { fireEvent, screen } from '@testing-library/react';
import { start } from '@/components/islands/chart';
import { Organigrama } from '@/components/sections/Organigrama';
import { one, show } from '../sections/pagina';
import { stubSize } from './browser';

beforeAll(() => {
  stubSize(400, 200);
  // The box is half as wide as the picture is by itself, which begins so that its letters can be read.
  Object.defineProperty(Element.prototype, 'clientWidth', { value: 200, configurable: true });
  Object.defineProperty(Element.prototype, 'scrollWidth', { value: 384, configurable: true });
});

function open() {
  show(<Organigrama chart={{ src: '/organigrama.svg', width: 400, height: 200, sources: [] }} />);
  start(one('.chart'));
  const area = screen.getByRole('group', { name: /Lupa del organigrama/ });
  const lens = () => document.querySelector<HTMLElement>('.lens');
  /** Centre of the lens on the picture, in px. */
  const centre = () => [
    Math.round(Number.parseFloat(lens()!.style.left) + 90),
    Math.round(Number.parseFloat(lens()!.style.top) + 90),
  ];
  return { area, lens, centre, width: () => one('.chart-sheet').style.width };
}
/** jsdom has no pointer events of its own: what a mouse event lacks is added. */
function point(area: HTMLElement, type: string, kind: string, clientX = 0, clientY = 0) {
  const event = new MouseEvent(type, { bubbles: true, clientX, clientY });
  Object.defineProperty(event, 'pointerType', { value: kind });
  fireEvent(area, event);
}

describe('la lupa del organigrama', () => {
  it('no está hasta que se usa; la imagen lleva su descripción', () => {
    const { lens } = open();
    expect(lens()).toBeNull();
    expect(screen.getByRole('img', { name: /^Organigrama/ })).toBeInTheDocument();
  });

  it('sigue al puntero, y se va con él o con el foco', () => {
    const { area, lens, centre } = open();
    point(area, 'pointermove', 'mouse', 100, 50);
    expect(centre()).toEqual([100, 50]);
    const picture = lens()!.querySelector('img')!;
    expect(picture).toHaveAttribute('alt', '');
    expect(Number.parseFloat(picture.style.width)).toBeGreaterThan(800);
    point(area, 'pointermove', 'mouse', 300, 150);
    expect(centre()).toEqual([300, 150]);
    point(area, 'pointerleave', 'mouse');
    expect(lens()).toBeNull();
    point(area, 'pointermove', 'mouse', 1, 1);
    fireEvent.blur(area);
    expect(lens()).toBeNull();
  });

  it('las teclas del navegador son suyas: con Alt, Ctrl o ⌘ no la mueven ni la agrandan', () => {
    const { area, width } = open();
    for (const held of ['altKey', 'ctrlKey', 'metaKey'])
      for (const key of ['ArrowLeft', '+'])
        expect(fireEvent.keyDown(area, { key, [held]: true })).toBe(true);
    expect(width()).toBe('');
  });

  it('agrandada y vuelta a lo menos, cabe otra vez en lo que mida su caja', () => {
    const { area, width } = open();
    fireEvent.keyDown(area, { key: '+' });
    expect(width()).toBe('800px');
    for (let times = 0; times < 5; times++) fireEvent.keyDown(area, { key: '-' });
    expect(width()).toBe('100%');
  });

  it('un dedo no la saca: la taparía', () => {
    const { area, lens } = open();
    point(area, 'pointermove', 'touch', 100, 50);
    expect(lens()).toBeNull();
  });

  it('se mueve con las flechas desde el centro, sin salirse', () => {
    const { area, centre } = open();
    expect(area).toHaveAttribute('tabindex', '0');
    fireEvent.keyDown(area, { key: 'ArrowRight' });
    expect(centre()).toEqual([220, 100]);
    fireEvent.keyDown(area, { key: 'ArrowUp' });
    expect(centre()).toEqual([220, 90]);
    for (let press = 0; press < 30; press++) fireEvent.keyDown(area, { key: 'ArrowLeft' });
    for (let press = 0; press < 30; press++) fireEvent.keyDown(area, { key: 'ArrowDown' });
    expect(centre()).toEqual([0, 200]);
  });

  it('Esc la quita sin cerrar la ventana; sin lupa, Esc cierra', () => {
    const { area, lens } = open();
    const closes = jest.fn();
    document.addEventListener('keydown', closes);
    fireEvent.keyDown(area, { key: 'ArrowRight' });
    closes.mockClear();
    expect(fireEvent.keyDown(area, { key: 'Escape' })).toBe(false);
    expect(lens()).toBeNull();
    expect(closes).not.toHaveBeenCalled();
    expect(fireEvent.keyDown(area, { key: 'Escape' })).toBe(true);
    expect(closes).toHaveBeenCalledTimes(1);
    document.removeEventListener('keydown', closes);
  });

  it('las demás teclas siguen su camino', () => {
    const { area, lens } = open();
    expect(fireEvent.keyDown(area, { key: 'Tab' })).toBe(true);
    expect(lens()).toBeNull();
  });
});

describe('el tamaño del organigrama', () => {
  it('crece y se reduce con los botones y las teclas, hasta el doble y hasta caber', () => {
    const { area, width } = open();
    const larger = screen.getByRole('button', { name: 'Ampliar' });
    for (const expected of ['800px', '800px']) {
      fireEvent.click(larger);
      expect(width()).toBe(expected);
    }
    expect(screen.getByRole('status')).toHaveTextContent('Al 200 %');
    for (const expected of ['400px', '100%', '100%']) {
      fireEvent.keyDown(area, { key: '-' });
      expect(width()).toBe(expected);
    }
  });

  it('un toque lo amplía, otro lo muestra entero, y otro lo devuelve; un clic del ratón no', () => {
    const { area, width } = open();
    const tap = (kind: string) => {
      point(area, 'pointerdown', kind);
      fireEvent.click(area);
    };
    tap('mouse');
    expect(width()).toBe('');
    for (const expected of ['800px', '100%', '400px']) {
      tap('touch');
      expect(width()).toBe(expected);
    }
  });
});
