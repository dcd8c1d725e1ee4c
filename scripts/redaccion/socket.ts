import { chmodSync, statSync } from 'node:fs';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import path from 'node:path';
import { errorName } from '../http';
import type { Listening } from '../serve/listen';

const KEPT_OPEN_MS = 600_000;

/**
 * Listens on a socket of the file system, which the system lets only this user and its group reach. A
 * port of loopback is open to every user of the machine, and taken by anyone who comes first.
 * @throws Error in Spanish when its folder is open to others, or the socket cannot be made
 */
export async function listenOnSocket(
  listener: RequestListener,
  socket: string,
): Promise<Pick<Listening, 'close'>> {
  if (process.platform === 'win32')
    throw new Error('Con --personas la redacción sólo se abre en Linux o macOS.');
  const folder = path.dirname(socket);
  const { mode, uid } = statSync(folder, { throwIfNoEntry: false }) ?? { mode: 0o007, uid: -1 };
  if (mode & 0o027 || ![0, process.getuid?.()].includes(uid))
    throw new Error(
      `${folder} tiene que existir, ser de quien inicia la redacción y estar cerrada a los demás usuarios: chmod 750 ${folder}`,
    );
  const server = createServer({ keepAliveTimeout: KEPT_OPEN_MS }, listener);
  try {
    server.listen(socket);
    await once(server, 'listening');
  } catch (error) {
    const why = errorName(error);
    throw new Error(
      why === 'EADDRINUSE'
        ? `${socket} ya existe: hay otra redacción abierta, o una se interrumpió y hay que borrarlo.`
        : `No se pudo abrir ${socket} (${why}).`,
      { cause: error },
    );
  }
  chmodSync(socket, 0o660);
  return {
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
