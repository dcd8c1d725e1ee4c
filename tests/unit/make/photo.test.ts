/** @jest-environment node */
import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { makePictures } from '@/scripts/make/assets/images';
import { BUDGETS } from '@/scripts/make/checks/budgets';
import { Store } from '@/lib/store';
import { tempFolder } from './folder';

const folder = tempFolder();
afterAll(folder.cleanUp);

/** A scene with light, edges and the grain of a small sensor, of 12 million points as phones take them. */
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

const make = (bytes: Buffer, name: string) =>
  makePictures(
    [
      {
        ...{
          name,
          kind: 'jpeg' as const,
          bytes: 0,
          pages: 0,
          text: true,
          faults: [],
          people: [],
          extras: [],
        },
        from: folder.write(`public/${name}`, bytes),
        hash: createHash('sha256').update(bytes).digest('hex'),
      },
    ],
    new Map([[`/${name}`, new Set(['tarjeta', 'retrato'] as const)]]),
    new Store(folder.at('store')),
  );

it('una foto del teléfono, de 12 millones de puntos, sale derecha y ligera en cada lugar', async () => {
  const { facts, files } = await make(await photograph(20), 'imagenes/patio.jpg');
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
  await expect(make(bytes, 'imagenes/grano.jpg')).rejects.toThrow(
    /^public\/imagenes\/grano\.jpg: a \d+ puntos de ancho pesa \d+ KB, y ahí caben \d+ KB: .*Recórtela, suavícela o use otra\.$/,
  );
});
