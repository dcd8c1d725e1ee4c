import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Piece } from '@/scripts/redaccion/api';
import type { PieceChange, HistoryEntry, Version } from '@/scripts/redaccion/history/types';
import { HistoryArea } from '@/scripts/redaccion/screen/HistoryArea';
import { answering } from './answering';

const FILE = 'content/prensa/uno.md';
const pieces: Piece[] = [
  { file: FILE, collection: 'comunicados', title: 'Uno', state: 'publicado', unsaved: false },
];
const version = (id: string, who: string, what: string): Version => ({
  ...{ id, who, what, at: '2026-01-05T18:00:00.000Z' },
  files: [{ file: FILE, happened: 'cambiado' }],
});
const TOLD: HistoryEntry = {
  versions: [
    version('c', 'Ana Ruiz', 'Corrige «Uno»'),
    version('b', 'Fuera de la redacción', 'Cambios hechos fuera de la redacción'),
    { ...version('a', 'Luis', 'Empieza el sitio'), files: [] },
  ],
  more: false,
};
const CHANGES: PieceChange[] = [
  {
    ...{ file: FILE, happened: 'cambiado' },
    fields: [{ place: 'Resumen', before: 'Uno viejo', after: 'Uno nuevo' }],
    paragraphs: [
      { words: 'Lo que se quitó.', came: false },
      { words: 'Lo que se agregó.', came: true },
    ],
  },
];
const told = (more: Parameters<typeof answering>[0] = {}) =>
  answering({
    'GET /api/historia': TOLD,
    'GET /api/historia/version': { changes: CHANGES },
    ...more,
  });
const open = () =>
  render(<HistoryArea heading={null} mayPublish pieces={pieces} onChange={() => undefined} />);
const press = async (name: RegExp) => userEvent.click(await screen.findByRole('button', { name }));

it('una página que ya no está se lee por su título', async () => {
  const gone = { file: 'content/prensa/feria.md', happened: 'quitado', title: 'Feria' } as const;
  const versions = [{ ...version('d', 'Ana Ruiz', 'Quita «Feria»'), files: [gone] }];
  told({ 'GET /api/historia': { versions, more: false } });
  open();
  expect(await screen.findByText('Feria')).toBeVisible();
});

it('muestra quién, cuándo y qué, y las diferencias con palabras', async () => {
  told();
  const { container } = open();
  await press(/Ana Ruiz · Corrige «Uno»/);
  expect(await screen.findByRole('heading', { name: 'Cambió: Uno' })).toBeVisible();
  expect(screen.getByText('Resumen')).toBeVisible();
  expect([...container.querySelectorAll('del')].map((one) => one.textContent)).toEqual([
    'Uno viejo',
    'Lo que se quitó.',
  ]);
  expect([...container.querySelectorAll('ins')].map((one) => one.textContent)).toEqual([
    'Uno nuevo',
    'Lo que se agregó.',
  ]);
  expect(screen.queryByRole('button', { name: /Volver todo/ })).toBeNull();
  expect(container.textContent).not.toMatch(/git|commit|yaml|markdown/i);
});

/** @returns the versions that it asks to put back */
function returning(): unknown[] {
  const asked: unknown[] = [];
  told({
    'POST /api/historia/volver': (body) => {
      asked.push(body);
      return { result: 'saved' };
    },
  });
  open();
  return asked;
}

it('vuelve una pieza, o todo si se confirma', async () => {
  const asked = returning();
  await press(/fuera de la redacción/);
  await press(/^Volver a esta versión/);
  expect(await screen.findByText(/^Listo\./)).toBeVisible();
  const confirm = jest.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValue(true);
  await press(/^Volver todo/);
  await press(/^Volver todo/);
  expect(confirm).toHaveBeenCalledTimes(2);
  expect(asked).toEqual([{ id: 'b', file: FILE }, { id: 'b' }]);
});

it.each([
  [/Ana Ruiz/, 'c'],
  [/fuera de la redacción/, 'b'],
])('el cambio más nuevo se deshace, y también uno de antes: %s', async (name, id) => {
  const asked = returning();
  await press(name);
  await press(/^Deshacer este cambio/);
  expect(await screen.findByText(/^Listo\./)).toBeVisible();
  expect(asked).toEqual([{ id, undo: true }]);
});

it('de una sola pieza, la más antigua también es un camino de regreso', async () => {
  window.location.hash = `#historia?${FILE}`;
  const asked = returning();
  await press(/Empieza el sitio/);
  expect(screen.getByLabelText('De qué')).toHaveDisplayValue('Uno');
  await press(/^Volver a esta versión/);
  expect(asked).toEqual([{ id: 'a', file: FILE }]);
  window.location.hash = '';
});

it('lo que hoy no pasaría la revisión se dice', async () => {
  const problems = [{ file: FILE, piece: 'Comunicado «Uno»', message: 'falta la fecha.' }];
  told({ 'POST /api/historia/volver': { result: 'refused', problems } });
  open();
  await press(/fuera de la redacción/);
  await press(/^Volver a esta versión/);
  expect(
    await screen.findByText(/^No se volvió.* Comunicado «Uno»: falta la fecha\.$/),
  ).toBeVisible();
});

it('sin historia en este equipo, dice qué instalar y nada más', async () => {
  told({ 'GET /api/historia': { versions: [], more: false, missing: 'Instale un programa.' } });
  open();
  expect(await screen.findByText('Instale un programa.')).toBeVisible();
  expect(screen.queryByLabelText('De qué')).toBeNull();
});
