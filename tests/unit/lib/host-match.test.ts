/** @jest-environment node */
import { checkRules, headersFor } from '@/lib/site/hosts/match';
import { NO_RULES, type HostRules } from '@/lib/site/hosts/rules';

describe('los encabezados', () => {
  const rules: HostRules = {
    ...NO_RULES,
    headers: [
      { path: '/*', headers: { 'Cache-Control': 'no-cache', 'X-Robots-Tag': 'all' } },
      { path: '/static/*', headers: { 'cache-control': 'immutable' } },
      { path: '/buscar/', headers: { 'X-Robots-Tag': 'noindex' } },
    ],
  };

  it('una página común lleva los de todo el sitio', () => {
    expect(headersFor(rules, '/sindico/index.html')).toEqual({
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

  it.each(['/buscar', '/buscar/', '/buscar/index.html'])('%s es la misma página', (path) => {
    expect(headersFor(rules, path)).toMatchObject({ 'X-Robots-Tag': 'noindex' });
  });

  it.each(['/buscarse/', '/buscar/otra/', '/a/buscar/', '/Buscar/'])(
    'la regla de una página no alcanza a %s',
    (path) => {
      expect(headersFor(rules, path)).toMatchObject({ 'X-Robots-Tag': 'all' });
    },
  );
});

describe('una regla que algún servidor no sabría decir', () => {
  const header = (path: string, value: string): Partial<HostRules> => ({
    headers: [{ path, headers: { 'X-A': value } }],
  });
  const redirect = (from: string, to: string, status: 200 | 301): Partial<HostRules> => ({
    redirects: [{ from, to, status }],
  });

  it.each([
    ['una expresión en lugar de una dirección', header('/(a|b)/', 'x')],
    ['un asterisco en medio', header('/*/a', 'x')],
    ['un valor de dos líneas', header('/*', 'a\nX-B: c')],
    ['un valor con una variable', header('/*', 'a $uri')],
    [
      'lo que es de todo el sitio, al final',
      { headers: ['/a/', '/*'].map((path) => ({ path, headers: {} })) },
    ],
    ['lo que vuelve a sí mismo', redirect('/a', '/a/', 301)],
    ['lo que sale del sitio', redirect('/a', 'https://otro.example/', 301)],
    ['mover muchas a la vez', redirect('/a/*', '/b/', 301)],
    ['mostrar otra página sin asterisco', redirect('/a/', '/b/index.html', 200)],
  ])('se rechaza: %s', (_, wrong) => {
    expect(() => checkRules({ ...NO_RULES, ...wrong })).toThrow();
  });
});
