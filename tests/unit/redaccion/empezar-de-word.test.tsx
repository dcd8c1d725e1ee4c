import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { collections } from '@/lib/content/model';
import { treeOf } from '@/lib/content/model/schema-tree';
import type { DocumentAnswer, Understood } from '@/scripts/redaccion/documents/types';
import { NewPiece } from '@/scripts/redaccion/screen/NewPiece';
import { PhotoField } from '@/scripts/redaccion/screen/fields/PhotoField';
import { ROOT, useValues, Values } from '@/scripts/redaccion/screen/values';
import { withDocument, type Begun } from '@/scripts/redaccion/screen/word/bring-document';
import { answering } from './answering';

type Read = Extract<DocumentAnswer, { result: 'read' }>;

const UNDERSTOOD: Understood[] = [
  { kind: 'titulo', words: ['Abren módulo en Otay'], note: 'capitals' },
  { kind: 'fecha', words: ['Ciudad Ejemplo, E. E.', '12 de noviembre de 2026'] },
  { kind: 'firma', words: ['ATENTAMENTE', 'LIC. ANA TORRES GIL'] },
];
const READ: Read = {
  result: 'read',
  ...{ markdown: 'Se ve.\n', shown: '<p>Se ve.</p>', original: '<p>Se ve.</p>' },
  ...{ losses: [], counts: [], changes: [], pictures: [], pending: false },
  title: 'Abren módulo en Otay',
  understood: UNDERSTOOD,
  fields: { fecha: '2026-11-12', lugar: 'Ciudad Ejemplo, E. E.' },
};
const schema = treeOf(collections.comunicados.schema);
const opened = {
  piece: { file: 'content/prensa/x.md', collection: 'comunicados', title: '', state: 'publicado' },
  ...{ base: '', schema, data: {}, body: '', unsaved: false },
};

async function begin(...answers: (Read | undefined)[]) {
  const asked = answering({
    'GET /api/piezas': { piezas: [] },
    'GET /api/pieza': opened,
    'POST /api/documento': () => {
      const answer = answers.length > 1 ? answers.shift() : answers[0];
      return answer ?? new Promise(() => undefined);
    },
  });
  const made = jest.fn<void, [Begun]>();
  render(<NewPiece collection="comunicados" onMade={made} />);
  const user = userEvent.setup();
  const input = screen.getByLabelText('Empezar con un documento');
  await user.upload(input, new File(['x'], 'boletín.docx'));
  return { user, made, asked };
}
const start = () => screen.findByRole('button', { name: 'Empezar con este texto' });

test('de Word en un paso: el título se ve y se puede corregir, y un botón empieza con todo', async () => {
  const { user, made } = await begin(READ);
  await waitFor(async () => expect(await start()).toBeEnabled());
  expect(screen.getByLabelText(/Estaba en mayúsculas/)).toBeChecked();
  const title = screen.getByLabelText('Título');
  expect(title).toHaveValue('Abren módulo en Otay');
  await user.type(title, ' centro');
  await user.click(await start());
  await waitFor(() => expect(made).toHaveBeenCalled());
  expect(made.mock.calls[0]?.[0]).toMatchObject({
    body: 'Se ve.\n',
    data: {
      ...{ titulo: 'Abren módulo en Otay centro', fecha: '2026-11-12' },
      lugar: 'Ciudad Ejemplo, E. E.',
    },
  });
});

test('mientras se lee el documento no se puede empezar sin él', async () => {
  await begin(undefined);
  expect(await start()).toBeDisabled();
});

test('lo que se desmarca se pide otra vez, y queda en el texto', async () => {
  const whole = { ...READ, markdown: 'Se ve.\n\nATENTAMENTE\n' };
  const { user, asked } = await begin(READ, whole);
  await user.click(await screen.findByLabelText(/Se quita la firma: «ATENTAMENTE»/));
  await waitFor(async () => expect(await start()).toBeEnabled());
  expect(asked).toEqual([
    '/api/documento?nombre=boletín.docx&dejar=',
    '/api/documento?nombre=boletín.docx&dejar=firma',
  ]);
  expect(screen.getByTitle<HTMLIFrameElement>('Así queda').srcdoc).toContain('Se ve.');
  expect(screen.getByLabelText(/Se quita la firma/)).not.toBeChecked();
});

test.each([
  ['Ciudad Ejemplo, E. E.', 'Ciudad Ejemplo, Estado Ejemplo'],
  ['Ciudad Ejemplo', 'Ciudad Ejemplo, Estado Ejemplo'],
  ['Otra Ciudad, E. E.', 'Otra Ciudad, E. E.'],
])('el lugar «%s» queda como lo escribe el sitio: «%s»', (lugar, kept) => {
  const data = { lugar: 'Ciudad Ejemplo, Estado Ejemplo' };
  const read = { ...READ, fields: { lugar } };
  expect(withDocument({ data, body: '' }, schema, read, true).data).toMatchObject({ lugar: kept });
});

const said = jest.fn();

function Photo({ data }: { data: { imagen: string; alt: string } }) {
  const { form, read } = useValues({ data });
  return (
    <Values {...form}>
      <PhotoField path={`${ROOT}.imagen`} node={{ lugar: 'tarjeta' }} label="Imagen" required />
      <button type="button" onClick={() => said(read().data)}>
        Leer
      </button>
    </Values>
  );
}

test.each([
  ['', 'Vecinas en una mesa.', 'Vecinas en una mesa.'],
  ['/imagenes/otra.jpg', 'Otra cosa.', ''],
])(
  'al elegir fotografía donde había «%s», la descripción «%s» queda «%s»',
  async (imagen, alt, kept) => {
    answering({
      'POST /api/foto/vista': { image: 'data:,', width: 1600, height: 900, least: 640 },
      'POST /api/foto': { ruta: '/imagenes/x.jpg' },
    });
    render(<Photo data={{ imagen, alt }} />);
    const user = userEvent.setup();
    await user.upload(
      screen.getByLabelText(/^(?:Elegir|Cambiar) la fotografía/),
      new File(['x'], 'a.jpg', { type: 'image/jpeg' }),
    );
    await user.click(await screen.findByRole('button', { name: 'Usar' }));
    await user.click(screen.getByRole('button', { name: 'Leer' }));
    expect(said).toHaveBeenLastCalledWith({ imagen: '/imagenes/x.jpg', alt: kept });
  },
);
