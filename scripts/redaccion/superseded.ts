import { readWords } from '@/lib/content/edit';
import { sha256 } from '../make/huellas';
import type { Superseded } from '../repository/shared';
import type { Person } from './api';
import { Drafts } from './drafts';
import { OWNER, runAs } from './current-person';
import { madeUpEmail } from '../repository/repository';
import { collectionsOf } from './pieces';

/**
 * Keeps a save that another's change replaced, as a draft of its author: opened, it shows both texts. An
 * existing draft of theirs is newer.
 * @param people who uses this newsroom, by login
 */
export function keepSuperseded(
  root: string,
  { file, source, email }: Superseded,
  people: ReadonlyMap<string, Person> = new Map(),
): void {
  if (collectionsOf(file).length === 0) return;
  const isTheirs = (one: Person) => email === (one.email ?? madeUpEmail(one.login));
  const person = [...people.values()].find(isTheirs) ?? OWNER;
  runAs(person, () => {
    const drafts = new Drafts(root);
    if (!drafts.find(file)) drafts.keep(file, readWords(file, source), sha256(source));
  });
}
