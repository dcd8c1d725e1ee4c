import heic from 'heic-decode';
import sharp, { type Sharp } from 'sharp';
import { kindOfBytes } from '@/scripts/make/office/kinds';
import { Refused } from '../refused';

/** No telephone takes more; a file that unfolds to more is a bomb, or nothing to show on a page. */
const MOST_POINTS = 120_000_000;
/** Its decoder has several copies of the whole photograph (workers.ts, LIMITS). */
const MOST_HEIC_POINTS = 30_000_000;
const THUMBNAIL = 640;
const KINDS = ['jpeg', 'png', 'webp', 'avif', 'gif', 'heic'];

/** Quarters of a turn to the right, in degrees. */
export type Turn = 0 | 90 | 180 | 270;

/** A photograph, upright and turned by hand. */
export interface OpenedPhoto {
  width: number;
  height: number;
  transparent: boolean;
  /** Its points, for a picture to be made of them. Nothing else of the file comes along. */
  points(): Sharp;
}

/** @throws Refused, with the remedy, for other files */
export async function openPhoto(bytes: Buffer, turn: Turn): Promise<OpenedPhoto> {
  const { kind, words } = kindOfBytes(bytes);
  if (kind === 'svg')
    throw refused(
      'Es un dibujo (.svg): no se recorta. Expórtelo como .png, o pida a quien cuida los archivos que lo guarde en public/ilustraciones.',
    );
  if (kind === undefined || !KINDS.includes(kind))
    throw refused(
      `${words ? `Es ${words}` : 'No es una imagen'}, y aquí va una fotografía. Elija un archivo .jpg, .heic, .png o .webp; si es otro tipo de imagen, ábrala y guárdela como .jpg.`,
    );
  try {
    const read = kind === 'heic' ? await readHeic(bytes) : await readOther(bytes);
    const { width, height, transparent } = read;
    const lies = turn === 90 || turn === 270;
    return {
      ...(lies ? { width: height, height: width } : { width, height }),
      transparent,
      points: () => read.points().rotate(turn),
    };
  } catch (error) {
    if (error instanceof Refused) throw error;
    throw refused(
      /pixel limit/i.test(String(error))
        ? TOO_MANY
        : 'La fotografía está incompleta o dañada. Vuelva a copiarla del teléfono o de la cámara, y elíjala otra vez.',
    );
  }
}

async function readOther(bytes: Buffer): Promise<OpenedPhoto> {
  const points = () =>
    sharp(bytes, { limitInputPixels: MOST_POINTS, failOn: 'error' }).autoOrient();
  const { autoOrient, pages = 1, hasAlpha } = await points().metadata();
  if (pages > 1)
    throw refused(
      'Es una animación, y el sitio muestra fotografías quietas. Guarde uno de sus cuadros como .jpg y elíjalo.',
    );
  // A small copy takes every byte: a broken photograph is told now, and not after it was cut.
  const { isOpaque } = await points().resize({ width: 64 }).stats();
  return { ...autoOrient, transparent: hasAlpha && !isOpaque, points };
}

async function readHeic(bytes: Buffer): Promise<OpenedPhoto> {
  const images = await heic.all({ buffer: bytes });
  try {
    const [first] = images;
    if (!first) throw new Error('without a picture');
    const { width, height } = first;
    if (width * height > MOST_HEIC_POINTS) throw refused(HEIC_TOO_MANY);
    const { data } = await first.decode();
    const raw = { width, height, channels: 4 as const };
    return {
      ...{ width, height, transparent: false },
      points: () => sharp(Buffer.from(data.buffer), { raw }).removeAlpha(),
    };
  } finally {
    images.dispose();
  }
}

export const smallCopyOf = (bytes: Buffer): Promise<Buffer> =>
  sharp(bytes, { limitInputPixels: MOST_POINTS })
    .autoOrient()
    .resize({ width: THUMBNAIL, withoutEnlargement: true })
    .webp()
    .toBuffer();

const HEIC_TOO_MANY = `La fotografía HEIC tiene más de ${MOST_HEIC_POINTS / 1_000_000} millones de puntos. En el teléfono guárdela como .jpg (en un iPhone: Ajustes, Cámara, Formatos, «Más compatible»), o compártala más pequeña, y elíjala otra vez.`;
const TOO_MANY = `La imagen tiene más de ${MOST_POINTS / 1_000_000} millones de puntos. Redúzcala a unos 4000 de ancho y elíjala otra vez.`;

const refused = (message: string) => new Refused(422, message);
