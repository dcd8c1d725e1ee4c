/** @jest-environment node */
import { readSendSettings } from '@/lib/forms/settings';
import { headersFor } from '@/lib/site/hosts/match';
import { hostRules } from '@/lib/site/hosts/rules';
import { kindOf } from '@/lib/site/kinds';
import { allPages } from '@/lib/site/pages';
import { pageData } from '@/lib/site/page-data';
import { COMMON_NEEDS, outsideHosts, pagePolicy } from '@/lib/site/policy';
import { sampleContent, withSitio } from '../../sample';
import { sourcesOf } from './sources';

const content = sampleContent();
const INLINE = {
  styles: ["'sha256-estilo='", "'sha256-otra='"],
  scripts: ["'sha256-uno='", "'sha256-dos='"],
};
const SERVICE = 'https://api.emailjs.com';
const SOCIAL = 'https://social.example';
const VEHICULOS = 'https://vehiculos.example';

const FORMS = ['queja', 'denuncia', 'sugerencia'] as const;
type Form = (typeof FORMS)[number];

const keysFor = (forms: readonly Form[], origin?: string) => ({
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'llave',
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'servicio',
  NEXT_PUBLIC_EMAILJS_ORIGIN: origin,
  ...Object.fromEntries(
    forms.map((form) => [`NEXT_PUBLIC_EMAILJS_TEMPLATE_${form.toUpperCase()}`, form]),
  ),
});

const parsed = (policy: string): Record<string, string> =>
  Object.fromEntries(
    policy.split('; ').map((part) => {
      const [name = '', ...values] = part.split(' ');
      return [name, values.join(' ')];
    }),
  );

const pages = allPages(content);
const addresses = pages.map(({ ruta }) => ruta);

/** The policies of all pages as an office's words and keys make them, by address. */
function policiesWith(env: Record<string, string | undefined> = {}, from = content) {
  const { send } = readSendSettings(env);
  const hosts = outsideHosts(from, send);
  const known = new Map(allPages(from).map(({ ruta, kind }) => [ruta, kindOf(kind).needs]));
  return (at: string) => parsed(pagePolicy(known.get(at) ?? COMMON_NEEDS, INLINE, hosts));
}
const policyOf = policiesWith();
const headersOf = (at: string, from = content) => headersFor(hostRules(from), at);
const servedPolicy = (at: string) => parsed(headersOf(at)['Content-Security-Policy'] ?? '');

describe('la política de cada página', () => {
  const everywhere = {
    'default-src': "'none'",
    'style-src': INLINE.styles.join(' '),
    'img-src': "'self'",
    'font-src': "'self'",
    'manifest-src': "'self'",
    'base-uri': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': "'none'",
  };
  // Especificación: D25-01
  it.each(addresses)('%s lo cierra todo, y nombra por su huella lo único que va en línea', (at) => {
    const policy = policyOf(at);
    expect(policy).toMatchObject(everywhere);
    expect(policy['script-src']?.replace(" 'wasm-unsafe-eval'", '')).toBe(
      "'self' 'sha256-uno=' 'sha256-dos='",
    );
    expect(JSON.stringify(policy)).not.toMatch(/'unsafe-(inline|eval|hashes)'|data:|\*/);
  });

  it('lo que manda el servidor con ella no cambia con lo que dice la oficina, ni abre nada, ni cierra lo que ella abre', () => {
    const other = withSitio({
      busquedaVehiculos: `${SOCIAL}:8443/a`,
      sugerencias: { activo: false },
    });
    for (const at of addresses) {
      expect(servedPolicy(at)).toEqual({
        'object-src': "'none'",
        'base-uri': "'none'",
        'form-action': "'self'",
        'frame-ancestors': "'none'",
        'require-trusted-types-for': "'script'",
        'trusted-types': "'none'",
      });
      expect(headersOf(at, other)).toEqual(headersOf(at));
    }
  });

  const where = (directive: string, value: string) =>
    addresses.filter((at) => policyOf(at)[directive]?.split(' ').includes(value));

  it('sólo el buscador ejecuta WebAssembly', () =>
    expect(where('script-src', "'wasm-unsafe-eval'")).toEqual(['/buscar/']));

  it('cada marco ajeno se admite sólo donde se ofrece', () => {
    expect(where('frame-src', VEHICULOS)).toEqual(['/vehiculosremolcados/']);
    expect(where('frame-src', SOCIAL)).toEqual(addresses.filter((at) => at !== '/prueba/'));
    expect(policyOf('/prueba/')['frame-src']).toBeUndefined();
    const same = withSitio({ busquedaVehiculos: `${SOCIAL}:8443/a` });
    expect(policiesWith({}, same)('/vehiculosremolcados/')['frame-src']).toBe(
      `${SOCIAL} ${SOCIAL}:8443`,
    );
    const once = withSitio({ busquedaVehiculos: content.sitio.data.redSocial.marco });
    expect(policiesWith({}, once)('/vehiculosremolcados/')['frame-src']).toBe(SOCIAL);
  });

  it('sólo buscan las páginas que tienen un buscador', () => {
    expect(where('form-action', "'self'")).toEqual(['/directorio/', '/buscar/']);
  });
});

describe('con quién puede hablar cada página', () => {
  const HOLDS: Record<string, readonly Form[]> = {
    '/default/': FORMS,
    '/default/qractive/': FORMS,
    '/quejapublica/': ['queja'],
    '/denuncia/': ['denuncia'],
    '/en/complaint/': ['queja'],
    '/en/report/': ['denuncia'],
  };
  const RELAY = 'https://relevo.oficina.example';
  const cases = [
    { keys: [], origin: undefined, activo: true },
    { keys: FORMS, origin: undefined, activo: true },
    { keys: FORMS, origin: `${RELAY}/`, activo: false },
    { keys: FORMS, origin: '/', activo: true },
    { keys: ['queja'], origin: 'http://localhost:4450', activo: true },
    { keys: ['denuncia'], origin: `${RELAY}/`, activo: true },
    { keys: ['sugerencia'], origin: `${RELAY}/`, activo: true },
    { keys: ['sugerencia'], origin: `${RELAY}/`, activo: false },
  ] satisfies { keys: readonly Form[]; origin: string | undefined; activo: boolean }[];

  // Especificación: 7-01, D32-02
  it.each(cases)(
    'con llaves para $keys, origen $origin y sugerencias: $activo',
    ({ keys, origin, activo }) => {
      const policies = policiesWith(keysFor(keys, origin), withSitio({ sugerencias: { activo } }));
      const host = { [`${RELAY}/`]: RELAY, '/': undefined }[origin ?? ''] ?? origin ?? SERVICE;
      for (const at of addresses) {
        const sends = (HOLDS[at] ?? []).some(
          (form) => (keys as readonly Form[]).includes(form) && (form !== 'sugerencia' || activo),
        );
        const expected = sends && host !== '/' ? `'self' ${host}` : "'self'";
        expect([at, policies(at)['connect-src']]).toEqual([
          at,
          at === '/prueba/' ? undefined : expected,
        ]);
      }
    },
  );

  // The table of pages may miss a form or a frame that a page shows.
  it.each([true, false])(
    'lo que cada página lleva dentro es lo que su política admite (sugerencias: %s)',
    (activo) => {
      const from = withSitio({ sugerencias: { activo } });
      const env = keysFor(FORMS, RELAY);
      const policies = policiesWith(env, from);
      const sources = { ...sourcesOf(from), settings: readSendSettings(env) };
      for (const ref of allPages(from)) {
        const { frame, view } = pageData(sources, ref);
        const policy = policies(ref.ruta);
        const data = JSON.stringify(view);
        expect([ref.ruta, policy['connect-src']?.includes(RELAY) ?? false]).toEqual([
          ref.ruta,
          data.includes(RELAY),
        ]);
        // The page in English links to it.
        expect(policy['frame-src']?.includes(VEHICULOS) ?? false).toBe(
          ref.kind !== 'ingles' && data.includes(from.sitio.data.busquedaVehiculos),
        );
        if (frame) expect(policy['frame-src']).toContain(SOCIAL);
      }
    },
  );
});

describe('lo que se abre por su propia dirección y no es una página', () => {
  const NOTHING = {
    ...{ 'default-src': "'none'", 'base-uri': "'none'", 'form-action': "'none'" },
    ...{ 'frame-ancestors': "'none'", sandbox: '' },
  };
  it.each(['/ilustraciones/logo.svg', '/imagenes/a/b.svg', '/icono.svg', '/organigrama.svg'])(
    '%s no ejecuta nada, no pide nada y no es del dominio de la oficina',
    (at) => expect(servedPolicy(at)).toEqual({ ...NOTHING, 'style-src': "'unsafe-inline'" }),
  );

  it.each(['/_/office-A1.js', '/pagefind/pagefind.js', '/pagefind/index/a.pf_index'])(
    '%s, aparte, no es nada',
    (at) => expect(servedPolicy(at)).toEqual(NOTHING),
  );

  it('un PDF se ve en todo visor: sin sandbox, y como objeto de sí mismo', () => {
    const policy = servedPolicy('/static/pdf/NOTICIAS/SP_COM_001.pdf');
    expect(policy).toMatchObject({ 'default-src': "'none'", 'object-src': "'self'" });
    expect(policy).not.toHaveProperty('sandbox');
    expect(policy).not.toHaveProperty('script-src');
  });
});

it('HTTPS es de un año y de este solo nombre, salvo que la oficina diga otra cosa; nunca en la lista de los navegadores', () => {
  const hsts = (https: { dias: number; subdominios: boolean }) =>
    headersOf('/', withSitio({ https }))['Strict-Transport-Security'];
  expect(headersOf('/')['Strict-Transport-Security']).toBe('max-age=31536000');
  expect(hsts({ dias: 0, subdominios: false })).toBe('max-age=0');
  expect(hsts({ dias: 730, subdominios: true })).toBe('max-age=63072000; includeSubDomains');
});

// With the policy, MDN's HTTP Observatory gives an A+.
it.each([...addresses, '/no-existe/', '/default/otra/'])(
  '%s lleva las cabeceras que piden MDN, securityheaders.com y OWASP, y ninguna que abra algo',
  (at) => {
    const headers = headersOf(at);
    expect(headers).toMatchObject({
      'Content-Security-Policy': expect.stringContaining("frame-ancestors 'none'"),
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
