import { act, screen, waitFor, within } from '@testing-library/react';
import type { ShownProblem } from '@/scripts/redaccion/api';
import { openPiece } from './open-piece';

const file = 'content/x.yml';
const LONG = ['La oficina recibe a todas las personas.', 'El plazo es de 60 días naturales.'];
const [first, second] = LONG as [string, string];
const body = `## Qué llevar\n\n${first} Llame al {{telefono}} de 8:00 a 15:00.\n\n${second}\n`;
const site = { values: { telefono: '664 555 0100' }, names: {} };
const data = {
  ...{ titulo: 'Feria', resumen: 'Habrá feria.', fecha: '2025-01-27', numero: 11 },
  ...{ imagen: '/imagenes/feria.jpg', alt: 'Una feria.' },
};

const advice = (code: ShownProblem['code'], message: string, words?: string): ShownProblem => ({
  ...{ file, line: 9, field: '', code, message },
  ...(words && { faulty: { words, nth: 0 } }),
});
const long = (words: string) => advice('sentence-long', 'frase larga. Divídala.', words);

async function open(warnings: ShownProblem[], problems: ShownProblem[] = []) {
  const shown = openPiece(
    'comunicados',
    { data, body, site },
    { 'POST /api/revisar': { problems, warnings } },
  );
  await screen.findByRole('button', { name: 'Negritas' });
  await screen.findByText('Revisar');
  return shown;
}
const marked = () =>
  [...document.querySelectorAll('.marked')].map((one) => one.textContent).join('|');
const review = async ({ user }: Awaited<ReturnType<typeof open>>) => {
  await user.click(screen.getByText('Revisar'));
  return within(document.querySelector<HTMLElement>('.review')!);
};

test('cada consejo está en su frase, también tras un título o con un dato en medio', async () => {
  await open([long(first), long(second), long('Llame al 664 555 0100 de 8:00 a 15:00.')]);
  await waitFor(() =>
    expect(marked()).toBe(`${first}|Llame al |664 555 0100| de 8:00 a 15:00.|${second}`),
  );
});

test('el mismo consejo se dice una vez, y cada frase lleva a ella y la selecciona', async () => {
  const shown = await open([long(first), long(second)]);
  await waitFor(() => expect(marked()).toContain(second));
  const panel = await review(shown);
  expect(panel.getByText(/^2 frases largas/)).toBeVisible();
  await shown.user.click(panel.getByRole('button', { name: second }));
  expect(document.getSelection()?.toString()).toBe(second);
  expect(screen.getByText('Revisar').closest('details')).not.toHaveAttribute('open');
});

test('la falta de la dirección de un enlace está en sus palabras, que su renglón selecciona', async () => {
  const fault = advice('link-page-missing', 'la página no existe.', '/capacitacion');
  const linked = body.replace('El plazo', 'Vea [el taller](/capacitacion). El plazo');
  const shown = openPiece(
    'comunicados',
    { data, body: linked, site },
    { 'POST /api/revisar': { problems: [fault], warnings: [] } },
  );
  await screen.findByText('Revisar');
  await waitFor(() => expect(marked()).toBe('el taller'));
  const panel = await review(shown);
  await shown.user.click(panel.getByRole('button', { name: 'Texto' }));
  expect(document.getSelection()?.toString()).toBe('el taller');
  expect(await screen.findByText('la página no existe.')).toBeVisible();
});

test('con el cursor en la frase se dice su consejo', async () => {
  const shown = await open([long(first)]);
  await waitFor(() => expect(marked()).toBe(first));
  const words = document.querySelector('.marked')!.firstChild!;
  const editor = screen.getByRole('textbox', { name: 'Texto' });
  await act(async () => {
    editor.focus();
    document.getSelection()!.collapse(words, 4);
    document.dispatchEvent(new Event('selectionchange'));
    await Promise.resolve();
  });
  expect(await screen.findByText('frase larga. Divídala.')).toBeVisible();
  shown.unmount();
});

test('el consejo de un campo está en su campo, que se guarda igual', async () => {
  const { save, sent } = await open([
    { ...long('Habrá feria.'), field: 'resumen', message: 'voz pasiva. Diga quién.' },
  ]);
  const field = screen.getByLabelText('Resumen');
  expect(field).toHaveAccessibleDescription('voz pasiva. Diga quién.');
  expect(field).toBeValid();
  await save();
  expect(sent).toHaveLength(1);
});

test('si no se guarda, un renglón dice cuántas cosas corregir y lleva a cada una', async () => {
  const found: ShownProblem[] = [
    { file, line: 2, field: 'titulo', code: 'empty', message: 'está vacío.' },
    { ...advice('link-page-missing', 'la página no existe.', 'El plazo'), line: 12 },
  ];
  const shown = openPiece(
    'comunicados',
    { data, body, site },
    {
      'POST /api/revisar': { problems: found, warnings: [] },
      'PUT /api/pieza': { result: 'refused', problems: found },
    },
  );
  await screen.findByRole('button', { name: 'Negritas' });
  await shown.save();
  const line = within(await screen.findByRole('region', { name: 'Lo que hay que corregir' }));
  expect(line.getByText('2 por corregir:')).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('Título')).toHaveFocus());
  await shown.user.click(line.getByRole('button', { name: 'Texto' }));
  expect(document.getSelection()?.toString()).toBe('El plazo');
  expect(document.querySelector('.fault-mark')).toHaveTextContent('El plazo');
});
