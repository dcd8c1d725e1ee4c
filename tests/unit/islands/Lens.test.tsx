import { fireEvent, render, screen } from '@testing-library/react';
import { Lens } from '@/components/islands/lens/Lens';
import { stubSize } from './browser';

beforeAll(() => stubSize(400, 200));

function open() {
  const { container } = render(
    <Lens src="/organigrama.svg" alt="Organigrama" width={800} height={400} />,
  );
  const area = screen.getByRole('group', { name: /Lupa del organigrama/ });
  const lens = () => container.querySelector<HTMLElement>('.lens');
  /** Centre of the lens on the picture, in px. */
  const centre = () => [
    Math.round(Number.parseFloat(lens()!.style.left) + 90),
    Math.round(Number.parseFloat(lens()!.style.top) + 90),
  ];
  return { area, lens, centre };
}
const point = (clientX: number, clientY: number) => ({ clientX, clientY });

describe('la lupa del organigrama', () => {
  it('no está hasta que se usa; la imagen lleva su descripción', () => {
    const { lens } = open();
    expect(lens()).toBeNull();
    expect(screen.getByRole('img', { name: 'Organigrama' })).toHaveAttribute(
      'src',
      '/organigrama.svg',
    );
  });

  it.each(['pointerMove', 'pointerDown'] as const)('sigue al puntero y al dedo (%s)', (event) => {
    const { area, lens, centre } = open();
    fireEvent[event](area, point(100, 50));
    expect(centre()).toEqual([100, 50]);
    const picture = lens()!.querySelector('img')!;
    expect(picture).toHaveAttribute('alt', '');
    expect(Number.parseFloat(picture.style.width)).toBeGreaterThan(800);
    fireEvent[event](area, point(300, 150));
    expect(centre()).toEqual([300, 150]);
  });

  it('se va cuando el puntero sale, o el foco', () => {
    const { area, lens } = open();
    fireEvent.pointerMove(area, point(1, 1));
    fireEvent.pointerLeave(area);
    expect(lens()).toBeNull();
    fireEvent.pointerMove(area, point(1, 1));
    fireEvent.blur(area);
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
