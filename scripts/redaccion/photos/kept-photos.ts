import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { slugify } from '@/lib/content/model/slug';
import { Refused } from '../refused';
import { Unwritten, writeWhole } from '../whole-file';

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
