import path from 'node:path';
import type { Page } from '@playwright/test';
import { wholeBrowser } from '../../../scripts/test/browser';
import { ENDPOINT, startFaultServer, type Behaviour, type FaultServer } from './servidor-de-fallas';
import { test as base } from './test';

/** Where a fault happens. */
export interface Scene {
  page: Page;
  server: FaultServer;
  /** Origin of the site, which is its mailbox's. */
  site: string;
}

/** An extension that forbids what the form asks of the e-mail service, as blockers of ads do. */
const BLOCKER = path.join(import.meta.dirname, 'bloqueador');

/** The test of this site, with a server that misbehaves and, where asked for, a browser with a blocker. */
export const test = base.extend<{ scene: Scene; blocker: boolean }, { server: FaultServer }>({
  blocker: [false, { option: true }],
  context: async ({ context, blocker, playwright, launchOptions, baseURL, locale }, run) => {
    if (!blocker) return run(context);
    // Extensions live in a profile, which only a persistent context of a whole browser has.
    const whole = wholeBrowser();
    const own = await playwright.chromium.launchPersistentContext('', {
      ...launchOptions,
      ...(whole ? { executablePath: whole } : { channel: 'chromium' }),
      baseURL,
      locale,
      ignoreDefaultArgs: ['--disable-extensions'],
      args: [
        ...(launchOptions.args ?? []),
        `--disable-extensions-except=${BLOCKER}`,
        `--load-extension=${BLOCKER}`,
        // Chrome no longer takes the option that loads one, unless told so.
        '--disable-features=DisableLoadExtensionCommandLineSwitch',
      ],
    });
    await run(own);
    await own.close();
  },
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

/** Turns the blocker off, as a person does for a page that they trust. */
export async function allowRequests({ page }: Scene): Promise<void> {
  const context = page.context();
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  await worker.evaluate(
    'chrome.declarativeNetRequest.updateEnabledRulesets({disableRulesetIds:["correo"]})',
  );
}

/** What the form asks of the e-mail service, and the page where the forms are. */
export const SEND = `**${ENDPOINT}`;
export const HOME = '**/default/';

/** Leads what the form sends to the misbehaving server. */
export function leadTo({ page, server }: Scene, behaviour: Behaviour): Promise<unknown> {
  server.behave(behaviour);
  return page.route(SEND, (route) => route.continue({ url: server.origin + ENDPOINT }));
}

const CONNECT = "connect-src 'self';";

/** Serves the home page with another connect-src and another origin for its forms. */
export async function serveHome(page: Page, connect: string, origin = '/'): Promise<void> {
  await page.route(HOME, async (route) => {
    const response = await route.fetch();
    const headers = response.headers();
    const policy = headers['content-security-policy'] ?? '';
    if (!policy.includes(CONNECT)) throw new Error(`The policy has no ${CONNECT}`);
    await route.fulfill({
      response,
      headers: {
        ...headers,
        'content-security-policy': policy.replace(CONNECT, `connect-src ${connect};`),
      },
    });
  });
  // Its forms come in a script, their data as JSON within JSON.
  await page.route('**/_/later-*.js', async (route) => {
    const response = await route.fetch();
    const [own, other] = ['/', origin].map((one) => `\\"origin\\":\\"${one}`);
    const script = await response.text();
    if (!script.includes(own ?? '')) throw new Error('The script of the forms names no origin.');
    await route.fulfill({ response, body: script.replaceAll(own ?? '', other ?? '') });
  });
}
