import { fireEvent, screen } from '@testing-library/react';
import { start } from '@/components/islands/chart';
import { Organigrama } from '@/components/sections/Organigrama';
import { one, show } from '../sections/pagina';
import { stubSize } from './browser';

beforeAll(() => stubSize(400, 200));

/** @param own natural width, twice the box by default */
function open(own = 800) {
  const chart = { src: '/organigrama.svg', width: own, height: own / 2, sources: [] };
  show(<Organigrama chart={chart} />);
  start(one('[data-island=chart]'));
  const area = screen.getByRole('group', { name: /Lupa del organigrama/ });
  const lens = () => document.querySelector<HTMLElement>('.lens');
  const centre = () => [
    Math.round(Number.parseFloat(lens()!.style.left) + 90),
    Math.round(Number.parseFloat(lens()!.style.top) + 90),
  ];
  return { area, lens, centre, width: () => one('.chart-sheet').style.width };
}
/** jsdom has no pointer events: a mouse event with the missing properties. */
function point(area: HTMLElement, type: string, kind: string, clientX = 0, clientY = 0) {
  const event = new MouseEvent(type, { bubbles: true, clientX, clientY });
  Object.defineProperty(event, 'pointerType', { value: kind });
  fireEvent(area, event);
}

describe('la lupa del organigrama', () => {
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
    // Nor outside the drawing, nor under a finger, which would cover it.
    point(area, 'pointermove', 'mouse', 401, 50);
    expect(lens()).toBeNull();
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
});

describe('el tamaño del organigrama', () => {
  it('al abrirse cabe entero; crece y se reduce con los botones y las teclas, hasta el doble y hasta caber', () => {
    const { area, width } = open();
    expect(width()).toBe('');
    const larger = screen.getByRole('button', { name: 'Ampliar' });
    for (const expected of ['800px', '1600px', '1600px']) {
      fireEvent.click(larger);
      expect(width()).toBe(expected);
    }
    for (const expected of ['800px', '', '']) {
      fireEvent.keyDown(area, { key: '-' });
      expect(width()).toBe(expected);
    }
    expect(screen.getByRole('status')).toHaveTextContent('Al 50 %');
  });
});
