import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { PICTURE_PLACES, type PicturePlace } from '@/lib/site/pictures';
import { realPathWithin } from '@/lib/files/path-within';
import type { Repository } from '../../repository/repository';
import type { KeptPhotos } from '../photos/kept-photos';
import type { Reader } from '../reader/workers';
import { Refused } from '../refused';
import { parseRequest, FileAnswer, type Routes } from './route';

const REMEDY =
  'Ábrala en su equipo, guárdela como .jpg de unos 4000 puntos de ancho y elíjala otra vez.';

const Shown = z.object({
  lugar: z.enum(Object.keys(PICTURE_PLACES) as PicturePlace[]),
  giro: z.coerce
    .number()
    .pipe(z.literal([0, 90, 180, 270]))
    .default(0),
});
const from = z.coerce.number().min(0);
const size = z.coerce.number().positive();
const Cut = Shown.extend({
  corte: z
    .preprocess((text) => String(text).split(','), z.tuple([from, from, size, size]))
    .refine(([left, top, width, height]) => Math.max(left + width, top + height) <= 1.0001)
    .transform(([left, top, width, height]) => ({ left, top, width, height })),
});

export const photoRoutes = (
  kept: KeptPhotos,
  reader: Reader,
  repository: Pick<Repository, 'turn'>,
): Routes => ({
  'POST /api/foto/vista': ({ query, body, signal }) => {
    const { giro, lugar } = parseRequest(Shown, Object.fromEntries(query));
    return reader.read('showPhoto', [bytesOf(kept, query, body), giro, lugar], REMEDY, signal);
  },
  'POST /api/foto': async ({ query, body, signal }) => {
    const { giro, corte, lugar } = parseRequest(Cut, Object.fromEntries(query));
    const args = [bytesOf(kept, query, body), giro, corte, lugar] as const;
    const { bytes, ending } = await reader.read('cutPhoto', [...args], REMEDY, signal);
    const put = () => kept.keep(query.get('pieza') ?? '', ending, Buffer.from(bytes));
    return { ruta: await repository.turn(put) };
  },
  'GET /api/foto': async ({ query, signal }) => {
    try {
      const file = siteFile(kept, query.get('ruta') ?? '');
      const small = await reader.read('smallCopy', [file], REMEDY, signal);
      return new FileAnswer('image/webp', Buffer.from(small));
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
  return address ? readFileSync(siteFile(kept, address)) : parseRequest(z.instanceof(Buffer), body);
}
