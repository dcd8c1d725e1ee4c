import { readdirSync, type Dirent } from 'node:fs';
import path from 'node:path';
import type { File } from '@/lib/content/lint/check-file';
import { collections, FOLDER, isFolder, PUBLICADAS, type Name } from '@/lib/content/model';
import { apartadoOfFile, isUnder, lackedBy } from '@/lib/content/model/apartados';
import { memoizeByObject } from '@/lib/content/model/memoize';
import { goodName, isLitter, nameProblem } from '@/lib/content/model/paths';
import type { Problem } from '@/lib/content/types';
import { fault } from '@/lib/content/faults';
import { wholeFile } from '@/lib/content/parse/report';
import { parseSource } from '@/lib/content/parse/source';

const UNKNOWN = fault('file-unknown', {});
export const NOT_UTF8 = fault('file-name-encoding', {});

export interface ListedContent<F extends File = File> {
  files: readonly F[];
  problems: readonly Problem[];
}

/**
 * Lists files in the model's order, then by path.
 * @param found by path; undefined of no collection
 * @param strange problems of entries that are no files
 * @param only these collections
 */
export function arranged<F extends File>(
  found: ReadonlyMap<string, F | undefined>,
  strange: readonly Problem[],
  only?: readonly Name[],
): ListedContent<F> {
  const byName = new Map<Name, F[]>();
  const unknown: string[] = [];
  for (const file of [...found.keys()].sort()) {
    const one = found.get(file);
    if (!one) unknown.push(file);
    else if (!byName.get(one.name)?.push(one)) byName.set(one.name, [one]);
  }
  const problems: Problem[] = [];
  const asked = only ? NAMES.filter((name) => only.includes(name)) : NAMES;
  const files = asked.flatMap((name) => {
    const { files: pattern } = collections[name];
    const own = byName.get(name) ?? [];
    if (isFolder(pattern)) for (const one of own) problems.push(...misnamed(one));
    else if (own.length === 0)
      problems.push(wholeFile(`${FOLDER}/${pattern}`, fault('file-missing', {})));
    return own;
  });
  if (only) return { files, problems };
  const others = unknown
    .filter((file) => file !== `${FOLDER}/README.md` && file !== PUBLICADAS)
    .map((file) => wholeFile(file, UNKNOWN));
  return { files, problems: [...problems, ...strange, ...others] };
}

const NAMES = Object.keys(collections) as Name[];

/** The collection of a path by its form, whether there is such a file or not. */
export const collectionOf = (file: string): Name | undefined =>
  NAMES.find((name) => {
    const pattern = `${FOLDER}/${collections[name].files}`;
    if (file === pattern) return true;
    return isUnder(pattern, file) && !path.posix.basename(file).startsWith('.');
  });

const inFolder = (file: string) => file.slice(FOLDER.length + 1);

const FOLLOWS: readonly Name[] = ['ingles', 'facil'];

const writtenIn = (file: File) => Object(parsedFile(file).data) as Record<string, unknown>;

/** Drops files of parts that sitio.yml excludes, whatever their text, and their other versions. */
export function leaveOut(listed: ListedContent): ListedContent {
  const sitio = listed.files.find(({ name }) => name === 'sitio');
  // Avoids parsing sitio.yml twice in most offices.
  const lacked = sitio?.text.includes('apartados') ? lackedBy(writtenIn(sitio)) : [];
  if (lacked.length === 0) return listed;
  const isLacked = (file: string) => lacked.some((one) => one === apartadoOfFile(file));
  return {
    files: listed.files.filter(
      (one) =>
        !isLacked(inFolder(one.file)) &&
        !(FOLLOWS.includes(one.name) && isLacked(String(writtenIn(one)['traduceDe']))),
    ),
    problems: listed.problems.filter(({ file }) => !isLacked(inFolder(file))),
  };
}

export const parsedFile = memoizeByObject(({ file, text }: File) => parseSource(text, file));

/** Walks `content/`. @returns paths in no order, and problems of entries that are no files */
export function filesUnder(root: string): { found: string[]; problems: Problem[] } {
  const found: string[] = [];
  const problems: Problem[] = [];
  const walk = (folder: string) => {
    const { entries, unreadable } = listFolder(path.join(root, folder));
    problems.push(...unreadable.map((name) => wholeFile(`${folder}/${name}`, NOT_UTF8)));
    for (const entry of entries) {
      const file = `${folder}/${entry.name}`;
      if (isLitter(entry.name)) continue;
      if (entry.isDirectory()) {
        if (/\.(md|yml)$/i.test(entry.name))
          problems.push(wholeFile(file, fault('file-folder', {})));
        else walk(file);
      } else if (entry.isFile()) found.push(file);
      else
        problems.push(wholeFile(file, entry.isSymbolicLink() ? fault('file-link', {}) : UNKNOWN));
    }
  };
  walk(FOLDER);
  return { found, problems: problems.sort((a, b) => (a.file < b.file ? -1 : 1)) };
}

/** Collections whose names are the code's own, or are no addresses. */
const NOT_FREE: readonly Name[] = [
  ...(['paginas', 'formularios', 'ingles', 'formulariosIngles', 'facil', 'bitacora'] as const),
];

const misnamed = memoizeByObject(({ name, file }: File): Problem[] => {
  const { name: base, ext } = path.posix.parse(file);
  const rules = { mixed: name === 'direcciones', free: !NOT_FREE.includes(name) };
  const why = nameProblem(base, rules);
  if (!why) return [];
  const good = goodName(base.replace(/(\.(md|yml))+$/i, ''), rules);
  const draft = base.startsWith('_');
  const better = good && `${good}${ext}`;
  return [wholeFile(file, fault('file-name', { why, draft, ...(better && { better }) }))];
});

/** @returns `unreadable`, too: names that are not UTF-8, with `\xF1` for each bad byte; no path opens them */
export function listFolder(folder: string): { entries: Dirent[]; unreadable: string[] } {
  const all = readdirSync(folder, { withFileTypes: true });
  const entries = all.filter(({ name }) => !name.includes('\uFFFD'));
  if (entries.length === all.length) return { entries, unreadable: [] };
  const names = readdirSync(folder, { encoding: 'buffer' });
  const unreadable = names.filter((name) => name.toString().includes('\uFFFD')).map(escaped);
  return { entries, unreadable: unreadable.sort() };
}

const escaped = (name: Buffer): string =>
  [...name]
    .map((byte) =>
      byte > 0x1f && byte < 0x7f
        ? String.fromCharCode(byte)
        : `\\x${byte.toString(16).toUpperCase().padStart(2, '0')}`,
    )
    .join('');
