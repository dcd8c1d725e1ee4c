import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { Change, Opened, Piece } from '@/scripts/redaccion/api';
import { App } from '@/scripts/redaccion/screen/App';
import { openPiece } from '@/scripts/redaccion/screen/client';
import { answering } from './answering';

jest.mock('@/scripts/redaccion/screen/editor/TextEditor', () => ({ TextEditor: () => null }));

const FILE = 'content/prensa/feria.md';
const text = { type: 'string' } as const;
const schema = { properties: { titulo: text, lugar: text }, required: ['titulo'] };
const piece: Piece = {
  ...{ file: FILE, collection: 'comunicados', title: 'Feria', state: 'publicado' },
  ...{ out: 'igual', unsaved: false },
};
const confirm = jest.fn(() => true);

function newsroom({
  opened = {},
  isListed = true,
  more = {},
}: {
  opened?: Partial<Opened>;
  isListed?: boolean;
  more?: Parameters<typeof answering>[0];
} = {}) {
  localStorage.clear();
  window.location.hash = FILE;
  const kept: Change[] = [];
  let draft: Opened['draft'];
  const asked = answering({
    'GET /api/yo': { login: '', name: '', role: 'publica' },
    'GET /api/piezas': { piezas: isListed ? [piece] : [], waiting: [], faults: [] },
    'GET /api/vigencias': { summary: '', list: [] },
    'GET /api/pieza': () => ({
      ...{
        piece,
        base: 'b',
        schema,
        data: { titulo: 'Feria' },
        ...opened,
        ...(draft && { draft }),
      },
    }),
    'POST /api/vista': { views: [], problems: [] },
    'POST /api/revisar': { problems: [], warnings: [] },
    'PUT /api/borrador': (change) => {
      kept.push(change as Change);
      draft = { ...(change as Change), savedAt: '2026-01-05T10:00:00.000Z' };
      return { savedAt: draft.savedAt };
    },
    'DELETE /api/borrador': () => ((draft = undefined), {}),
    'PUT /api/pieza': {
      ...{ result: 'saved', base: 'c', changed: true, warnings: [] },
      piece: { ...piece, title: 'Feria anual', out: 'cambiado' },
    },
    ...more,
  });
  const shown = render(<App />);
  return { ...shown, asked, kept };
}

const title = async () => screen.findByLabelText(/^Título/);
const write = async (value: string) => fireEvent.change(await title(), { target: { value } });
const publish = () => screen.getByRole('link', { name: /^Publicar/ });
const publishing = () => within(screen.getByRole('link', { name: /^Publica/ })).getByRole('status');
const pill = () => screen.getByRole('form').querySelector('header p')?.textContent;
const save = () =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Guardar' })));
const go = (place: string) => act(() => void (window.location.hash = place));

beforeEach(() => {
  confirm.mockClear();
  Object.assign(window, { confirm });
});
afterEach(() => jest.restoreAllMocks());

test('la pastilla y el número de «Publicar» cambian a la vez: al escribir y al guardar, sin leer la lista otra vez', async () => {
  const { asked } = newsroom();
  await title();
  expect(pill()).toContain('En el sitio');
  await write('Feria anual');
  expect(pill()).toContain('En el sitio, con cambios sin guardar');
  expect(publish()).not.toHaveTextContent(/\d/);
  await save();
  expect(await screen.findByText('Guardado. Falta publicarlo.')).toBeVisible();
  expect(pill()).toContain('Falta publicarlo');
  expect(publish()).toHaveTextContent('Publicar · 1 por publicar');
  expect(asked.filter((one) => one === '/api/piezas')).toHaveLength(1);
  await write('Feria anual de mayo');
  expect(screen.queryByText('Guardado. Falta publicarlo.')).toBeNull();
  // Others may have saved meanwhile.
  await go('');
  await waitFor(() => expect(asked.filter((one) => one === '/api/piezas')).toHaveLength(2));
  expect(asked.lastIndexOf('/api/piezas')).toBeGreaterThan(asked.lastIndexOf('/api/borrador'));
});

describe('la dirección de un comunicado que no se ha publicado', () => {
  const byAddress = (_body: unknown, address: string) => {
    const file = new URL(address, 'http://x').searchParams.get('file') ?? FILE;
    const data = { titulo: 'Feria', lugar: 'Tijuana' };
    return { ...{ base: 'c', schema, data }, piece: { ...piece, file, out: 'nuevo' } };
  };
  const saveAs = async (out: Piece['out'], file = FILE) => {
    const named: unknown[] = [];
    newsroom({
      opened: { piece: { ...piece, file, out } },
      more: {
        'PUT /api/pieza': {
          ...{ result: 'saved', base: 'c', changed: true, warnings: [] },
          piece: { ...piece, title: 'Feria anual', out },
        },
        ...(out === 'nuevo' && file === FILE && { 'GET /api/pieza': byAddress }),
        'POST /api/pieza/nombre': (renaming) => {
          named.push(renaming);
          return { file: 'content/prensa/feria-anual.md' };
        },
      },
    });
    await write('Feria anual');
    await save();
    return named;
  };

  test('sigue a su título al guardar, y la página sigue abierta', async () => {
    const named = await saveAs('nuevo');
    await waitFor(() => expect(window.location.hash).toBe('#content/prensa/feria-anual.md'));
    expect(named).toEqual([{ file: FILE, base: 'c', name: 'feria-anual' }]);
    expect(await screen.findByRole('form')).toBeVisible();
  });

  test('y entonces sigue lo que se dijo, y el cursor donde estaba', async () => {
    newsroom({
      more: {
        'PUT /api/pieza': {
          ...{ result: 'saved', base: 'c', changed: true, warnings: [] },
          piece: { ...piece, title: 'Feria anual', out: 'nuevo' },
        },
        'POST /api/pieza/nombre': { file: 'content/prensa/feria-anual.md' },
        'GET /api/pieza': byAddress,
      },
    });
    await write('Feria anual');
    const field = await screen.findByLabelText<HTMLTextAreaElement>('Lugar');
    field.focus();
    field.setSelectionRange(3, 3);
    fireEvent.keyDown(window, { key: 's', ctrlKey: true });
    await waitFor(() => expect(window.location.hash).toBe('#content/prensa/feria-anual.md'));
    await waitFor(() => expect(screen.getByLabelText('Lugar')).toHaveFocus());
    expect(screen.getByLabelText<HTMLTextAreaElement>('Lugar').selectionStart).toBe(3);
    expect(screen.getByText(/^Guardado\./)).toBeVisible();
  });

  test('no cambia si ya se publicó, ni si se escribió a mano', async () => {
    const isSaved = () => screen.findByText('Guardado.', { exact: false });
    const published = await saveAs('cambiado');
    await isSaved();
    cleanup();
    const named = await saveAs('nuevo', 'content/prensa/otro-nombre.md');
    await isSaved();
    expect([...published, ...named]).toEqual([]);
    expect(window.location.hash).toBe(`#${FILE}`);
  });
});

test('si la publicación termina mientras ella está en otra página, el encabezado lo dice', async () => {
  const run = { who: 'Ana', startedAt: '2026-01-05T18:00:00.000Z', done: [], doing: 'Entregar' };
  const end = { result: 'published', at: '2026-01-05T18:01:00.000Z' };
  let state: object = { run };
  jest.useFakeTimers();
  newsroom({ more: { 'GET /api/publicar/estado': () => state } });
  await act(() => jest.advanceTimersByTimeAsync(10));
  expect(publishing()).toHaveTextContent('Publicando…');
  state = { run: { ...run, end } };
  await act(() => jest.advanceTimersByTimeAsync(2500));
  expect(publishing()).toHaveTextContent('Publicado');
  jest.useRealTimers();
});

test('al salir no se pregunta nada si lo escrito queda guardado; si nada pudo, sí', async () => {
  newsroom();
  await write('Feria de junio');
  await go('');
  expect(await screen.findByRole('heading', { name: /^Hoy,/ })).toBeVisible();
  expect(confirm).not.toHaveBeenCalled();
  await go(FILE);
  expect(await title()).toHaveValue('Feria de junio');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('QuotaExceededError');
  });
  await write('Feria de julio');
  await go('');
  await waitFor(() =>
    expect(confirm).toHaveBeenCalledWith(expect.stringMatching(/^Ni este navegador pudo/)),
  );
});

test('al cerrar la ventana queda en este navegador, y el navegador no pregunta', async () => {
  newsroom();
  await write('Feria de agosto');
  const closing = new Event('beforeunload', { cancelable: true });
  let kept = '';
  await act(async () => {
    window.dispatchEvent(closing);
    kept = JSON.stringify({ ...localStorage });
  });
  expect(closing.defaultPrevented).toBe(false);
  expect(kept).toContain('Feria de agosto');
});

test('descartar una que nunca se guardó lleva a «Hoy», que lo dice y la devuelve', async () => {
  const draft = { data: { titulo: 'Feria' }, base: '', savedAt: '2026-01-05T10:00:00.000Z' };
  const { kept } = newsroom({ opened: { base: '', data: {}, draft }, isListed: false });
  await title();
  expect(pill()).toContain('Sin guardar');
  fireEvent.click(screen.getByRole('button', { name: 'Descartarlo' }));
  expect(await screen.findByText('Descartado')).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Feria/ })).toBeNull();
  expect(screen.queryByRole('form')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
  expect(await title()).toHaveValue('Feria');
  await waitFor(() => expect(kept).toMatchObject([{ base: '', data: { titulo: 'Feria' } }]));
});

test('de una página que no existe se dice que no existe, y no se abre una vacía', async () => {
  newsroom({ opened: { base: '', data: {} }, isListed: false });
  expect(await screen.findByRole('heading', { name: 'Esta página no existe' })).toBeVisible();
  expect(screen.queryByRole('form')).toBeNull();
});

test('lo que no se pudo leer no habla de lo que se escribió', async () => {
  answering({});
  jest.spyOn(window, 'fetch').mockResolvedValue({
    ...{ ok: false, status: 404 },
    json: () => Promise.resolve({ error: 'Esa página no está.' }),
  } as Response);
  window.location.hash = 'content/prensa/otra.md';
  await expect(openPiece('content/prensa/otra.md')).rejects.toThrow(/^Esa página no está\.$/);
});

test('una nueva se descarta desde «Más»; guardada, tiene ahí lo que las demás, sin abrirla otra vez', async () => {
  const draft = { data: { titulo: 'Feria' }, base: '', savedAt: '2026-01-05T10:00:00.000Z' };
  newsroom({ opened: { base: '', data: {}, draft }, isListed: false });
  await write('Feria anual');
  expect(screen.getByText('Descartar')).toBeInTheDocument();
  expect(screen.queryByText('Quitar')).toBeNull();
  await save();
  expect(await screen.findByText('Guardado. Falta publicarlo.')).toBeVisible();
  expect(screen.getByText('Cambiar la dirección')).toBeInTheDocument();
  expect(screen.getByText('Quitar')).toBeInTheDocument();
  expect(screen.queryByText('Descartar')).toBeNull();
});
