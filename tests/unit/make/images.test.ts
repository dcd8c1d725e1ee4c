/** @jest-environment node */
import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { inPlace, type PictureFacts } from '@/lib/site/assets';
import type { PicturePlace } from '@/lib/site/pictures';
import { makePictures } from '@/scripts/make/assets/images';
import { BUDGETS } from '@/scripts/make/checks/budgets';
import { kindOfName } from '@/scripts/make/office/names';
import { Store } from '@/lib/store';
import { tempFolder } from './folder';

const folder = tempFolder();
beforeEach(() => folder.remove('.'));

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="48"><path d="M0 0h9v9z"/></svg>';
const raster = (width: number, height: number, format: 'png' | 'jpeg' = 'png') =>
  sharp({ create: { width, height, channels: 3, background: 'teal' } })[format]();

function make(pictures: Record<string, Buffer | string>, ...shown: PicturePlace[]) {
  const office = Object.entries(pictures).map(([name, bytes]) => ({
    ...{ name, kind: kindOfName(name)!, bytes: 0, pages: 0, text: true },
    ...{ faults: [], people: [], extras: [], says: [], unseen: [] },
    from: folder.write(`public/${name}`, bytes),
    hash: createHash('sha256').update(bytes).digest('hex'),
  }));
  const places = new Map(office.map(({ name }) => [`/${name}`, new Set(shown)]));
  return makePictures(office, places, new Store(folder.at('store')));
}

const widths = (facts: PictureFacts, place: PicturePlace) =>
  inPlace(facts, place).sources.map(({ srcSet }) =>
    srcSet.split(', ').map((one) => one.split(' ')[1]),
  );

describe('una fotografía', () => {
  it('se mide, y se hace en dos formatos y en los anchos de sus lugares que le caben', async () => {
    const { facts, files, made } = await make(
      { 'imagenes/foto.png': await raster(1000, 500).toBuffer() },
      'tarjeta',
      'retrato',
    );
    expect(made).toBe(1);
    const foto = facts['/imagenes/foto.png']!;
    expect(foto).toMatchObject({ width: 1000, height: 500 });
    expect(inPlace(foto, 'tarjeta').sources.map(({ type }) => type)).toEqual([
      'image/avif',
      'image/webp',
    ]);
    expect(widths(foto, 'tarjeta')).toEqual([
      ['360w', '720w'],
      ['360w', '720w'],
    ]);
    expect(widths(foto, 'retrato')[0]).toEqual(['160w', '320w']);
    expect(widths(foto, 'texto')[0]).toEqual(['360w', '720w', '1000w']);
    expect(() => inPlace(foto, 'diapositiva')).toThrow('was not made 672 wide, for «diapositiva»');
    expect(files.size).toBe(11);
    for (const [name, from] of files) {
      const [, target, format = ''] = /-(\d+)\.(\w+)$/.exec(name) ?? [];
      const read = await sharp(from).metadata();
      expect(read.width).toBe(Number(target));
      expect(read.format).toBe({ avif: 'heif', jpg: 'jpeg' }[format] ?? format);
    }
  });

  it('no se publica como es: la que ven todos se hace de nuevo, con otro nombre', async () => {
    const { facts, files } = await make({
      'imagenes/foto.jpg': await raster(1600, 80, 'jpeg').toBuffer(),
      'imagenes/clara.png': await raster(20, 10).ensureAlpha(0.5).toBuffer(),
    });
    const { src, width, height } = facts['/imagenes/foto.jpg']!;
    expect(src).toMatch(/^\/imagenes\/v\/[0-9a-f]{12}-1280\.jpg$/);
    expect([width, height]).toEqual([1280, 64]);
    expect(facts['/imagenes/clara.png']!.src).toMatch(/-20\.png$/);
    expect([...files.keys()].filter((name) => !name.startsWith('imagenes/v/'))).toEqual([]);
  });
});

describe('un dibujo', () => {
  it('no pesa más que un dibujo: una foto guardada como dibujo se rechaza', async () => {
    const points = Array.from({ length: 9000 }, (_, at) => `L${(at * 7919) % 997} ${at % 991}`);
    const heavy = SVG.replace('M0 0h9v9z', `M0 0${points.join('')}`);
    await expect(make({ 'ilustraciones/mapa.svg': heavy })).rejects.toThrow(
      /^public\/ilustraciones\/mapa\.svg: el dibujo pesa \d+ KB comprimido, y caben 12 KB\./,
    );
  });
});

async function photograph(grain: number): Promise<Buffer> {
  const spots = Array.from(
    { length: 120 },
    (_, at) =>
      `<ellipse cx="${(at * 733) % 4032}" cy="${(at * 1291) % 3024}" rx="${20 + (at % 90)}" ry="${10 + (at % 130)}" fill="hsl(${(at * 37) % 360} 40% ${20 + (at % 60)}%)"/>`,
  );
  const scene = `<svg xmlns="http://www.w3.org/2000/svg" width="4032" height="3024"><linearGradient id="g" x2="1" y2="1"><stop stop-color="#9cf"/><stop offset="1" stop-color="#231"/></linearGradient><rect width="4032" height="3024" fill="url(#g)"/>${spots.join('')}</svg>`;
  const noise = { type: 'gaussian' as const, mean: 128, sigma: grain };
  const size = { width: 4032, height: 3024, channels: 3 as const, background: '#888' };
  const tile = await sharp({ create: { ...size, width: 1008, height: 756, noise } })
    .png({ compressionLevel: 0 })
    .toBuffer();
  return sharp(Buffer.from(scene))
    .composite([{ input: tile, tile: true, blend: 'overlay' }])
    .jpeg({ quality: 92 })
    .withExif({ IFD0: { Artist: 'Quien la tomó' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}

it('una foto del teléfono, de 12 millones de puntos, sale derecha y ligera en cada lugar', async () => {
  const { facts, files } = await make(
    { 'imagenes/patio.jpg': await photograph(20) },
    'tarjeta',
    'retrato',
  );
  const photo = facts['/imagenes/patio.jpg']!;
  expect(photo.width / photo.height).toBeCloseTo(3024 / 4032, 2);
  const { tarjeta, texto, retrato, respaldo } = BUDGETS.pictures;
  const most = { 160: retrato, 320: retrato, 360: tarjeta, 720: tarjeta };
  const budgets: Record<number, number> = { ...most, 1280: texto };
  const made = photo.photo!.files.map(({ type, width, href }) => {
    const from = files.get(href.slice(1))!;
    expect(statSync(from).size).toBeLessThanOrEqual(budgets[width]!);
    expect(readFileSync(from).includes('Quien la tom')).toBe(false);
    return `${type} ${width}`;
  });
  expect(made).toEqual(
    ['image/avif', 'image/webp'].flatMap((type) =>
      Object.keys(budgets).map((width) => `${type} ${width}`),
    ),
  );
  expect(statSync(files.get(photo.src.slice(1))!).size).toBeLessThanOrEqual(respaldo);
});

it('la que ni con la menor calidad cabe se rechaza, con su nombre y qué hacer', async () => {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 90 };
  const bytes = await sharp({
    create: { width: 720, height: 960, channels: 3, background: '#888', noise },
  })
    .jpeg()
    .toBuffer();
  await expect(make({ 'imagenes/grano.jpg': bytes }, 'tarjeta')).rejects.toThrow(
    /^public\/imagenes\/grano\.jpg: a \d+ puntos de ancho pesa \d+ KB, y ahí caben \d+ KB: .*Recórtela, suavícela o use otra\.$/,
  );
});
