import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PhotoShown } from '@/scripts/redaccion/api';
import { cutOf, drawn, nearestRatio, WHOLE } from '@/scripts/redaccion/screen/photos/framing';
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
const slide = (name: string, value: number) =>
  fireEvent.change(screen.getByRole('slider', { name }), { target: { value } });
const cutIn = (address = '') => /corte=([\d.,]+)/.exec(address)?.[1]?.split(',').map(Number);

test('elijo una fotografía, la acerco y la muevo sin ratón, y se guarda esa parte', async () => {
  const { user, asked, onDone } = open();
  await choose(user);
  const box = await screen.findByRole('group', { name: 'Recorte de la fotografía' });
  expect(box).toHaveFocus();
  expect(screen.getByRole('slider', { name: 'Izquierda y derecha' })).toBeDisabled();
  slide('Acercar', 2);
  slide('Izquierda y derecha', 1);
  slide('Arriba y abajo', 0);
  expect(screen.getByRole('slider', { name: 'Acercar' })).toHaveAttribute(
    'aria-valuetext',
    '2.0 veces',
  );
  await user.click(screen.getByRole('button', { name: 'Usar' }));
  expect(onDone).toHaveBeenCalledWith('/imagenes/x.jpg', undefined);
  const [left, top, width, height] = cutIn(asked.at(-1)) ?? [];
  expect([left, top, width]).toEqual([0.5, 0, 0.5]);
  expect(height).toBeCloseTo(1500 / (16 / 9) / 4000);
  expect(asked.at(-1)).toContain('pieza=content/prensa/x.md');
  expect(screen.queryByRole('group')).toBeNull();
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
  it('tiene siempre la proporción de su lugar, cabe en la fotografía y conserva los puntos que hacen falta', () => {
    for (const one of places)
      for (const zoom of [1, 1.3, nearestRatio(one)])
        for (const x of [0, 0.4, 1]) {
          const { left, top, width, height } = cutOf(one, { zoom, x, y: x });
          expect((width * one.width) / (height * one.height)).toBeCloseTo(one.ratio ?? 0);
          expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
          expect(Math.max(left + width, top + height)).toBeLessThanOrEqual(1 + 1e-9);
          expect(width * one.width).toBeGreaterThanOrEqual(one.least - 1e-6);
        }
  });

  it('sigue a la mano sin salirse de la fotografía', () => {
    const near = { ...WHOLE, zoom: 2 };
    expect(drawn(photo, near, 0.1, 0).x).toBeCloseTo(0.4);
    expect(drawn(photo, near, -9, -9)).toEqual({ zoom: 2, x: 1, y: 1 });
    expect(drawn(photo, WHOLE, 0.5, 0).x).toBe(WHOLE.x);
  });

  it('sin proporción propia toma la de la fotografía', () => {
    const { image, width, height, least } = photo;
    const free = { image, width, height, least };
    expect(cutOf(free, WHOLE)).toEqual({ left: 0, top: 0, width: 1, height: 1 });
  });
});
