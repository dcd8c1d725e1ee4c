import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import type { File } from '@/lib/content/lint/check-file';
import type { Name } from '@/lib/content/model';
import { cleanText } from '@/lib/content/parse/read';
import type { Overlay, Problem } from '@/lib/content/types';
import { arranged, collectionOf, filesUnder, type ListedContent } from './files';

/** A file as it is on the disk; the same object until its bytes change. */
export interface LibraryFile extends File {
  /** SHA-256 of its bytes, in hexadecimal. */
  base: string;
}

interface Stamp {
  ino: number;
  size: number;
  mtimeMs: number;
  ctimeMs: number;
}

interface Kept {
  /** Undefined of no collection: such a file is not read. */
  file: LibraryFile | undefined;
  stamp?: Stamp;
  /** The file was old enough when it was read: a later change shows in its stamp. */
  isSettled: boolean;
}

/**
 * Two writes within the disk's tick have the same time (2 s on FAT). A file younger than this, or of the future
 * because the clock was set back, is read again at each walk.
 */
const UNSETTLED_MS = 3000;

/** The files of an office's `content/`, kept in memory by their time, size and inode. */
export class Library {
  private readonly kept = new Map<string, Kept>();
  private strange = '';
  private whole: ListedContent<LibraryFile> | undefined;

  constructor(readonly root: string) {}

  /** Walks `content/`. @returns the same object while nothing in it changed */
  list(): ListedContent<LibraryFile> {
    const problems = this.walk();
    return (this.whole ??= arranged(this.found(), problems));
  }

  /** As `list`, with texts in place of the files'. @param only these collections */
  listWith(overlay: Overlay, only?: readonly Name[]): ListedContent {
    const problems = this.walk(only);
    const found = new Map<string, File | undefined>(this.found());
    for (const [file, text] of overlay) {
      const name = collectionOf(file);
      if (text === null) found.delete(file);
      else found.set(file, name && { name, file, text });
    }
    return arranged(found, problems, only);
  }

  /** @returns problems of entries that are no files */
  private walk(only?: readonly Name[]): Problem[] {
    const { found, problems } = filesUnder(this.root);
    for (const file of found) {
      const name = only && collectionOf(file);
      if (!only || (name && only.includes(name))) this.refresh(file);
    }
    const there = new Set(found);
    for (const file of this.kept.keys()) if (!there.has(file)) this.put(file, undefined);
    const strange = JSON.stringify(problems);
    if (strange !== this.strange) this.whole = undefined;
    this.strange = strange;
    return problems;
  }

  /** A file, read only if its stamp is another; undefined when there is none, or of no collection. */
  file(file: string): LibraryFile | undefined {
    this.refresh(file);
    return this.known(file);
  }

  /** A file as it was read last. */
  known = (file: string): LibraryFile | undefined => this.kept.get(file)?.file;

  /** As `file`, read from the disk whatever its stamp: for a change, which may lose nobody's words. */
  fresh(file: string): LibraryFile | undefined {
    this.refresh(file, true);
    return this.known(file);
  }

  private refresh(file: string, mustRead = false): void {
    const before = this.kept.get(file);
    const now = this.read(file, before, mustRead);
    if (now !== before) this.put(file, now);
  }

  private put(file: string, now: Kept | undefined): void {
    const before = this.kept.get(file);
    if (!before || now?.file !== before.file) this.whole = undefined;
    if (now) this.kept.set(file, now);
    else this.kept.delete(file);
  }

  private read(file: string, before: Kept | undefined, mustRead: boolean): Kept | undefined {
    const place = `${this.root}/${file}`;
    const name = before?.file?.name ?? collectionOf(file);
    if (!name) return before ?? { file: undefined, isSettled: true };
    const now = statSync(place, { throwIfNoEntry: false });
    if (!now?.isFile()) return undefined;
    if (!mustRead && before?.isSettled && before.stamp && isSame(before.stamp, now)) return before;
    const readAt = Date.now();
    const bytes = readFileSync(place);
    const base = createHash('sha256').update(bytes).digest('hex');
    const { ino, size, mtimeMs, ctimeMs } = now;
    return {
      file:
        before?.file?.base === base
          ? before.file
          : { name, file, text: cleanText(bytes.toString('utf8')), base },
      stamp: { ino, size, mtimeMs, ctimeMs },
      isSettled: readAt - Math.max(mtimeMs, ctimeMs) > UNSETTLED_MS,
    };
  }

  private found = () => new Map([...this.kept].map(([file, kept]) => [file, kept.file] as const));
}

const isSame = (one: Stamp, other: Stamp) =>
  one.ino === other.ino &&
  one.size === other.size &&
  one.mtimeMs === other.mtimeMs &&
  one.ctimeMs === other.ctimeMs;

const libraries = new Map<string, Library>();

/** The library of a folder with `content/`: one for all that this process asks of it. */
export function libraryOf(root: string): Library {
  const library = libraries.get(root) ?? new Library(root);
  libraries.set(root, library);
  return library;
}

/** Lists `content/` with texts, in the model's order, then by name. @param only these collections */
export function listFiles(
  root: string,
  overlay: Overlay = new Map(),
  only?: readonly Name[],
): ListedContent {
  const library = libraryOf(root);
  return overlay.size > 0 || only ? library.listWith(overlay, only) : library.list();
}
