import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PhotoShown } from '@/scripts/redaccion/api-lists';
import { cutOf, largestFrame } from '@/scripts/redaccion/screen/photos/Cut';
import { PhotoPicker, PieceFile } from '@/scripts/redaccion/screen/photos/PhotoPicker';

const photo: PhotoShown = {
  image: 'data:image/jpeg;base64,',
  ...{ width: 3000, height: 4000, ratio: 16 / 9, least: 640 },
};

/** Shows the chooser, with a server that answers as it is told and keeps what it was asked. */
function open(answer: object | string = photo) {
  const asked: string[] = [];
  const onDone = jest.fn();
  global.fetch = jest.fn(async (address: string) => {
    asked.push(decodeURIComponent(address));
    if (typeof answer === 'string')
      return { ok: false, status: 422, json: async () => ({ error: answer }) };
    const kept = address.startsWith('/api/foto?');
    return { ok: true, json: async () => (kept ? { ruta: '/imagenes/x.jpg' } : answer) };
  }) as unknown as typeof fetch;
  render(
    <PieceFile value="content/prensa/x.md">
      <PhotoPicker label="Cambiar la fotografía" place="tarjeta" onDone={onDone} />
    </PieceFile>,
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
  const { user } = open('Es un PDF, y aquí va una fotografía.');
  await choose(user);
  expect(await screen.findByRole('alert')).toHaveTextContent('Es un PDF');
  expect(screen.queryByRole('group')).toBeNull();
});

describe('el marco', () => {
  const places: PhotoShown[] = [photo, { ...photo, width: 4000, height: 3000, ratio: 4 / 5 }];
  it('es el mayor que cabe con la proporción de su lugar', () => {
    for (const one of places) {
      const { left, top, width, height } = cutOf(largestFrame(one));
      expect((width * one.width) / (height * one.height)).toBeCloseTo(one.ratio ?? 0);
      expect(Math.max(width, height)).toBeCloseTo(1);
      expect([left * 2 + width, top * 2 + height]).toEqual([1, 1]);
    }
  });

  it('sin proporción propia toma la fotografía entera', () => {
    const { image, width, height, least } = photo;
    const whole = { left: 0, top: 0, width: 1, height: 1 };
    expect(cutOf(largestFrame({ image, width, height, least }))).toEqual(whole);
  });
});
