import { mendInterruptedGit } from './commit';
import type { Repository } from './repository';
import { mendInterruptedSaves } from './write-and-commit';

/** Ends what a cut left half done here: in git, and the files of a save. */
export async function recoverRepository(repository: Repository): Promise<void> {
  if ((await repository.missing()) === undefined) await mendInterruptedGit(repository);
  await mendInterruptedSaves(repository);
}
