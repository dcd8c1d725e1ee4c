import { act, fireEvent, render, screen } from '@testing-library/react';
import type { Change, Opened } from '@/scripts/redaccion/api';
import { PieceForm } from '@/scripts/redaccion/screen/PieceForm';

// The editor of texts needs a browser.
jest.mock('@/scripts/redaccion/screen/editor/TextEditor', () => ({ TextEditor: () => null }));

const file = 'content/x.yml';
const schema = { type: 'object', properties: { titulo: { type: 'string' } }, required: ['titulo'] };
const opened: Opened = {
  piece: { file, collection: 'directorio', title: 'Reunión', state: 'publicado', unsaved: false },
  ...{ base: 'b', schema, data: { titulo: 'Reunión' } },
};

/** Shows the piece, with a server that notes the drafts that it is sent. */
async function open(more: Partial<Opened> = {}) {
  const server = { isThere: true, drafts: [] as Change[], dropped: 0 };
  global.fetch = jest.fn(async (address: string, init: RequestInit = {}) => {
    if (!server.isThere) throw new TypeError('Failed to fetch');
    const isDraft = address.startsWith('/api/borrador');
    if (isDraft && init.method === 'DELETE') server.dropped += 1;
    if (isDraft && init.method === 'PUT')
      server.drafts.push(JSON.parse(String(init.body)) as Change);
    const savedAt = new Date().toISOString();
    const answer = {
      ...{ problems: [], warnings: [], views: [], savedAt },
      result: 'saved',
      base: 'c',
    };
    return { ok: true, json: async () => answer };
  }) as unknown as typeof fetch;
  const shown = render(
    <PieceForm
      opened={{ ...opened, ...more }}
      onDirty={() => undefined}
      onSaved={() => undefined}
    />,
  );
  await wait(1000);
  return { server, ...shown };
}
const write = (value: string) =>
  fireEvent.change(screen.getByLabelText(/^Título/), { target: { value } });
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

test('lo que escribo queda como borrador dos segundos después de la última tecla, y se me dice', async () => {
  const { server } = await open();
  write('Reunión de m');
  await wait(1500);
  write('Reunión de mayo');
  await wait(1500);
  expect(server.drafts).toEqual([]);
  await wait(1000);
  expect(server.drafts).toEqual([{ file, base: 'b', data: { titulo: 'Reunión de mayo' } }]);
  expect(screen.getByText(/^Guardado como borrador a las/)).toBeVisible();
});

test('si vuelvo a lo que estaba guardado, no queda borrador', async () => {
  const { server } = await open();
  write('Otra');
  await wait(2500);
  write('Reunión');
  await wait(2500);
  expect([server.drafts.length, server.dropped]).toEqual([1, 1]);
});

test('si la redacción no responde queda en este navegador, y al abrir la pieza otra vez ahí está', async () => {
  const { server, unmount } = await open();
  server.isThere = false;
  write('Sin servidor');
  await wait(2500);
  expect(screen.getByText(/Quedó guardado en este navegador a las/)).toBeVisible();
  unmount();
  await wait(0);
  await open();
  expect(screen.getByLabelText(/^Título/)).toHaveValue('Sin servidor');
});

test('al volver la redacción, lo escrito llega como borrador sin que yo haga nada', async () => {
  const { server } = await open();
  server.isThere = false;
  write('Sin servidor');
  await wait(2500);
  server.isThere = true;
  await wait(16_000);
  expect(server.drafts).toMatchObject([{ data: { titulo: 'Sin servidor' } }]);
  expect(localStorage.getItem('redaccion-palabras')).toBe('{}');
});

test('salir de la pieza antes de los dos segundos no pierde nada', async () => {
  const { server, unmount } = await open();
  write('De prisa');
  unmount();
  await wait(0);
  expect(server.drafts).toMatchObject([{ data: { titulo: 'De prisa' } }]);
});

test('al abrir la pieza sigo donde la dejé, y puedo descartarlo y ver lo guardado', async () => {
  const savedAt = '2026-01-05T10:00:00.000Z';
  await open({ draft: { data: { titulo: 'Mi borrador' }, base: 'b', savedAt } });
  expect(screen.getByLabelText(/^Título/)).toHaveValue('Mi borrador');
  fireEvent.click(screen.getByRole('button', { name: /^Descartarlo/ }));
  await wait(0);
  expect(screen.getByLabelText(/^Título/)).toHaveValue('Reunión');
  expect(screen.queryByText(/dejó sin guardar/)).toBeNull();
});

test('un borrador de otra versión, que no he elegido, no se sustituye por lo que escribo', async () => {
  const draft = {
    data: { titulo: 'Mi borrador' },
    base: 'antes',
    savedAt: '2026-01-05T10:00:00.000Z',
  };
  const { server } = await open({ draft });
  write('Otra cosa');
  await wait(5000);
  expect(server.drafts).toEqual([]);
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
  fireEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  await wait(0);
  expect(screen.getByRole('button', { name: 'Guardar' })).toBeEnabled();
});

test('si vuelvo a mi último borrador sin que responda la redacción, el navegador no guarda otra cosa', async () => {
  const { server } = await open();
  write('Uno');
  await wait(2500);
  server.isThere = false;
  write('Dos');
  await wait(2500);
  write('Uno');
  await wait(2500);
  // «Dos» may have arrived there without an answer.
  expect(JSON.parse(localStorage.getItem('redaccion-palabras') ?? '')).toMatchObject({
    [file]: { data: { titulo: 'Uno' } },
  });
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

test('guardar no descarta un borrador de otra versión que no he elegido', async () => {
  const draft = {
    data: { titulo: 'Mi borrador' },
    base: 'antes',
    savedAt: '2026-01-05T10:00:00.000Z',
  };
  await open({ draft });
  const save = () => screen.getByRole('button', { name: /^(Guardar|Decida antes)/ });
  expect(save()).toBeDisabled();
  fireEvent.click(screen.getByRole('button', { name: 'Seguir con ellos' }));
  await wait(0);
  expect(save()).toBeEnabled();
});
