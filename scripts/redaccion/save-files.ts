import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Author } from '../repository/repository';
import type { Shared } from '../repository/shared';
import { Unwritten, writeFiles, type WriteBytes } from './whole-file';

/** A file, by its path from the office's folder, as it is to be; without bytes, it goes. */
export interface Writing {
  file: string;
  bytes: string | Uint8Array | null;
}

/** A photograph is made before the piece that shows it is saved, and committed with it. */
const PHOTO = /\/imagenes\/[\w-]+\.\w+/g;

/**
 * Writes several files, or none, and commits them with nothing else; then they are pushed. Where there is no
 * history they are only written. Called within `Repository.turn`.
 * @throws Unwritten; all files are then as they were
 */
export async function saveFiles(
  shared: Shared,
  writings: readonly Writing[],
  { author, message }: { author: Author; message: string },
  write?: WriteBytes,
): Promise<void> {
  const { repository } = shared;
  const put = () =>
    writeFiles(
      writings.map(({ file, bytes }) => ({ file: path.join(repository.root, file), bytes })),
      write,
    );
  if ((await repository.missing()) !== undefined) return put();
  const files = writings.map(({ file }) => file);
  const photos = writings
    .flatMap(({ bytes }) => (typeof bytes === 'string' ? (bytes.match(PHOTO) ?? []) : []))
    .map((name) => `public${name}`)
    .filter((file) => existsSync(path.join(repository.root, file)));
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
      { cause: error },
    );
  }
  shared.syncSoon();
}
