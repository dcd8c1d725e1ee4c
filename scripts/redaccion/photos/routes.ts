import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { slugify } from '@/lib/content/model/slug';
import { PICTURE_PLACES, type PicturePlace } from '@/lib/site/pictures';
import { realPathWithin } from '@/scripts/make/files';
import type { Reader } from '../reader/workers';
import { Refused } from '../refused';
import { Served, type Routes } from '../routes';
import { Unwritten, writeWhole } from '../whole-file';
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

const FOLDER = 'imagenes';

/** The pictures that this run of the newsroom made. */
export class KeptPhotos {
  private readonly made = new Set<string>();

  constructor(readonly folders: { root: string; public: string }) {}

  /** Names it by its piece, with a number where the name is taken: the telephone's name may say who, where or when. */
  keep(file: string, ending: string, bytes: Buffer): string {
    const folder = path.join(this.folders.public, FOLDER);
    const there = existsSync(folder) ? readdirSync(folder).map((one) => one.toLowerCase()) : [];
    const base = slugify(path.posix.parse(file).name).toLowerCase() || 'fotografia';
    let name = `${base}.${ending}`;
    for (let count = 2; there.includes(name); count += 1) name = `${base}-${count}.${ending}`;
    try {
      writeWhole(path.join(folder, name), bytes);
    } catch (error) {
      if (error instanceof Unwritten) throw new Refused(507, `No se guardó. ${error.message}`);
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
