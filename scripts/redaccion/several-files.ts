import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { Unwritten, writeWhole, type WriteBytes } from './whole-file';

/** A file, by its path from the project's root, as it is to be; without bytes, it goes. */
export interface Writing {
  file: string;
  bytes: string | Uint8Array | null;
}

/** Copies of what was there while several files are being written, and the list of them. */
const FOLDER = '.redaccion/antes';
const LIST = 'lista.json';
const Listed = z.array(z.object({ file: z.string(), wrote: z.string() }));

/**
 * Writes several files, or none: what was there is copied first, and taken back when one cannot be
 * written. A power cut is taken back by `takeBack` at the next start.
 * @throws Unwritten; all files are then as they were
 */
export function writeAll(root: string, writings: readonly Writing[], write?: WriteBytes): void {
  const [first] = writings;
  if (first && first.bytes !== null && writings.length === 1)
    return writeWhole(path.join(root, first.file), first.bytes, write);
  const kept = path.join(root, FOLDER);
  try {
    for (const { file } of writings) copyIfThere(path.join(root, file), path.join(kept, file));
    const list = writings.map(({ file, bytes }) => ({ file, wrote: hashOf(bytes) }));
    writeWhole(path.join(kept, LIST), JSON.stringify(list), write);
    for (const { file, bytes } of writings)
      if (bytes === null) rmSync(path.join(root, file));
      else writeWhole(path.join(root, file), bytes, write);
  } catch (error) {
    takeBack(root);
    if (error instanceof Unwritten) throw error;
    throw new Unwritten('El sistema no dejó copiar lo que había. Guarde otra vez.', {
      cause: error,
    });
  }
  forget(kept);
}

/** Takes back what `writeAll` began and did not end; a file that somebody changed since stays as it is. */
export function takeBack(root: string): void {
  const kept = path.join(root, FOLDER);
  const list = path.join(kept, LIST);
  for (const { file, wrote } of existsSync(list)
    ? Listed.parse(JSON.parse(readFileSync(list, 'utf8')))
    : []) {
    const [place, former] = [path.join(root, file), path.join(kept, file)];
    const now = existsSync(place) ? readFileSync(place) : null;
    if (hashOf(now) !== wrote) continue;
    if (existsSync(former)) writeWhole(place, readFileSync(former));
    else rmSync(place, { force: true });
  }
  forget(kept);
}

/** The list goes first: without it nothing is taken back. */
function forget(kept: string): void {
  rmSync(path.join(kept, LIST), { force: true });
  rmSync(kept, { recursive: true, force: true });
}

function copyIfThere(from: string, to: string): void {
  if (!existsSync(from)) return;
  mkdirSync(path.dirname(to), { recursive: true });
  copyFileSync(from, to);
}

/** Empty when there is no file. */
const hashOf = (bytes: Writing['bytes']) =>
  bytes === null ? '' : createHash('sha256').update(bytes).digest('hex');
