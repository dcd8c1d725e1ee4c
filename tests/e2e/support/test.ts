import { test as base, expect } from '@playwright/test';

export { expect };

declare global {
  interface Window {
    reportViolation?: (violation: string) => Promise<void>;
  }
}

/** Chromium skips its cross-fade on a busy machine; no script can catch it, for `pagereveal` has no transition. */
const GIVEN_UP = 'Transition was aborted because of invalid state. Page already revealed';

interface Watch {
  tolerated: RegExp | undefined;
  toleratedViolation: RegExp | undefined;
  hosts: string[];
  watch: void;
}

/** Fails on errors and warnings of the console, breaches of the policy, and requests to other hosts or to Next. */
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
