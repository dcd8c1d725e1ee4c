/** @jest-environment node */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import type { PhotoShown } from '@/scripts/redaccion/api-lists';
import { KeptPhotos } from '@/scripts/redaccion/photos/kept-photos';
import { photoRoutes } from '@/scripts/redaccion/routes/photos';
import { FileAnswer } from '@/scripts/redaccion/routes/route';
import { readHere } from '../read-here';
import { tempFolder } from '../../make/folder';
import { telephonePhoto, tells } from './foto';

const folder = tempFolder();
beforeAll(() => jest.spyOn(console, 'log').mockImplementation());

const HEIC = readFileSync(path.join(__dirname, 'iphone.heic'));
const taken = telephonePhoto();
const PIECE = 'content/prensa/instalan-modulo.md';
const routes = photoRoutes(
  new KeptPhotos({ root: folder.dir, public: folder.at('public') }),
  readHere,
  { turn: async (write) => write() },
);

const { signal } = new AbortController();
const ask = async (route: string, query: Record<string, string>, body?: Buffer) =>
  (await routes[route]!({ signal, query: new URLSearchParams(query), body })) as never;
const show = (body: Buffer, lugar = 'tarjeta', giro = '0'): Promise<PhotoShown> =>
  ask('POST /api/foto/vista', { lugar, giro }, body);
const keep = async (body: Buffer, corte: string, lugar = 'tarjeta', giro = '0') => {
  const query = { lugar, giro, corte, pieza: PIECE };
  const { ruta } = (await ask('POST /api/foto', query, body)) as { ruta: string };
  return { ruta, bytes: readFileSync(folder.at(`public${ruta}`)) };
};

async function colourAt(bytes: Buffer, x: number, y: number) {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const at = Math.floor(y * info.height) * info.width + Math.floor(x * info.width);
  return [...data.subarray(at * info.channels, at * info.channels + 3)];
}
const isRed = ([red = 0, green = 0]: number[]) => red > 2 * green;

describe('una fotografía del teléfono', () => {
  it('se muestra derecha, con la proporción y el ancho que pide su lugar', async () => {
    const { image, ...facts } = await show(await taken);
    expect(facts).toEqual({ width: 1500, height: 2000, ratio: 16 / 9, least: 640 });
    const shown = Buffer.from(image.replace(/^.*,/, ''), 'base64');
    expect(isRed(await colourAt(shown, 0.5, 0.1))).toBe(true);
    expect(isRed(await colourAt(shown, 0.1, 0.5))).toBe(false);
  });

  it('se guarda recortada, derecha y sin lugar, hora ni autor', async () => {
    const original = await taken;
    expect(await tells(original)).toBe(true);
    const { ruta, bytes } = await keep(original, '0,0.1,1,0.421875');
    expect(ruta).toMatch(/^\/imagenes\/instalan-modulo-[0-9a-f]{10}\.jpg$/);
    expect(await tells(bytes)).toBe(false);
    const { width, height } = await sharp(bytes).metadata();
    expect([width, height]).toEqual([1500, 844]);
    expect(isRed(await colourAt(bytes, 0.5, 0.05))).toBe(true);
    expect(isRed(await colourAt(bytes, 0.5, 0.95))).toBe(false);
  });

  it('girada a mano, se recorta como se ve', async () => {
    const original = await taken;
    expect(await show(original, 'tarjeta', '90')).toMatchObject({ width: 2000, height: 1500 });
    const { bytes } = await keep(original, '0,0,1,0.75', 'tarjeta', '90');
    expect(isRed(await colourAt(bytes, 0.95, 0.5))).toBe(true);
    expect(isRed(await colourAt(bytes, 0.5, 0.05))).toBe(false);
  });

  it('se llama por lo que es: dos de la misma pieza nunca comparten nombre, y la misma lo conserva', async () => {
    const small = await telephonePhoto(1200, 800);
    const { ruta } = await keep(small, '0,0,1,0.375');
    const { ruta: other } = await keep(small, '0,0.1,1,0.375');
    const { ruta: again } = await keep(small, '0,0,1,0.375');
    expect(other).not.toBe(ruta);
    expect(again).toBe(ruta);
  });

  it('no se guarda a través de un enlace a otra parte', async () => {
    rmSync(folder.at('public/imagenes'), { recursive: true });
    mkdirSync(folder.at('lejos'));
    symlinkSync('../lejos', folder.at('public/imagenes'));
    await expect(keep(await telephonePhoto(1200, 800), '0,0,1,0.375')).rejects.toThrow('enlace');
    expect(readdirSync(folder.at('lejos'))).toEqual([]);
    rmSync(folder.at('public/imagenes'));
  });

  it('de un iPhone (.heic) se lee, y no queda nada de lo que traía', async () => {
    expect(HEIC.toString('latin1')).toContain('Quien');
    expect(await show(HEIC)).toMatchObject({ width: 800, height: 600 });
    const { ruta, bytes } = await keep(HEIC, '0,0,1,0.75');
    expect(ruta).toMatch(/\.jpg$/);
    expect(await tells(bytes)).toBe(false);
    expect(isRed(await colourAt(bytes, 0.5, 0.1))).toBe(true);
    expect(isRed(await colourAt(bytes, 0.5, 0.5))).toBe(false);
  });

  it('con partes transparentes las conserva', async () => {
    const logo = await sharp({
      create: { width: 400, height: 300, channels: 4, background: '#0000' },
    })
      .png()
      .toBuffer();
    const { ruta, bytes } = await keep(logo, '0,0,1,1', 'logo');
    expect(ruta).toMatch(/\.png$/);
    expect((await sharp(bytes).metadata()).hasAlpha).toBe(true);
  });

  it('la que ya está en el sitio se muestra en pequeño, y nada de fuera', async () => {
    folder.write(
      'public/ilustraciones/x.svg',
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
    );
    folder.write('public/imagenes.jpg', '');
    folder.write('fuera.svg', readFileSync(folder.at('public/ilustraciones/x.svg'), 'utf8'));
    symlinkSync('../../fuera.svg', folder.at('public/ilustraciones/enlace.svg'));
    const served: unknown = await ask('GET /api/foto', { ruta: '/ilustraciones/x.svg' });
    expect(served).toBeInstanceOf(FileAnswer);
    expect((served as FileAnswer).type).toBe('image/webp');
    for (const ruta of ['/imagenes/../imagenes.jpg', '/icono.svg', '/ilustraciones/enlace.svg'])
      await expect(ask('GET /api/foto', { ruta })).rejects.toMatchObject({ status: 404 });
  });
});

it('al cerrar la redacción se quitan las que ninguna pieza ni borrador usó, y ninguna otra', () => {
  const kept = new KeptPhotos({ root: folder.at('otra'), public: folder.at('otra/public') });
  folder.write('otra/public/imagenes/de-antes.jpg', '');
  const [used, inDraft] = [1, 2, 3].map((one) => kept.keep(PIECE, 'jpg', Buffer.from([one])));
  folder.write(`otra/${PIECE}`, `imagen: ${used}`);
  folder.write(`otra/.redaccion/${PIECE}.json`, JSON.stringify({ imagen: inDraft }));
  kept.tidy();
  const left = ['/imagenes/de-antes.jpg', used, inDraft].map((one) => path.basename(one ?? ''));
  expect(folder.files('otra/public/imagenes')).toEqual(left.sort());
});

describe('lo que no es una fotografía se rechaza y se dice qué hacer', () => {
  const gif = (frames: number) =>
    sharp(
      Buffer.alloc(800 * 600 * frames * 3).map((_, at) => at >> 16),
      {
        raw: { width: 800, height: 600 * frames, channels: 3, pageHeight: 600 },
      },
    )
      .gif()
      .toBuffer();
  /** Its header claims 20,000 × 20,000 px. */
  const bomb = async () => {
    const create = { width: 64, height: 64, channels: 3 as const, background: 'teal' };
    const png = await sharp({ create }).png().toBuffer();
    for (const at of [16, 20]) png.writeUInt32BE(20_000, at);
    png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
    return png;
  };
  /** `ispe` has the claimed width and height. */
  const sized = (width: number, height: number): Buffer => {
    const bytes = Buffer.from(HEIC);
    for (let at = 0; (at = bytes.indexOf('ispe', at + 1)) > 0;) {
      bytes.writeUInt32BE(width, at + 8);
      bytes.writeUInt32BE(height, at + 12);
    }
    return bytes;
  };
  it.each<[string, () => Promise<Buffer> | Buffer, RegExp]>([
    ['un PDF', () => Buffer.from('%PDF-1.7\n'), /Es un PDF.*Elija un archivo \.jpg, \.heic/],
    ['un documento', () => Buffer.from('PK\x03\x04'), /documento de Word.*Elija/],
    ['un texto', () => Buffer.from('hola'), /No es una imagen.*Elija/],
    ['nada', () => Buffer.alloc(0), /No es una imagen/],
    ['un dibujo', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), /dibujo.*\.png/],
    ['una animación', () => gif(3), /animación.*uno de sus cuadros/],
    ['una bomba', bomb, /120 millones de puntos.*Redúzcala/],
    ['una pequeña', () => telephonePhoto(400, 300), /300 × 400.*640 × 360.*original/],
    ['una incompleta', async () => (await taken).subarray(0, 20_000), /dañada.*Vuelva a copiarla/],
    ['un .heic de 48 millones de puntos', () => sized(8064, 6048), /más de 30 millones.*guárdela/],
    ['un .heic que miente', () => sized(5400, 5400), /dañada/],
    ['un .heic incompleto', () => HEIC.subarray(0, 1200), /dañada.*Vuelva a copiarla/],
  ])('%s', async (_, make, said) => {
    await expect(show(await make())).rejects.toMatchObject({ status: 422, message: said });
  });

  it('un recorte sin la proporción de su lugar, o demasiado pequeño', async () => {
    const before = existsSync(folder.at('public/imagenes'));
    const photo = await taken;
    await expect(keep(photo, '0,0,1,1')).rejects.toMatchObject({ message: /proporción/ });
    await expect(keep(photo, '0,0,0.1,0.0421875')).rejects.toMatchObject({ message: /borrosa/ });
    await expect(keep(photo, '0,0,2,1')).rejects.toMatchObject({ status: 400 });
    expect(existsSync(folder.at('public/imagenes'))).toBe(before);
  });
});
