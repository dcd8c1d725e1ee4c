import * as fs from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { errorName } from '../http';
import { isRunning } from './process-alive';

/** Writes and flushes a file; tests put a failing writer in its place. */
export type WriteBytes = (file: string, bytes: string | Uint8Array) => void;

/** A file could not be written; its message says, in Spanish, the cause and the remedy. */
export class Unwritten extends Error {}

const writeBytes: WriteBytes = (file, bytes) => fs.writeFileSync(file, bytes, { flush: true });

export const writeWhole = (file: string, bytes: string | Uint8Array, write?: WriteBytes): void =>
  writeFiles([{ file, bytes }], write);

/**
 * Writes files so that a reader, a power cut or a full disk finds the former text or the new text, whole: all
 * of them beside their places, down to the disk, then a rename each. The names beside end in `~`, which no
 * check of the content and no git looks at. A file keeps its mode.
 * @throws Unwritten; when the disk did not take any of them, all are as they were
 */
export function writeFiles(
  files: readonly { file: string; bytes: string | Uint8Array | null }[],
  write = writeBytes,
): void {
  const asideOf = (file: string) => `${file}.${process.pid}~`;
  try {
    for (const { file, bytes } of files) {
      if (bytes === null) continue;
      fs.mkdirSync(path.dirname(file), { recursive: true });
      write(asideOf(file), bytes);
      if (fs.existsSync(file)) fs.chmodSync(asideOf(file), fs.statSync(file).mode);
    }
    for (const { file, bytes } of files) {
      if (bytes === null) fs.rmSync(file, { force: true });
      else fs.renameSync(asideOf(file), file);
      flushFolder(path.dirname(file));
    }
  } catch (error) {
    for (const { file } of files) fs.rmSync(asideOf(file), { force: true });
    const code = errorName(error);
    throw new Unwritten(WHY[code] ?? `El sistema no dejó escribir (${code}).`, { cause: error });
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
  ENOSPC: FULL,
  EDQUOT: FULL,
  EACCES: DENIED,
  EPERM: DENIED,
  EBUSY: DENIED,
  EROFS: DENIED,
};

/** The new name too is on the disk; Windows opens no folder, and needs none opened. */
function flushFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const descriptor = fs.openSync(folder, 'r');
  try {
    fs.fsyncSync(descriptor);
  } finally {
    fs.closeSync(descriptor);
  }
}
