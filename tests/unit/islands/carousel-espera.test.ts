import { fireEvent } from '@testing-library/dom';
import { REDUCED } from './browser';
import { click, current, open, scrolled, wait } from './carrusel';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

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

  it('mientras la pestaña está oculta', () => {
    open();
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    fireEvent(document, new Event('visibilitychange'));
    wait(60_000);
    expect(current()).toBe(0);
    hidden.mockReturnValue(false);
    fireEvent(document, new Event('visibilitychange'));
    wait(18_000);
    expect(current()).toBe(1);
    hidden.mockRestore();
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
