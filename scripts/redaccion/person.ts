import { AsyncLocalStorage } from 'node:async_hooks';
import type { Person } from './api';
import { Refused } from './refused';

/** Whoever opened the newsroom on a machine of their own, and shares it with nobody. */
export const OWNER: Person = { login: '', name: '', role: 'publica' };

const asking = new AsyncLocalStorage<Person>();

/** Does what a person asked for: their drafts are theirs, without each part being told whose. */
export const runAs = <T>(person: Person, work: () => T): T => asking.run(person, work);

/** Whose request is being answered. */
export const personNow = (): Person => asking.getStore() ?? OWNER;

/** @throws Refused when the person may only write */
export function mustPublish({ role }: Person): void {
  if (role !== 'publica')
    throw new Refused(
      403,
      'Esto le toca a quien publica, y su papel es «redacta». Avísele que ya está listo.',
    );
}
