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
import { closeServer, listenOnLoopback, type Listening } from '../serve/listen';
import { ENTRANCE, HEADERS, type Gate } from './access';
import { runAs } from './current-person';
import { Unwritten } from '../write-files';
import { Refused } from './refused';
import { FileAnswer, type Routes } from './routes/route';

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
    answer(routes, gate, req, res).catch((error: unknown) => fail(res, error));
  };

async function answer(
  routes: Routes,
  gate: Gate,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<void> {
  const { method, url = '' } = req;
  const port = req.socket.localPort ?? 0;
  const refuse = () => sendText(res, 403, gate.refusal);
  // `//[` arrives from any page's picture; to read it would throw.
  if (!URL.canParse(url, BASE)) return refuse();
  if (gate.enter && method === 'POST' && url === ENTRANCE) {
    const entered = gate.enter(req, port, String(await readBody(req, 1000)));
    if (!entered) return refuse();
    setHeaders(res, entered.headers);
    return sendResponse(res, 200, 'text/html; charset=utf-8', entered.page);
  }
  const right = gate.rightOf(req, port);
  if (typeof right === 'string' && url.startsWith('/api/')) return give(res, 401, { error: right });
  if (typeof right !== 'object') return refuse();
  const { pathname, searchParams: query } = new URL(url, BASE);
  const handler = new Map(Object.entries(routes)).get(`${method} ${pathname}`);
  if (!handler) throw new Refused(404, 'La redacción no tiene esa dirección.');
  const left = new AbortController();
  res.once('close', () => left.abort());
  const call = async () => handler({ query, body: await bodyOf(req), signal: left.signal });
  const given = isFile(req) ? inTurn(right.login, () => runAs(right, call)) : runAs(right, call);
  give(res, 200, (await given) ?? {});
}

const FILE_BYTES = 64_000_000;

const isFile = ({ headers }: IncomingMessage) =>
  headers['content-type'] === 'application/octet-stream';

const turns = new Map<string, Promise<unknown>>();

/** Takes a person's files one at a time, so that each person fills the memory of one. */
function inTurn<T>(login: string, take: () => Promise<T>): Promise<T> {
  const answer = (turns.get(login) ?? Promise.resolve()).then(take, take);
  turns.set(login, answer);
  void answer
    .finally(() => turns.get(login) === answer && turns.delete(login))
    .catch(() => undefined);
  return answer;
}

async function bodyOf(req: IncomingMessage): Promise<unknown> {
  if (req.method === 'GET' || req.method === 'DELETE') return undefined;
  const type = req.headers['content-type'] ?? '';
  if (isFile(req)) {
    const file = await readBody(req, FILE_BYTES);
    if (!file) throw new Refused(413, 'El archivo pasa de 64 MB. Hágalo más pequeño.');
    return file;
  }
  const bytes = await readBody(req);
  if (!/^application\/json(?:;|$)/.test(type))
    throw new Refused(415, 'La redacción sólo recibe JSON, o un archivo por sus bytes.');
  if (!bytes) throw new Refused(413, 'El texto pasa de 1 MB. Repártalo en varias páginas.');
  const given = parsed(bytes);
  if (isBeyondLimits(given))
    throw new Refused(
      413,
      `La página tiene más de ${MAX_VALUES} datos, o más de ${MAX_DEPTH} niveles. Quite lo que sobre, o repártala en varias.`,
    );
  return given;
}

function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    throw new Refused(400, 'Lo que llegó a la redacción está incompleto. Vuelva a intentarlo.');
  }
}

/** Ten times those of a large directory. Writing and checking so many takes one request some tenths of a second. */
const MAX_VALUES = 5000;
const MAX_DEPTH = 20;

/** True of more than a piece may have, before anything compares it. */
function isBeyondLimits(given: unknown): boolean {
  let level = [given];
  for (let [depth, count] = [0, 0]; level.length > 0; depth += 1) {
    count += level.length;
    if (count > MAX_VALUES || depth > MAX_DEPTH) return true;
    level = level.flatMap((one) =>
      typeof one === 'object' && one !== null ? Object.values(one) : [],
    );
  }
  return false;
}

function give(res: ServerResponse, status: number, given: unknown): void {
  if (given instanceof FileAnswer) {
    setHeaders(res, given.headers);
    sendResponse(res, status, given.type, given.body);
  } else sendResponse(res, status, 'application/json; charset=utf-8', JSON.stringify(given));
}

function fail(res: ServerResponse, error: unknown): void {
  if (error instanceof Refused) return give(res, error.status, { error: error.told });
  if (error instanceof Unwritten) return give(res, 507, { error: error.told });
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
  return { close: () => closeServer(server) };
}
