import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DELIVERY_MS, RECEIVE_MS } from '@/lib/email/relay';
import { SEND_PATH } from '@/lib/email/request';
import { allowMethods, errorName, requestPath, sendResponse, sendText, setHeaders } from '../http';
import type { Account } from './account';
import { createDeliver, openMail, type SmtpSettings, type Times } from './deliver';
import { createHealth } from './health';
import { createReceiver } from './receive';

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

export const TIMES: Times = { connection: 5_000, whole: DELIVERY_MS };
const BOUNDS: Bounds = { connections: 200, headers: 5_000, request: RECEIVE_MS, check: 1_000 };
/** Node's codes for a connection that the client closed. */
const GONE = ['ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE'];
const HEADERS = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  // No idle connections, so that stopping waits only for answers.
  Connection: 'close',
};

/** Starts the relay: the e-mail service's request in, an e-mail to the office out. @throws in Spanish */
export async function startRelay(options: RelayOptions) {
  const { account, origins, times = TIMES, bounds = BOUNDS } = options;
  const now = options.now ?? (() => new Date());
  const mail = openMail(options.smtp, times);
  const deliver = createDeliver(mail, options.sender, times);
  const health = createHealth(mail, now);
  const receiver = createReceiver({
    account: () => account,
    isAllowed: (origin) => origins.includes(origin),
    handOn: async (message, id, aviso) => health.note(await deliver(message, id, aviso), id),
    now,
    log: (status, plantilla, kind) =>
      console.log(`${new Date().toISOString()} ${status} ${plantilla} ${kind}`),
  });

  async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    setHeaders(res, HEADERS);
    const path = requestPath(req.url);
    if (path === '/salud') {
      if (!allowMethods(req, res, ['GET', 'HEAD'])) return;
      const { status, text } = await health.tell();
      return sendResponse(res, status, 'application/json', text);
    }
    if (path !== SEND_PATH) return sendText(res, 404, 'No existe.\n');
    return receiver.answer(req, res);
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
      await receiver.settled();
    },
  };
}
