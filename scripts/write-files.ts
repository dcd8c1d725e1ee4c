import fs from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { move, remove } from '@/lib/files/move';
import { besideOf, flushFolder, putBeside, putFile } from '@/lib/files/put-file';
import { errorName } from './http';
import { pathWithin } from '@/lib/files/path-within';
import { reworded, ToldError, type ToldWords } from './told-words';
import { isRunning, isStillRunning, ownProcessStart } from './process-alive';

/** A file as it is to be; without bytes, it goes. */
export interface Writing {
  file: string;
  bytes: string | Uint8Array | null;
}

/** A file could not be written; its message says, in Spanish, the cause and the remedy. */
export class Unwritten extends ToldError {
  /** @param stayed files that have the new text all the same: the former one could not be put back */
  constructor(
    told: ToldWords,
    cause: unknown,
    readonly stayed: readonly string[] = [],
  ) {
    super(
      stayed.length === 0 ? told : reworded(told, (words) => `${words} ${stayedWords(stayed)}`),
      { cause },
    );
  }
}

const stayedWords = (files: readonly string[]): string =>
  `El texto nuevo quedó en ${files.join(', ')}, sin guardar en la historia: no se pudo devolver el de antes. No escriba ahí y avise a quien cuida el equipo.`;

/** `putFile`, which says why it could not. @throws Unwritten; the file is then as it was */
export function writeWhole(file: string, bytes: string | Uint8Array): void {
  try {
    putFile(file, bytes);
  } catch (error) {
    throw unwritten(error);
  }
}

/** Takes away the files beside others that a power cut left; those of a running program stay. */
export function clearAside(root: string): void {
  for (const name of globSync('{content,public,.redaccion}/**/*.*~', { cwd: root, dot: true })) {
    const [, owner] = /\.(\d+)~$/.exec(name) ?? [];
    if (owner && (Number(owner) === process.pid || !isRunning(Number(owner))))
      fs.rmSync(path.join(root, name), { force: true });
  }
}

const FULL = 'El disco está lleno. Libere espacio y guarde otra vez.';
const DENIED =
  'El sistema no permite escribir ahí. Cierre los programas que tengan abierto el archivo, revise sus permisos y guarde otra vez.';
const WHY: Record<string, string> = {
  ...{ ENOSPC: FULL, EDQUOT: FULL },
  ...{ EACCES: DENIED, EPERM: DENIED, EBUSY: DENIED, EROFS: DENIED },
};

export const isFull = (words: string): boolean => /no space left|quota exceeded/i.test(words);
export const FULL_DISK = FULL;

function unwritten(error: unknown): Unwritten {
  if (error instanceof Unwritten) return error;
  const code = errorName(error);
  return new Unwritten(WHY[code] ?? `El sistema no dejó escribir (${code}).`, error);
}

/** The former files of a save under way, by which it is undone: also by the next start, after a power cut. */
const JOURNALS = '.redaccion';
/** A program's own: another that runs beside it, a publication, has another. */
const journalOf = (pid: number) => `${JOURNALS}/guardando-${pid}`;
const JOURNAL = journalOf(process.pid);
const LIST = 'lista.json';

interface Entry {
  file: string;
  /** The former file, under this name in the journal; none of a new file. */
  former?: string;
  /** Folders made for it, the innermost first. */
  made: string[];
}
interface Journal {
  started: string | undefined;
  entries: Entry[];
}

/** Files that were written together, until they are kept or put back. */
export interface WrittenFiles {
  keep: () => void;
  /** Puts back the former files. @returns those that could not be, by their names */
  putBack: () => string[];
}

/**
 * Writes several files of a folder, all or none. The former ones are kept as links, so that putting them back
 * needs no room on the disk, no git, and nothing of what has just failed (D77). No link is followed.
 * @param root the folder of the office @throws Unwritten; all files are then as they were
 */
export function writeFiles(root: string, writings: readonly Writing[]): WrittenFiles {
  const journal = path.join(root, JOURNAL);
  const placeOf = (file: string) => path.join(root, file);
  for (const { file } of writings) {
    pathWithin(root, file);
    refuseLinks(root, file);
  }
  const entries: Entry[] = [];
  const written = {
    keep: () => dropJournal(journal),
    putBack: () => putBack(root, journal, entries),
  };
  try {
    remove(journal);
    fs.mkdirSync(journal, { recursive: true });
    for (const [at, { file }] of writings.entries())
      entries.push(keepFormer(root, file, String(at)));
    const list: Journal = { started: ownProcessStart(), entries };
    writeWhole(path.join(journal, LIST), JSON.stringify(list));
    for (const { file, bytes } of writings) if (bytes !== null) putBeside(placeOf(file), bytes);
    for (const { file, bytes } of writings) {
      if (bytes === null) remove(placeOf(file));
      else move(besideOf(placeOf(file)), placeOf(file));
      if (fs.existsSync(path.dirname(placeOf(file)))) flushFolder(path.dirname(placeOf(file)));
    }
    return written;
  } catch (error) {
    for (const { file } of writings) fs.rmSync(besideOf(placeOf(file)), { force: true });
    const stayed = written.putBack();
    const failure = unwritten(error);
    throw stayed.length === 0 ? failure : new Unwritten(failure.told, error, stayed);
  }
}

/** @throws Unwritten when a part of the path is a link */
export function refuseLinks(root: string, file: string): void {
  const parts = file.split('/');
  for (let many = 1; many <= parts.length; many += 1) {
    const part = parts.slice(0, many).join('/');
    if (fs.lstatSync(path.join(root, part), { throwIfNoEntry: false })?.isSymbolicLink())
      throw new Unwritten(
        `«${part}» es un enlace a otra parte del equipo, y ahí no se escribe nada. Ponga en su lugar la carpeta o el archivo, y guarde otra vez.`,
        undefined,
      );
  }
}

function keepFormer(root: string, file: string, name: string): Entry {
  const place = path.join(root, file);
  const kept = path.join(root, JOURNAL, name);
  const made: string[] = [];
  let folder = path.dirname(file);
  while (!fs.existsSync(path.join(root, folder))) {
    made.push(folder);
    folder = path.dirname(folder);
  }
  if (!fs.existsSync(place)) return { file, made };
  try {
    fs.linkSync(place, kept);
  } catch {
    // A disk without links, or a file of another user.
    fs.copyFileSync(place, kept);
  }
  return { file, former: name, made };
}

function putBack(root: string, journal: string, entries: readonly Entry[]): string[] {
  const stayed = entries.filter(({ file, former, made }) => {
    const place = path.join(root, file);
    const kept = former && path.join(journal, former);
    try {
      if (kept && fs.existsSync(kept)) move(kept, place);
      if (!kept) remove(place);
      for (const folder of made)
        if (fs.readdirSync(path.join(root, folder)).length === 0)
          fs.rmdirSync(path.join(root, folder));
      return false;
    } catch (error) {
      return errorName(error) !== 'ENOENT';
    }
  });
  if (stayed.length === 0) dropJournal(journal);
  return stayed.map(({ file }) => file);
}

/** The list goes first: without it there is nothing to undo. */
function dropJournal(journal: string): void {
  fs.rmSync(path.join(journal, LIST), { force: true });
  remove(journal);
}

/**
 * Finds the saves that programs left half done, if those have ended.
 * @returns of each its files, and what keeps them or puts the former ones back
 */
export function interruptedSaves(root: string): ({ files: string[] } & WrittenFiles)[] {
  const found = globSync('guardando-*', { cwd: path.join(root, JOURNALS), onlyDirectories: true });
  return found.flatMap((name) => {
    const journal = path.join(root, JOURNALS, name);
    const pid = Number(/\d+/.exec(name)?.[0]);
    const list = path.join(journal, LIST);
    const isListed = fs.existsSync(list);
    const { started, entries }: Journal = isListed
      ? (JSON.parse(fs.readFileSync(list, 'utf8')) as Journal)
      : { started: undefined, entries: [] };
    if (pid !== process.pid && isStillRunning(pid, started)) return [];
    if (!isListed) dropJournal(journal);
    return isListed
      ? [
          {
            files: entries.map(({ file }) => file),
            keep: () => dropJournal(journal),
            putBack: () => putBack(root, journal, entries),
          },
        ]
      : [];
  });
}
