import type { IncomingMessage, ServerResponse } from 'node:http';
import { applyFalla, parseFalla } from './failure';
import { BUZON, listPage, mensajePage, missingPage } from './pages';
import { isLoopback, parseEnvio, readBody, setCors } from './request';
import { openStore, type Mensaje } from './store';
import { BUZON_STYLE } from './style';
import { allowMethods, failureName, send, sendText } from '../serve/http';

export interface BuzonOptions {
  /** Folder of the .eml files. */
  dir: string;
  /** The value of BUZON_FALLA: how to fail on purpose. */
  falla?: string | undefined;
}

/** Answers a request of the mailbox; resolves to false when the path is not the mailbox's. */
export type Buzon = (req: IncomingMessage, res: ServerResponse, path: string) => Promise<boolean>;

const ENDPOINT = '/api/v1.0/email/send';
const JSON_LIST = `${BUZON}mensajes.json`;
const READ = ['GET', 'HEAD'] as const;

const WHY: Record<string, string> = {
  EACCES: 'no hay permiso para escribir ahí',
  EEXIST: 'ahí hay un archivo, no una carpeta',
  ENOSPC: 'no queda espacio en el disco',
  ENOTDIR: 'ahí hay un archivo, no una carpeta',
};

/**
 * The local mailbox, in the place of the e-mail service (architecture.md, Contracts).
 * @throws Error in Spanish when `falla` is unknown
 */
export function createBuzon(options: BuzonOptions): Buzon {
  const store = openStore(options.dir);
  const falla = parseFalla(options.falla);

  async function receive(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const body = await readBody(req);
    if (falla) return applyFalla(falla, req, res);
    const envio = parseEnvio(body);
    if ('status' in envio) return sendText(res, envio.status, envio.text);
    try {
      await store.save(envio);
    } catch (error) {
      const why = WHY[failureName(error)] ?? failureName(error);
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
    send(res, 200, 'application/json', JSON.stringify((await store.list()).map(listed)));
  }

  async function page(res: ServerResponse, path: string): Promise<void> {
    const name = path.slice(BUZON.length).replace(/\/$/, '');
    if (name === '') return sendPage(res, 200, listPage(await store.list()));
    if (name === 'estilo.css') return send(res, 200, 'text/css; charset=utf-8', BUZON_STYLE);
    const id = name.replace(/\.eml$/, '');
    const eml = await store.eml(id);
    if (eml && id !== name) {
      res.setHeader('Content-Disposition', `attachment; filename="${name}"`);
      return send(res, 200, 'message/rfc822', eml);
    }
    const mensaje = eml && (await store.list()).find((one) => one.id === id);
    sendPage(res, mensaje ? 200 : 404, mensaje ? mensajePage(mensaje) : missingPage());
  }

  async function answer(req: IncomingMessage, res: ServerResponse, path: string): Promise<void> {
    setCors(req, res);
    res.setHeader('Cache-Control', 'no-store');
    if (isForeign(req)) return sendText(res, 403, 'El buzón local solo responde a este equipo.\n');
    if (req.method === 'OPTIONS') {
      res.writeHead(204).end();
    } else if (path === ENDPOINT) {
      if (allowMethods(req, res, ['POST', 'OPTIONS'])) await receive(req, res);
    } else if (path === JSON_LIST) {
      if (allowMethods(req, res, [...READ, 'DELETE', 'OPTIONS'])) await messages(req, res);
    } else if (allowMethods(req, res, READ)) {
      await page(res, path);
    }
  }

  return async (req, res, path) => {
    const mine = path === ENDPOINT || `${path}/`.startsWith(BUZON);
    if (mine) await answer(req, res, path);
    return mine;
  };
}

/** Another site, or a name that was made to point here, has no business in the mailbox. */
function isForeign(req: IncomingMessage): boolean {
  const { host, origin } = req.headers;
  return !isLoopback(`http://${host ?? ''}`) || (origin !== undefined && !isLoopback(origin));
}

function listed(
  one: Mensaje,
): Pick<Mensaje, 'id' | 'received' | 'service_id' | 'template_id' | 'template_params'> {
  const { id, received, service_id, template_id, template_params } = one;
  return { id, received, service_id, template_id, template_params };
}

function sendPage(res: ServerResponse, status: number, html: string): void {
  send(res, status, 'text/html; charset=utf-8', html);
}
