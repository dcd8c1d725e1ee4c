import { screen, waitFor } from '@testing-library/react';
import type { Name } from '@/lib/content/model';
import type { ApiJson } from '@/scripts/redaccion/api';
import { openPiece } from './open-piece';

jest.mock('@/scripts/redaccion/screen/editor/TextEditor', () => ({ TextEditor: () => null }));

const OPTIONS = {
  unidad: [
    { value: 'oficina', words: 'OFICINA' },
    { value: 'social', words: 'DIRECCIÓN SOCIAL' },
  ],
  dibujo: [
    { value: 'queja', words: 'Queja', drawing: '/ilustraciones/queja.svg' },
    { value: 'dinero', words: 'Dinero', drawing: '/ilustraciones/dinero.svg' },
  ],
  ...{ pagina: [], catalogo: [], documento: [] },
  espanol: [
    { value: 'vehiculos.yml', words: 'Vehículos remolcados', day: '2026-01-05' },
    { value: 'canales.yml', words: 'Canales', day: '2026-02-10' },
  ],
  orden: [
    { value: '1', words: 'Contraloría', file: 'content/a.md', kind: 'direcciones' },
    { value: '2', words: 'Asuntos', file: 'content/b.md', kind: 'direcciones' },
    { value: '1', words: 'Normas', file: 'content/c.yml', kind: 'normas' },
  ],
};

/** Each page asks for the names anew; a test's own file has a name of its own. */
let opened = 0;
function open(collection: Name, data: object) {
  const file = `content/x${opened++}.yml`;
  const piece = { file, collection, title: 'Página', state: 'publicado', unsaved: false } as const;
  return openPiece(
    collection,
    { piece, data: data as ApiJson },
    { 'GET /api/opciones': { opciones: OPTIONS } },
  );
}

test('una unidad y la página en español se eligen por su nombre', async () => {
  const { user, save, sent } = open('ingles', { titulo: 'Car', traduceDe: 'vehiculos.yml' });
  const spanish = await screen.findByRole('combobox', { name: /^Página en español/ });
  await waitFor(() => expect(spanish).toHaveDisplayValue('Vehículos remolcados'));
  await user.type(screen.getByLabelText(/^Título/), 's');
  await save();
  expect(sent[0]?.data).toMatchObject({ traduceDe: 'vehiculos.yml' });
});

test('al elegir la página en español, su día es el de su última revisión', async () => {
  const { user, save, sent } = open('ingles', { titulo: 'Car', al: '' });
  const spanish = await screen.findByRole('combobox', { name: /^Página en español/ });
  await waitFor(() => expect(spanish).toBeEnabled());
  await user.selectOptions(spanish, 'Canales');
  expect(screen.getByLabelText(/^Sigue a la de este día/)).toHaveValue('2026-02-10');
  await save();
  expect(sent[0]?.data).toMatchObject({ traduceDe: 'canales.yml', al: '2026-02-10' });
});

test('un dibujo se elige viéndolo', async () => {
  const { user, save, sent } = open('direcciones', { titulo: 'Área', icono: 'queja' });
  await user.click(await screen.findByRole('button', { name: 'Icono' }));
  await user.click(screen.getByRole('button', { name: 'Dinero' }));
  await save();
  expect(sent[0]?.data).toMatchObject({ icono: 'dinero' });
});

test('el orden se dice por la que va antes', async () => {
  const { user, save, sent } = open('direcciones', { titulo: 'Área', orden: 3 });
  const order = await screen.findByRole('combobox', { name: /^Orden/ });
  expect(order).toHaveDisplayValue('Después de «Asuntos»');
  await user.selectOptions(order, 'Después de «Contraloría»');
  await save();
  expect(sent[0]?.data).toMatchObject({ orden: 1.5 });
});

test('un renglón nuevo toma su identificador de su nombre, y ninguno se ve', async () => {
  const unidad = { id: 'oficina', nombre: 'OFICINA', filas: [{ nombre: 'Ana' }] };
  const { press, write, save, sent } = open('directorio', { unidades: [unidad] });
  await press('Agregar a «Unidades»');
  await write({ Nombre: 'OFICINA' });
  expect(screen.queryByLabelText(/^Identificador/)).toBeNull();
  await save();
  const { unidades } = sent[0]?.data as { unidades: { id: string }[] };
  expect(unidades.map(({ id }) => id)).toEqual(['oficina', 'oficina-2']);
});
