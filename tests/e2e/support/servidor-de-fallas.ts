import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SEND_PATH } from '@/lib/email/request';

/** Where the e-mail service receives, at any origin. */
export const ENDPOINT = SEND_PATH;

interface Exchange {
  req: IncomingMessage;
  res: ServerResponse;
  /** The whole body: every fault comes after the message has left the browser. */
  body: Buffer;
}
/** What the server does with a request. */
export type Behaviour = (exchange: Exchange) => void | Promise<void>;

export interface FaultServer {
  origin: string;
  /** From now on it does this. */
  behave: (behaviour: Behaviour) => void;
  close: () => Promise<void>;
}

export const answer =
  (status: number, text: string): Behaviour =>
  ({ res }) =>
    void res.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(text);

/** A TCP reset once the request has been read. */
export const reset: Behaviour = ({ req }) => void req.socket.resetAndDestroy();

/** Never answers. */
const hang: Behaviour = () => undefined;

/** Bytes that are no HTTP. */
export const garbage: Behaviour = ({ req }) =>
  void req.socket.end('Esto no es HTTP: \u0000\u0007 fin.\r\n\r\n');

/** A 200 whose body says `OK` and is cut before its announced end. */
export const truncated: Behaviour = ({ req, res }) => {
  res.writeHead(200, { 'Content-Type': 'text/plain', 'Content-Length': 64 });
  res.write('OK', () => req.socket.end());
};

/** No fault: it hands the request to the real mailbox and gives its answer back, CORS included. */
export const passTo =
  (mailbox: string): Behaviour =>
  async ({ req, res, body }) => {
    const { origin } = req.headers;
    if (origin) res.setHeader('Access-Control-Allow-Origin', origin);
    res.setHeader('Access-Control-Allow-Headers', 'Content-Type');
    if (req.method === 'OPTIONS') return void res.writeHead(204).end();
    const headers = { 'Content-Type': req.headers['content-type'] ?? '' };
    const taken = await fetch(mailbox + ENDPOINT, {
      method: 'POST',
      headers,
      body: new Uint8Array(body),
    });
    res.writeHead(taken.status).end(await taken.text());
  };

/** A real server on the loopback that misbehaves as it is told, at a port that the system chooses. */
export async function startFaultServer(): Promise<FaultServer> {
  let behaviour: Behaviour = hang;
  const server = createServer((req, res) => {
    buffer(req)
      .then((body) => behaviour({ req, res, body }))
      .catch(() => res.destroy());
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    behave: (next) => {
      behaviour = next;
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
