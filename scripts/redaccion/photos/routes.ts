import { readFileSync } from 'node:fs';
import { PICTURE_PLACES, type PicturePlace } from '@/lib/site/pictures';
import { realPathWithin } from '@/scripts/make/files';
import type { Reader } from '../reader/readers';
import { Refused } from '../refused';
import { Served, type Routes } from '../routes';
import type { KeptPhotos } from './kept-photos';
import type { Turn } from './open-photo';

const REMEDY =
  'Ábrala en su equipo, guárdela como .jpg de unos 4000 puntos de ancho y elíjala otra vez.';

/** @param turn writes a new picture once nobody else writes */
export const photoRoutes = (
  kept: KeptPhotos,
  reader: Reader,
  turn: <T>(write: () => T) => Promise<T>,
): Routes => ({
  'POST /api/foto/vista': ({ query, body, signal }) =>
    reader.read(
      'showPhoto',
      [bytesOf(kept, query, body), turnIn(query), placeIn(query)],
      REMEDY,
      signal,
    ),
  'POST /api/foto': async ({ query, body, signal }) => {
    const args = [bytesOf(kept, query, body), turnIn(query), cutIn(query), placeIn(query)] as const;
    const { bytes, ending } = await reader.read('cutPhoto', [...args], REMEDY, signal);
    const ruta = await turn(() => kept.keep(query.get('pieza') ?? '', ending, Buffer.from(bytes)));
    return { ruta };
  },
  'GET /api/foto': async ({ query, signal }) => {
    try {
      const file = siteFile(kept, query.get('ruta') ?? '');
      const small = await reader.read('smallCopy', [file], REMEDY, signal);
      return new Served('image/webp', Buffer.from(small));
    } catch {
      throw new Refused(404, 'Esa imagen no está en el sitio, o no se puede leer.');
    }
  },
});

function siteFile({ folders }: KeptPhotos, address: string): string {
  const own = /^\/((?:imagenes|ilustraciones)\/.+\.(?:svg|jpe?g|png|webp|avif))$/i.exec(address);
  return realPathWithin(folders.public, own?.[1] ?? '');
}

function bytesOf(kept: KeptPhotos, query: URLSearchParams, body: unknown): Buffer {
  const address = query.get('ruta');
  if (address) return readFileSync(siteFile(kept, address));
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
