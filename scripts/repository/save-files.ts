import { existsSync } from 'node:fs';
import path from 'node:path';
import { writeFiles, type Writing } from '../write-files';
import type { Author } from './repository';
import type { Shared } from './shared';
import { mendInterruptedSaves, writeAndCommit } from './write-and-commit';

/** A photograph is made before the piece that shows it is saved, and committed with it. */
const PHOTO = /\/imagenes\/[\w-]+\.\w+/g;

/**
 * Writes several files of the office's folder, or none, and commits them with nothing else; then they are
 * pushed. Where there is no history they are only written. Called within `Repository.turn`.
 * @throws Unwritten; all files and git's index are then as they were, or the message says which are not
 */
export async function saveFiles(
  shared: Shared,
  writings: readonly Writing[],
  { author, message }: { author: Author; message: string },
): Promise<void> {
  const { repository } = shared;
  const files = writings.map(({ file }) => file);
  await mendInterruptedSaves(repository);
  if ((await repository.missing()) !== undefined)
    return writeFiles(repository.root, writings).keep();
  const photos = writings
    .flatMap(({ bytes }) => (typeof bytes === 'string' ? (bytes.match(PHOTO) ?? []) : []))
    .map((name) => `public${name}`)
    .filter((file) => existsSync(path.join(repository.root, file)));
  await writeAndCommit(repository, writings, async () => {
    await repository.commit([...files, ...photos], author, message);
  });
  shared.syncSoon();
}
