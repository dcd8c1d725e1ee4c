import fs from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { errorName } from '../http';
import type { Author } from '../repository/repository';
import type { Shared } from '../repository/shared';
import { isRunning } from './process-alive';
import { Refused } from './refused';

/** A file as it is to be; without bytes, it goes. */
export interface Writing {
  file: string;
  bytes: string | Uint8Array | null;
}

/** A file could not be written; its message says, in Spanish, the cause and the remedy. */
export class Unwritten extends Refused {
  constructor(message: string, cause: unknown) {
    super(507, message, { cause });
  }
}

export const writeWhole = (file: string, bytes: string | Uint8Array): void =>
  writeFiles([{ file, bytes }]);

/**
 * Writes files so that a reader, a power cut or a full disk finds the former text or the new text, whole: all
 * of them beside their places, down to the disk, then a rename each. The names beside end in `~`, which no
 * check of the content and no git looks at. A file keeps its mode.
 * @throws Unwritten; when the disk did not take any of them, all are as they were
 */
function writeFiles(files: readonly Writing[]): void {
  const asideOf = (file: string) => `${file}.${process.pid}~`;
  try {
    for (const { file, bytes } of files) {
      if (bytes === null) continue;
      fs.mkdirSync(path.dirname(file), { recursive: true });
      fs.writeFileSync(asideOf(file), bytes, { flush: true });
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
    throw new Unwritten(WHY[code] ?? `El sistema no dejó escribir (${code}).`, error);
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

/** A photograph is made before the piece that shows it is saved, and committed with it. */
const PHOTO = /\/imagenes\/[\w-]+\.\w+/g;

/**
 * Writes several files of the office's folder, or none, and commits them with nothing else; then they are
 * pushed. Where there is no history they are only written. Called within `Repository.turn`.
 * @throws Unwritten; all files are then as they were
 */
export async function saveFiles(
  shared: Shared,
  writings: readonly Writing[],
  { author, message }: { author: Author; message: string },
): Promise<void> {
  const { repository } = shared;
  const placeOf = (file: string) => path.join(repository.root, file);
  const put = () => writeFiles(writings.map(({ file, bytes }) => ({ file: placeOf(file), bytes })));
  if ((await repository.missing()) !== undefined) return put();
  const files = writings.map(({ file }) => file);
  const photos = writings
    .flatMap(({ bytes }) => (typeof bytes === 'string' ? (bytes.match(PHOTO) ?? []) : []))
    .map((name) => `public${name}`)
    .filter((file) => fs.existsSync(placeOf(file)));
  const isHalf = (await repository.unfinished()) !== undefined;
  if (!isHalf) await repository.commitOutside(files);
  try {
    put();
    await repository.commit([...files, ...photos], author, message);
  } catch (error) {
    if (!isHalf) await repository.putBack(files).catch(() => undefined);
    if (error instanceof Unwritten) throw error;
    throw new Unwritten(
      'La historia no lo tomó: otro programa trabaja en esa carpeta, o el disco está lleno. Guarde otra vez y, si se repite, avise a quien cuida el equipo.',
      error,
    );
  }
  shared.syncSoon();
}
