import {
  FULL_DISK,
  interruptedSaves,
  isFull,
  Unwritten,
  writeFiles,
  type Writing,
} from '../write-files';
import { toldBy, withDetails, type ToldWords } from '../told-words';
import { GitFailed, isBusy } from './git';
import type { Repository } from './repository';

/**
 * Writes files and runs the commit that takes them in; what others had changed in them is committed before.
 * @throws Unwritten, as `saveFiles`
 */
export async function writeAndCommit(
  repository: Repository,
  writings: readonly Writing[],
  commit: () => Promise<void>,
): Promise<void> {
  const standing = await repository.standing();
  if (standing !== undefined) throw new Unwritten(standing, undefined);
  await repository.commitOutside(writings.map(({ file }) => file)).catch((error: unknown) => {
    throw new Unwritten(errorText(error), error);
  });
  const written = writeFiles(repository.root, writings);
  try {
    await commit();
  } catch (error) {
    const stayed = written.putBack();
    throw new Unwritten(errorText(error), error, stayed);
  }
  written.keep();
}

/** Ends saves that a cut left half done: kept when their commit was made, else put back. */
export async function mendInterruptedSaves(repository: Repository): Promise<void> {
  for (const save of interruptedSaves(repository.root)) {
    const isCommitted =
      (await repository.missing()) === undefined && (await repository.hasAsTheyAre(save.files));
    const stayed = isCommitted ? save.keep() : save.putBack();
    if (stayed && stayed.length > 0)
      throw new Unwritten('Un guardado quedó a medias.', undefined, stayed);
  }
}

const BUSY =
  'Otro programa trabaja ahora en la historia de esta carpeta. Espere un minuto y guarde otra vez; si se repite, avise a quien cuida el equipo.';
const REFUSED =
  'La historia no lo tomó. Guarde otra vez y, si se repite, avise a quien cuida el equipo.';

/** Says why git did not commit; its own last lines are for whoever minds the machine. */
function errorText(error: unknown): ToldWords {
  if (error instanceof Unwritten) return toldBy(error);
  if (!(error instanceof GitFailed)) return withDetails(REFUSED, String(error));
  const plain = isFull(error.stderr) ? FULL_DISK : isBusy(error) ? BUSY : REFUSED;
  return withDetails(plain, error.lastWords);
}
