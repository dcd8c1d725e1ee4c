import type { Route } from '@playwright/test';
import { allowRequests, HOME, leadTo, SEND, serveHome, type Scene } from './escena';
import type { FaultName } from './fault-cases';
import * as does from './servidor-de-fallas';

/** How a browser is made to meet a fault. */
export interface Fault {
  /** What must stand before the page is opened. */
  prepare?: (scene: Scene) => Promise<unknown>;
  /** What happens when everything is written. */
  begin?: (scene: Scene) => Promise<void>;
  end: (scene: Scene) => Promise<void>;
  /** What the fixture of test.ts refuses otherwise. */
  use?: { hosts?: string[]; toleratedViolation?: RegExp; blocker?: boolean };
}

/** A fault of that server, which hands the requests to the mailbox once it ends. */
const served = (behaviour: does.Behaviour): Fault => ({
  prepare: (scene) => leadTo(scene, behaviour),
  end: async ({ server, site }) => server.behave(does.passTo(site)),
});
const status = (code: number) => served(does.answer(code, 'No'));

const routed = (way: (route: Route) => Promise<void>): Fault => ({
  prepare: ({ page }) => page.route(SEND, way),
  end: ({ page }) => page.unroute(SEND),
});

export const faults: Record<FaultName, Fault> = {
  offline: {
    begin: ({ page }) => page.context().setOffline(true),
    end: ({ page }) => page.context().setOffline(false),
  },
  dns: routed((route) => route.continue({ url: `http://correo.invalid${does.ENDPOINT}` })),
  blocker: { end: allowRequests, use: { blocker: true } },
  policy: {
    prepare: ({ page }) => serveHome(page, "'none'"),
    end: ({ page }) => page.unroute(HOME),
    use: { toleratedViolation: /^connect-src \S+\/email\/send$/ },
  },
  cors: {
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
  silence: served(does.hang),
  reset: served(does.reset),
  rejected: status(400),
  unauthorised: status(401),
  forbidden: status(403),
  large: status(413),
  busy: status(429),
  work: served(does.demand(1)),
  down: status(500),
  unavailable: status(503),
  otherText: served(does.answer(200, 'Recibido')),
  garbage: served(does.garbage),
  truncated: served(does.truncated),
};
