import { chmodSync, statSync } from 'node:fs';
import { once } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import path from 'node:path';
import { errorName, readBody, sendResponse, sendText, setHeaders } from '../http';
import { listenOnLoopback, type Listening } from '../serve/listen';
import { ENTRANCE, HEADERS, type Gate } from './access';
import type { Person } from './api';
import { runAs } from './current-person';
import { Refused } from './refused';
import { Served, type Routes } from './routes';

/** @throws Error in Spanish when the port is taken; 0 lets the system choose it */
export const listen = (routes: Routes, gate: Gate, port: number) =>
  listenOnLoopback(listener(routes, gate), port, COMMAND);

export const listenToProxy = (routes: Routes, gate: Gate, socket: string) =>
  listenOnSocket(listener(routes, gate), socket);

/** How the newsroom is opened; messages about its port name it. */
export const COMMAND = 'npm run redaccion';

const BASE = 'http://localhost';

const listener =
  (routes: Routes, gate: Gate): RequestListener =>
  (req, res) => {
    setHeaders(res, HEADERS);
    // `//[` arrives from any page's picture; to read it would throw, and end the newsroom.
    if (!URL.canParse(req.url ?? '', BASE)) return sendText(res, 403, gate.refusal);
    if (gate.enter && req.method === 'POST' && req.url === ENTRANCE)
      return void enter(gate, req, res).catch((error: unknown) => fail(res, error));
    const right = gate.rightOf(req, req.socket.localPort ?? 0);
    if (!right) return sendText(res, 403, gate.refusal);
    if ('lost' in right)
      return req.url?.startsWith('/api/')
        ? give(res, 401, { error: right.lost })
        : sendText(res, 403, gate.refusal);
    const { person } = right;
    runAs(person, () => answer(routes, person, req, res)).catch((error: unknown) =>
      fail(res, error),
    );
  };

async function enter(gate: Gate, req: IncomingMessage, res: ServerResponse): Promise<void> {
  const form = await readBody(req, 1000);
  const entered = gate.enter?.(req, req.socket.localPort ?? 0, String(form));
  if (!entered) return sendText(res, 403, gate.refusal);
  setHeaders(res, entered.headers);
  sendResponse(res, 200, 'text/html; charset=utf-8', entered.page);
}

async function answer(
  routes: Routes,
  who: Person,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<void> {
  const { pathname, searchParams: query } = new URL(req.url ?? '', BASE);
  const handler = Object.entries(routes).find(([one]) => one === `${req.method} ${pathname}`)?.[1];
  if (!handler) throw new Refused(404, 'La redacción no tiene esa dirección.');
  const left = new AbortController();
  res.once('close', () => left.abort());
  const answered = await handler({ who, query, body: await bodyOf(req), signal: left.signal });
  give(res, 200, answered);
}

const FILE_BYTES = 64_000_000;

async function bodyOf(req: IncomingMessage): Promise<unknown> {
  if (req.method === 'GET' || req.method === 'DELETE') return undefined;
  const type = req.headers['content-type'] ?? '';
  if (type === 'application/octet-stream') {
    const file = await readBody(req, FILE_BYTES);
    if (!file) throw new Refused(413, 'El archivo pasa de 64 MB. Hágalo más pequeño.');
    return file;
  }
  const bytes = await readBody(req);
  if (!/^application\/json(?:;|$)/.test(type))
    throw new Refused(415, 'La redacción sólo recibe JSON, o un archivo por sus bytes.');
  if (!bytes) throw new Refused(413, 'El texto pasa de 1 MB. Repártalo en varias piezas.');
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    throw new Refused(400, 'Lo que llegó a la redacción está incompleto. Vuelva a intentarlo.');
  }
}

function give(res: ServerResponse, status: number, given: object): void {
  if (given instanceof Served) sendResponse(res, status, given.type, given.body);
  else sendResponse(res, status, 'application/json; charset=utf-8', JSON.stringify(given));
}

function fail(res: ServerResponse, error: unknown): void {
  if (error instanceof Refused) return give(res, error.status, { error: error.message });
  console.error(`La redacción falló al responder: ${errorName(error)}`);
  if (res.headersSent) res.destroy();
  else
    give(res, 500, {
      error:
        'La redacción falló al responder. No cierre esta ventana: vuelva a intentarlo y, si se repite, avise a quien cuida el equipo.',
    });
}

const KEPT_OPEN_MS = 600_000;

/**
 * Listens on a socket of the file system, which the system lets only this user and its group reach. A
 * port of loopback is open to every user of the machine, and taken by anyone who comes first.
 * @throws Error in Spanish when its folder is open to others, or the socket cannot be made
 */
async function listenOnSocket(
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
