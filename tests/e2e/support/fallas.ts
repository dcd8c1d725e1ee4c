import type { Route } from '@playwright/test';
import type { Reason } from '@/lib/forms/reasons';
import { allowRequests, HOME, leadTo, SEND, serveHome, type Scene } from './escena';
import * as does from './servidor-de-fallas';

/** A way in which a message does not get through: a row of the table in docs/formularios.md. */
export interface Falla {
  /** «Si …»: the row's name, and part of the test's title. */
  si: string;
  /** How it is made, for the table. */
  how: string;
  /** What the browser tells of the request. */
  sign: string;
  reason: Reason;
  /** What must stand before the page is opened. */
  prepare?: (scene: Scene) => Promise<unknown>;
  /** What happens when everything is written. */
  begin?: (scene: Scene) => Promise<void>;
  end: (scene: Scene) => Promise<void>;
  /** The page stays as it is: the message goes from a page loaded anew. */
  reload?: true;
  /** What the fixture of test.ts refuses otherwise. */
  use?: { hosts?: string[]; toleratedViolation?: RegExp; blocker?: boolean };
}

type Way = Pick<Falla, 'prepare' | 'end'>;

/** A fault of that server, which hands the requests to the mailbox once it ends. */
const served = (behaviour: does.Behaviour): Way => ({
  prepare: (scene) => leadTo(scene, behaviour),
  end: async ({ server, site }) => server.behave(does.passTo(site)),
});

const routed = (way: (route: Route) => Promise<void>): Way => ({
  prepare: ({ page }) => page.route(SEND, way),
  end: ({ page }) => page.unroute(SEND),
});

const status = (code: number, si: string, reason: Reason): Falla => ({
  si,
  how: 'the server answers with that status',
  sign: `${code}`,
  reason,
  ...served(does.answer(code, 'No')),
});

export const fallas: Falla[] = [
  {
    si: 'no hay internet',
    how: "the browser's network is off",
    sign: 'net::ERR_INTERNET_DISCONNECTED',
    reason: 'offline',
    begin: ({ page }) => page.context().setOffline(true),
    end: ({ page }) => page.context().setOffline(false),
  },
  {
    si: 'no se encuentra el servidor (DNS)',
    how: 'the request is led to a name of `.invalid`',
    sign: 'net::ERR_NAME_NOT_RESOLVED',
    reason: 'network',
    ...routed((route) => route.continue({ url: `http://correo.invalid${does.ENDPOINT}` })),
  },
  {
    si: 'una extensión bloquea el envío',
    how: 'a browser with an extension whose rules forbid the request; they are turned off in the end',
    sign: 'net::ERR_BLOCKED_BY_CLIENT',
    reason: 'network',
    end: allowRequests,
    use: { blocker: true },
  },
  {
    si: 'la política del sitio (CSP) impide el envío',
    how: "the page is served with `connect-src 'none'`",
    sign: '',
    reason: 'policy',
    prepare: ({ page }) => serveHome(page, "'none'"),
    end: ({ page }) => page.unroute(HOME),
    reload: true,
    use: { toleratedViolation: /^connect-src \S+\/email\/send$/ },
  },
  {
    si: 'el servicio no autoriza a este sitio (CORS)',
    how: 'the form sends to another origin, which answers without CORS headers',
    sign: 'net::ERR_FAILED',
    reason: 'network',
    prepare: async ({ page, server }) => {
      server.behave(does.answer(200, 'OK'));
      // A page that a test serves counts as remote: asking the loopback needs a permission, where the
      // browser knows of it.
      await page
        .context()
        .grantPermissions(['local-network-access'])
        .catch(() => undefined);
      await serveHome(page, `'self' ${server.origin}`, server.origin);
    },
    // While anything is routed, Playwright answers the preflight in the server's place.
    begin: ({ page }) => page.unrouteAll(),
    end: async ({ server, site }) => server.behave(does.passTo(site)),
    use: { hosts: ['localhost', '127.0.0.1'] },
  },
  {
    si: 'el servicio no contesta en 20 segundos',
    how: "the server never answers; the page's clock is moved on",
    sign: '',
    reason: 'timeout',
    ...served(does.hang),
  },
  {
    si: 'se corta la conexión',
    how: 'the server resets the socket',
    sign: 'net::ERR_CONNECTION_RESET',
    reason: 'network',
    ...served(does.reset),
  },
  status(400, 'el servicio rechaza el mensaje (400)', 'rejected'),
  status(401, 'el servicio pide identificarse (401)', 'settings'),
  status(403, 'el servicio prohíbe el envío (403)', 'settings'),
  status(413, 'el mensaje es demasiado largo (413)', 'large'),
  status(429, 'el servicio está ocupado (429)', 'busy'),
  status(500, 'el servicio falla (500)', 'down'),
  status(503, 'el servicio no está disponible (503)', 'down'),
  {
    si: 'el servicio contesta 200 con otro texto',
    how: 'the server answers «Recibido»',
    sign: '200',
    reason: 'unconfirmed',
    ...served(does.answer(200, 'Recibido')),
  },
  {
    si: 'la respuesta no es HTTP',
    how: 'the server writes other bytes',
    sign: 'net::ERR_INVALID_HTTP_RESPONSE',
    reason: 'network',
    ...served(does.garbage),
  },
  {
    si: 'la respuesta llega cortada',
    how: 'the server closes in the middle of a 200 that begins with `OK`',
    sign: '200, net::ERR_CONTENT_LENGTH_MISMATCH',
    reason: 'network',
    ...served(does.truncated),
  },
];
