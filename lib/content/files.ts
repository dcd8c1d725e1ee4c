import path from 'node:path';
import { globSync } from 'tinyglobby';
import type { File } from './entry';
import { collections, FOLDER, isFolder, type Name } from './model';
import type { Problem } from './problems';
import { readText } from './read';
import { MISSING, wholeFile } from './report';

const UNKNOWN =
  'este archivo no pertenece a ninguna colección y no se publicaría. Muévalo a su carpeta o corrija su terminación.';

/**
 * The files of `content/` with their texts, in the order of the model, then by name.
 * @param root the folder that holds `content/`
 * @returns them, and a problem for each that is missing and each that no collection knows
 */
export function listFiles(root: string): { files: File[]; problems: Problem[] } {
  const found = globSync(`${FOLDER}/**/*`, { cwd: root, dot: true }).sort();
  const rest = new Set(found);
  rest.delete(`${FOLDER}/README.md`);
  const missing: Problem[] = [];
  const files = Object.entries(collections).flatMap(([name, { files: pattern }]) => {
    const own = found.filter(matcher(pattern));
    if (!isFolder(pattern) && own.length === 0)
      missing.push(wholeFile(`${FOLDER}/${pattern}`, MISSING));
    return own.map((file) => {
      rest.delete(file);
      return { name: name as Name, file, text: readText(root, file) };
    });
  });
  return { files, problems: [...missing, ...[...rest].map((file) => wholeFile(file, UNKNOWN))] };
}

/** Whether a file is one of a collection's; `*` stands for a name that does not begin with a point. */
function matcher(pattern: string): (file: string) => boolean {
  const [before = '', after] = `${FOLDER}/${pattern}`.split('*');
  if (after === undefined) return (file) => file === before;
  return (file) =>
    file.startsWith(before) &&
    file.endsWith(after) &&
    path.posix.dirname(file) === path.posix.dirname(before + after) &&
    !path.posix.basename(file).startsWith('.');
}
