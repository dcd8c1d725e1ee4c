import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { loadContent } from '@/lib/check';
import type { Content } from '@/lib/content/model';
import { todayAt } from '@/lib/content/load/zone';
import { sendingOf } from '@/lib/forms/settings';
import { ENGINE } from '@/lib/office-folder/engine';
import { Store } from '@/lib/store';
import { programEnvironment } from '../environment';
import type { BuildPaths } from '../make/paths';
import { toldText } from '../told-words';
import {
  exportVersion,
  lastPublication,
  noteOf,
  publicationOn,
  tagVersion,
} from '../repository/publications';
import { NOBODY } from '../repository/repository';
import type { Shared } from '../repository/shared';
import { Failed } from './failed';

const MAKE = path.join(ENGINE, 'scripts', 'make', 'main.ts');

/** The version that somebody with «publica» approved last, and its content. */
export interface Approved {
  version: string;
  content: Content;
}

/**
 * Takes the approved version (D75) out of the history: that of the last publication's tag, and nothing saved
 * since. @throws Failed when nobody approved any
 */
export async function takeApproved(paths: BuildPaths, shared: Shared): Promise<Approved> {
  const { repository } = shared;
  const missing = await repository.missing();
  if (missing !== undefined)
    throw new Failed(`No se publicó: sin historia no se sabe qué se aprobó. ${toldText(missing)}`);
  await shared.sync().catch((error: Error) => {
    throw new Failed(`No se publicó, porque falta lo que guardaron otros. ${error.message}`);
  });
  const last = await lastPublication(repository);
  if (!last)
    throw new Failed(
      'No se publicó: nadie ha aprobado todavía ninguna versión. Publique una vez desde la redacción, o con npm run publicar sin --diario; desde entonces --diario publica cada día lo aprobado.',
    );
  if ((await noteOf(repository, last.tag)).pausa)
    throw new Failed(
      'No se publicó: alguien volvió a una versión que no está en la historia de la oficina. Publique desde la redacción, o con npm run publicar sin --diario, y --diario sigue con eso.',
    );
  if (!(await repository.succeeds('merge-base', '--is-ancestor', last.tag, 'HEAD')))
    throw new Failed(
      `No se publicó: la última aprobación (${last.tag}) no es de la historia de esta carpeta. Vea con quien cuida el repositorio quién la puso, y publique sin --diario.`,
    );
  const version = await repository.idOf(last.tag);
  const folder = approvedFolder(paths);
  await exportVersion(repository, version, folder);
  return { version, content: loadContent(folder, { store: new Store(paths.store) }) };
}

const approvedFolder = ({ cache }: BuildPaths) => path.join(cache, 'aprobado');

/**
 * Makes the site of the approved version, for today, in `out`. A process of its own: its colours are the
 * version's too. @param program that builds; tests put another in its place @throws Failed
 */
export async function makeApproved(paths: BuildPaths, program = MAKE): Promise<void> {
  const { out, cache } = paths;
  const places = ['--root', approvedFolder(paths), '--out', out, '--cache', cache];
  const child = spawn(process.execPath, ['--import', 'tsx', program, ...places], {
    ...{ cwd: ENGINE, stdio: 'inherit', env: programEnvironment(sendingOf()) },
  });
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Failed('No se publicó, porque no se compiló.');
}

/**
 * Moves the approval to the version that a server was led back to, so that the next daily publication keeps it.
 * @returns what happened, in words
 * @throws Error in Spanish; visitors are on that version nevertheless
 */
export async function moveApproval(shared: Shared, shown: string): Promise<string> {
  const { repository } = shared;
  if ((await repository.missing()) !== undefined) return UNKNOWN;
  await shared.sync().catch(() => undefined);
  const [last, former] = [
    await lastPublication(repository),
    await publicationOn(repository, shown),
  ];
  const day = todayAt(repository.root);
  if (former) {
    const note = await noteOf(repository, former.tag);
    await tagVersion(shared, await repository.idOf(former.tag), NOBODY, day, note);
    return 'La redacción y la publicación diaria siguen desde ahora con esa versión.';
  }
  if (!last) return UNKNOWN;
  const note = { ...(await noteOf(repository, last.tag)), pausa: true };
  await tagVersion(shared, await repository.idOf(last.tag), NOBODY, day, note);
  return 'La historia de la oficina no dice de qué es esa versión: --diario no publica nada hasta que alguien publique otra vez.';
}

const UNKNOWN =
  'Aviso: la historia de la oficina no dice de qué es esa versión, y la redacción no puede mostrar que se volvió.';
