import { realpathSync } from 'node:fs';
import path from 'node:path';
import { addressIn } from './address';

/** Resolves a path in a folder, as the last defence against path traversal. @throws when it is outside */
export function pathWithin(folder: string, file: string): string {
  const target = path.resolve(folder, file);
  const plain = addressIn(folder, target);
  const isPlain = plain === file && plain !== '' && plain !== '..' && !plain.startsWith('../');
  if (!isPlain || path.isAbsolute(file) || /[\\\p{Cc}]/u.test(file))
    throw new Error(
      `${JSON.stringify(file)} no es un archivo dentro de ${folder}: se saldría de su carpeta. Corrija su nombre en content/ o en public/.`,
    );
  return target;
}

/** `pathWithin` for an existing file, following links. @throws when it is outside or missing */
export function realPathWithin(folder: string, file: string): string {
  const [root, target] = [realpathSync(folder), realpathSync(pathWithin(folder, file))];
  return pathWithin(root, addressIn(root, target));
}
