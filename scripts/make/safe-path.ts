import { realpathSync } from 'node:fs';
import path from 'node:path';

/**
 * A file's place within a folder. The last barrier: names are checked where they are written, and a name that
 * would lead out of its folder reads and writes nothing.
 * @throws when it would
 */
export function pathWithin(folder: string, file: string): string {
  const target = path.resolve(folder, file);
  const plain = path.relative(folder, target).replaceAll(path.sep, '/');
  const isPlain = plain === file && plain !== '' && plain !== '..' && !plain.startsWith('../');
  if (!isPlain || path.isAbsolute(file) || /[\\\p{Cc}]/u.test(file))
    throw new Error(
      `${JSON.stringify(file)} no es un archivo dentro de ${folder}: se saldría de su carpeta. Corrija su nombre en content/ o en public/.`,
    );
  return target;
}

/**
 * As `pathWithin`, of a file that is there: no link on the way leads out of the folder either.
 * @throws when it would, or when there is no such file
 */
export function realPathWithin(folder: string, file: string): string {
  const [root, target] = [realpathSync(folder), realpathSync(pathWithin(folder, file))];
  return pathWithin(root, path.relative(root, target).replaceAll(path.sep, '/'));
}
