import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { SchemaNode } from '@/lib/content/model/schema-tree';
import type { Piece } from '@/scripts/redaccion/api';
import { officeDay } from '@/scripts/redaccion/screen/instants';
import { openPiece, SAVED } from './open-piece';

jest.mock('@/scripts/redaccion/screen/editor/TextEditor', () => ({ TextEditor: () => null }));

const text: SchemaNode = { type: 'string' };
const persona: SchemaNode = {
  properties: { nombre: text, extension: text, muestra: { type: 'boolean' } },
  required: ['nombre'],
};
const schema: SchemaNode = {
  properties: {
    titulo: text,
    fecha: { type: 'string', format: 'date' },
    numero: { type: 'integer' },
    lugar: text,
    filas: { type: 'array', items: persona },
  },
  required: ['titulo', 'fecha', 'numero', 'filas'],
};
const data = {
  ...{ titulo: 'Reunión', fecha: '2025-01-27', numero: 11 },
  filas: [
    { nombre: 'Ana', extension: '1101' },
    { nombre: 'Luis', extension: '' },
  ],
};
const file = 'content/x.yml';
beforeEach(() => localStorage.clear());

const open = (answer?: object, more = {}) =>
  openPiece('directorio', { schema, data, ...more }, answer && { 'PUT /api/pieza': answer });

test('guardar sin cambiar nada manda los datos tal como estaban', async () => {
  const { save, sent } = open({ result: 'saved', base: 'c', changed: false, warnings: [] });
  await save();
  expect(await screen.findByText(/Sin cambios/)).toBeVisible();
  expect(sent).toEqual([{ file, base: 'b', data }]);
});

test('con Ctrl y S también se guarda', async () => {
  const { user, sent } = open();
  await user.type(screen.getByLabelText(/^Título/), ' anual');
  await user.keyboard('{Control>}s{/Control}');
  expect(await screen.findByText('Guardado. Falta publicarlo.')).toBeVisible();
  expect(sent).toMatchObject([{ data: { titulo: 'Reunión anual' } }]);
});

test('lo que se escribe cambia sólo su valor, y cada valor conserva su tipo', async () => {
  const { user, press, save, sent } = open();
  await user.clear(screen.getByLabelText(/^Número/));
  await user.type(screen.getByLabelText(/^Número/), '12');
  await press('Luis');
  await user.type(screen.getByLabelText('Extensión'), '1102');
  await press('Agregar «Es dato de muestra»');
  await save();
  const luis = { nombre: 'Luis', extension: '1102', muestra: true };
  expect(sent[0]?.data).toEqual({ ...data, numero: 12, filas: [data.filas[0], luis] });
});

test('un campo muestra sus datos del sitio como se leerán', async () => {
  const site = { values: { telefono: '664 555 0100' }, names: { telefono: 'Teléfono' } };
  const titulo = 'Llame al {{telefono}}';
  open(undefined, { site, data: { ...data, titulo } });
  const field = screen.getByRole('textbox', { name: /^Título/ });
  expect(field).toHaveTextContent('Llame al 664 555 0100');
  expect(within(field).getByText('664 555 0100')).toHaveAttribute('title', 'Teléfono');
});

test('un campo dice que es obligatorio y cómo se llena sólo si llega vacío', async () => {
  const lugar: SchemaNode = { ...text, ayuda: 'Dónde ocurrió.' };
  const explained = { ...schema, properties: { ...schema.properties, lugar } };
  const filled = { ...data, titulo: '', lugar: 'Tijuana' };
  const { press } = open(undefined, { schema: explained, data: filled });
  expect(screen.getByLabelText('Título (obligatorio)')).toBeRequired();
  expect(screen.queryByText('Dónde ocurrió.')).toBeNull();
  await press('Quitar «Lugar»');
  await press('Agregar «Lugar»');
  expect(screen.getByLabelText('Lugar')).toHaveAccessibleDescription('Dónde ocurrió.');
});

test('una clave que falta se agrega y se quita, y entonces no se escribe', async () => {
  const { user, press, save, sent } = open();
  await press('Agregar «Lugar»');
  expect(screen.getByLabelText('Lugar')).toHaveFocus();
  await user.type(screen.getByLabelText('Lugar'), 'Tijuana');
  await save();
  await press('Quitar «Lugar»');
  await save();
  expect(sent.map((one) => one.data)).toEqual([{ ...data, lugar: 'Tijuana' }, data]);
});

test('los renglones se mueven, se quitan y se agregan por su nombre', async () => {
  const { user, press, save, sent } = open();
  await press('Subir «Luis»');
  expect(screen.getByRole('button', { name: 'Luis' })).toHaveFocus();
  await press('Quitar «Ana»');
  await press(/^Agregar a/);
  const fresh = screen.getAllByRole('listitem').at(-1)!;
  await user.type(within(fresh).getByLabelText(/^Nombre/), 'Eva');
  await save();
  const filas = [{ nombre: 'Luis', extension: '' }, { nombre: 'Eva' }];
  expect(sent[0]?.data).toEqual({ ...data, filas });
});

test('si no se puede guardar, me lleva a la primera falta y selecciona las palabras que señala', async () => {
  const message = 'dice «Luis Soto»; escriba el nombre completo.';
  const faulty = { words: 'Luis Soto', nth: 0 };
  const problems = [{ file, line: 9, field: 'filas.0.nombre', message, faulty }];
  const filas = [{ nombre: 'C. Luis Soto' }];
  const { save } = open({ result: 'refused', problems }, { data: { ...data, filas } });
  await save();
  expect(await screen.findByText(/quedó en una copia/)).toBeVisible();
  const field = await screen.findByDisplayValue<HTMLInputElement>('C. Luis Soto');
  await waitFor(() => expect(field).toHaveFocus());
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription(message);
  const { selectionStart, selectionEnd, value } = field;
  expect(value.slice(selectionStart ?? 0, selectionEnd ?? 0)).toBe('Luis Soto');
  expect(screen.getByRole('button', { name: 'Personas y puestos › 1 › Nombre' })).toBeVisible();
});

const ana = { who: 'Ana', at: new Date().toISOString() };

/** Answers the first save with what Ana saved meanwhile. */
const afterAna = (more: object) => {
  const theirs = { data: { ...data, ...more }, base: 'suya', saved: ana };
  const answers: object[] = [{ result: 'conflict', theirs }];
  return () => answers.shift() ?? SAVED;
};

test('si Ana cambió otra cosa, se junta y se guarda sin preguntar, y una línea lo dice', async () => {
  const { user, save, sent } = open(afterAna({ lugar: 'Tijuana' }));
  await user.type(screen.getByLabelText(/^Título/), ' anual');
  await save();
  expect(
    await screen.findByText(/^Se juntó con lo que guardó Ana a las .*: lugar\.$/),
  ).toBeVisible();
  expect(sent[1]).toMatchObject({
    base: 'suya',
    data: { titulo: 'Reunión anual', lugar: 'Tijuana' },
  });
  expect(await screen.findByText('Guardado. Falta publicarlo.')).toBeVisible();
});

test('si Ana cambió lo mismo, se ven las dos versiones con lo cambiado marcado, y de una vez se guarda lo elegido', async () => {
  const { user, press, save, sent } = open(afterAna({ titulo: 'Junta', lugar: 'Tijuana' }));
  await user.type(screen.getByLabelText(/^Título/), ' anual');
  await save();
  const box = within(await screen.findByRole('region', { name: /^Ana guardó a las .* mientras/ }));
  expect(box.getByText('Junta').tagName).toBe('INS');
  expect(box.getByText('anual').tagName).toBe('INS');
  expect(box.queryByText(/Tijuana/)).toBeNull();
  expect(screen.getByText('Se guarda en cuanto elija qué queda.')).toBeVisible();
  await press('Dejar lo mío «Título»');
  await waitFor(() => expect(sent[1]?.base).toBe('suya'));
  expect(sent[1]?.data).toMatchObject({ titulo: 'Reunión anual', lugar: 'Tijuana' });
  await waitFor(() => expect(screen.queryByRole('region', { name: /^Ana guardó/ })).toBeNull());
});

test('mientras la historia está a medias no se guarda, y se dice antes de escribir', () => {
  open(undefined, { stopped: 'Hay un trabajo a medias. Avise a quien cuida el equipo.' });
  expect(screen.getByRole('button', { name: 'Por ahora no se guarda' })).toBeDisabled();
  expect(screen.getByText('Hay un trabajo a medias. Avise a quien cuida el equipo.')).toBeVisible();
});

test('el estado de un comunicado se elige en un control, y quien lo retira conserva su primer día', async () => {
  const { user, save, sent } = openPiece('comunicados', {
    data: { titulo: 'Feria', borrador: true },
    body: '',
  });
  const choose = (name: string) => user.selectOptions(screen.getByLabelText('Estado'), name);
  expect(screen.getByLabelText('Estado')).toHaveDisplayValue('Borrador');
  await choose('Se publica otro día');
  expect(screen.getByLabelText('Publicar el')).toBeVisible();
  // Who chooses with the arrows goes on from here.
  expect(screen.getByLabelText('Estado')).toHaveFocus();
  fireEvent.change(screen.getByLabelText('Publicar el'), { target: { value: '2026-12-01' } });
  await choose('Se retira');
  await save();
  await choose('Para publicar');
  await save();
  const fecha = '2026-12-01';
  expect(sent.map((one) => one.data)).toEqual([
    { titulo: 'Feria', publicar: fecha, fecha, retirar: { fecha: officeDay() } },
    { titulo: 'Feria' },
  ]);
});

test('lo que sale otro día es de ese día, hasta que escribo otra fecha', async () => {
  const { user } = openPiece('comunicados', {
    data: { titulo: 'Feria', fecha: '2025-01-27' },
    body: '',
  });
  const day = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
  const change = (label: string, value: string) =>
    fireEvent.change(day(label), { target: { value } });
  const own = /^Fecha/;
  await user.selectOptions(screen.getByLabelText('Estado'), 'Se publica otro día');
  expect(day('Publicar el').value > officeDay()).toBe(true);
  expect(screen.getByLabelText(own)).toHaveValue(day('Publicar el').value);
  change('Publicar el', '2027-03-01');
  expect(screen.getByLabelText(own)).toHaveValue('2027-03-01');
  await user.selectOptions(screen.getByLabelText('Estado'), 'Para publicar');
  expect(screen.getByLabelText(own)).toHaveValue('2025-01-27');
});

test('programar lo que está en el sitio dice que se quita hasta ese día, y espera mi respuesta', async () => {
  const piece = {
    file,
    collection: 'comunicados',
    title: 'Feria',
    state: 'publicado',
    out: 'igual',
  };
  const { user, press } = openPiece('comunicados', {
    ...{ piece: { ...piece, unsaved: false } as Piece, data: { titulo: 'Feria' }, body: '' },
  });
  const state = () => screen.getByLabelText('Estado');
  const question = () =>
    screen.queryByText(/^Hoy está en el sitio\. ¿Quitarlo hasta el \p{L}+ \d/u);
  await user.selectOptions(state(), 'Se publica otro día');
  expect(question()).toBeVisible();
  expect(state()).toHaveDisplayValue('Para publicar');
  await press('Dejarlo en el sitio');
  expect(question()).toBeNull();
  await user.selectOptions(state(), 'Se publica otro día');
  await press('Quitarlo hasta ese día');
  expect(state()).toHaveDisplayValue('Se publica otro día');
  expect(screen.getByLabelText('Publicar el')).not.toHaveValue('');
});

test('«Guardar» espera a la fotografía que va en camino', async () => {
  let arrive: (answer: object) => void = () => undefined;
  const { user, press, save, sent } = openPiece(
    'comunicados',
    { data: { titulo: 'Feria', imagen: '' }, body: '' },
    {
      'POST /api/foto/vista': { image: 'data:,', width: 1600, height: 900, least: 640 },
      'POST /api/foto': () => new Promise((done) => (arrive = done)),
    },
  );
  await user.upload(screen.getByLabelText('Elegir la fotografía'), new File(['x'], 'a.heic'));
  await screen.findByRole('button', { name: 'Usar' });
  await press('Usar');
  await save();
  expect(sent).toEqual([]);
  arrive({ ruta: '/imagenes/x.jpg' });
  await waitFor(() => expect(sent[0]?.data).toMatchObject({ imagen: '/imagenes/x.jpg' }));
});
