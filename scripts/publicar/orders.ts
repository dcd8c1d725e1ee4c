import { forTerminal } from '@/lib/content/load/terminal';
import type { Content } from '@/lib/content/model';
import { readSendSettings } from '@/lib/forms/settings';
import type { BuildPaths } from '../make/paths';
import { oneAtATime } from '../one-at-a-time';
import { lastPublication, noteOf, notePublication } from '../repository/publications';
import { NOBODY } from '../repository/repository';
import type { Shared } from '../repository/shared';
import { makeApproved, moveApproval, takeApproved } from './approved';
import { ACCOUNT, changedDestination, destinationLines, destinationOf } from './destination';
import { refuseSilentForms } from './envio';
import { Failed } from './failed';
import { publish } from './publish';
import { askServerFile } from './server-file';
import { session, type SessionOptions } from './session';

export interface Order extends Pick<SessionOptions, 'target' | 'config'> {
  paths: BuildPaths;
  shared: Shared;
  /** Forms that send nothing are meant. */
  silent: boolean;
  /** Somebody says that where complaints go is the office's. */
  isConfirmed: boolean;
  print: (line: string) => void;
}

/** Publishes the approved version, made for today (D75). @throws Failed */
export async function publishApproved(order: Order, builder?: string): Promise<void> {
  await oneAtATime(order.paths.siteLock, 'npm run publicar -- --diario', async () => {
    const { version, content } = await takeApproved(order.paths, order.shared);
    await tellDestination(order, content);
    await makeApproved(order.paths, builder);
    await refuseSilent(order);
    await send(order, content, version);
  });
}

/**
 * Publishes `out`, which is of that content, and so approves its version.
 * @param version its commit; undefined without a history
 * @throws Failed
 */
export async function publishOut(order: Order, content: Content, version?: string): Promise<void> {
  await refuseSilent(order);
  await tellDestination(order, content);
  await send(order, content, version);
}

/** @throws Failed when `out` is of a site whose forms send nothing, and that is not meant */
const refuseSilent = ({ paths: { out }, target, config, silent }: Order): Promise<void> =>
  refuseSilentForms({
    ...{ out, silent, advice: ADVICE },
    live: async () => (await session({ target, config, action: 'forms' })).forms,
  });

async function send(order: Order, content: Content, version?: string): Promise<void> {
  const { paths, shared, target, config, print } = order;
  const { out, cache, hostRules } = paths;
  const renew = await askServerFile(content.sitio.data.url, hostRules);
  const shown = await publish({ out, cache, target, config, print });
  print(
    `Los visitantes ven la versión ${forTerminal(shown)}. Compruébela: npm run verificar -- https://…`,
  );
  for (const line of renew) print(line);
  const note = { destino: destinationOf(content, readSendSettings()), servidor: shown };
  await notePublication(shared, { version, content, author: NOBODY, note });
}

/** Says where complaints will arrive. @throws Failed when that changed and nobody confirms it */
export async function tellDestination(
  { shared: { repository }, isConfirmed, print }: Pick<Order, 'shared' | 'isConfirmed' | 'print'>,
  content: Content,
): Promise<void> {
  const last = await lastPublication(repository);
  const rows = destinationOf(content, readSendSettings());
  const before = last && (await noteOf(repository, last.tag)).destino;
  const changed = last ? changedDestination(before, rows) : [];
  for (const line of destinationLines(rows, changed)) print(line);
  const { send } = readSendSettings();
  const hasKeys = Object.values(send).some((one) => one);
  if (before && !isConfirmed && !hasKeys && changed.some(({ what }) => what === ACCOUNT))
    throw new Failed(
      'No se publicó: aquí no están las llaves de correo con las que se publicó la última vez (NEXT_PUBLIC_EMAILJS_…). Póngalas en .env.local de la carpeta de la oficina, que git no lleva a otro equipo, y repita. Si el sitio ya no envía, confírmelo con --confirmo-destino.',
    );
  if (changed.length > 0 && !isConfirmed)
    throw new Failed(
      'No se publicó: cambió a dónde llegan las quejas y las denuncias (arriba, con !!). Si es de la oficina, confírmelo: publique desde la redacción, o repita con --confirmo-destino.',
    );
}

/** Leads visitors back to a version of the server, and the approval with them. @throws Failed */
export async function goBack(
  order: Pick<Order, 'shared' | 'target' | 'config' | 'silent' | 'print'>,
  version?: string,
): Promise<void> {
  const { shared, target, config, silent, print } = order;
  const { shown, forms } = await session({ target, config, silent, version, action: 'back' });
  print(`Se volvió a la versión ${forTerminal(shown)}.`);
  if (forms === undefined)
    print('Aviso: esa versión no dice si sus formularios envían. Pruébelos en el sitio.');
  try {
    print(await moveApproval(shared, shown));
  } catch (error) {
    throw new Error(
      `Los visitantes ven ya esa versión, pero no se pudo anotar (${(error as Error).message}): la publicación diaria traería otra. Deténgala, o repita la orden con ${shown}.`,
      { cause: error },
    );
  }
}

export const ADVICE =
  'Póngalas en .env.local o en las variables de quien compila, ejecute npm run build y repita. Si es lo que quiere, repita con --sin-formularios.';
