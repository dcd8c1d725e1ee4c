import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { slugify } from '@/lib/content/model/slug';
import { addressIn } from '@/lib/files/address';
import { sha256 } from '@/scripts/make/huellas';
import { Refused } from '../refused';
import { reworded } from '../../told-words';
import { refuseLinks, Unwritten, writeWhole } from '../../write-files';

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
