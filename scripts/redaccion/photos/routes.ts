import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { PICTURE_PLACES, type PicturePlace } from '@/lib/site/pictures';
import { realPathWithin } from '@/scripts/make/safe-path';
import { Refused } from '../refused';
import { Served, type Routes } from '../routes';
import type { KeptPhotos } from './keep';
import { cutPhoto, showPhoto } from './make';
import { openPhoto, type Turn } from './open';

/** Twice as fine as a form shows it. */
const THUMBNAIL = 640;

/** What the screen may ask about photographs (api.ts). */
export const photoRoutes = (kept: KeptPhotos): Routes => ({
  'POST /api/foto/vista': async ({ query, body }) =>
    showPhoto(await openPhoto(bytesOf(body), turnIn(query)), placeIn(query)),
  'POST /api/foto': async ({ query, body }) => {
    const photo = await openPhoto(bytesOf(body), turnIn(query));
    const { bytes, ending } = await cutPhoto(photo, cutIn(query), placeIn(query));
    return { ruta: kept.keep(query.get('pieza') ?? '', ending, bytes) };
  },
  'GET /api/foto': async ({ query }) => {
    const address = query.get('ruta') ?? '';
    const own = /^\/((?:imagenes|ilustraciones)\/.+\.(?:svg|jpe?g|png|webp|avif))$/i.exec(address);
    if (!own?.[1]) throw new Refused(404, 'Esa imagen no es de este sitio.');
    try {
      const bytes = await readFile(realPathWithin(kept.folders.public, own[1]));
      const small = sharp(bytes)
        .autoOrient()
        .resize({ width: THUMBNAIL, withoutEnlargement: true });
      return new Served('image/webp', await small.webp().toBuffer());
    } catch {
      throw new Refused(404, `No está public${address}, o no se puede leer.`);
    }
  },
});

function bytesOf(body: unknown): Buffer {
  if (!Buffer.isBuffer(body)) throw misunderstood();
  return body;
}

function placeIn(query: URLSearchParams): PicturePlace {
  const name = query.get('lugar') ?? '';
  if (!Object.hasOwn(PICTURE_PLACES, name)) throw misunderstood();
  return name as PicturePlace;
}

function turnIn(query: URLSearchParams): Turn {
  const turn = Number(query.get('giro') ?? 0);
  if (turn !== 0 && turn !== 90 && turn !== 180 && turn !== 270) throw misunderstood();
  return turn;
}

/** Left, top, width and height, as parts of the whole. */
function cutIn(query: URLSearchParams) {
  const [left = -1, top = -1, width = 0, height = 0] = (query.get('corte') ?? '')
    .split(',')
    .map(Number);
  const fits = (from: number, size: number) => from >= 0 && size > 0 && from + size <= 1.0001;
  if (!fits(left, width) || !fits(top, height)) throw misunderstood();
  return { left, top, width, height };
}

const misunderstood = () =>
  new Refused(400, 'La pantalla mandó algo que esta redacción no entiende. Vuelva a cargarla.');
