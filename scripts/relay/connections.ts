import type { Server } from 'node:http';
import { networkOf } from './addresses';

const MAX_CONNECTIONS = 200;
/** From this many on, a network that has a few open gets no more. */
const CROWDED = 100;
const FEW = 4;

/**
 * Bounds the connections at once, and once half of them are taken, those of each network: a few that
 * hold theirs open do not keep others out.
 * @param shared a proxy stands before: all connections are its own
 */
export function limitConnections(server: Server, { shared }: { shared: boolean }): void {
  server.maxConnections = MAX_CONNECTIONS;
  if (shared) return;
  const open = new Map<string, number>();
  let all = 0;
  server.on('connection', (socket) => {
    const network = networkOf(socket.remoteAddress ?? '');
    const count = open.get(network) ?? 0;
    if (all >= CROWDED && count >= FEW) return void socket.destroy();
    all += 1;
    open.set(network, count + 1);
    socket.once('close', () => {
      all -= 1;
      const left = (open.get(network) ?? 0) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
  });
}
