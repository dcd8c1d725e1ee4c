import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { slugify } from '@/lib/content/model/slug';
import { Refused } from '../refused';
import { Unwritten, writeWhole } from '../whole-file';

/** Where the office's pictures are, from `public/`. */
const FOLDER = 'imagenes';

/**
 * Writes a picture under a name that no other has, on any disk: that of its piece, and a number where it
 * is taken. What a telephone called it is not kept: it may say who, where or when.
 * @param file of the piece that shows it
 * @returns its address in the site
 * @throws Refused when the disk does not take it
 */
export function keepPhoto(publicDir: string, file: string, ending: string, bytes: Buffer): string {
  const folder = path.join(publicDir, FOLDER);
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
  return `/${FOLDER}/${name}`;
}
