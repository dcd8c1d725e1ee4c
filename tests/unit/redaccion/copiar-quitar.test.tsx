import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Opened, Piece } from '@/scripts/redaccion/api';
import { dayIn } from '@/lib/office/clock';
import { localDay } from '@/lib/office/dates';
import { collections } from '@/lib/content/model';
import { treeOf } from '@/lib/content/model/schema-tree';
import { officeDay } from '@/scripts/redaccion/screen/instants';
import { NewPiece } from '@/scripts/redaccion/screen/NewPiece';
import { PressMailBox, RemovePiece } from '@/scripts/redaccion/screen/PieceHead';
import { answering } from './answering';

const piece: Piece = {
  file: 'content/prensa/feria.md',
  collection: 'comunicados',
  title: 'Feria',
  state: 'publicado',
  day: '2026-01-05',
  unsaved: false,
};
const other: Piece = { ...piece, file: 'content/prensa/otra.md', title: 'Otra' };
const opened: Opened = {
  ...{ piece, base: 'a1', schema: treeOf(collections.comunicados.schema), body: 'Habrá feria.' },
  data: {
    ...{ titulo: 'Feria', fecha: '2026-01-05', resumen: 'Hay feria.', numero: 7 },
    ...{ imagen: '/imagenes/feria.jpg', alt: 'Una feria.', lugar: 'Ciudad Ejemplo' },
    ...{ antes: ['/prensa/otra/'], publicar: '2026-01-05', muestra: true },
  },
};

async function begin(
  like?: string,
  answer: object = opened,
  collection: Piece['collection'] = 'comunicados',
  pieces: Piece[] = [piece],
): Promise<Opened> {
  answering({ 'GET /api/piezas': { piezas: pieces, faults: [] }, 'GET /api/pieza': answer });
  const made = jest.fn<void, [Opened]>();
  render(<NewPiece collection={collection} like={like} withDocument={false} onMade={made} />);
  await userEvent.type(screen.getByLabelText('Título'), 'Otra feria');
  await userEvent.click(screen.getByRole('button', { name: 'Empezar' }));
  await waitFor(() => expect(made).toHaveBeenCalled());
  return made.mock.calls[0]?.[0] as Opened;
}

it('un comunicado nuevo trae la fecha de hoy en la oficina, el número que sigue y el lugar del anterior', async () => {
  const days = ['Etc/GMT+12', 'Pacific/Kiritimati'].map((zone) => [zone, dayIn(zone, new Date())]);
  const [zone = '', today] = days.find(([, day]) => day !== localDay(new Date())) ?? [];
  document.documentElement.dataset['zone'] = zone;
  expect(await begin()).toMatchObject({
    base: '',
    body: '',
    data: {
      ...{ titulo: 'Otra feria', fecha: today, numero: 8 },
      lugar: 'Ciudad Ejemplo',
    },
  });
  delete document.documentElement.dataset['zone'];
});

it('un aviso nuevo se muestra desde hoy, y lo que dice cuándo se revisó se revisó hoy', async () => {
  const dated = { properties: { desde: {}, hasta: {}, actualizado: {} } };
  const { data } = await begin(undefined, { ...opened, schema: dated }, 'avisos');
  const today = officeDay();
  expect(data).toEqual({ titulo: 'Otra feria', desde: today, actualizado: today });
});

it('al empezar otro sin haber guardado el anterior, el número sigue al de su borrador', async () => {
  const draft = { savedAt: '', base: '', data: { numero: 11 }, body: '' };
  const { data } = await begin(undefined, { ...opened, base: '', data: {}, draft });
  expect(data).toMatchObject({ numero: 12 });
});

it('el número sigue al más alto aunque otro, programado, sea de un día posterior', async () => {
  const scheduled = { ...other, day: '2099-06-01' };
  const data = { ...(opened.data as object), numero: 6 };
  const answer = (_: unknown, address: string) =>
    address.includes(other.file) ? { ...opened, piece: scheduled, data } : opened;
  const made = await begin(undefined, answer, 'comunicados', [scheduled, piece]);
  expect(made.data).toMatchObject({ numero: 8 });
});

it('la dirección que se propone no parte una palabra', async () => {
  answering({ 'GET /api/piezas': { piezas: [], faults: [] } });
  render(<NewPiece collection="comunicados" withDocument={false} onMade={() => undefined} />);
  await userEvent.type(
    screen.getByLabelText('Título'),
    'Abre Sindicatura Procuradora módulo de quejas en Otay con apoyo del DIF',
  );
  expect(screen.getByLabelText('Nombre en la dirección')).toHaveValue(
    'abre-sindicatura-procuradora-modulo-de-quejas-en-otay-con',
  );
});

it('una copia trae el texto y la imagen de la otra pieza, y nada que sea sólo de ella', async () => {
  const copy = await begin(piece.file);
  expect(copy.body).toBe('Habrá feria.');
  expect(copy.data).toEqual({
    ...{ titulo: 'Otra feria', fecha: localDay(new Date()), numero: 8 },
    ...{ imagen: '/imagenes/feria.jpg', alt: 'Una feria.', lugar: 'Ciudad Ejemplo' },
  });
});

it('quitar una pieza se pregunta antes, y dice por qué no se puede', async () => {
  const asked = jest.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValue(true);
  const remove = jest
    .fn<Promise<void>, [string]>()
    .mockRejectedValue(new Error('No se cambió. /prensa/feria/ ya no está.'));
  answering({ 'GET /api/piezas': { piezas: [piece, other] } });
  render(<RemovePiece piece={piece} remove={remove} />);
  await userEvent.click(screen.getByText('Quitar'));
  await userEvent.selectOptions(
    await screen.findByLabelText(/A dónde llega/),
    await screen.findByRole('option', { name: 'Otra' }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Quitarla' }));
  expect(remove).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Quitarla' }));
  expect(await screen.findByText(/ya no está/)).toBeVisible();
  expect(asked).toHaveBeenCalledTimes(2);
  expect(asked).toHaveBeenLastCalledWith(expect.stringContaining('llevará a «Otra»'));
  expect(remove).toHaveBeenCalledWith('content/prensa/otra.md');
});

it('copio el asunto y el texto del correo para la prensa', async () => {
  const user = userEvent.setup();
  answering({
    'GET /api/prensa': { subject: 'Comunicado 8', text: 'Hay feria.\n\nEn el sitio: x' },
  });
  render(<PressMailBox file="content/prensa/feria.md" />);
  const box = screen.getByRole<HTMLDetailsElement>('group');
  box.open = true;
  await user.click(await screen.findByRole('button', { name: 'Copiar asunto' }));
  expect(await navigator.clipboard.readText()).toBe('Comunicado 8');
  await user.click(screen.getByRole('button', { name: 'Copiar texto del correo' }));
  expect(await navigator.clipboard.readText()).toBe('Hay feria.\n\nEn el sitio: x');
  expect(screen.getByRole('status')).toHaveTextContent('Texto del correo: copiado.');
});
