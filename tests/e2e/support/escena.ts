import type { Page } from '@playwright/test';
import { ENDPOINT, startFaultServer, type FaultServer } from './servidor-de-fallas';
import { test as base } from './test';

/** Where a fault happens. */
export interface Scene {
  page: Page;
  server: FaultServer;
  /** Origin of the site, which is its mailbox's. */
  site: string;
}

/** The test of this site, with a server that misbehaves. */
export const test = base.extend<{ scene: Scene }, { server: FaultServer }>({
  scene: ({ page, server, baseURL }, run) =>
    run({ page, server, site: new URL(baseURL ?? '').origin }),
  server: [
    async ({}, run) => {
      const server = await startFaultServer();
      await run(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
});

/** What the form asks of the e-mail service, and the page where the forms are. */
export const SEND = `**${ENDPOINT}`;
export const HOME = '**/default/';

const CONNECT = "connect-src 'self';";

/** Serves the home page with another connect-src and another origin for its forms. */
export async function serveHome(page: Page, connect: string, origin = '/'): Promise<void> {
  await page.route(HOME, async (route) => {
    const response = await route.fetch();
    const headers = response.headers();
    const policy = headers['content-security-policy'] ?? '';
    if (!policy.includes(CONNECT)) throw new Error(`The policy has no ${CONNECT}`);
    const [own = '', other = ''] = ['/', origin].map((one) => `&quot;origin&quot;:&quot;${one}`);
    const html = await response.text();
    if (!html.includes(own)) throw new Error('The forms of the home page name no origin.');
    await route.fulfill({
      response,
      body: html.replaceAll(own, other),
      headers: {
        ...headers,
        'content-security-policy': policy.replace(CONNECT, `connect-src ${connect};`),
      },
    });
  });
}
