/** @jest-environment node */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { makeFavicon, makePictures, rasterise } from '@/scripts/make/assets/images';
import { kindOfName } from '@/scripts/make/office/names';
import { Store } from '@/scripts/make/store';
import { tempFolder } from './folder';

const folder = tempFolder();
afterAll(folder.cleanUp);
beforeEach(() => folder.remove('.'));

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="48"><path d="M0 0h9v9z"/></svg>';
const raster = (width: number, height: number, format: 'png' | 'jpeg' = 'png') =>
  sharp({ create: { width, height, channels: 3, background: 'teal' } })[format]();

/** Makes the pictures of an office's files, as the check before gives them. */
function make(pictures: Record<string, Buffer | string>) {
  const office = Object.entries(pictures).map(([name, bytes]) => ({
    ...{ name, kind: kindOfName(name)!, faults: [], people: [], extras: [] },
    from: folder.write(`public/${name}`, bytes),
    hash: createHash('sha256').update(bytes).digest('hex'),
  }));
  return makePictures(office, new Store(folder.at('store'), folder.dir));
}

describe('una fotografía', () => {
  it('se mide, y se hace en dos formatos y en los anchos que le caben', async () => {
    const { facts, files, made } = await make({
      'imagenes/foto.png': await raster(1000, 500).toBuffer(),
    });
    expect(made).toBe(1);
    const { width, height, sources } = facts['/imagenes/foto.png']!;
    expect([width, height]).toEqual([1000, 500]);
    expect(sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
    for (const { srcSet } of sources)
      expect(srcSet).toMatch(
        /^\/imagenes\/v\/\S+-480\.\S+ 480w, \S+-960\.\S+ 960w, \S+-1000\.\S+ 1000w$/,
      );
    expect(files.size).toBe(7);
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
    expect(src).toMatch(/^\/imagenes\/v\/[0-9a-f]{12}-1440\.jpg$/);
    expect([width, height]).toEqual([1440, 72]);
    // What lets the paper be seen through it still does.
    expect(facts['/imagenes/clara.png']!.src).toMatch(/-20\.png$/);
    expect([...files.keys()].filter((name) => !name.startsWith('imagenes/v/'))).toEqual([]);
  });

  it('muy ancha no pasa de 1440, y una angosta se queda en lo suyo', async () => {
    const { facts } = await make({
      'ancha.png': await raster(2000, 20).toBuffer(),
      'angosta.png': await raster(100, 20).toBuffer(),
    });
    const widths = (src: string) =>
      facts[src]?.sources[1]?.srcSet.split(', ').map((part) => part.split(' ')[1]);
    expect(widths('/ancha.png')).toEqual(['480w', '960w', '1440w']);
    expect(widths('/angosta.png')).toEqual(['100w']);
  });

  it('girada por la cámara se mide como se ve', async () => {
    const turned = await raster(60, 20, 'jpeg').withMetadata({ orientation: 6 }).toBuffer();
    const { facts, files } = await make({ 'girada.jpg': turned });
    expect(facts['/girada.jpg']).toMatchObject({ width: 20, height: 60 });
    for (const from of files.values())
      expect(await sharp(from).metadata()).toMatchObject({ width: 20, height: 60 });
  });

  it('no se vuelve a hacer mientras no cambie, y cambiada sí', async () => {
    const before = await raster(50, 50).toBuffer();
    const first = await make({ 'a.png': before });
    const again = await make({ 'a.png': before });
    expect(again.made).toBe(0);
    expect({ ...again, made: 1 }).toEqual(first);
    const changed = await make({ 'a.png': await raster(51, 50).toBuffer() });
    expect(changed.made).toBe(1);
    expect([...changed.files.keys()]).not.toEqual([...first.files.keys()]);
  });
});

describe('un dibujo', () => {
  it('sólo se mide: se ve bien a cualquier ancho', async () => {
    const { facts, files } = await make({ 'ilustraciones/a.svg': SVG });
    expect(facts).toEqual({
      '/ilustraciones/a.svg': { src: '/ilustraciones/a.svg', width: 64, height: 48, sources: [] },
    });
    expect(files.size).toBe(0);
  });
});

it('un PDF no es asunto suyo', async () => {
  expect(await make({ 'b.pdf': '%PDF' })).toEqual({ facts: {}, files: new Map(), made: 0 });
});

describe('los iconos', () => {
  it('un dibujo se pasa a PNG del ancho pedido', async () => {
    await rasterise(folder.write('a.svg', SVG), 120, folder.at('hecho/a.png'));
    const { format, width, height } = await sharp(folder.at('hecho/a.png')).metadata();
    expect([format, width, height]).toEqual(['png', 120, 90]);
  });

  it('favicon.ico lleva dentro un PNG de su tamaño', async () => {
    await makeFavicon(folder.write('a.svg', SVG), 48, folder.at('favicon.ico'));
    const bytes = readFileSync(folder.at('favicon.ico'));
    expect([...bytes.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 48, 48]);
    const png = bytes.subarray(bytes.readUInt32LE(18));
    expect(png.length).toBe(bytes.readUInt32LE(14));
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 48 });
  });
});
