/** @jest-environment node */
import type { HostRules } from '@/lib/site/host-rules';
import { headersFor, redirectFor } from '@/scripts/serve/rules';

function withRedirects(...redirects: HostRules['redirects']): HostRules {
  return { headers: [], redirects };
}

describe('encabezados', () => {
  const rules: HostRules = {
    headers: [
      { path: '/*', headers: { 'Cache-Control': 'no-cache', 'X-Robots-Tag': 'all' } },
      { path: '/static/*', headers: { 'cache-control': 'immutable' } },
      { path: '/buscar/', headers: { 'Cache-Control': '', 'X-Robots-Tag': 'noindex' } },
    ],
    redirects: [],
  };

  it('una página común lleva los encabezados de todo el sitio', () => {
    expect(headersFor(rules, '/sindico/')).toEqual({
      'Cache-Control': 'no-cache',
      'X-Robots-Tag': 'all',
    });
  });

  it('lo escrito después manda, aunque cambie de mayúsculas', () => {
    expect(headersFor(rules, '/static/pdf/a.pdf')).toEqual({
      'cache-control': 'immutable',
      'X-Robots-Tag': 'all',
    });
  });

  it.each(['/buscar', '/buscar/'])('un valor vacío quita el encabezado en %s', (path) => {
    expect(headersFor(rules, path)).toEqual({ 'X-Robots-Tag': 'noindex' });
  });

  it('una regla de otra página no alcanza a la que empieza igual', () => {
    expect(headersFor(rules, '/buscarse/')).toMatchObject({ 'X-Robots-Tag': 'all' });
  });
});

describe('redirecciones', () => {
  it('gana la primera que coincide', () => {
    const rules = withRedirects(
      { from: '/viejo/*', to: '/a/', status: 301 },
      { from: '/viejo/uno/', to: '/b/', status: 302 },
    );
    expect(redirectFor(rules, '/viejo/uno/')).toEqual({ to: '/a/', status: 301 });
  });

  it.each([
    ['/viejo', '/viejo/'],
    ['/viejo/', '/viejo'],
    ['/Código', '/Código/'],
    ['/C%C3%B3digo', '/Código'],
  ])('%s también vale para %s', (from, path) => {
    expect(redirectFor(withRedirects({ from, to: '/', status: 301 }), path)?.to).toBe('/');
  });

  it('lo que cubre el asterisco llega al destino, escrito como dirección', () => {
    const rules = withRedirects({ from: '/prensa-vieja/*', to: '/prensa/:splat', status: 301 });
    expect(redirectFor(rules, '/prensa-vieja/año 1/¿?/')?.to).toBe(
      '/prensa/a%C3%B1o%201/%C2%BF%3F/',
    );
  });

  it('ninguna regla manda una página a sí misma', () => {
    const rules = withRedirects(
      { from: '/default', to: '/default/', status: 301 },
      { from: '/default/*', to: '/default/?desde=regla#inicio', status: 302 },
    );
    expect(redirectFor(rules, '/default/')).toBeNull();
    expect(redirectFor(rules, '/default')).toBeNull();
    expect(redirectFor(rules, '/default/otro')?.status).toBe(302);
  });

  it('una dirección sin regla no se redirige', () => {
    const rules = withRedirects({ from: '/viejo', to: '/', status: 301 });
    expect(redirectFor(rules, '/viejos')).toBeNull();
  });
});
