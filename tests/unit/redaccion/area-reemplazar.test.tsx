import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ReplaceArea } from '@/scripts/redaccion/screen/ReplaceArea';
import { answering } from './answering';

const place = (before: string) => ({ where: 'Texto', before, found: 'grúa', after: '.' });
const piezas = [
  { file: 'content/prensa/a.md', base: 'a1', title: 'Uno', places: [place('La '), place('Otra ')] },
  {
    file: 'content/sitio.yml',
    base: 's1',
    title: 'Datos',
    locked: 'Sólo quien publica.',
    places: [place('Su ')],
  },
];

it('se ve cada lugar, se deja fuera el que no, y se reemplazan los demás de una vez', async () => {
  const asked: unknown[] = [];
  answering({
    'POST /api/lugares': { piezas },
    'POST /api/reemplazar': (body) => {
      asked.push(body);
      return {};
    },
  });
  const user = userEvent.setup();
  render(<ReplaceArea heading={null} />);
  await user.type(screen.getByLabelText('Buscar'), 'grúa');
  await user.type(screen.getByLabelText('Reemplazar por'), 'pipa');
  await user.click(screen.getByRole('button', { name: 'Buscar' }));
  expect(await screen.findByText('Sólo quien publica.')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: /Su grúa/ })).toBeDisabled();
  await user.click(screen.getByRole('checkbox', { name: /Otra grúa/ }));
  await user.click(screen.getByRole('button', { name: 'Reemplazar por «pipa» en un lugar' }));
  expect(await screen.findByText(/Se reemplazó en un lugar/)).toBeVisible();
  expect(asked).toEqual([
    {
      find: 'grúa',
      loose: false,
      by: 'pipa',
      pieces: [{ file: 'content/prensa/a.md', base: 'a1', chosen: [0] }],
    },
  ]);
});

it('lo que no se pudo se dice, y lo elegido sigue ahí', async () => {
  answering({ 'POST /api/lugares': { piezas } });
  const user = userEvent.setup();
  render(<ReplaceArea heading={null} />);
  await user.type(screen.getByLabelText('Buscar'), 'grúa');
  await user.click(screen.getByRole('button', { name: 'Buscar' }));
  await user.click(await screen.findByRole('button', { name: 'Quitar de 2 lugares' }));
  expect(await screen.findByText(/falla/)).toBeVisible();
  expect(screen.getByRole('checkbox', { name: /Otra grúa/ })).toBeChecked();
});
