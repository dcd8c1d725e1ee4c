/** @jest-environment node */
import sharp from 'sharp';
import { indexedPng } from '@/scripts/make/assets/indexed-png';

const WIDTH = 25;
/** A row of each colour. */
const drawn = (colours: number[][]) =>
  sharp(Buffer.from(colours.flatMap((one) => Array.from({ length: WIDTH }, () => one)).flat()), {
    raw: { width: WIDTH, height: colours.length, channels: 4 },
  });
const pixelsOf = (picture: Buffer) => sharp(picture).ensureAlpha().raw().toBuffer();
const paletteOf = (picture: Buffer) => {
  const at = picture.indexOf('PLTE');
  return picture.subarray(at + 4, at + 4 + picture.readUInt32BE(at - 4)).toString('hex');
};

describe('una imagen de pocos colores', () => {
  it.each([1, 2, 3, 16, 17, 200])('de %d dice lo mismo que la de sharp', async (many) => {
    const colours = Array.from({ length: many }, (_, at) => [at, 255 - at, 40, at % 2 ? 255 : 90]);
    const made = await indexedPng(drawn(colours), { dither: 0 });
    const usual = await drawn(colours).png({ palette: true, dither: 0 }).toBuffer();
    expect(await pixelsOf(made)).toEqual(await pixelsOf(usual));
    expect(await sharp(made).metadata()).toMatchObject({ isPalette: true });
  });

  it('es la misma en cualquier sistema: sus colores van como aparecen, y no como los ordene', async () => {
    const colours = ['c80a0a', '0a0ac8', '0ac80a'];
    const opaque = colours.map((one) => [...Buffer.from(`${one}ff`, 'hex')]);
    expect(paletteOf(await indexedPng(drawn(opaque)))).toBe(colours.join(''));
    expect(paletteOf(await indexedPng(drawn(opaque.reverse())))).toBe(colours.reverse().join(''));
  });
});
