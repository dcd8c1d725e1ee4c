import type { SendSettings } from '@/lib/forms/settings';
import {
  answer,
  ENDPOINT,
  startFaultServer,
  type Behaviour,
  type FaultServer,
} from '../../e2e/support/servidor-de-fallas';

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

/** An e-mail service on the loopback, which takes messages or misbehaves as it is told. */
export interface Service extends FaultServer {
  taken: Taken[];
  /** From now on it takes messages and answers as the real one does. */
  take: () => void;
  settings: SendSettings;
}

export async function startService(): Promise<Service> {
  const server = await startFaultServer();
  const taken: Taken[] = [];
  const take: Behaviour = (exchange) => {
    if (exchange.req.url !== ENDPOINT) return answer(404, 'No')(exchange);
    taken.push(JSON.parse(exchange.body.toString()) as Taken);
    return answer(200, 'OK')(exchange);
  };
  server.behave(take);
  return {
    ...server,
    taken,
    take: () => server.behave(take),
    settings: {
      publicKey: 'llave',
      serviceId: 'servicio',
      templateId: 'plantilla',
      origin: server.origin,
      local: false,
    },
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
