/** @jest-environment node */
import { hostRules } from '@/lib/site/host-rules';
import { sampleContent, withSitio } from '../../sample';

const content = sampleContent();
const INLINE = { styleHash: "'sha256-estilo='", scriptHashes: ["'sha256-uno='", "'sha256-dos='"] };
const MAIL = 'https://api.emailjs.com';
const rules = hostRules(content, INLINE, MAIL);

function policy(path: string, from = rules): Map<string, string> {
  const header =
    from.headers.find((rule) => rule.path === path)?.headers['Content-Security-Policy'] ?? '';
  return new Map(
    header
      .split('; ')
      .map((part) => [part.split(' ', 1)[0] ?? '', part.slice(part.indexOf(' ') + 1)]),
  );
}
const redirect = (from: string) => rules.redirects.find((rule) => rule.from === from);

describe('la política de contenido', () => {
  // Especificación: D25-01
  it('nombra por su huella lo único que va en línea, y nada más', () => {
    expect(policy('/*').get('script-src')).toBe("'self' 'sha256-uno=' 'sha256-dos='");
    expect(policy('/*').get('style-src')).toBe("'self' 'sha256-estilo='");
    expect(JSON.stringify(rules)).not.toContain('unsafe-inline');
    expect(JSON.stringify(rules)).not.toContain("'unsafe-eval'");
  });

  it('sólo deja correr WebAssembly en el buscador', () => {
    const allowed = rules.headers
      .filter(({ headers }) => headers['Content-Security-Policy']?.includes('wasm'))
      .map(({ path }) => path);
    // A worker runs under the policy of its own script's answer, not of the page.
    expect(allowed.filter((path) => path !== '/pagefind/*')).toEqual(['/buscar/']);
    expect(policy('/buscar/').get('script-src')).toBe(
      "'self' 'sha256-uno=' 'sha256-dos=' 'wasm-unsafe-eval'",
    );
    const [here, everywhere] = [policy('/buscar/'), policy('/*')];
    expect([...everywhere.keys()].filter((key) => here.get(key) !== everywhere.get(key))).toEqual([
      'script-src',
    ]);
  });

  // Especificación: 7-01, D32-02
  it('deja hablar sólo con el servicio de correo, o con nadie si es el propio sitio', () => {
    expect(policy('/*').get('connect-src')).toBe(`'self' ${MAIL}`);
    expect(policy('/*', hostRules(content, INLINE, '/')).get('connect-src')).toBe("'self'");
    expect(
      policy('/*', hostRules(content, INLINE, 'https://correo.example/ruta')).get('connect-src'),
    ).toBe("'self' https://correo.example");
  });

  it('deja enmarcar sólo los dos sitios que dice sitio.yml, una vez cada uno', () => {
    expect(policy('/*').get('frame-src')).toBe('https://social.example https://vehiculos.example');
    const same = withSitio({ busquedaVehiculos: 'https://social.example:8443/a' });
    expect(policy('/*', hostRules(same, INLINE, MAIL)).get('frame-src')).toBe(
      'https://social.example https://social.example:8443',
    );
    const { redSocial } = content.sitio.data;
    const once = withSitio({ busquedaVehiculos: redSocial.marco });
    expect(policy('/*', hostRules(once, INLINE, MAIL)).get('frame-src')).toBe(
      'https://social.example',
    );
  });

  it('cierra lo demás', () => {
    const closed = {
      'default-src': "'self'",
      'object-src': "'none'",
      'base-uri': "'none'",
      'form-action': "'self'",
      'frame-ancestors': "'none'",
    };
    expect(Object.fromEntries(policy('/*'))).toMatchObject(closed);
  });
});

describe('los buscadores', () => {
  const robots = (indexar: boolean) =>
    hostRules(withSitio({ indexar }), INLINE, MAIL).headers.find(({ path }) => path === '/*')
      ?.headers['X-Robots-Tag'];

  it('con indexar: false no listan nada, tampoco los PDF', () => {
    expect(robots(false)).toBe('noindex');
    expect(robots(true)).toBeUndefined();
  });
});

describe('las redirecciones', () => {
  it('la raíz lleva al inicio', () => {
    expect(redirect('/')).toEqual({ from: '/', to: '/default/', status: 301 });
  });

  it.each([
    ['/acuse/', '/acuse/verificar/'],
    ['/VehiculosRemolcados/', '/vehiculosremolcados/'],
    ['/declaranet/', '/DeclaraNet/'],
    ['/direccionadministrativa/', '/direccionAdministrativa/'],
    ['/direcciondeinvestigacion/', '/direccionDeInvestigacion/'],
    ['/sindicaturasocial/', '/sindicaturaSocial/'],
  ])('%s llega a %s', (from, to) => expect(redirect(from)).toMatchObject({ to, status: 301 }));

  it('/default/<lo que sea> muestra el inicio', () => {
    expect(redirect('/default/*')).toEqual({
      from: '/default/*',
      to: '/default/index.html',
      status: 200,
    });
  });

  it('ninguna sale del sitio ni vuelve a sí misma', () => {
    expect(rules.redirects.filter(({ from, to }) => !to.startsWith('/') || from === to)).toEqual(
      [],
    );
  });
});
