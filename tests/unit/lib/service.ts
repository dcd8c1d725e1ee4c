import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SEND_PATH } from '@/lib/email/request';
import type { SendSettings } from '@/lib/forms/settings';

/** What the form's sending asks of a browser, where there is none. */
export function stubBrowser(): { document: EventTarget; setOnline: (online: boolean) => void } {
  const document = new EventTarget();
  const device = { onLine: true };
  const location = new URL('https://sindicatura.example/default/');
  for (const [name, value] of Object.entries({ document, location, navigator: device }))
    Object.defineProperty(globalThis, name, { value, configurable: true });
  globalThis.fetch = browserFetch;
  return { document, setOnline: (online) => void (device.onLine = online) };
}

/** A request that the e-mail service took. */
interface Taken {
  service_id: string;
  template_id: string;
  user_id: string;
  template_params: Record<string, string>;
}

interface Exchange {
  req: IncomingMessage;
  res: ServerResponse;
  /** The whole body: every fault comes after the message has left the browser. */
  body: Buffer;
}
export type Behaviour = (exchange: Exchange) => void;

export const answer =
  (status: number, text: string): Behaviour =>
  ({ res }) =>
    void res.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(text);

/** A TCP reset once the request has been read. */
export const reset: Behaviour = ({ req }) => void req.socket.resetAndDestroy();

/** Bytes that are no HTTP. */
export const garbage: Behaviour = ({ req }) =>
  void req.socket.end('Esto no es HTTP: \u0000\u0007 fin.\r\n\r\n');

/** A 200 whose body says `OK` and is cut before its announced end. */
export const truncated: Behaviour = ({ req, res }) => {
  res.writeHead(200, { 'Content-Type': 'text/plain', 'Content-Length': 64 });
  res.write('OK', () => req.socket.end());
};

/** An e-mail service on the loopback, which takes messages or misbehaves as it is told. */
export interface Service {
  taken: Taken[];
  /** From now on it does this. */
  behave: (behaviour: Behaviour) => void;
  /** From now on it takes messages and answers as the real one does. */
  take: () => void;
  settings: SendSettings;
  close: () => Promise<void>;
}

export async function startService(): Promise<Service> {
  const taken: Taken[] = [];
  const take: Behaviour = (exchange) => {
    if (exchange.req.url !== SEND_PATH) return answer(404, 'No')(exchange);
    taken.push(JSON.parse(exchange.body.toString()) as Taken);
    return answer(200, 'OK')(exchange);
  };
  let behaviour = take;
  const server = createServer((req, res) => {
    buffer(req)
      .then((body) => behaviour({ req, res, body }))
      .catch(() => res.destroy());
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return {
    taken,
    behave: (next) => void (behaviour = next),
    take: () => void (behaviour = take),
    settings: {
      publicKey: 'llave',
      serviceId: 'servicio',
      templateId: 'plantilla',
      origin: `http://127.0.0.1:${port}`,
      local: false,
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

/** As a browser says that nothing could be had, without saying why. */
export const refuseToFetch = () => Promise.reject(new TypeError('Failed to fetch'));

const nodeFetch = globalThis.fetch;
/** Node's own, whose errors are of the same world as the tests' and say as little as a browser's. */
export const browserFetch: typeof fetch = async (address, options) => {
  try {
    const response = await nodeFetch(address, options);
    return new Response(await response.text(), { status: response.status });
  } catch {
    return refuseToFetch();
  }
};

/** Makes the page's policy forbid the request of that address. */
export function violate(document: EventTarget, effectiveDirective: string, blockedURI: string) {
  const event = new Event('securitypolicyviolation');
  document.dispatchEvent(Object.assign(event, { effectiveDirective, blockedURI }));
}
