import fs from 'node:fs';
import path from 'node:path';
import { move } from './move';

interface Putting {
  /** Permissions of a new file; a file that is there keeps its own. */
  mode?: number;
  /** Down to the disk, for a power cut; not for what is cheap to make again. */
  flush?: boolean;
}

/**
 * Writes a file so that a reader, a power cut or a full disk finds the former text or the new text, whole: beside
 * its place, down to the disk, then a rename. @throws the system's error; the file is then as it was
 */
export function putFile(file: string, bytes: string | Uint8Array, options: Putting = {}): void {
  try {
    putBeside(file, bytes, options);
    move(besideOf(file), file);
    if (options.flush !== false) flushFolder(path.dirname(file));
  } catch (error) {
    fs.rmSync(besideOf(file), { force: true });
    throw error;
  }
}

/** Where a file is written before its rename: a name in «~», which no check of the content and no git looks at. */
export const besideOf = (file: string): string => `${file}.${process.pid}~`;

/** The first half of `putFile`, for several files that take their places together. */
export function putBeside(
  file: string,
  bytes: string | Uint8Array,
  { mode, flush = true }: Putting = {},
): void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(besideOf(file), bytes, { flush, ...(mode !== undefined && { mode }) });
  const there = fs.statSync(file, { throwIfNoEntry: false });
  if (there) fs.chmodSync(besideOf(file), there.mode);
}

/** The new name too is on the disk; Windows opens no folder, and needs none opened. */
export function flushFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const descriptor = fs.openSync(folder, 'r');
  try {
    fs.fsyncSync(descriptor);
  } finally {
    fs.closeSync(descriptor);
  }
}
