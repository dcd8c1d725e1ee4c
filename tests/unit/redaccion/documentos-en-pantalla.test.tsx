import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { collections } from '@/lib/content/model';
import { treeOf } from '@/lib/content/model/schema-tree';
import type { DocumentAnswer, Understood } from '@/scripts/documents/types';
import type { Read } from '@/scripts/redaccion/screen/client';
import { NewPiece } from '@/scripts/redaccion/screen/NewPiece';
import { PhotoPicker } from '@/scripts/redaccion/screen/photos/PhotoPicker';
import { withDocument, type Begun } from '@/scripts/redaccion/screen/word/bring-document';
import { BringDocument, Pasted } from '@/scripts/redaccion/screen/word/documents';
import { answering } from './answering';
import { DropFile } from '@/scripts/redaccion/screen/parts';
import { doubtsOf } from '@/scripts/redaccion/screen/word/findings';
import { openPiece } from './open-piece';
import { within } from './within';

jest.mock('@/scripts/redaccion/screen/editor/TextEditor', () => ({ TextEditor: () => null }));

const UNDERSTOOD: Understood[] = [
  { kind: 'titulo', words: ['Abren módulo en Otay'], note: 'capitals' },
  { kind: 'fecha', words: ['Ciudad Ejemplo, E. E.', '12 de noviembre de 2026'] },
  { kind: 'firma', words: ['ATENTAMENTE', 'LIC. ANA TORRES GIL'] },
];
const READ: Read = {
  result: 'read',
  ...{ markdown: 'Se ve.\n', shown: '<p>Se ve.</p>', original: '<p>Se ve. secreto</p>' },
  ...{ losses: [], changes: [], pictures: [], understood: [], pending: false, fields: {} },
  counts: [{ what: 'palabras', source: 2, result: 2 }],
  title: 'Abren módulo',
};
const PHOTO = {
  'POST /api/foto/vista': { image: 'data:,', width: 1600, height: 900, least: 640 },
  'POST /api/foto': { ruta: '/imagenes/x.jpg' },
};
const schema = treeOf(collections.comunicados.schema);

const EMPTY = {
  'GET /api/piezas': { piezas: [], faults: [] },
  'GET /api/pieza': {
    piece: { file: 'content/prensa/x.md', collection: 'comunicados', title: '', unsaved: false },
    ...{ base: '', schema, data: {}, body: '' },
  },
};

/** The conversions of a document, one after another; the last goes on. @returns the addresses */
const answers = (...given: (DocumentAnswer | undefined)[]) =>
  answering({
    ...{ ...EMPTY, ...PHOTO },
    'POST /api/documento': () =>
      (given.length > 1 ? given.shift() : given[0]) ?? new Promise(() => undefined),
  });
const file = new File(['x'], 'módulo.docx');

describe('un comunicado nuevo que empieza con un documento', () => {
  const release: Read = {
    ...{ ...READ, title: 'Abren módulo en Otay', understood: UNDERSTOOD },
    fields: { fecha: '2026-11-12', lugar: 'Ciudad Ejemplo, E. E.' },
  };
  async function begin(...given: (Read | undefined)[]) {
    const asked = answers(...given);
    const made = jest.fn<void, [Begun]>();
    render(<NewPiece collection="comunicados" withDocument={false} onMade={made} />);
    const user = userEvent.setup();
    await user.upload(screen.getByLabelText('Traer un Word'), file);
    return { user, made, asked };
  }
  const start = () => screen.findByRole('button', { name: 'Empezar con este texto' });

  test('de Word en un paso: el título se ve y se puede corregir, y un botón empieza con todo', async () => {
    const { user, made } = await begin(release);
    await waitFor(async () => expect(await start()).toBeEnabled());
    expect(screen.getByText(/Estaba en mayúsculas: vea los nombres/)).toBeVisible();
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

  test('lo que falta para empezar se dice junto al botón', async () => {
    const changes = [{ before: 'Abre hoy.', after: 'Abre mañana.' }];
    await begin({ ...release, changes, pending: true });
    expect(await start()).toBeDisabled();
    expect((await start()).parentElement).toHaveTextContent(/acepte o rechace sus cambios/);
  });

  test('con su fotografía, que va ya cortada; de varias, la que se elige', async () => {
    const [first, second] = ['a', 'b'].map((name) => ({
      ...{ name: `${name}.png`, alt: `La ${name}`, data: 'data:image/png;base64,AAAA' },
    })) as [Read['pictures'][number], Read['pictures'][number]];
    const { user, made } = await begin({ ...release, pictures: [first, second] });
    await user.click(await screen.findByRole('button', { name: 'La b' }));
    await user.click(await start());
    await waitFor(() => expect(made).toHaveBeenCalled());
    expect(made.mock.calls[0]?.[0]).toMatchObject({
      data: { imagen: '/imagenes/x.jpg', alt: 'La b' },
      pictures: [first, second],
    });
  });

  test('el archivo se elige con un botón en español, y con el teclado', async () => {
    render(<DropFile label="Traer un Word" onFile={() => undefined} />);
    expect(screen.getByText('Elegir un archivo')).toBeVisible();
    await userEvent.tab();
    const input = screen.getByLabelText('Traer un Word');
    expect(input).toHaveFocus();
    const opened = jest.spyOn(input, 'click');
    await userEvent.click(screen.getByText('Elegir un archivo'));
    expect(opened).toHaveBeenCalled();
    await userEvent.upload(input, new File(['x'], 'boletín.docx'));
    expect(screen.getByText(/boletín\.docx/)).toBeVisible();
  });

  test('cada duda empieza con mayúscula', () => {
    const losses = [{ what: 'encabezado de página', text: 'Oficio 12', todo: 'No pasó.' }];
    expect(doubtsOf({ losses, understood: [] })).toMatchObject([{ name: 'Encabezado de página' }]);
  });

  test('con sus dudas, cada una de las cuales lleva a sus palabras en la página', async () => {
    const body = 'Se ve.\n\n1. Identificación oficial.\n';
    const doubts = [
      { key: 'titulo', name: 'Título', words: ['Abren módulo'], todo: 'Vea los nombres.' },
      { key: 'listas', name: 'Son listas', words: ['Identificación oficial.'], todo: 'Números.' },
      { key: 'x', name: 'Encabezado de página', words: ['H. Ayuntamiento'], todo: 'No pasó.' },
    ];
    const { press } = openPiece('comunicados', {
      ...{ data: { titulo: 'Abren módulo' }, body, base: '' },
      ...({ doubts } as object),
    });
    const box = screen.getByRole('region', { name: 'Revise esto (3)' });
    expect(box).toHaveTextContent('Encabezado de página: «H. Ayuntamiento». No pasó.');
    expect(screen.queryByRole('button', { name: 'Encabezado de página' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Son listas' })).toBeVisible();
    await press('Título');
    expect(screen.getByLabelText(/^Título/)).toHaveFocus();
    await press('Enterado');
    expect(screen.queryByRole('region', { name: /^Revise/ })).toBeNull();
  });

  test('una fotografía que se vería borrosa no impide empezar: se ofrece en la página', async () => {
    const picture = { name: 'a.png', alt: '', data: 'data:image/png;base64,AAAA' };
    const { user, made } = await begin({ ...release, pictures: [picture] });
    answering({ ...EMPTY, 'POST /api/foto/vista': { error: 'Se vería borrosa.' } });
    await user.click(await start());
    await waitFor(() => expect(made).toHaveBeenCalled());
    expect(made.mock.calls[0]?.[0]).toMatchObject({ pictures: [picture] });
    expect(made.mock.calls[0]?.[0].data).not.toHaveProperty('imagen');
  });

  test('lo que se desmarca se pide otra vez, y queda en el texto', async () => {
    const whole = { ...release, markdown: 'Se ve.\n\nATENTAMENTE\n' };
    const { user, asked } = await begin(release, whole);
    await user.click(await screen.findByText(/Lo que se entendió/));
    await user.click(await screen.findByLabelText(/Se quita la firma: «ATENTAMENTE»/));
    await waitFor(async () => expect(await start()).toBeEnabled());
    expect(asked).toEqual([
      '/api/documento?nombre=módulo.docx&dejar=',
      '/api/documento?nombre=módulo.docx&dejar=firma',
    ]);
    expect(screen.getByTitle<HTMLIFrameElement>('Así queda').srcdoc).toContain('Se ve.');
    expect(screen.getByLabelText(/Se quita la firma/)).not.toBeChecked();
  });
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

async function bring(...given: DocumentAnswer[]) {
  const asked = answers(...given);
  const used = jest.fn();
  const uses = [{ label: 'Usar', use: used }];
  render(<BringDocument label="Empezar con un documento" uses={uses} title="El de la página" />);
  const user = userEvent.setup();
  await user.upload(screen.getByLabelText('Empezar con un documento'), file);
  return { user, used, asked };
}
const use = () => screen.findByRole('button', { name: 'Usar' });

test('los cambios se ven con su frase y se deciden de una vez; lo decidido se puede cambiar', async () => {
  const changes = [{ before: 'Abre hoy en Otay.', after: 'Abre mañana en Otay.' }];
  const decided = { ...READ, changes };
  const { user, used, asked } = await bring({ ...decided, pending: true }, decided);
  expect(await use()).toBeDisabled();
  expect(screen.getByText(/^Abre.*en Otay\.$/)).toHaveTextContent(
    'Abre antes: hoy después: mañana en Otay.',
  );
  expect(screen.queryByTitle('Así queda')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Rechazar todos' }));
  await user.click(screen.getByRole('button', { name: 'Aceptar todos' }));
  expect(screen.queryByText('No se perdió nada.')).toBeNull();
  await waitFor(async () => expect(await use()).toBeEnabled());
  await user.click(await use());
  expect(used).toHaveBeenCalledWith(decided);
  expect(asked).toEqual([
    '/api/documento?nombre=módulo.docx',
    '/api/documento?nombre=módulo.docx&cambios=rechazar',
    '/api/documento?nombre=módulo.docx&cambios=aceptar',
  ]);
});

test('lo que queda está junto al original, en marcos sin permiso alguno, y se dice con cuentas que nada se perdió', async () => {
  await bring(READ);
  const original = await screen.findByTitle<HTMLIFrameElement>(/^El original/);
  const result = screen.getByTitle<HTMLIFrameElement>('Así queda');
  for (const frame of [original, result]) expect(frame).toHaveAttribute('sandbox', '');
  expect(original.srcdoc).toContain('secreto');
  expect(result.srcdoc).not.toContain('secreto');
  expect(screen.getByText('No se perdió nada.')).toBeVisible();
  expect(screen.getByText(/La página conserva el suyo/)).toBeVisible();
});

test('las pérdidas de una clase se dicen en una frase, todas sus palabras se pueden ver, y cada imagen que se pega se puede descargar', async () => {
  const data = 'data:image/png;base64,AAAA';
  const losses = ['gratis', 'sin costo'].map((text) => ({
    ...{ what: 'subrayado', text, todo: 'El sitio no subraya.' },
  }));
  answers({ ...READ, losses, pictures: [{ name: 'visita-1.png', alt: 'Un módulo', data }] });
  render(<Pasted copied={{ html: 'x', text: '' }} onPaste={jest.fn()} onLeave={jest.fn()} />);
  expect(await screen.findByText(/«gratis» y 1 más\. El sitio no subraya/)).toBeVisible();
  await userEvent.click(screen.getByText('Con todas sus palabras'));
  expect(screen.getByText(/«gratis» «sin costo»/)).toBeVisible();
  const link = screen.getByRole('link', { name: /Descargar/ });
  expect(link).toHaveAttribute('href', data);
  expect(link).toHaveAttribute('download', 'visita-1.png');
});

test('lo que no se lee dice qué hacer, y se puede traer otro', async () => {
  answers({ result: 'refused', why: 'Está protegido.', todo: 'Quítele la contraseña.' });
  render(<BringDocument label="Un documento" uses={[{ label: 'Usar', use: jest.fn() }]} />);
  fireEvent.drop(screen.getByText(/arrástrelo/).parentElement!, {
    dataTransfer: { files: [file] },
  });
  expect(await screen.findByText('Está protegido. Quítele la contraseña.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Usar' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'No usarlo' }));
  expect(screen.getByLabelText('Un documento')).toBeVisible();
});

test('lo que se pega sin pérdida entra sin más; si se pierde algo, se dice', async () => {
  const onPaste = jest.fn();
  const onLeave = jest.fn();
  const copied = { html: '<p>x</p>', text: '' };
  answers({ ...READ, title: undefined });
  const { unmount } = render(<Pasted {...{ copied, onPaste, onLeave }} />);
  await waitFor(() => expect(onLeave).toHaveBeenCalled());
  expect(onPaste).toHaveBeenCalledWith('Se ve.\n');
  unmount();
  answers({ ...READ, losses: [{ what: 'enlace', text: 'mi archivo', todo: 'Quedó su texto.' }] });
  render(<Pasted {...{ copied, onPaste, onLeave }} />);
  expect(await screen.findByText(/«mi archivo»/)).toBeVisible();
  expect(onPaste).toHaveBeenLastCalledWith('## Abren módulo\n\nSe ve.\n');
});

test('la imagen del documento se ofrece, y lleva consigo su descripción', async () => {
  const onDone = jest.fn();
  answering(PHOTO);
  const picture = { name: 'a-1.png', alt: 'Un módulo', data: 'data:image/png;base64,AAAA' };
  const picker = <PhotoPicker label="Cambiar la fotografía" place="tarjeta" onDone={onDone} />;
  render(within({ pictures: [picture] }, picker));
  await userEvent.click(screen.getByRole('button', { name: /Un módulo/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Usar' }));
  expect(onDone).toHaveBeenCalledWith('/imagenes/x.jpg', 'Un módulo');
});

describe('lo que dice un documento', () => {
  const some = { properties: { titulo: {}, resumen: {} } };
  const read = { ...READ, summary: 'Atiende', markdown: 'Otro[^1]\n\n[^1]: Nota\n' };

  test('llena lo que está vacío y no toca lo escrito', () => {
    const words = { data: { titulo: 'El mío', resumen: '' }, body: 'Antes[^1]\n\n[^1]: Mía\n' };
    expect(withDocument(words, some, read, false)).toEqual({
      data: { titulo: 'El mío', resumen: 'Atiende' },
      body: 'Antes[^1]\n\n[^1]: Mía\n\nOtro[^2]\n\n[^2]: Nota\n',
    });
  });

  test('un resumen que no tiene campo empieza el texto', () => {
    const words = { data: {}, body: 'Antes' };
    expect(withDocument(words, { properties: { titulo: {} } }, read, true)).toEqual({
      data: { titulo: 'Abren módulo' },
      body: 'Atiende\n\nOtro[^1]\n\n[^1]: Nota\n',
    });
  });
});
