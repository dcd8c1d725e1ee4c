import path from 'node:path';
import { globSync } from 'tinyglobby';
import { makeEntry } from './entry';
import { collections, FOLDER, isFolder, type Content, type Name } from './model';
import type { Problem } from './problems';
import { readSource, readText } from './read';
import { MISSING, wholeFile } from './report';

/**
 * Reads and validates every file of `content/`, each on its own; what files say of each other is
 * `checkReferences`' matter.
 * @param root the folder that holds `content/`
 * @returns the content, and every problem found. The content is complete only without problems.
 */
export function readContent(root: string): { content: Content; problems: Problem[] } {
  const problems: Problem[] = [];
  const files = globSync(`${FOLDER}/**/*`, { cwd: root, dot: true }).sort();
  const seen = new Set([`${FOLDER}/README.md`]);
  const references = referencesOf(root, files);
  const content: Record<string, unknown> = {};

  for (const [name, { files: pattern }] of Object.entries(collections) as [
    Name,
    { files: string },
  ][]) {
    const found = files.filter(matcher(pattern));
    found.forEach((file) => seen.add(file));
    if (!isFolder(pattern) && found.length === 0)
      problems.push(wholeFile(`${FOLDER}/${pattern}`, MISSING));
    const entries = found.flatMap((file) => {
      const made = makeEntry(name, file, readText(root, file), references);
      problems.push(...made.problems);
      return made.entry ?? [];
    });
    content[name] = isFolder(pattern) ? entries : entries[0];
  }
  for (const file of files) if (!seen.has(file)) problems.push(wholeFile(file, UNKNOWN));

  const complete = content as Content;
  complete.comunicados.sort(newestFirst);
  return { content: complete, problems };
}

const UNKNOWN =
  'este archivo no pertenece a ninguna colección y no se publicaría. Muévalo a su carpeta o corrija su terminación.';

/** The values of sitio.yml as written, valid or not: a mistake in it must not bury the others'. */
function referencesOf(root: string, files: string[]): Record<string, unknown> {
  const file = `${FOLDER}/${collections.sitio.files}`;
  const data = files.includes(file) ? readSource(root, file).data : undefined;
  return { ...(data as Record<string, unknown> | undefined) };
}

/** Whether a file is one of a collection's; `*` stands for a name that does not begin with a point. */
function matcher(pattern: string): (file: string) => boolean {
  const [before = '', after] = `${FOLDER}/${pattern}`.split('*');
  if (after === undefined) return (file) => file === before;
  return (file) =>
    file.startsWith(before) &&
    file.endsWith(after) &&
    path.dirname(file) === path.dirname(before + after) &&
    !path.basename(file).startsWith('.');
}

const newestFirst = (a: Content['comunicados'][number], b: Content['comunicados'][number]) =>
  compare(b.data.fecha, a.data.fecha) || b.data.numero - a.data.numero;

/** Days in ISO form sort by their characters; no language's rules are asked. */
const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));
