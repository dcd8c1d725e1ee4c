/** @jest-environment node */
import sharp from 'sharp';
import { differences, type Picture } from '@/tests/e2e/support/vistas/comparar';
import { asKept, differenceFile, SCALE, sheetOf, shrink } from '@/tests/e2e/support/vistas/hoja';

/** What can be told of a page that is drawn for these tests. */
interface Drawn {
  header: string;
  headerTop: number;
  button: string;
  /** A list of three cards without its last. */
  cards: number;
  /** Where letters begin and how black they are: what another machine draws otherwise. */
  letters: { down: number; right: number; ink: string };
  height: number;
}

const PAGE: Drawn = {
  header: '#6b1530',
  headerTop: 0,
  button: '#6b1530',
  cards: 3,
  letters: { down: 0, right: 0, ink: '#2b2426' },
  height: 900,
};

const box = (x: number, y: number, width: number, height: number, fill: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`;

/** Lines of strokes as narrow as letters', with gaps as between words. */
const text = (top: number, { down, right, ink }: Drawn['letters']) =>
  [...Array(48).keys()]
    .filter((stroke) => stroke % 7 > 0)
    .map((stroke) => box(16 + right + stroke * 6, top + down, 2, 11, ink))
    .join('');

/** A screenshot of such a page, 360 px wide. */
function draw(changed: Partial<Drawn> = {}): Promise<Buffer> {
  const { header, headerTop, button, cards, letters, height } = { ...PAGE, ...changed };
  const parts = [
    box(0, 0, 360, height, '#fbf8f3'),
    box(0, headerTop, 360, 56, header),
    ...[80, 104, 128, 152, 600, 624].map((top) => text(top, letters)),
    box(16, 180, 140, 44, button),
    ...[...Array(cards).keys()].map((card) => box(16, 250 + card * 100, 328, 80, '#efe7da')),
  ];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="360" height="${height}">${parts.join('')}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

/** A sheet of the page, as it is read from its file. */
const seen = async (changed: Partial<Drawn> = {}): Promise<Picture> =>
  asKept(sheetOf([await shrink(await draw(changed), SCALE)]));
const kept = () => seen();

describe('una vista guardada', () => {
  it.each<[string, Partial<Drawn>]>([
    ['es la misma', {}],
    ['tiene letras un pixel más abajo', { letters: { ...PAGE.letters, down: 1 } }],
    ['tiene letras medio pixel a la derecha', { letters: { ...PAGE.letters, right: 0.5 } }],
    ['tiene letras más claras', { letters: { ...PAGE.letters, ink: '#3f383a' } }],
    ['tiene otro redondeo del color', { header: '#6d1731' }],
  ])('sigue siendo igual si la de ahora %s', async (_how, changed) => {
    expect(differences(await kept(), await seen(changed))).toEqual([]);
  });

  it.each<[string, Partial<Drawn>]>([
    ['bajó el encabezado ocho pixeles', { headerTop: 8 }],
    ['cambió el color del encabezado', { header: '#1d4a6b' }],
    ['cambió el color de un botón', { button: '#1d6236' }],
    ['falta una tarjeta', { cards: 2 }],
    ['hay una tarjeta de más', { cards: 4 }],
    ['bajó el texto media línea', { letters: { ...PAGE.letters, down: 12 } }],
    ['el texto perdió el color', { letters: { ...PAGE.letters, ink: '#d9cdba' } }],
    ['la página es más alta', { height: 960 }],
    ['la página es más baja', { height: 860 }],
  ])('es otra si %s', async (_how, changed) => {
    expect(differences(await kept(), await seen(changed)).length).toBeGreaterThan(0);
  });

  it('que falta entre dos que siguen, también se nota', async () => {
    const one = await shrink(await draw(), SCALE);
    expect(differences(sheetOf([one, one]), sheetOf([one])).length).toBeGreaterThan(0);
  });

  it('dice dónde cambió, en una imagen con las dos', async () => {
    const [before, now] = [await kept(), await seen({ button: '#1d6236' })];
    const found = differences(before, now);
    for (const { x, y } of found) {
      expect(x * SCALE).toBeLessThan(176);
      expect(y * SCALE).toBeGreaterThan(156);
      expect(y * SCALE).toBeLessThan(244);
    }
    const picture = await sharp(await differenceFile(before, now, found)).metadata();
    expect(picture.height).toBeGreaterThan(before.height + now.height);
  });
});
