import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PhotoShown } from '@/scripts/redaccion/api-lists';
import { PhotoField } from '@/scripts/redaccion/screen/fields/controls';
import { cutOf, largestFrame } from '@/scripts/redaccion/screen/photos/PhotoPicker';
import { PhotoPicker } from '@/scripts/redaccion/screen/photos/PhotoPicker';
import { ROOT, FormTree } from '@/scripts/redaccion/screen/values';
import { answering } from '../answering';
import { within } from '../within';

const photo: PhotoShown = {
  image: 'data:image/jpeg;base64,',
  ...{ width: 3000, height: 4000, ratio: 16 / 9, least: 640 },
};

const answers = (answer: object = photo) =>
  answering({ 'POST /api/foto/vista': answer, 'POST /api/foto': { ruta: '/imagenes/x.jpg' } });

function open(answer?: object) {
  const onDone = jest.fn();
  const asked = answers(answer);
  render(
    within(
      { file: 'content/prensa/x.md' },
      <PhotoPicker label="Cambiar la fotografía" place="tarjeta" onDone={onDone} />,
    ),
  );
  return { user: userEvent.setup(), asked, onDone };
}

const file = new File(['…'], 'IMG_2041.HEIC');
const choose = (user: ReturnType<typeof userEvent.setup>) =>
  user.upload(screen.getByLabelText('Cambiar la fotografía'), file);
const cutIn = (address = '') => /corte=([\d.,]+)/.exec(address)?.[1]?.split(',').map(Number);

test('elijo una fotografía, y se guarda la parte que está en el marco', async () => {
  const { user, asked, onDone } = open();
  await choose(user);
  const box = await screen.findByRole('group', { name: 'Recorte de la fotografía' });
  expect(box).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Usar' }));
  expect(onDone).toHaveBeenCalledWith('/imagenes/x.jpg', undefined);
  const [left, top = 0, width, height = 0] = cutIn(asked.at(-1)) ?? [];
  expect([left, width]).toEqual([0, 1]);
  expect(height).toBeCloseTo(3000 / (16 / 9) / 4000);
  expect(top * 2 + height).toBeCloseTo(1);
  expect(asked.at(-1)).toContain('pieza=content/prensa/x.md');
  expect(screen.queryByRole('group', { name: 'Recorte de la fotografía' })).toBeNull();
});

test('la suelto sobre su lugar, la giro, y si cancelo no se guarda nada', async () => {
  const { user, asked, onDone } = open();
  fireEvent.drop(screen.getByText('Cambiar la fotografía'), { dataTransfer: { files: [file] } });
  await user.click(await screen.findByRole('button', { name: 'Girar' }));
  expect(asked.at(-1)).toContain('giro=90');
  await user.click(screen.getByRole('button', { name: 'Cancelar' }));
  expect(screen.getByLabelText('Cambiar la fotografía')).toHaveFocus();
  expect(onDone).not.toHaveBeenCalled();
  expect(asked.some((address) => address.startsWith('/api/foto?'))).toBe(false);
});

test('si no sirve, leo por qué y qué hacer, y puedo elegir otra', async () => {
  const { user } = open({ error: 'Es un PDF, y aquí va una fotografía.' });
  await choose(user);
  expect(await screen.findByRole('alert')).toHaveTextContent('Es un PDF');
  expect(screen.queryByRole('group')).toBeNull();
});

it.each<[PhotoShown, number]>([
  [photo, 16 / 9],
  [{ ...photo, width: 4000, height: 3000, ratio: 4 / 5 }, 4 / 5],
  [{ image: '', width: 3000, height: 4000, least: 640 }, 3 / 4],
])('el marco es el mayor que cabe con la proporción de su lugar: %j', (one, ratio) => {
  const [left = 0, top = 0, width = 0, height = 0] = cutOf(largestFrame(one));
  expect((width * one.width) / (height * one.height)).toBeCloseTo(ratio);
  expect(Math.max(width, height)).toBeCloseTo(1);
  expect([left * 2 + width, top * 2 + height]).toEqual([1, 1]);
});

test.each([
  ['', 'Vecinas en una mesa.', 'Vecinas en una mesa.'],
  ['/imagenes/otra.jpg', 'Otra cosa.', ''],
])(
  'al elegir fotografía donde había «%s», la descripción «%s» queda «%s»',
  async (imagen, alt, kept) => {
    answers();
    const words = new FormTree({ data: { imagen, alt } });
    const photo = { path: `${ROOT}.imagen`, node: { lugar: 'tarjeta' as const }, label: 'Imagen' };
    render(within({ words }, <PhotoField {...photo} required />));
    const user = userEvent.setup();
    await user.upload(screen.getByLabelText(/^(?:Elegir|Cambiar) la fotografía/), file);
    await user.click(await screen.findByRole('button', { name: 'Usar' }));
    expect(words.now.data).toEqual({ imagen: '/imagenes/x.jpg', alt: kept });
  },
);
