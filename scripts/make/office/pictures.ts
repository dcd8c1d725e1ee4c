import sharp from 'sharp';
import type { Findings } from './kinds';
import type { Kind } from './names';

/** What the library says of a picture, and what it is. The first that matches counts. */
const FAULTS: [RegExp, string][] = [
  [/pixel limit|too large/i, 'la imagen tiene demasiados puntos. Redúzcala a unos 2000 de ancho.'],
  [
    /XML parse error/i,
    'el dibujo no está bien escrito: hay una etiqueta de más, de menos o mal cerrada. Expórtelo de nuevo como SVG.',
  ],
  [
    /bad dimensions/i,
    'el dibujo no dice cuánto mide. Póngale width y height, o viewBox, en <svg>.',
  ],
  [/./, 'la imagen está incompleta o dañada. Vuelva a copiarla desde donde la tomó, o quítela.'],
];

/** Reads a picture whole, as the build will: what breaks it is found before, with the file's name. */
export async function pictureFaults(bytes: Buffer, kind: Kind): Promise<Findings['faults']> {
  try {
    // A small one is enough: the file's every byte is read for it too, in an eighth of the time.
    await sharp(bytes).resize({ width: 64 }).raw().toBuffer();
    return [];
  } catch (error) {
    const said = String(error);
    const line = kind === 'svg' ? Number(/on line (\d+)/.exec(said)?.[1] ?? 0) : 0;
    return FAULTS.filter(([pattern]) => pattern.test(said))
      .slice(0, 1)
      .map(([, message]) => ({ line, message }));
  }
}
