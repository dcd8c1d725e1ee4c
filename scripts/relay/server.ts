import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseSendRequest, SEND_PATH } from '@/lib/email/request';
import {
  allowMethods,
  errorName,
  readBody,
  requestPath,
  sendResponse,
  sendText,
  setHeaders,
} from '../http';
import { checkRequest, type Account } from './check';
import { createDeliver, openMail, type SmtpSettings, type Times } from './deliver';
import { createHealth } from './health';
import { createOnce, fingerprints } from './deduplicate';

export interface RelayOptions {
  account: Account;
  smtp: SmtpSettings;
  sender: string;
  origins: string[];
  host: string;
  port: number;
  times?: Times;
  now?: () => Date;
  bounds?: Bounds;
}

/** Of connections at once, and milliseconds; rate limits are the proxy's. */
type Bounds = Record<'connections' | 'headers' | 'request' | 'check', number>;

export type Relay = Awaited<ReturnType<typeof startRelay>>;

const BODY_LIMIT = 256 * 1024;
export const TIMES: Times = { connection: 5_000, whole: 15_000 };
const BOUNDS: Bounds = { connections: 200, headers: 5_000, request: 10_000, check: 1_000 };
const REPEATED = 'Folio repetido con otro texto';
/** Node's codes for a connection that the client closed. */
const GONE = ['ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE'];
const HEADERS = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  Vary: 'Origin',
  // No idle connections, so that stopping waits only for answers.
  Connection: 'close',
};

/** Starts the relay: the e-mail service's request in, an e-mail to the office out. @throws in Spanish */
export async function startRelay(options: RelayOptions) {
  const { account, origins, times = TIMES, bounds = BOUNDS } = options;
  const now = options.now ?? (() => new Date());
  const sends = createOnce();
  const mail = openMail(options.smtp, times);
  const deliver = createDeliver(mail, options.sender, times);
  const health = createHealth(mail, now);

  async function receive(req: IncomingMessage, res: ServerResponse): Promise<void> {
    let plantilla = '-';
    const end = (status: number, text: string, kind = '-') => {
      console.log(`${new Date().toISOString()} ${status} ${plantilla} ${kind}`);
      sendText(res, status, text);
    };

    // Read before any answer: an answer before the body's end may never arrive.
    const body = await readBody(req, BODY_LIMIT);
    if (!isAllowed(req)) return end(403, 'Este relevo no atiende a ese sitio.\n', 'origen');
    if (!/^application\/json\s*(;|$)/i.test(req.headers['content-type'] ?? ''))
      return end(415, 'El cuerpo debe ser application/json.\n', 'tipo');
    if (body === null) return end(413, 'El mensaje pasa de 256 KB.\n', 'largo');
    const request = parseSendRequest(body);
    if ('status' in request) return end(request.status, request.text, 'cuerpo');
    const checked = checkRequest(request, account, now());
    if ('status' in checked) return end(checked.status, checked.text, 'contenido');
    plantilla = checked.plantilla;
    const prints = fingerprints(checked.message);
    const { status, text, kind, retryAfter } = await sends.run(prints, async (repeated) => {
      const delivered = await deliver(checked, prints.id, repeated ? REPEATED : undefined);
      const outcome = health.note(delivered, prints.id);
      return repeated && outcome.status === 200 ? { ...outcome, kind: 'folio-repetido' } : outcome;
    });
    if (retryAfter) res.setHeader('Retry-After', retryAfter);
    end(status, text, kind);
  }

  function isAllowed({ headers }: IncomingMessage): boolean {
    return origins.includes(headers.origin ?? '');
  }

  async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    setHeaders(res, HEADERS);
    const path = requestPath(req.url);
    if (path === '/salud') {
      if (!allowMethods(req, res, ['GET', 'HEAD'])) return;
      const { status, text } = await health.tell();
      return sendResponse(res, status, 'application/json', text);
    }
    if (path !== SEND_PATH) return sendText(res, 404, 'No existe.\n');
    if (isAllowed(req)) res.setHeader('Access-Control-Allow-Origin', req.headers.origin ?? '');
    if (!allowMethods(req, res, ['POST', 'OPTIONS'])) return;
    if (req.method === 'POST') return receive(req, res);
    if (!isAllowed(req)) return sendText(res, 403, 'Este relevo no atiende a ese sitio.\n');
    setHeaders(res, {
      'Access-Control-Allow-Methods': 'POST',
      'Access-Control-Allow-Headers': 'Content-Type',
      'Access-Control-Max-Age': '600',
    });
    res.writeHead(204).end();
  }

  const server = createServer(
    {
      requestTimeout: bounds.request,
      headersTimeout: bounds.headers,
      connectionsCheckingInterval: bounds.check,
    },
    (req, res) => {
      answer(req, res).catch((error: unknown) => {
        const { destroyed } = req.socket;
        if (destroyed && GONE.includes(errorName(error))) return;
        console.error(`El relevo falló al responder: ${errorName(error)}`);
        if (destroyed || res.headersSent) res.destroy();
        else sendText(res, 500, 'El relevo falló al responder.\n');
      });
    },
  );
  server.maxConnections = bounds.connections;
  const { host, port } = options;
  try {
    server.listen(port, host);
    await once(server, 'listening');
  } catch (error) {
    throw new Error(
      `El relevo no puede escuchar en ${host}:${port} (${errorName(error)}). Escriba otro puerto o dirección: PORT=8026 HOST=127.0.0.1`,
      { cause: error },
    );
  }

  return {
    port: (server.address() as AddressInfo).port,
    /** Logs in to the SMTP server, and sends nothing. */
    askSmtp: health.ask,
    /** Takes no more requests and finishes the deliveries under way. */
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeIdleConnections();
      await closed;
      // A client may have left without waiting for the answer.
      await sends.settled();
    },
  };
}
