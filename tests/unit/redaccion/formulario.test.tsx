import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PieceForm } from '@/scripts/redaccion/screen/PieceForm';
import type { SchemaNode } from '@/lib/content/model/schema-tree';
import type { Change, Checked, ApiJson, Opened, Saved } from '@/scripts/redaccion/api';

// The editor of texts needs a browser.
jest.mock('@/scripts/redaccion/screen/editor/TextEditor', () => ({ TextEditor: () => null }));

const persona: SchemaNode = {
  type: 'object',
  properties: {
    nombre: { type: 'string', minLength: 1 },
    extension: { type: 'string' },
    muestra: { type: 'boolean' },
  },
  required: ['nombre'],
};
const schema: SchemaNode = {
  type: 'object',
  properties: {
    titulo: { type: 'string', minLength: 1, ejemplo: '"Un título"' },
    fecha: { type: 'string', format: 'date' },
    numero: { type: 'integer' },
    estado: { type: 'string', enum: ['vigente', 'derogada'] },
    lugar: { type: 'string' },
    filas: { type: 'array', items: persona },
  },
  required: ['titulo', 'fecha', 'numero', 'filas'],
};
const data: ApiJson = {
  titulo: 'Reunión',
  fecha: '2025-01-27',
  numero: 11,
  filas: [
    { nombre: 'Ana', extension: '1101' },
    { nombre: 'Luis', extension: '' },
  ],
};
const file = 'content/x.yml';
beforeEach(() => localStorage.clear());

/** Shows the piece, with a server that answers as it is told and keeps what it was sent. */
function open(answer: Saved | Error, checked: Checked = { problems: [], warnings: [] }, more = {}) {
  const sent: Change[] = [];
  global.fetch = jest.fn(async (address: string, init: RequestInit) => {
    if (address === '/api/revisar') return { ok: true, json: async () => checked };
    if (address === '/api/vista')
      return { ok: true, json: async () => ({ views: [], problems: [] }) };
    if (answer instanceof Error) throw answer;
    sent.push(JSON.parse(String(init.body)) as Change);
    return { ok: true, json: async () => answer };
  }) as unknown as typeof fetch;
  const opened: Opened = {
    piece: { file, collection: 'directorio', title: 'Reunión', state: 'publicado', unsaved: false },
    ...{ base: 'b', schema, data, ...more },
  };
  render(<PieceForm opened={opened} onDirty={() => undefined} onSaved={() => undefined} />);
  return { user: userEvent.setup(), sent };
}

const saved: Saved = { result: 'saved', base: 'c', changed: true, warnings: [] };
const save = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: 'Guardar' }));

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

test('guardar sin cambiar nada manda los datos tal como estaban', async () => {
  const { user, sent } = open({ ...saved, changed: false });
  await save(user);
  expect(await screen.findByText(/Sin cambios/)).toBeVisible();
  expect(sent).toEqual([{ file, base: 'b', data }]);
});

test('con Ctrl y S también se guarda', async () => {
  const { user, sent } = open(saved);
  await user.type(screen.getByLabelText(/^Título/), ' anual');
  await user.keyboard('{Control>}s{/Control}');
  expect(await screen.findByText('Guardado. Falta publicarlo.')).toBeVisible();
  expect(sent).toMatchObject([{ data: { titulo: 'Reunión anual' } }]);
});

test('lo que se escribe cambia sólo su valor, y cada valor conserva su tipo', async () => {
  const { user, sent } = open(saved);
  await user.clear(screen.getByLabelText(/^Número/));
  await user.type(screen.getByLabelText(/^Número/), '12');
  await user.click(screen.getByRole('button', { name: 'Luis' }));
  await user.type(screen.getByLabelText('Extensión'), '1102');
  await save(user);
  expect(await screen.findByText('Guardado. Falta publicarlo.')).toBeVisible();
  const filas = [
    { nombre: 'Ana', extension: '1101' },
    { nombre: 'Luis', extension: '1102' },
  ];
  expect(sent[0]?.data).toEqual({ ...data, numero: 12, filas });
});

test('un campo con un dato del sitio dice cómo se leerá', async () => {
  const site = { values: { telefono: '664 555 0100' }, names: {} };
  open(saved, undefined, { site, data: { ...data, titulo: 'Llame al {{telefono}}' } });
  expect(await screen.findByText('Se leerá: Llame al 664 555 0100')).toBeVisible();
});

test('una clave que falta se agrega y se quita, y entonces no se escribe', async () => {
  const { user, sent } = open(saved);
  await user.click(screen.getByRole('button', { name: 'Agregar «Lugar»' }));
  expect(screen.getByLabelText('Lugar')).toHaveFocus();
  await user.type(screen.getByLabelText('Lugar'), 'Tijuana');
  await save(user);
  expect(sent[0]?.data).toEqual({ ...data, lugar: 'Tijuana' });
  await user.click(screen.getByRole('button', { name: 'Quitar «Lugar»' }));
  await save(user);
  expect(sent[1]?.data).toEqual(data);
});

test('los renglones se mueven, se quitan y se agregan por su nombre', async () => {
  const { user, sent } = open(saved);
  await user.click(screen.getByRole('button', { name: 'Subir «Luis»' }));
  expect(screen.getByRole('button', { name: 'Luis' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Quitar «Ana»' }));
  await user.click(screen.getByRole('button', { name: /^Agregar a/ }));
  const fresh = screen.getAllByRole('listitem').at(-1);
  if (!fresh) throw new Error('no hay renglón nuevo');
  await user.type(within(fresh).getByLabelText(/^Nombre/), 'Eva');
  await save(user);
  const filas = [{ nombre: 'Luis', extension: '' }, { nombre: 'Eva' }];
  expect(sent[0]?.data).toEqual({ ...data, filas });
});

test('lo que no pasa la revisión queda como borrador, y cada falta lleva a su campo', async () => {
  const message = 'falta el nombre.';
  const problems = [{ file, line: 9, field: 'filas.1.nombre', message }];
  const { user } = open({ result: 'refused', problems });
  await save(user);
  expect(await screen.findByText(/quedó como su borrador/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Personas y puestos › 2 › Nombre' }));
  const field = screen.getByLabelText(/^Nombre/);
  expect(field).toHaveFocus();
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription(message);
});

test('si no se puede guardar, me lleva a la primera falta y selecciona las palabras que señala', async () => {
  const message = 'dice «Luis Soto»; escriba el nombre completo.';
  const filas = [{ nombre: 'C. Luis Soto' }];
  const { user } = open(
    { result: 'refused', problems: [{ file, line: 9, field: 'filas.0.nombre', message }] },
    undefined,
    { data: { ...(data as object), filas } },
  );
  await save(user);
  const field = await screen.findByDisplayValue('C. Luis Soto', {}, { timeout: 10_000 });
  await waitFor(() => expect(field).toHaveFocus());
  const { selectionStart, selectionEnd, value } = field as HTMLInputElement;
  expect(value.slice(selectionStart ?? 0, selectionEnd ?? 0)).toBe('Luis Soto');
});

test('si alguien cambió lo mismo, se ven las dos versiones y se elige', async () => {
  const theirs = { data: { ...(data as object), titulo: 'Junta' }, base: 'suya' };
  const { user, sent } = open({ result: 'conflict', theirs });
  await user.type(screen.getByLabelText(/^Título/), ' anual');
  await save(user);
  const table = await screen.findByRole('table');
  expect(within(table).getByText('Reunión anual')).toBeVisible();
  expect(within(table).getByText('Junta')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Quedarme con lo que yo escribí' }));
  await save(user);
  await waitFor(() => expect(sent[1]?.base).toBe('suya'));
  expect(sent[1]?.data).toMatchObject({ titulo: 'Reunión anual' });
});

test('de una unión a medias se ven los dos textos, y se puede elegir el de otros entero', async () => {
  const theirs = { data: { ...(data as object), titulo: 'Junta' }, body: 'De otros.' };
  const { user, sent } = open(saved, undefined, { body: 'Nuestro.', theirs });
  expect(screen.getByRole('columnheader', { name: 'Lo que está guardado' })).toBeVisible();
  const confirm = jest.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValue(true);
  const choose = () => user.click(screen.getByRole('button', { name: /con lo que está guardado/ }));
  await choose();
  expect(sent).toEqual([]);
  await choose();
  expect(confirm).toHaveBeenCalledTimes(2);
  await waitFor(() => expect(sent[0]).toMatchObject({ data: { titulo: 'Junta' }, base: 'b' }));
  expect(sent[0]?.body).toBe('De otros.');
});

test('un borrador de antes de que otra persona cambiara la pieza se ofrece, y sigue donde se quedó', async () => {
  const draft = {
    data: { ...(data as object), titulo: 'A medias' },
    base: 'antes',
    savedAt: '2025-01-27T10:00',
  };
  const { user } = open(saved, undefined, { draft });
  await user.click(screen.getByRole('button', { name: 'Seguir con ellos' }));
  expect(screen.getByLabelText(/^Título/)).toHaveValue('A medias');
});

test('sin respuesta de la redacción, dice qué hacer y conserva lo escrito', async () => {
  const { user } = open(new TypeError('Failed to fetch'));
  await user.type(screen.getByLabelText(/^Título/), ' anual');
  await save(user);
  expect(await screen.findByText(/no responde.*Lo que escribió sigue aquí/)).toBeVisible();
  expect(screen.getByLabelText(/^Título/)).toHaveValue('Reunión anual');
});
