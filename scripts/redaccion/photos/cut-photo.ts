import { palette } from '@/tailwind.config';
import type { PicturePlace } from '@/lib/site/pictures';
import type { PhotoCut, PhotoShown } from '../api-lists';
import { Refused } from '../refused';
import type { OpenedPhoto } from './open-photo';

interface Need {
  /** Width over height; a place without a ratio takes any. */
  ratio?: number;
  least: number;
}

/** As lib/site/pictures.ts and the styles of each place show them. */
const NEEDS: Record<PicturePlace, Need> = {
  logo: { least: 160 },
  cabecera: { ratio: 3 / 2, least: 480 },
  retrato: { ratio: 4 / 5, least: 160 },
  // The release's own page shows it too, wider.
  tarjeta: { ratio: 16 / 9, least: 640 },
  texto: { least: 320 },
  diapositiva: { ratio: 2, least: 672 },
};

/** As near to a proportion as whole points come. */
const isOfRatio = (width: number, height: number, ratio: number): boolean =>
  Math.abs(width - height * ratio) <= 1 + ratio;

const SHOWN = 1200;
const KEPT = 2000;

/** @throws Refused when it is too small for the place */
export async function showPhoto(photo: OpenedPhoto, place: PicturePlace): Promise<PhotoShown> {
  const { width, height } = photo;
  const { ratio, least } = NEEDS[place];
  const widest = ratio === undefined ? width : Math.min(width, height * ratio);
  if (Math.round(widest) < least) throw tooSmall(width, height, place);
  const jpeg = await photo
    .points()
    .resize({ width: SHOWN, height: SHOWN, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: palette.blanco })
    .jpeg({ quality: 80 })
    .toBuffer();
  const image = `data:image/jpeg;base64,${jpeg.toString('base64')}`;
  return { image, width, height, least, ...(ratio !== undefined && { ratio }) };
}

/** The chosen part, without the camera's data. @throws Refused when it is not of the place's proportion, or too small */
export async function cutPhoto(
  photo: OpenedPhoto,
  cut: PhotoCut,
  place: PicturePlace,
): Promise<{ bytes: Buffer; ending: 'jpg' | 'png' }> {
  const left = Math.round(cut.left * photo.width);
  const top = Math.round(cut.top * photo.height);
  const width = Math.min(Math.round(cut.width * photo.width), photo.width - left);
  const height = Math.min(Math.round(cut.height * photo.height), photo.height - top);
  const { ratio, least } = NEEDS[place];
  if (width < least) throw tooSmall(width, height, place);
  if (ratio !== undefined && !isOfRatio(width, height, ratio))
    throw new Refused(422, 'El recorte no tiene la proporción de su lugar. Recorte otra vez.');
  const made = photo
    .points()
    .extract({ left, top, width, height })
    .resize({ width: KEPT, height: KEPT, fit: 'inside', withoutEnlargement: true });
  return photo.transparent
    ? { bytes: await made.png().toBuffer(), ending: 'png' }
    : {
        bytes: await made.flatten({ background: palette.blanco }).jpeg(JPEG).toBuffer(),
        ending: 'jpg',
      };
}

const JPEG = { quality: 88, mozjpeg: true };

function tooSmall(width: number, height: number, place: PicturePlace): Refused {
  const { ratio, least } = NEEDS[place];
  const asked =
    ratio === undefined ? `${least} de ancho` : `${least} × ${Math.round(least / ratio)}`;
  return new Refused(
    422,
    `La fotografía mide ${width} × ${height} puntos, y en ese lugar se vería borrosa: hacen falta ${asked} al menos. Elija la original, no la copia que llegó por un mensaje.`,
  );
}
