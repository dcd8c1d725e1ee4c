/** @jest-environment node */
import { readSendSettings } from '@/lib/forms/settings';
import { headersFor } from '@/lib/site/hosts/match';
import { hostRules } from '@/lib/site/hosts/rules';
import { allRoutes } from '@/lib/site/pages';
import { sampleContent, withSitio } from '../../sample';
import { gradeOf, TOP } from './observatory';

const content = sampleContent();
const INLINE = {
  styleHashes: ["'sha256-estilo='", "'sha256-otra='"],
  scriptHashes: ["'sha256-uno='", "'sha256-dos='"],
};
const addresses = [...allRoutes(content), '/no-existe/', '/default/otra/'];
const rulesOf = (from = content) => hostRules(from, INLINE, readSendSettings({}).send);

describe('HTTPS', () => {
  const hsts = (https: { dias: number; subdominios: boolean }) =>
    headersFor(rulesOf(withSitio({ https })), '/')['Strict-Transport-Security'];

  it('es un año y de este solo nombre, salvo que la oficina diga otra cosa; nunca en la lista de los navegadores', () => {
    expect(headersFor(rulesOf(), '/')['Strict-Transport-Security']).toBe('max-age=31536000');
    expect(hsts({ dias: 0, subdominios: false })).toBe('max-age=0');
    expect(hsts({ dias: 730, subdominios: true })).toBe('max-age=63072000; includeSubDomains');
  });
});

describe('la calificación de HTTP Observatory', () => {
  const headers = (at: string) => headersFor(rulesOf(), at);

  it.each(addresses)('%s tiene la más alta', (at) => {
    const { grade, found } = gradeOf(headers(at));
    expect(grade).toBe(TOP);
    expect(found).toEqual({
      'content-security-policy': 'nothing by default',
      'strict-transport-security': 'six months',
      'referrer-policy': 'private',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'by the policy',
      'cross-origin-resource-policy': 'kept to the site',
      'cross-origin-opener-policy': 'alone',
      // It would keep out the frames that a person asks for, which every footer offers.
      'cross-origin-embedder-policy': 'missing',
    });
  });

  it.each([
    ['Content-Security-Policy', ''],
    ['Content-Security-Policy', "default-src 'none'; script-src 'unsafe-inline'"],
    ['Content-Security-Policy', "default-src 'none'; script-src https:"],
    ['Strict-Transport-Security', ''],
    ['Strict-Transport-Security', 'max-age=60'],
    ['X-Content-Type-Options', ''],
  ])('baja, o deja de sumar, con %s: «%s»', (name, value) => {
    const other = gradeOf({ ...headers('/default/'), [name]: value });
    expect(other).not.toEqual(gradeOf(headers('/default/')));
  });

  it('sin cabeceras no llega a nada', () => expect(gradeOf({}).grade).toBe('C o menos'));

  it('también van las que piden securityheaders.com y la lista de OWASP', () => {
    expect(headers('/default/')).toMatchObject({
      'X-Frame-Options': 'DENY',
      'X-Permitted-Cross-Domain-Policies': 'none',
      'X-DNS-Prefetch-Control': 'off',
    });
    const permissions = headers('/default/')['Permissions-Policy']?.split(', ') ?? [];
    expect(permissions.filter((one) => !one.endsWith('=()'))).toEqual(['clipboard-write=(self)']);
    expect(permissions).toEqual(
      expect.arrayContaining(['camera=()', 'geolocation=()', 'microphone=()', 'payment=()']),
    );
    expect(Object.keys(headers('/default/')).join()).not.toMatch(/Access-Control|Cookie|Server/i);
  });
});
