import { HOME, leadTo, serveHome, type Scene } from './escena';
import type { BrowserFault } from './fault-cases';
import * as does from './servidor-de-fallas';

/** How a browser is made to meet a fault. */
export interface Fault {
  /** What must stand before the page is opened. */
  prepare?: (scene: Scene) => Promise<unknown>;
  /** What happens when everything is written. */
  begin?: (scene: Scene) => Promise<void>;
  end: (scene: Scene) => Promise<void>;
  /** What the fixture of test.ts refuses otherwise. */
  use?: { hosts?: string[]; toleratedViolation?: RegExp };
}

/** A fault of that server, which hands the requests to the mailbox once it ends. */
const served = (behaviour: does.Behaviour): Fault => ({
  prepare: (scene) => leadTo(scene, behaviour),
  end: async ({ server, site }) => server.behave(does.passTo(site)),
});

export const faults: Record<BrowserFault, Fault> = {
  offline: {
    begin: ({ page }) => page.context().setOffline(true),
    end: ({ page }) => page.context().setOffline(false),
  },
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
  busy: served(does.answer(429, 'No')),
};
