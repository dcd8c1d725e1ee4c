import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import { parseMessage, parseSendRequest, SEND_PATH } from '@/lib/email/request';
import {
  allowMethods,
  errorName,
  isLoopback,
  readBody,
  sendResponse,
  sendText,
  setHeaders,
} from '../http';
import { letterPage, listPage, MAILBOX_PATH, missingPage, STYLE } from './pages';
import { MAX_LETTERS, openStore } from './store';

export interface MailboxOptions {
  dir: string;
  outage?: string | undefined;
}

/** Answers a request of the mailbox; resolves to false when the path is not the mailbox's. */
export type Mailbox = (req: IncomingMessage, res: ServerResponse, path: string) => Promise<boolean>;

const JSON_LIST = `${MAILBOX_PATH}mensajes.json`;
const READ = ['GET', 'HEAD'] as const;
/** Its pages have a stylesheet of their own and run nothing; the site's policy is not for them. */
const POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** `BUZON_FALLA`, to see the failures of a form. */
const OUTAGE = /^(?:timeout|reset|otro|[2-5]\d\d)$/;

const WHY: Record<string, string> = {
  EACCES: 'no hay permiso para escribir ahí',
  EEXIST: 'ahí hay un archivo, no una carpeta',
  ENOSPC: 'no queda espacio en el disco',
  ENOTDIR: 'ahí hay un archivo, no una carpeta',
};

/** The local mailbox, in the place of the e-mail service. @throws in Spanish when `outage` is unknown */
export function createMailbox(options: MailboxOptions): Mailbox {
  const store = openStore(options.dir);
  const outage = (options.outage ?? '').trim();
  if (outage && !OUTAGE.test(outage))
    throw new Error(
      `BUZON_FALLA=${outage} no existe. Escriba timeout, reset, otro o un estado HTTP de 200 a 599, por ejemplo: BUZON_FALLA=429 npm start`,
    );

  /** A failure on purpose: a status, another text, silence or a cut connection. */
  function fail(req: IncomingMessage, res: ServerResponse): void {
    if (outage === 'reset') req.socket.destroy();
    else if (outage === 'otro') sendText(res, 200, 'Recibido');
    else if (outage !== 'timeout') sendText(res, Number(outage), STATUS_CODES[outage] ?? 'Error');
  }

  async function receive(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const body = await readBody(req);
    if (outage) return fail(req, res);
    if (body === null) return sendText(res, 413, 'El mensaje pasa de 1 MB.\n');
    const request = parseSendRequest(body);
    if ('status' in request) return sendText(res, request.status, request.text);
    try {
      if (await store.isFull()) {
        const full = `El buzón local está lleno: guarda ${MAX_LETTERS} mensajes.`;
        console.error(`${full} Borre la carpeta ${options.dir} y reintente.`);
        return sendText(res, 507, `${full}\n`);
      }
      await store.save(parseMessage(request));
    } catch (error) {
      const why = WHY[errorName(error)] ?? errorName(error);
      console.error(`El buzón local no pudo guardar un mensaje en ${options.dir}: ${why}`);
      return sendText(res, 500, 'El buzón local no pudo guardar el mensaje.\n');
    }
    sendText(res, 200, 'OK');
  }

  async function messages(req: IncomingMessage, res: ServerResponse): Promise<void> {
    if (req.method === 'DELETE') {
      await store.clear();
      res.writeHead(204).end();
      return;
    }
    const listed = (await store.list()).map(
      ({ id, received, service_id, template_id, template_params }) => ({
        ...{ id, received, service_id, template_id, template_params },
      }),
    );
    sendResponse(res, 200, 'application/json', JSON.stringify(listed));
  }

  async function page(res: ServerResponse, path: string): Promise<void> {
    const name = path.slice(MAILBOX_PATH.length).replace(/\/$/, '');
    if (name === '') return sendPage(res, 200, listPage(await store.list()));
    if (name === 'estilo.css') return sendResponse(res, 200, 'text/css; charset=utf-8', STYLE);
    const id = name.replace(/\.eml$/, '');
    const eml = await store.eml(id);
    if (eml && id !== name) {
      res.setHeader('Content-Disposition', `attachment; filename="${name}"`);
      return sendResponse(res, 200, 'message/rfc822', eml);
    }
    const letter = eml && (await store.list()).find((one) => one.id === id);
    sendPage(res, letter ? 200 : 404, letter ? letterPage(letter) : missingPage());
  }

  async function answer(req: IncomingMessage, res: ServerResponse, path: string): Promise<void> {
    setCors(req, res);
    setHeaders(res, { 'Cache-Control': 'no-store', 'Content-Security-Policy': POLICY });
    if (isForeign(req)) return sendText(res, 403, 'El buzón local solo responde a este equipo.\n');
    if (req.method === 'OPTIONS') {
      res.writeHead(204).end();
    } else if (path === SEND_PATH) {
      if (allowMethods(req, res, ['POST', 'OPTIONS'])) await receive(req, res);
    } else if (path === JSON_LIST) {
      if (allowMethods(req, res, [...READ, 'DELETE', 'OPTIONS'])) await messages(req, res);
    } else if (allowMethods(req, res, READ)) {
      await page(res, path);
    }
  }

  return async (req, res, path) => {
    const mine = path === SEND_PATH || `${path}/`.startsWith(MAILBOX_PATH);
    if (mine) await answer(req, res, path);
    return mine;
  };
}

/** Lets pages of another port of this machine (`next dev`) read the answer. */
function setCors(req: IncomingMessage, res: ServerResponse): void {
  const { origin } = req.headers;
  res.setHeader('Vary', 'Origin');
  if (origin === undefined || !isLoopback(origin)) return;
  setHeaders(res, {
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Methods': 'GET, POST, DELETE, OPTIONS',
    'Access-Control-Allow-Headers': 'Content-Type',
  });
}

function isForeign(req: IncomingMessage): boolean {
  const { host, origin } = req.headers;
  return !isLoopback(`http://${host ?? ''}`) || (origin !== undefined && !isLoopback(origin));
}

const sendPage = (res: ServerResponse, status: number, html: string): void =>
  sendResponse(res, status, 'text/html; charset=utf-8', html);
