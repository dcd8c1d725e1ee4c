import { act, fireEvent, screen } from '@testing-library/react';
import type { Change, Opened } from '@/scripts/redaccion/api';
import { openPiece, SAVED } from './open-piece';

jest.mock('@/scripts/redaccion/screen/editor/TextEditor', () => ({ TextEditor: () => null }));

const file = 'content/x.yml';
const text = { type: 'string' };
const schema = { properties: { titulo: text, lugar: text, resumen: text }, required: ['titulo'] };
const savedAt = '2026-01-05T10:00:00.000Z';
const draft = { data: { titulo: 'Mi borrador' }, base: 'b', savedAt };

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

async function open(more: Partial<Opened> = {}, login = '') {
  const server = { isThere: true, drafts: [] as Change[] };
  const reached = () => {
    if (!server.isThere) throw new TypeError('Failed to fetch');
  };
  const shown = openPiece(
    'directorio',
    { schema, data: { titulo: 'Reunión' }, ...more },
    {
      'PUT /api/borrador': (change) => {
        reached();
        server.drafts.push(change as Change);
        const { savedAt = '' } = change as Change;
        return { savedAt };
      },
      'PUT /api/pieza': () => (reached(), SAVED),
    },
    login,
  );
  await wait(1000);
  return { server, ...shown };
}
const title = () => screen.getByLabelText(/^Título/);
const write = (value: string) => fireEvent.change(title(), { target: { value } });
const button = (name: string | RegExp) => screen.getByRole('button', { name });

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

test('aunque no deje de escribir, lo escrito queda como borrador antes de dos segundos, y se me dice', async () => {
  const { server } = await open();
  const titles = [
    'Reunión de m',
    'Reunión de mayo',
    'Reunión de mayo y j',
    'Reunión de mayo y junio',
  ];
  for (const typed of titles) {
    write(typed);
    await wait(900);
  }
  expect(server.drafts).toMatchObject([
    { file, base: 'b', data: { titulo: titles[1] } },
    { file, base: 'b', data: { titulo: titles[3] } },
  ]);
  expect(screen.getByText(/^Copia guardada \d+:\d\d$/)).toBeVisible();
});

test('si la redacción no responde queda en este navegador, y al abrir la pieza otra vez ahí está', async () => {
  const { server, unmount } = await open();
  server.isThere = false;
  write('Sin servidor');
  await wait(2500);
  expect(screen.getByText(/no responde.*Quedó guardado en este navegador a las/)).toBeVisible();
  unmount();
  await wait(0);
  await open();
  expect(title()).toHaveValue('Sin servidor');
});

test('lo que quedó en este navegador es de quien lo escribió: la siguiente persona no lo recibe', async () => {
  const { server, unmount } = await open({}, 'ana');
  server.isThere = false;
  write('De Ana');
  await wait(2500);
  unmount();
  await wait(0);
  const { unmount: leave } = await open({}, 'luis');
  expect(title()).toHaveValue('Reunión');
  leave();
  await wait(0);
  await open({}, 'ana');
  expect(title()).toHaveValue('De Ana');
});

test('al volver la redacción, lo escrito llega como borrador sin que yo haga nada', async () => {
  const { server } = await open();
  server.isThere = false;
  write('Sin servidor');
  await wait(2500);
  server.isThere = true;
  await wait(16_000);
  expect(server.drafts).toMatchObject([{ data: { titulo: 'Sin servidor' } }]);
  expect(localStorage).toHaveLength(0);
});

test('salir de la pieza antes de los dos segundos no pierde nada', async () => {
  const { server, unmount } = await open();
  write('De prisa');
  unmount();
  await wait(0);
  expect(server.drafts).toMatchObject([{ data: { titulo: 'De prisa' } }]);
});

test('al abrir la pieza sigo donde la dejé, y puedo descartarlo y ver lo guardado', async () => {
  await open({ draft });
  expect(title()).toHaveValue('Mi borrador');
  fireEvent.click(button(/^Descartarlo/));
  await wait(0);
  expect(title()).toHaveValue('Reunión');
  expect(screen.queryByText(/dejó sin guardar/)).toBeNull();
});

test('lo que dejé de una versión de antes se junta con lo que guardó otra persona', async () => {
  const from = { data: { titulo: 'Reunión' } };
  const saved = { who: 'Ana', at: savedAt };
  const lugar = { data: { titulo: 'Reunión', lugar: 'Tijuana' } };
  const { server } = await open({ ...lugar, draft: { ...draft, base: 'antes', from, saved } });
  expect(title()).toHaveValue('Mi borrador');
  expect(screen.getByText(/^Se juntó con lo que guardó Ana .*: lugar\.$/)).toBeVisible();
  await wait(2000);
  expect(server.drafts).toMatchObject([
    { base: 'b', data: { titulo: 'Mi borrador', lugar: 'Tijuana' } },
  ]);
});

test('lo que decidí queda en mi copia: al volver no se me pregunta otra vez', async () => {
  const from = { data: { titulo: 'Reunión', resumen: 'Uno' } };
  const mine = { ...draft, base: 'antes', from, data: { titulo: 'Mi borrador', resumen: 'Mío' } };
  const theirs = { data: { titulo: 'De Ana', resumen: 'Suyo' } };
  const { server, unmount } = await open({ ...theirs, draft: mine });
  fireEvent.click(button('Dejar lo mío «Título»'));
  await wait(2000);
  const [kept] = server.drafts;
  expect(kept).toMatchObject({ base: 'antes', data: mine.data });
  unmount();
  await wait(0);
  await open({ ...theirs, draft: { ...mine, decided: kept?.decided } });
  expect(screen.queryByRole('button', { name: 'Dejar lo mío «Título»' })).toBeNull();
  fireEvent.click(button('Dejar lo de otra persona «Resumen»'));
  await wait(2000);
  expect(title()).toHaveValue('Mi borrador');
  expect(screen.getByDisplayValue('Suyo')).toBeVisible();
  expect(screen.queryByRole('region', { name: /mientras usted escribía/ })).toBeNull();
});

test('descarto lo que dejé y me arrepiento: «Deshacer» lo devuelve', async () => {
  const { server } = await open({ draft });
  fireEvent.click(button(/^Descartarlo/));
  await wait(2000);
  expect(title()).toHaveValue('Reunión');
  fireEvent.click(button('Deshacer'));
  await wait(2000);
  expect(title()).toHaveValue('Mi borrador');
  expect(server.drafts.at(-1)).toMatchObject({ data: draft.data });
});

test('si ni el navegador puede guardarlo se me dice, y después puedo guardar', async () => {
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('QuotaExceededError');
  });
  const { server } = await open();
  server.isThere = false;
  write('Sin lugar');
  await wait(2500);
  expect(screen.getByText(/No cierre esta ventana/)).toBeVisible();
  full.mockRestore();
  server.isThere = true;
  fireEvent.click(button('Guardar'));
  await wait(0);
  expect(button('Guardar')).toBeEnabled();
});

test('lo que dejé en el navegador al salir no llega después, cuando ya escribí otra cosa', async () => {
  const { server, unmount } = await open();
  server.isThere = false;
  write('Lo de antes');
  await wait(2500);
  unmount();
  await wait(0);
  server.isThere = true;
  await wait(60_000);
  expect(server.drafts).toEqual([]);
});
