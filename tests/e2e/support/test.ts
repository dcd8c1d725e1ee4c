import { test as base, expect } from '@playwright/test';

export { expect };

declare global {
  interface Window {
    reportViolation?: (violation: string) => Promise<void>;
  }
}

/**
 * What Chromium writes when it gives its own cross-fade up on a busy machine, having painted the next
 * page sooner. No script of a page can take that promise: `pagereveal` has no transition then.
 */
const GIVEN_UP = 'Transition was aborted because of invalid state. Page already revealed';

interface Watch {
  /** Console messages that the test provokes on purpose, such as a network failure. */
  tolerated: RegExp | undefined;
  /** Breaches of the content policy that the test provokes on purpose. */
  toleratedViolation: RegExp | undefined;
  /** The hosts that pages may ask. */
  hosts: string[];
  watch: void;
}

/**
 * The test of this site: it fails when any page of it writes an error or a warning to the console,
 * throws, breaks the content policy, or asks another host, or Next, for anything.
 */
export const test = base.extend<Watch>({
  tolerated: [undefined, { option: true }],
  toleratedViolation: [undefined, { option: true }],
  hosts: [['localhost'], { option: true }],
  watch: [
    async ({ context, tolerated, toleratedViolation, hosts }, run) => {
      const problems: string[] = [];
      await context.exposeBinding('reportViolation', (_source, violation: string) => {
        if (!toleratedViolation?.test(violation))
          problems.push(`política de contenido: ${violation}`);
      });
      await context.addInitScript(() => {
        addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
          void window.reportViolation?.(`${violatedDirective} ${blockedURI}`);
        });
      });
      context.on('console', (message) => {
        if (message.type() !== 'error' && message.type() !== 'warning') return;
        const text = `${message.text()} ${message.location().url}`;
        if (!tolerated?.test(text)) problems.push(`consola: ${text}`);
      });
      context.on('weberror', (error) => {
        const { message } = error.error();
        if (message !== GIVEN_UP) problems.push(`error: ${message}`);
      });
      context.on('request', (request) => {
        const { protocol, hostname, pathname } = new URL(request.url());
        if (pathname.startsWith('/_next/')) problems.push(`petición a Next: ${pathname}`);
        if (protocol.startsWith('http') && !hosts.includes(hostname))
          problems.push(`petición a otro sitio: ${request.url()}`);
      });
      await run();
      expect(problems, 'La página trabajó sin errores ni peticiones ajenas').toEqual([]);
    },
    { auto: true },
  ],
});
