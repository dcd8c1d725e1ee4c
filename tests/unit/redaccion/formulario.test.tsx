import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { SchemaNode } from '@/lib/content/model/schema-tree';
import type { Piece } from '@/scripts/redaccion/api';
import { officeDay } from '@/scripts/redaccion/screen/instants';
import { openPiece, SAVED } from './open-piece';

jest.mock('@/scripts/redaccion/screen/editor/TextEditor', () => ({
  TextEditor: ({ children }: { children?: ReactNode }) => children,
}));

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

test('con Ctrl y S también se guarda, esté donde esté', async () => {
  const { user, sent } = open();
  await user.type(screen.getByLabelText(/^Título/), ' anual');
  (document.activeElement as HTMLElement).blur();
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

test('un dato del sitio que se escribe se ve como se leerá al dejar el campo', async () => {
  const site = { values: { telefono: '664 555 0100' }, names: {} };
  const { user, save, sent } = open(undefined, { site });
  await user.click(screen.getByLabelText(/^Título/));
  await user.paste(', informes: {{telefono}}');
  await user.tab();
  expect(screen.getByText('664 555 0100')).toBeVisible();
  await save();
  expect(sent[0]?.data).toMatchObject({ titulo: 'Reunión, informes: {{telefono}}' });
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

test('quien guarda con el teclado sigue en «Guardar»', async () => {
  let answer: (saved: object) => void = () => undefined;
  const { user } = open(() => new Promise<object>((done) => (answer = done)));
  await user.type(screen.getByLabelText(/^Título/), ' anual');
  const button = screen.getByRole('button', { name: 'Guardar' });
  button.focus();
  await user.keyboard('{Enter}');
  // A browser takes the focus from what is disabled.
  expect(await screen.findByRole('button', { name: 'Guardando…' })).not.toBeDisabled();
  answer(SAVED);
  expect(await screen.findByText(/^Guardado\./)).toBeVisible();
  expect(button).toHaveFocus();
});

test('al juntarse, el cursor sigue donde estaba', async () => {
  const { user } = open(afterAna({ lugar: 'Tijuana' }));
  const title = screen.getByLabelText<HTMLTextAreaElement>(/^Título/);
  await user.type(title, ' anual');
  title.setSelectionRange(2, 2);
  await user.keyboard('{Control>}s{/Control}');
  expect(await screen.findByText(/^Se juntó con lo que guardó Ana/)).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText(/^Título/)).toHaveFocus());
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Título/).selectionStart).toBe(2);
});

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
  const { user, press, save, sent } = openPiece('comunicados', {
    data: { titulo: 'Feria', borrador: true },
    body: '',
  });
  await press('Ajustes');
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

test('programar lo que está en el sitio pregunta si se quita hasta el lunes, y la respuesta lo guarda', async () => {
  const piece = {
    file,
    collection: 'comunicados',
    title: 'Feria',
    state: 'publicado',
    out: 'igual',
  };
  const { user, press, sent } = openPiece('comunicados', {
    ...{ piece: { ...piece, unsaved: false } as Piece, data: { titulo: 'Feria' }, body: '' },
  });
  const state = () => screen.getByLabelText('Estado');
  const question = () => screen.queryByText(/^Hoy está en el sitio\. ¿Quitarlo hasta el lunes \d/u);
  await press('Ajustes');
  await user.selectOptions(state(), 'Se publica otro día');
  expect(question()).toBeVisible();
  expect(state()).toHaveDisplayValue('Para publicar');
  await press('Dejarlo en el sitio');
  expect(question()).toBeNull();
  await user.selectOptions(state(), 'Se publica otro día');
  const day = screen.getByLabelText('Publicar el');
  fireEvent.change(day, { target: { value: officeDay() } });
  expect(screen.getByRole('button', { name: /^Quitarlo hasta/ })).toBeDisabled();
  fireEvent.change(day, { target: { value: '2099-06-01' } });
  await user.type(day, '{Enter}');
  expect(state()).toHaveDisplayValue('Se publica otro día');
  await waitFor(() => expect(sent[0]?.data).toMatchObject({ publicar: '2099-06-01' }));
});

test('lo que falta se señala al dejar su campo o al querer guardar, no antes', async () => {
  const lacks = (name: string) => ({
    ...{ file, line: 0, field: name, code: 'missing', piece: 'x', message: 'falta este dato.' },
  });
  const problems = [lacks('resumen'), lacks('fecha')];
  const { user, save } = openPiece(
    'comunicados',
    { base: '', data: { titulo: 'Feria' }, body: '' },
    {
      'POST /api/revisar': { problems, warnings: [] },
      'PUT /api/pieza': { result: 'refused', problems },
    },
  );
  const shown = () => screen.queryAllByText(/^falta este dato/).length;
  const summary = screen.getByLabelText(/^Resumen/);
  await waitFor(() => expect(summary).toHaveFocus());
  fireEvent.change(screen.getByLabelText(/^Título/), { target: { value: 'Feria anual' } });
  await screen.findByText('Copia guardada', { exact: false });
  expect(shown()).toBe(0);
  await user.tab();
  await waitFor(() => expect(shown()).toBe(1));
  await save();
  await waitFor(() => expect(shown()).toBe(2));
});

test('lo nuevo, que ya tiene título, sigue en lo primero que le falta', async () => {
  openPiece('comunicados', { base: '', data: { titulo: 'Feria' }, body: '' });
  await waitFor(() => expect(screen.getByLabelText(/^Resumen/)).toHaveFocus());
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

describe('un comunicado es una página', () => {
  const release = {
    data: {
      ...{ titulo: 'Feria', resumen: 'Habrá feria.', fecha: '2025-01-27', numero: 11 },
      ...{ imagen: '/imagenes/feria.jpg', alt: 'Una feria.' },
    },
    body: '',
  };
  const named = (name: string) => screen.getByRole('button', { name });

  it('se abre con el cursor en el título, y sus ajustes cerrados', async () => {
    openPiece('comunicados', release);
    const title = screen.getByLabelText<HTMLTextAreaElement>('Título');
    await waitFor(() => expect(title).toHaveFocus());
    expect(title.selectionStart).toBe('Feria'.length);
    expect(named('Ajustes')).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByLabelText('Fecha')).not.toBeVisible();
  });

  it('vacío dice en gris qué va en cada lugar, y del resumen cuántas letras lleva', async () => {
    const { user } = openPiece('comunicados', { ...release, data: { titulo: '' } });
    expect(screen.getByPlaceholderText('Título')).toHaveAccessibleName(/^Título/);
    await user.type(screen.getByPlaceholderText(/^Resumen/), 'Habrá');
    expect(screen.getByText('5 de 150')).toBeInTheDocument();
  });

  it('«Ajustes» se abre con el foco dentro, y Escape lo cierra y vuelve al botón', async () => {
    const { user, press } = openPiece('comunicados', release);
    await press('Ajustes');
    expect(screen.getByRole('heading', { name: 'Ajustes' })).toHaveFocus();
    expect(screen.getByLabelText('Fecha')).toBeVisible();
    await user.keyboard('{Escape}');
    expect(screen.getByLabelText('Fecha')).not.toBeVisible();
    expect(named('Ajustes')).toHaveFocus();
  });

  it('una falta de los ajustes los abre al guardar, y me lleva a ella', async () => {
    const fault = { file, line: 3, field: 'fecha', code: 'day', message: 'la fecha no existe.' };
    const { save } = openPiece('comunicados', release, {
      'PUT /api/pieza': { result: 'refused', problems: [fault] },
    });
    await save();
    await waitFor(() => expect(screen.getByLabelText('Fecha')).toHaveFocus());
    expect(screen.getByLabelText('Fecha')).toBeVisible();
  });

  it('el lugar está siempre, y vacío no se escribe', async () => {
    const { user, press, save, sent } = openPiece('comunicados', release);
    await press('Ajustes');
    await user.type(screen.getByLabelText('Lugar'), 'Tijuana');
    await save();
    await user.clear(screen.getByLabelText('Lugar'));
    await save();
    expect(screen.getByLabelText('Lugar')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Quitar «Lugar»' })).toBeNull();
    expect(sent.map(({ data }) => data)).toEqual([
      { ...release.data, lugar: 'Tijuana' },
      release.data,
    ]);
  });

  it('la descripción de la imagen se ve cuando se pide o falta', async () => {
    const { press } = openPiece('comunicados', release);
    expect(screen.queryByLabelText(/^Descripción/)).toBeNull();
    await press('Describir «Imagen»');
    expect(screen.getByLabelText(/^Descripción/)).toHaveFocus();
  });

  it('la imagen que está se recorta otra vez, y conserva su descripción', async () => {
    const { press, save, sent } = openPiece('comunicados', release, {
      'POST /api/foto/vista': {
        image: 'data:,',
        width: 1600,
        height: 900,
        ratio: 16 / 9,
        least: 640,
      },
      'POST /api/foto': { ruta: '/imagenes/otra.jpg' },
    });
    await press('Recortar «Imagen»');
    await screen.findByRole('group', { name: 'Recorte de la fotografía' });
    await press('Usar');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Usar' })).toBeNull());
    await save();
    expect(sent[0]?.data).toEqual({ ...release.data, imagen: '/imagenes/otra.jpg' });
  });

  it('«Traer un documento» está bajo el texto vacío, y con texto, en «Más»', async () => {
    const { unmount } = openPiece('comunicados', release);
    expect(screen.getByText('Traer un documento', { selector: 'summary' })).toBeVisible();
    unmount();
    const { user } = openPiece('comunicados', { ...release, body: 'Habrá feria.' });
    expect(screen.queryByText('Traer un documento', { selector: 'summary' })).toBeNull();
    await user.click(screen.getByText('Más'));
    await user.click(screen.getByRole('button', { name: 'Traer un documento' }));
    expect(screen.getByLabelText('Documento para el texto')).toHaveFocus();
  });

  it('un aviso nuevo, al que le faltan ajustes, se abre con ellos a la vista', () => {
    openPiece('avisos', { base: '', data: { titulo: 'Cierre' }, body: '' });
    expect(screen.getByLabelText(/^Desde/)).toBeVisible();
  });
});
