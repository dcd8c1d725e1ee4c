import { AsyncLocalStorage } from 'node:async_hooks';
import type { Name } from '@/lib/content/model';
import { madeUpEmail, type Author } from '../repository/repository';
import type { Person } from './api';
import { Refused } from './refused';

/** The user where there is no proxy to log in at: whoever opened the newsroom on their own computer. */
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

/**
 * Where people are told whom to call and where to write: «Publicar» shows what changed there apart, and of a
 * part it may be that only «publica» saves it.
 */
const WHERE_TO_CALL: Partial<Record<Name, 'publica' | 'redacta'>> = {
  ...{ sitio: 'publica', correo: 'publica', oficina: 'publica', directorio: 'publica' },
  ...{ formularios: 'publica', formulariosIngles: 'publica', retirados: 'publica' },
  ...{ avisos: 'redacta', canales: 'redacta', vehiculos: 'redacta', inicio: 'redacta' },
};

const CALLING_PAGES = ['denuncia', 'quejapublica', 'directorio'].map(
  (name) => `content/paginas/${name}.md`,
);

/** An e-mail address, or a telephone of ten digits or more. */
const CONTACT = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+|\+?\d(?:[\s().-]{0,2}\d){9,}/g;

/** Whether a change of a piece concerns where people call or write: by what it is, or by its words. */
export function tellsWhere(file: string, collection: Name, before = '', after = ''): boolean {
  if (collection in WHERE_TO_CALL || CALLING_PAGES.includes(file)) return true;
  const known = new Set(before.match(CONTACT));
  return (after.match(CONTACT) ?? []).some((one) => !known.has(one));
}

/** Why anyone who asks may not save a piece of that collection, in words; undefined when they may. */
export const lockedFor = (collection: Name): string | undefined =>
  personNow().role === 'publica' || WHERE_TO_CALL[collection] !== 'publica'
    ? undefined
    : 'Esta parte dice a dónde llegan las quejas y las denuncias, o a dónde se llama y se acude: sólo la guarda quien tiene el papel «publica».';

export function mustSave(collections: readonly Name[]): void {
  const why = collections.map(lockedFor).find(Boolean);
  if (why) throw new Refused(403, `${why} Lo que usted escribió queda en una copia: avísele.`);
}
