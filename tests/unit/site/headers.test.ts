/** @jest-environment node */
import { readSendSettings } from '@/lib/forms/settings';
import { headersFor } from '@/lib/site/hosts/match';
import { hostRules } from '@/lib/site/hosts/rules';
import { allRoutes } from '@/lib/site/pages';
import { sampleContent, withSitio } from '../../sample';

const content = sampleContent();
const INLINE = { styleHashes: ["'sha256-estilo='"], scriptHashes: ["'sha256-uno='"] };
const rulesOf = (from = content) => hostRules(from, INLINE, readSendSettings({}).send);
const headersOf = (at: string, from = content) => headersFor(rulesOf(from), at);

it('HTTPS es de un año y de este solo nombre, salvo que la oficina diga otra cosa; nunca en la lista de los navegadores', () => {
  const hsts = (https: { dias: number; subdominios: boolean }) =>
    headersOf('/', withSitio({ https }))['Strict-Transport-Security'];
  expect(headersOf('/')['Strict-Transport-Security']).toBe('max-age=31536000');
  expect(hsts({ dias: 0, subdominios: false })).toBe('max-age=0');
  expect(hsts({ dias: 730, subdominios: true })).toBe('max-age=63072000; includeSubDomains');
});

// With the policy (policy.test.ts), MDN's HTTP Observatory gives an A+.
it.each([...allRoutes(content), '/no-existe/', '/default/otra/'])(
  '%s lleva las cabeceras que piden MDN, securityheaders.com y OWASP, y ninguna que abra algo',
  (at) => {
    const headers = headersOf(at);
    expect(headers).toMatchObject({
      'Content-Security-Policy': expect.stringContaining("default-src 'none'"),
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'X-Permitted-Cross-Domain-Policies': 'none',
      'X-DNS-Prefetch-Control': 'off',
    });
    // It would block the frames that every footer offers.
    expect(headers).not.toHaveProperty('Cross-Origin-Embedder-Policy');
    expect(Object.keys(headers).join()).not.toMatch(/Access-Control|Cookie|Server/i);
    const permissions = headers['Permissions-Policy']?.split(', ') ?? [];
    expect(permissions.filter((one) => !one.endsWith('=()'))).toEqual(['clipboard-write=(self)']);
    expect(permissions).toEqual(
      expect.arrayContaining(['camera=()', 'geolocation=()', 'microphone=()', 'payment=()']),
    );
  },
);

it('con indexar: false los buscadores no listan nada, tampoco los PDF', () => {
  const robots = (indexar: boolean) => headersOf('/a.pdf', withSitio({ indexar }))['X-Robots-Tag'];
  expect([robots(false), robots(true)]).toEqual(['noindex', undefined]);
});
