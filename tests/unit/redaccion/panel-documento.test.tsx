import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DocumentAnswer } from '@/scripts/redaccion/documents/types';
import { DocumentPictures, PhotoPicker } from '@/scripts/redaccion/screen/photos/PhotoPicker';
import { withDocument } from '@/scripts/redaccion/screen/word/bring';
import { BringDocument } from '@/scripts/redaccion/screen/word/BringDocument';
import { Pasted } from '@/scripts/redaccion/screen/word/Pasted';

const hidden = (id: string, text: string) => ({
  ...{ id, text, kind: 'hidden' as const },
  question: 'Este texto está oculto. ¿Se publica?',
});
const READ: Extract<DocumentAnswer, { result: 'read' }> = {
  result: 'read',
  markdown: 'Se ve.\n',
  title: 'Abren módulo',
  shown: '<p>Se ve.</p>',
  original: '<p>Se ve. secreto</p>',
  losses: [],
  decisions: [],
  pictures: [],
};

/** A server that gives these answers in turn; returns what it was asked. */
function answers(...given: (DocumentAnswer | Error)[]) {
  const asked: string[] = [];
  global.fetch = jest.fn(async (address: string) => {
    asked.push(decodeURIComponent(address));
    const answer = given.length > 1 ? given.shift() : given[0];
    if (answer instanceof Error) throw answer;
    return { ok: true, json: async () => answer };
  }) as unknown as typeof fetch;
  return asked;
}

function bring(title?: string) {
  const use = jest.fn();
  render(
    <BringDocument
      label="Empezar con un documento"
      uses={[{ label: 'Usar', use }]}
      title={title}
    />,
  );
  return { user: userEvent.setup(), use };
}

const file = new File(['x'], 'módulo.docx');
const choose = (user: ReturnType<typeof userEvent.setup>) =>
  user.upload(screen.getByLabelText('Empezar con un documento'), file);
const use = () => screen.findByRole('button', { name: 'Usar' });

test('nada se toma mientras falte decidir; lo decidido se puede cambiar', async () => {
  const decided = { ...READ, losses: [{ what: 'texto oculto', text: 'secreto', todo: 'No va.' }] };
  const asked = answers(
    { ...READ, decisions: [hidden('hidden-a-1', 'secreto'), hidden('hidden-b-1', 'otro')] },
    { ...decided, decisions: [hidden('hidden-b-1', 'otro')] },
    decided,
  );
  const { user, use: used } = bring();
  await choose(user);
  expect(await use()).toBeDisabled();
  await user.click(screen.getAllByLabelText('No')[0]!);
  expect(await screen.findByText('texto oculto')).toBeVisible();
  expect(await use()).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Sí a los 2' }));
  await screen.findByRole('button', { name: 'Usar' });
  await user.click(await use());
  expect(used).toHaveBeenCalledWith(decided);
  expect(asked).toEqual([
    '/api/documento?nombre=módulo.docx',
    '/api/documento?nombre=módulo.docx&no=hidden-a-1',
    '/api/documento?nombre=módulo.docx&si=hidden-a-1,hidden-b-1',
  ]);
});

test('el original y lo que queda están lado a lado, en marcos sin permiso alguno', async () => {
  answers(READ);
  const { user } = bring('El de la pieza');
  await choose(user);
  const original = await screen.findByTitle<HTMLIFrameElement>(/^El original/);
  const result = screen.getByTitle<HTMLIFrameElement>('Así queda');
  for (const frame of [original, result]) expect(frame).toHaveAttribute('sandbox', '');
  expect(original.srcdoc).toContain('secreto');
  expect(result.srcdoc).not.toContain('secreto');
  expect(screen.getByText(/La pieza conserva el suyo/)).toBeVisible();
});

test('cada pérdida se dice con sus palabras, y cada imagen se puede descargar', async () => {
  const data = 'data:image/png;base64,AAAA';
  answers({
    ...READ,
    losses: [{ what: 'subrayado', text: 'gratis', todo: 'El sitio no subraya.' }],
    pictures: [{ name: 'visita-1.png', alt: 'Un módulo', data }],
  });
  const { user } = bring();
  await choose(user);
  expect(await screen.findByText(/«gratis». El sitio no subraya/)).toBeVisible();
  const link = screen.getByRole('link', { name: /Descargar/ });
  expect(link).toHaveAttribute('href', data);
  expect(link).toHaveAttribute('download', 'visita-1.png');
});

test('lo que no se lee dice qué hacer, y se puede traer otro', async () => {
  answers({ result: 'refused', why: 'Está protegido.', todo: 'Quítele la contraseña.' });
  const { user } = bring();
  const area = screen.getByText(/arrástrelo/).parentElement!;
  fireEvent.drop(area, { dataTransfer: { files: [file] } });
  expect(await screen.findByText('Está protegido. Quítele la contraseña.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Usar' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'No usarlo' }));
  expect(screen.getByLabelText('Empezar con un documento')).toBeVisible();
});

test('lo que se pega sin pérdida entra sin más; si se pierde algo, se dice', async () => {
  const onPaste = jest.fn();
  const onLeave = jest.fn();
  answers({ ...READ, title: undefined });
  const { unmount } = render(<Pasted html="<p>x</p>" onPaste={onPaste} onLeave={onLeave} />);
  await screen.findByRole('status');
  expect(onPaste).toHaveBeenCalledWith('Se ve.\n');
  expect(onLeave).toHaveBeenCalled();
  unmount();
  answers({ ...READ, losses: [{ what: 'enlace', text: 'mi archivo', todo: 'Quedó su texto.' }] });
  render(<Pasted html="<p>x</p>" onPaste={onPaste} onLeave={onLeave} />);
  expect(await screen.findByText(/«mi archivo»/)).toBeVisible();
  expect(onPaste).toHaveBeenLastCalledWith('## Abren módulo\n\nSe ve.\n');
});

test('la imagen del documento se ofrece, y lleva consigo su descripción', async () => {
  const onDone = jest.fn();
  const photo = { image: 'data:image/jpeg;base64,', width: 1600, height: 900, least: 640 };
  global.fetch = jest.fn(async (address: string) => ({
    ok: true,
    json: async () => (address.startsWith('/api/foto?') ? { ruta: '/imagenes/x.jpg' } : photo),
  })) as unknown as typeof fetch;
  const picture = { name: 'a-1.png', alt: 'Un módulo', data: 'data:image/png;base64,AAAA' };
  render(
    <DocumentPictures value={[picture]}>
      <PhotoPicker label="Cambiar la fotografía" place="tarjeta" onDone={onDone} />
    </DocumentPictures>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: /Un módulo/ }));
  await user.click(await screen.findByRole('button', { name: 'Usar' }));
  expect(onDone).toHaveBeenCalledWith('/imagenes/x.jpg', 'Un módulo');
});

describe('lo que dice un documento', () => {
  const schema = { properties: { titulo: {}, resumen: {} } };
  const read = { ...READ, summary: 'Atiende', markdown: 'Otro[^1]\n\n[^1]: Nota\n' };

  test('llena lo que está vacío y no toca lo escrito', () => {
    const words = { data: { titulo: 'El mío', resumen: '' }, body: 'Antes[^1]\n\n[^1]: Mía\n' };
    expect(withDocument(words, schema, read, false)).toEqual({
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
