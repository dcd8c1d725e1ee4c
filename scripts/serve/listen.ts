import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { errorName } from '../http';

/** Servers listening on one port of the loopback interface. */
export interface Listening {
  port: number;
  close(): Promise<void>;
}

/**
 * How long a connection that nobody uses stays open. With Node's own five seconds whoever asks again just
 * then, as tests that wait do, is cut off.
 */
const KEPT_OPEN_MS = 75_000;

const LOOPBACK = { localhost: ['127.0.0.1', '::1'], '127.0.0.1': ['127.0.0.1'] } as const;

/**
 * Listens on the loopback interface alone. `localhost` may mean either family to a browser,
 * so it listens on both addresses where the system has them.
 * @param port 0 lets the system choose
 * @throws Error in Spanish when the port is taken or not allowed
 */
export async function listenOnLoopback(
  listener: RequestListener,
  port: number,
  host: keyof typeof LOOPBACK,
): Promise<Listening> {
  const servers: Server[] = [];
  let chosen = port;
  for (const address of LOOPBACK[host]) {
    const server = createServer({ keepAliveTimeout: KEPT_OPEN_MS }, listener);
    try {
      chosen = await listen(server, chosen, address);
      servers.push(server);
    } catch (error) {
      const chosenBySystem = port === 0 && servers.length > 0;
      if (chosenBySystem || isMissingAddress(error)) continue;
      await closeAll(servers);
      throw new Error(portMessage(chosen, errorName(error)), { cause: error });
    }
  }
  if (servers.length === 0) throw new Error('Este equipo no tiene dirección local (localhost).');
  return { port: chosen, close: () => closeAll(servers) };
}

function listen(server: Server, port: number, address: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host: address, ipv6Only: true }, () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

/** Closes the servers and every open connection, answers under way included. */
async function closeAll(servers: Server[]): Promise<void> {
  await Promise.all(
    servers.map(
      (server) =>
        new Promise<void>((resolve) => {
          server.close(() => resolve());
          server.closeAllConnections();
        }),
    ),
  );
}

function isMissingAddress(error: unknown): boolean {
  return ['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes(errorName(error));
}

function portMessage(port: number, code: string): string {
  const other = port >= 1024 && port < 65535 ? port + 1 : 3001;
  const remedy = `Escriba otro puerto: PORT=${other} npm start`;
  if (code === 'EADDRINUSE') return `El puerto ${port} ya está en uso por otro programa. ${remedy}`;
  if (code === 'EACCES') return `El sistema no permite usar el puerto ${port}. ${remedy}`;
  return `No se pudo abrir el puerto ${port} (${code}). ${remedy}`;
}
