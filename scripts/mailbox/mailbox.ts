import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import { SEND_PATH } from '@/lib/email/request';
import {
  allowMethods,
  errorName,
  isLoopback,
  readBody,
  sendResponse,
  sendText,
  setHeaders,
} from '../http';
import { DELIVERED, letterOf, type HandOn } from '../relay/hand-on';
import { createReceiver, type ReceiverOptions } from '../relay/receive';
import { letterPage, listPage, MAILBOX_PATH, missingPage, STYLE } from './pages';
import { MAX_LETTERS, openStore } from './store';

export interface MailboxOptions extends Pick<ReceiverOptions, 'account'> {
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

/** The local mailbox: what the relay takes, kept as files instead of sent. @throws in Spanish when `outage` is unknown */
export function createMailbox(options: MailboxOptions): Mailbox {
  const store = openStore(options.dir);
  const outage = (options.outage ?? '').trim();
  if (outage && !OUTAGE.test(outage))
    throw new Error(
      `BUZON_FALLA=${outage} no existe. Escriba timeout, reset, otro o un estado HTTP de 200 a 599, por ejemplo: BUZON_FALLA=429 npm start`,
    );

  const handOn: HandOn = async (message, id, aviso) => {
    if (outage === 'otro') return { status: 200, text: 'Recibido' };
    if (outage) return { status: Number(outage), text: STATUS_CODES[outage] ?? 'Error' };
    try {
      if (await store.isFull()) {
        const full = `El buzón local está lleno: guarda ${MAX_LETTERS} mensajes.`;
        console.error(`${full} Borre la carpeta ${options.dir} y reintente.`);
        return { status: 507, text: `${full}\n` };
      }
      const received = new Date();
      store.save(await letterOf(message, id, { received, ...(aviso && { aviso }) }), received);
      return DELIVERED;
    } catch (error) {
      const why = WHY[errorName(error)] ?? errorName(error);
      console.error(`El buzón local no pudo guardar un mensaje en ${options.dir}: ${why}`);
      return { status: 500, text: 'El buzón local no pudo guardar el mensaje.\n' };
    }
  };
  const receiver = createReceiver({ account: options.account, isAllowed: isLoopback, handOn });

  async function receive(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const isSilent = outage === 'timeout' || outage === 'reset';
    if (req.method !== 'POST' || !isSilent) return receiver.answer(req, res);
    await readBody(req);
    if (outage === 'reset') req.socket.destroy();
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
    setHeaders(res, { 'Cache-Control': 'no-store', 'Content-Security-Policy': POLICY });
    if (path === SEND_PATH) return receive(req, res);
    if (isForeign(req)) return sendText(res, 403, 'El buzón local solo responde a este equipo.\n');
    if (path === JSON_LIST) {
      if (allowMethods(req, res, [...READ, 'DELETE'])) await messages(req, res);
    } else if (allowMethods(req, res, READ)) await page(res, path);
  }

  return async (req, res, path) => {
    const mine = path === SEND_PATH || `${path}/`.startsWith(MAILBOX_PATH);
    if (mine) await answer(req, res, path);
    return mine;
  };
}

function isForeign(req: IncomingMessage): boolean {
  const { host, origin } = req.headers;
  return !isLoopback(`http://${host ?? ''}`) || (origin !== undefined && !isLoopback(origin));
}

const sendPage = (res: ServerResponse, status: number, html: string): void =>
  sendResponse(res, status, 'text/html; charset=utf-8', html);
