import { cpSync } from 'node:fs';
import { SAMPLE } from '../../sample';
import { tempFolder } from '../make/folder';

export function projectCopy() {
  const folder = tempFolder();
  cpSync(SAMPLE, folder.dir, { recursive: true });
  return {
    ...folder,
    root: folder.dir,
    swap(file: string, from: string, to: string) {
      if (!folder.read(file).includes(from)) throw new Error(`«${from}» is not in ${file}.`);
      folder.write(
        file,
        folder.read(file).replace(from, () => to),
      );
    },
  };
}
