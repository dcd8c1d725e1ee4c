import sharp from 'sharp';

/** What keeps a picture from being read, in words; and the line, of a drawing's text. */
export interface PictureFault {
  line?: number;
  message: string;
}

const AGAIN = 'Guárdela de nuevo o quítela.';

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
  [
    /premature|truncated|read error|end of file|not enough data|incomplete/i,
    `la imagen está incompleta o dañada. Vuelva a copiarla desde donde la tomó, o quítela.`,
  ],
];

/**
 * Reads a picture whole, as the build will: what breaks it is found before, with the file's name.
 * @returns what is wrong; undefined for a picture that can be published
 */
export async function pictureFault(
  bytes: Buffer,
  isDrawing: boolean,
): Promise<PictureFault | undefined> {
  try {
    // A small one is enough: the file's every byte is read for it too, in an eighth of the time.
    await sharp(bytes).resize({ width: 64 }).raw().toBuffer();
    return undefined;
  } catch (error) {
    const said = (error as Error).message;
    const message =
      FAULTS.find(([pattern]) => pattern.test(said))?.[1] ??
      `el archivo no se puede leer como imagen. ${AGAIN}`;
    const line = isDrawing ? /on line (\d+)/.exec(said)?.[1] : undefined;
    return { message, ...(line && { line: Number(line) }) };
  }
}
