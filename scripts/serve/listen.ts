import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { errorName } from '../http';

export interface Listening {
  url: string;
  port: number;
  close(): Promise<void>;
}

/** The addresses of this machine alone: `localhost` means either to a browser. */
const ADDRESSES = ['127.0.0.1', '::1'];
/** With Node's own five seconds, a request made just then is cut off. */
const KEPT_OPEN_MS = 75_000;

/** Listens on the loopback interface alone. @param port 0 for any @param command for the remedy @throws */
export async function listenOnLoopback(
  listener: RequestListener,
  port: number,
  command = 'npm start',
): Promise<Listening> {
  const servers: Server[] = [];
  const chosen = () => (servers[0] ? (servers[0].address() as AddressInfo).port : port);
  const close = async () => {
    await Promise.all(servers.map(closeServer));
  };
  for (const host of ADDRESSES) {
    const server = createServer({ keepAliveTimeout: KEPT_OPEN_MS }, listener);
    try {
      server.listen({ port: chosen(), host, ipv6Only: host === '::1' });
      await once(server, 'listening');
      servers.push(server);
    } catch (error) {
      // Not every machine has the second; of a port that the system chose it may be taken.
      const missing = ['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes(errorName(error));
      if (servers.length > 0 && (missing || port === 0)) continue;
      await close();
      throw new Error(portMessage(port, errorName(error), command), { cause: error });
    }
  }
  return { url: `http://localhost:${chosen()}`, port: chosen(), close };
}

export async function closeServer(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
}

function portMessage(port: number, code: string, command: string): string {
  const other = port >= 1024 && port < 65535 ? port + 1 : 3001;
  const remedy = `Escriba otro puerto: PORT=${other} ${command}`;
  if (code === 'EADDRINUSE') return `El puerto ${port} ya está en uso por otro programa. ${remedy}`;
  if (code === 'EACCES') return `El sistema no permite usar el puerto ${port}. ${remedy}`;
  return `No se pudo abrir el puerto ${port} (${code}). ${remedy}`;
}
