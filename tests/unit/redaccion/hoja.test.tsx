import { screen, waitFor } from '@testing-library/react';
import type { ApiJson } from '@/scripts/redaccion/api';
import { openPiece } from './open-piece';

jest.mock('@/scripts/redaccion/screen/editor/TextEditor', () => ({ TextEditor: () => null }));

const normas = Array.from({ length: 9 }, (_, at) => ({
  ...{ id: at + 1, nombre: `NTA-0${at + 1}`, descripcion: `Norma número ${at + 1}` },
}));
const CATALOGUE = {
  ...{ titulo: 'Normas Administrativas', orden: 2, corte: '2025-01-27', muestra: true },
  normas,
};
const persona = (nombre: string, telefono = '{{telefono}}') => ({
  ...{ nombre, puesto: `Puesto de ${nombre}`, correo: '', telefono, extension: '1101' },
});
const filas = ['Ana', 'Beto', 'Ciro', 'Dora', 'Elio', 'Fabi', 'Gil'].map((one) => persona(one));
const unidades = (...social: object[]) => ({
  unidades: [
    { id: 'oficina', nombre: 'OFICINA', filas },
    { id: 'social', nombre: 'SOCIAL', depende: 'oficina', filas: social },
  ],
});
const site = { values: { telefono: '664 555 0100' }, names: {} };

const openNorms = () => openPiece('normas', { data: CATALOGUE });
const openDirectory = (...social: object[]) =>
  openPiece('directorio', { data: unidades(...social) as unknown as ApiJson, site });
const cell = (name: string) => screen.getByLabelText(name);
const column = (name: string) => screen.queryByRole('columnheader', { name });
const search = () => screen.getByLabelText(/^Buscar en/);

test('se escribe en la celda, «Intro» baja y «Escape» deja la celda como estaba', async () => {
  const { user, save, sent } = openNorms();
  await user.click(cell('Descripción de «NTA-02»'));
  await user.keyboard(' bis{Enter}');
  expect(cell('Descripción de «NTA-03»')).toHaveFocus();
  await user.keyboard('otra{Escape}{ArrowUp}{ArrowUp}');
  expect(cell('Descripción de «NTA-01»')).toHaveFocus();
  expect(sent).toEqual([]);
  await save();
  const [, second, third] = (sent[0]?.data as typeof CATALOGUE).normas;
  expect([second?.descripcion, third?.descripcion]).toEqual([
    'Norma número 2 bis',
    'Norma número 3',
  ]);
});

test('las flechas van de celda en celda, y «Tab» pasa sólo por las de su renglón', async () => {
  const { user } = openNorms();
  const choice = cell('Estado de «NTA-02»');
  await user.click(cell('Clave de «NTA-02»'.replace('Clave', 'Nombre')));
  await user.keyboard('{End}{ArrowRight}');
  expect(cell('Descripción de «NTA-02»')).toHaveFocus();
  choice.focus();
  await user.keyboard('{ArrowDown}');
  expect(cell('Estado de «NTA-03»')).toHaveFocus();
  expect(cell('Nombre de «NTA-03»')).toHaveAttribute('tabindex', '0');
  expect(cell('Nombre de «NTA-02»')).toHaveAttribute('tabindex', '-1');
});

test('un renglón cambia de lugar con Alt y las flechas', async () => {
  const { user, save, sent } = openNorms();
  await user.click(cell('Nombre de «NTA-02»'));
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await save();
  const names = (sent[0]?.data as typeof CATALOGUE).normas.map(({ nombre }) => nombre);
  expect(names.slice(0, 3)).toEqual(['NTA-02', 'NTA-01', 'NTA-03']);
});

test('lo demás del renglón, y lo que se puede hacer con él, está al abrirlo', async () => {
  const { press } = openNorms();
  expect(screen.queryByRole('button', { name: 'Derogar «NTA-01»' })).toBeNull();
  await press('Abrir «NTA-01»');
  expect(screen.getByRole('button', { name: 'Derogar «NTA-01»' })).toBeVisible();
  expect(screen.getAllByLabelText(/^Descripción/)).toHaveLength(9);
});

test('quien llega a una celda desde la búsqueda tiene a la vista lo que se puede hacer con su renglón', async () => {
  openPiece('normas', { data: CATALOGUE }, {}, '', 'normas.1.descripcion');
  expect(await screen.findByRole('button', { name: 'Derogar «NTA-02»' })).toBeVisible();
  await waitFor(() => expect(cell('Descripción de «NTA-02»')).toHaveFocus());
  expect(screen.queryByRole('button', { name: 'Derogar «NTA-01»' })).toBeNull();
});

test('se busca por sus palabras, y lo abierto se queda', async () => {
  const { user, press } = openNorms();
  await press('Abrir «NTA-01»');
  await user.type(search(), 'numero 7');
  expect(screen.getByText('1 de 9')).toBeVisible();
  expect(screen.getAllByLabelText(/^Descripción de/)).toHaveLength(2);
});

test('«Tab» va de la búsqueda al primer renglón hallado', async () => {
  const { user } = openNorms();
  await user.type(search(), 'numero 7');
  await user.tab();
  expect(screen.getByRole('button', { name: 'Abrir «NTA-07»' })).toHaveFocus();
});

test('se buscan las personas de todas las unidades, cada una bajo la suya', async () => {
  const { user, press } = openDirectory(persona('Eva'));
  await user.type(search(), 'eva');
  expect(screen.getByText('1 de 8')).toBeVisible();
  expect(screen.getByRole('button', { name: 'SOCIAL' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Nueva persona «SOCIAL»' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'OFICINA' })).toBeNull();
  await press('Abrir «Eva»');
  expect(screen.getByRole('button', { name: 'Vacante «Eva»' })).toBeVisible();
});

test('el teléfono que todas toman de la oficina no tiene columna', () => {
  openDirectory(persona('Eva'));
  expect(column('Puesto')).not.toBeNull();
  expect(column('Teléfono')).toBeNull();
});

test('si alguna tiene el suyo, las demás dicen que es de la oficina, y vuelve al borrar el propio', async () => {
  const { user, save, sent } = openDirectory(persona('Eva', '664 555 0170'));
  const own = cell('Teléfono de «Ana»');
  expect(own).toHaveAttribute('placeholder', 'de la oficina');
  await user.type(own, '6');
  expect(own).toHaveValue('6');
  await user.clear(own);
  expect(own).toHaveValue('');
  await user.type(cell('Puesto de «Ana»'), '.');
  await save();
  expect(sent[0]?.data).toMatchObject({
    unidades: [
      { filas: [{ puesto: 'Puesto de Ana.', telefono: '{{telefono}}' }, {}, {}, {}, {}, {}, {}] },
      {},
    ],
  });
});

test('una lista larga de frases es una hoja de una columna', async () => {
  const supuestos = Array.from({ length: 9 }, (_, at) => `Está mal estacionado, caso ${at + 1}.`);
  const { user, save, sent } = openPiece('vehiculos', { data: { supuestos } });
  await user.type(cell('Supuestos 3'), ' Siempre.');
  await save();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect((sent[0]?.data as { supuestos: string[] }).supuestos[2]).toBe(
    'Está mal estacionado, caso 3. Siempre.',
  );
});
