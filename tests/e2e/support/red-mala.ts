import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { Transform } from 'node:stream';

/** What a segment of TCP holds, and how long its sender waits before it sends it again. */
const SEGMENT = 1400;
const RESEND_MS = 250;

/** Numbers from 0 to 1 that are the same at every run. */
export function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Lets bytes through by segments; each that is lost waits for its next sending, longer each time. */
const losing = (loss: number, next: () => number) =>
  new Transform({
    transform(chunk: Buffer, _encoding, done) {
      let at = 0;
      const step = (): void => {
        if (at >= chunk.length) return done();
        let wait = 0;
        for (let resend = RESEND_MS; next() < loss; resend *= 2) wait += resend;
        setTimeout(() => {
          this.push(chunk.subarray(at, (at += SEGMENT)));
          step();
        }, wait);
      };
      step();
    },
  });

/** A way to a server on the loopback that loses a part of what it carries. */
export interface BadWay {
  origin: string;
  close: () => Promise<void>;
}

/**
 * Opens a way to the site at which each segment may be lost, in either direction: TCP brings it in the
 * end, late and in order.
 * @param port the site's
 * @param loss how many of a segment's sendings are lost, from 0 to 1
 */
export async function openBadWay(port: number, loss: number): Promise<BadWay> {
  const next = numbers(7);
  const open = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(port, 'localhost');
    for (const socket of [near, far]) {
      open.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        open.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    near.pipe(losing(loss, next)).pipe(far);
    far.pipe(losing(loss, next)).pipe(near);
  });
  await new Promise<void>((ready) => server.listen(0, 'localhost', ready));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        for (const socket of open) socket.destroy();
      }),
  };
}
