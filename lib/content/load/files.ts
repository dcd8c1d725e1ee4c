import { readdirSync, statSync, type Dirent } from 'node:fs';
import path from 'node:path';
import type { File } from '@/lib/content/lint/check-file';
import { collections, FOLDER, isFolder, PUBLICADAS, type Name } from '@/lib/content/model';
import { apartadoOfFile, isUnder, lackedBy } from '@/lib/content/model/apartados';
import { goodName, isLitter, nameProblem } from '@/lib/content/model/paths';
import type { Overlay, Problem } from '@/lib/content/types';
import { fault } from '@/lib/content/faults';
import { readText } from '@/lib/content/parse/read';
import { wholeFile } from '@/lib/content/parse/report';
import { parseSource } from '@/lib/content/parse/source';

const UNKNOWN = fault('file-unknown', {});
export const NOT_UTF8 = fault('file-name-encoding', {});

/** Lists `content/` with texts, in the model's order, then by name. @param only these collections */
export function listFiles(
  root: string,
  overlay: Overlay = new Map(),
  only?: readonly Name[],
): { files: File[]; problems: Problem[] } {
  const { found: onDisk, problems: strange } = filesUnder(root);
  const found = [...new Set([...onDisk, ...overlay.keys()])]
    .filter((file) => overlay.get(file) !== null)
    .sort();
  const rest = new Set(found);
  for (const file of [`${FOLDER}/README.md`, PUBLICADAS]) rest.delete(file);
  const problems: Problem[] = [];
  const files = Object.entries(collections).flatMap(([name, { files: pattern }]) => {
    if (only?.includes(name as Name) === false) return [];
    const own = found.filter(
      (file) =>
        file === `${FOLDER}/${pattern}` ||
        (isUnder(`${FOLDER}/${pattern}`, file) && !path.posix.basename(file).startsWith('.')),
    );
    if (!isFolder(pattern) && own.length === 0)
      problems.push(wholeFile(`${FOLDER}/${pattern}`, fault('file-missing', {})));
    return own.map((file) => {
      rest.delete(file);
      if (isFolder(pattern)) problems.push(...misnamed(name as Name, file));
      return { name: name as Name, file, text: overlay.get(file) ?? textOf(root, file) };
    });
  });
  if (only) return { files, problems };
  const unknown = [...rest].map((file) => wholeFile(file, UNKNOWN));
  return { files, problems: [...problems, ...strange, ...unknown] };
}

const inFolder = (file: string) => file.slice(FOLDER.length + 1);

const FOLLOWS: readonly Name[] = ['ingles', 'facil'];

const writtenIn = ({ text, file }: File) =>
  Object(parseSource(text, file).data) as Record<string, unknown>;

/** Drops files of parts that sitio.yml excludes, whatever their text, and their other versions. */
export function leaveOut(listed: { files: File[]; problems: Problem[] }): typeof listed {
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

/** Texts in memory, by path: a file is read again once it is written. */
const texts = new Map<string, { stamp: string; text: string }>();

function textOf(root: string, file: string): string {
  const place = path.join(root, file);
  const { ino, size, mtimeNs, ctimeNs } = statSync(place, { bigint: true });
  const stamp = [ino, size, mtimeNs, ctimeNs].join();
  const known = texts.get(place);
  if (known?.stamp === stamp) return known.text;
  const text = readText(root, file);
  texts.set(place, { stamp, text });
  return text;
}

function filesUnder(root: string): { found: string[]; problems: Problem[] } {
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
  return { found: found.sort(), problems: problems.sort((a, b) => (a.file < b.file ? -1 : 1)) };
}

/** Collections whose names are the code's own, or are no addresses. */
const NOT_FREE: readonly Name[] = [
  ...(['paginas', 'formularios', 'ingles', 'formulariosIngles', 'facil', 'bitacora'] as const),
];

function misnamed(name: Name, file: string): Problem[] {
  const { name: base, ext } = path.posix.parse(file);
  const rules = { mixed: name === 'direcciones', free: !NOT_FREE.includes(name) };
  const why = nameProblem(base, rules);
  if (!why) return [];
  const good = goodName(base.replace(/(\.(md|yml))+$/i, ''), rules);
  const draft = base.startsWith('_');
  const better = good && `${good}${ext}`;
  return [wholeFile(file, fault('file-name', { why, draft, ...(better && { better }) }))];
}

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
