import { start } from '@/components/islands/office';

const WEEK = '|08:00-15:00|08:00-15:00|08:00-15:00|08:00-15:00|08:00-15:00|';
const root = () => document.querySelector<HTMLElement>('.office-state')!;
const text = () => root().textContent;

function show(moment: string, plain = '', closed = '2026 1116') {
  jest.useFakeTimers({ now: new Date(moment) });
  document.body.innerHTML = `<p class="office-state" data-week="${WEEK}" data-closed="${closed}" data-clock="-8"><span>${plain}</span></p>`;
  start(root());
}
afterEach(() => jest.useRealTimers());

it('dice el estado, y lo cambia en el minuto en que cambia', () => {
  show('2026-11-23T22:59:30Z');
  expect([text(), root().dataset['open']]).toEqual(['Abierta, cierra a las 15:00', 'true']);
  jest.advanceTimersByTime(29_999);
  expect(text()).toBe('Abierta, cierra a las 15:00');
  jest.advanceTimersByTime(1);
  expect([text(), root().dataset['open']]).toEqual(['Cerrada, abre el martes a las 8:00', 'false']);
});

it('la palabra del estado va sola en su marca; lo que sigue, a su lado', () => {
  show('2026-11-23T23:30:00Z');
  const parts = [...root().querySelectorAll('b, b ~ :last-child')];
  expect(parts.map((part) => part.textContent)).toEqual(['Cerrada', 'abre el martes a las 8:00']);
});

it('en una página en inglés lo dice en inglés', () => {
  document.documentElement.lang = 'en';
  show('2026-11-23T22:59:30Z');
  expect([text(), root().dataset['open']]).toEqual(['Open, closes at 3 p.m.', 'true']);
  jest.advanceTimersByTime(30_000);
  expect([text(), root().dataset['open']]).toEqual(['Closed, opens on Tuesday at 8 a.m.', 'false']);
  document.documentElement.lang = 'es-MX';
});

it.each([
  ['la pestaña vuelve a verse', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['la página vuelve del historial', () => dispatchEvent(new Event('pageshow'))],
])('cuando %s, dice el de ese momento', (_, comeBack) => {
  show('2026-11-23T20:00Z');
  jest.setSystemTime(new Date('2026-11-23T23:30Z'));
  comeBack();
  expect(text()).toBe('Cerrada, abre el martes a las 8:00');
});
