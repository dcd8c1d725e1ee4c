import { AsyncLocalStorage } from 'node:async_hooks';
import type { Name } from '@/lib/content/model';
import { madeUpEmail, type Author } from '../repository/repository';
import type { Person } from './api';
import { Refused } from './refused';

/** Anyone who opened the newsroom on a machine of their own, and shares it with nobody. */
export const OWNER: Person = { login: '', name: '', role: 'publica' };

const asking = new AsyncLocalStorage<Person>();

/** Runs a request of a person: their drafts are theirs, without each part being told whose. */
export const runAs = <T>(person: Person, work: () => T): T => asking.run(person, work);

export const personNow = (): Person => asking.getStore() ?? OWNER;

/** Whose commit a save is; the computer's user where nobody logged in. */
export function authorNow(): Author {
  const { login, name, email } = personNow();
  return { name, email: email ?? madeUpEmail(login) };
}

export function mustPublish(): void {
  if (personNow().role !== 'publica')
    throw new Refused(
      403,
      'Esto le toca a quien publica, y su papel es «redacta». Avísele que ya está listo.',
    );
}

const OF_THE_OFFICE: readonly Name[] = [
  ...(['sitio', 'correo', 'oficina'] as const),
  ...(['formularios', 'formulariosIngles', 'retirados'] as const),
];

/** Why anyone who asks may not save a piece of that collection, in words; undefined when they may. */
export const lockedFor = (collection: Name): string | undefined =>
  personNow().role === 'publica' || !OF_THE_OFFICE.includes(collection)
    ? undefined
    : 'Esta parte dice a dónde llegan las quejas y las denuncias, o a dónde se llama y se acude: sólo la guarda quien tiene el papel «publica».';

export function mustSave(collections: readonly Name[]): void {
  const why = collections.map(lockedFor).find(Boolean);
  if (why) throw new Refused(403, `${why} Lo que usted escribió queda como su borrador: avísele.`);
}
