import { act, render, screen } from '@testing-library/react';
import { runAs } from '@/scripts/redaccion/current-person';
import { Presence } from '@/scripts/redaccion/presence';
import { OthersHere } from '@/scripts/redaccion/screen/OthersHere';
import { answering } from './answering';

const FILE = 'content/prensa/feria.md';
const TEN = Date.parse('2026-11-20T10:12:00Z');

function office() {
  let now = TEN;
  const presence = new Presence(() => now);
  const as = (login: string) => {
    const person = { login, name: login && `${login} Ruiz`, role: 'redacta' } as const;
    return {
      hear: (window: string, file = FILE) => runAs(person, () => presence.hear(file, window)),
      leave: (window: string) => runAs(person, () => presence.leave(FILE, window)),
    };
  };
  return { as, pass: (seconds: number) => (now += seconds * 1000) };
}
const since = new Date(TEN).toISOString();

describe('quién tiene abierta una pieza', () => {
  it('quien llega después sabe quién está, y desde cuándo; de otra pieza, no', () => {
    const { as, pass } = office();
    expect(as('Ana').hear('a')).toEqual([]);
    pass(60);
    expect(as('Luis').hear('b')).toEqual([{ who: 'Ana Ruiz', since }]);
    expect(as('Luis').hear('b', 'content/otra.md')).toEqual([]);
  });

  it('de una misma persona dice que es otra ventana, y de varias ventanas la primera', () => {
    const { as, pass } = office();
    as('Ana').hear('a');
    pass(5);
    expect(as('Ana').hear('otra')).toEqual([{ since }]);
    expect(as('Luis').hear('b')).toEqual([{ who: 'Ana Ruiz', since }]);
  });

  it('deja de decirlo cuando la cierra, o cuando su ventana ya no contesta', () => {
    const { as, pass } = office();
    as('Ana').hear('a');
    as('Eva').hear('e');
    as('Luis').leave('a');
    expect(as('Luis').hear('b')).toHaveLength(2);
    as('Ana').leave('a');
    expect(as('Luis').hear('b')).toMatchObject([{ who: 'Eva Ruiz' }]);
    pass(60);
    as('Eva').hear('e');
    pass(60);
    expect(as('Luis').hear('b')).toMatchObject([{ who: 'Eva Ruiz', since }]);
    pass(90);
    expect(as('Luis').hear('b')).toEqual([]);
  });
});

test('la pantalla lo dice antes de escribir, lo pregunta cada veinte segundos y avisa al salir', async () => {
  jest.useFakeTimers();
  const others = [{ who: 'Ana Ruiz', since: new Date().toISOString() }];
  const asked = answering({ 'POST /api/abierta': () => ({ others }), 'DELETE /api/abierta': {} });
  const { unmount } = render(<OthersHere file={FILE} />);
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(screen.getByRole('status')).toHaveTextContent(
    /^Ana Ruiz la tiene abierta desde las \d+:\d\d\.$/,
  );
  await act(() => jest.advanceTimersByTimeAsync(20_000));
  expect(asked).toEqual(['/api/abierta', '/api/abierta']);
  unmount();
  expect(asked.at(-1)).toContain(`/api/abierta?file=${FILE}&window=`);
  jest.useRealTimers();
});
