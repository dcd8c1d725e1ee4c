import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { z } from 'zod';
import { slugify } from '@/lib/content/model/slug';
import { addressIn } from '@/lib/files/address';
import { PICTURE_PLACES, type PicturePlace } from '@/lib/site/pictures';
import { realPathWithin } from '@/scripts/make/files';
import { sha256 } from '@/scripts/make/huellas';
import type { Repository } from '@/scripts/repository/repository';
import type { Reader } from '../reader/workers';
import { Refused } from '../refused';
import { read, Served, type Routes } from '../routes';
import { reworded } from '../../repository/details';
import { refuseLinks, Unwritten, writeWhole } from '../../write-files';

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
    const { giro, lugar } = read(Shown, Object.fromEntries(query));
    return reader.read('showPhoto', [bytesOf(kept, query, body), giro, lugar], REMEDY, signal);
  },
  'POST /api/foto': async ({ query, body, signal }) => {
    const { giro, corte, lugar } = read(Cut, Object.fromEntries(query));
    const args = [bytesOf(kept, query, body), giro, corte, lugar] as const;
    const { bytes, ending } = await reader.read('cutPhoto', [...args], REMEDY, signal);
    const put = () => kept.keep(query.get('pieza') ?? '', ending, Buffer.from(bytes));
    return { ruta: await repository.turn(put) };
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
  return address ? readFileSync(siteFile(kept, address)) : read(z.instanceof(Buffer), body);
}

const FOLDER = 'imagenes';
const HASH_SIGNS = 10;

/** The pictures that this run of the newsroom made. */
export class KeptPhotos {
  private readonly made = new Set<string>();

  constructor(readonly folders: { root: string; public: string }) {}

  /**
   * Names it by its piece and by what it is, so that no two ever share a name: the telephone's name may say
   * who, where or when.
   */
  keep(file: string, ending: string, bytes: Buffer): string {
    const base = slugify(path.posix.parse(file).name).toLowerCase() || 'fotografia';
    const name = `${base}-${sha256(bytes).slice(0, HASH_SIGNS)}.${ending}`;
    const { root, public: folder } = this.folders;
    const place = path.join(folder, FOLDER, name);
    try {
      refuseLinks(root, addressIn(root, place));
      writeWhole(place, bytes);
    } catch (error) {
      if (error instanceof Unwritten)
        throw new Refused(
          507,
          reworded(error.told, (words) => `No se guardó. ${words}`),
        );
      throw error;
    }
    const address = `/${FOLDER}/${name}`;
    this.made.add(address);
    return address;
  }

  /** Takes away new pictures that neither a file nor a draft names: they would be published. */
  tidy = (): void => {
    if (this.made.size === 0) return;
    const { root, public: folder } = this.folders;
    const texts = globSync(['content/**/*.{md,yml}', '.redaccion/**/*.json'], {
      cwd: root,
      dot: true,
    })
      .map((file) => readFileSync(path.join(root, file), 'utf8'))
      .join('\n');
    for (const address of this.made)
      if (!texts.includes(address)) rmSync(path.join(folder, address), { force: true });
  };
}
