import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { errorName } from '../http';

/** A server that listens. */
export interface Listening {
  url: string;
  port: number;
  /** Closes it and every open connection, answers under way included. */
  close(): Promise<void>;
}

/** No other machine reaches it; a browser finds it as `localhost` too. */
const HOST = '127.0.0.1';
/**
 * How long a connection that nobody uses stays open. With Node's own five seconds whoever asks again just
 * then, as tests that wait do, is cut off.
 */
const KEPT_OPEN_MS = 75_000;

/**
 * Listens on the loopback interface alone.
 * @param port 0 lets the system choose
 * @throws Error in Spanish when the port is taken or not allowed
 */
export async function listenOnLoopback(
  listener: RequestListener,
  port: number,
): Promise<Listening> {
  const server = createServer({ keepAliveTimeout: KEPT_OPEN_MS }, listener);
  try {
    server.listen(port, HOST);
    await once(server, 'listening');
  } catch (error) {
    throw new Error(portMessage(port, errorName(error)), { cause: error });
  }
  const chosen = (server.address() as AddressInfo).port;
  return {
    url: `http://${HOST}:${chosen}`,
    port: chosen,
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

function portMessage(port: number, code: string): string {
  const other = port >= 1024 && port < 65535 ? port + 1 : 3001;
  const remedy = `Escriba otro puerto: PORT=${other} npm start`;
  if (code === 'EADDRINUSE') return `El puerto ${port} ya está en uso por otro programa. ${remedy}`;
  if (code === 'EACCES') return `El sistema no permite usar el puerto ${port}. ${remedy}`;
  return `No se pudo abrir el puerto ${port} (${code}). ${remedy}`;
}
