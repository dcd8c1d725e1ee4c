/** @jest-environment node */
import { headersFor } from '@/lib/site/hosts/match';
import { hostRules, type HostRules } from '@/lib/site/hosts/rules';
import { toCloudflare, toNetlify } from '@/scripts/make/emit/hosts/cdn';
import { writeHosts } from '@/scripts/make/emit/hosts/write';
import { sampleContent } from '../../sample';

const content = sampleContent();
const own = hostRules(content);
const rules: HostRules = {
  ...own,
  headers: [
    ...own.headers,
    { path: '/a/b/*', headers: { 'X-A': 'uno', 'Cache-Control': 'no-cache' } },
    { path: '/a/*', headers: { 'X-A': 'dos', 'X-B': 'tres' } },
  ],
};

function blocksOf(text: string): { path: string; lines: string[] }[] {
  return text
    .trim()
    .split('\n\n')
    .map((block) => {
      const [path = '', ...lines] = block.split('\n');
      return { path, lines: lines.map((line) => line.trim()) };
    });
}
const applies = (pattern: string, path: string) =>
  pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : pattern === path;
const split = (line: string): [string, string] => [
  line.slice(0, line.indexOf(':')),
  line.slice(line.indexOf(':') + 2),
];

const PATHS = ['/sindico/', '/_/a.js', '/a/x', '/a/b/x'];

describe('Cloudflare Pages', () => {
  const { headers, redirects } = toCloudflare(rules);
  function received(path: string) {
    const all: Record<string, string> = { 'Access-Control-Allow-Origin': '*' };
    for (const { path: pattern, lines } of blocksOf(headers)) {
      if (!applies(pattern, path)) continue;
      for (const line of lines) {
        if (line.startsWith('! ')) delete all[line.slice(2)];
        else {
          const [name, value] = split(line);
          all[name] = all[name] === undefined ? value : `${all[name]}, ${value}`;
        }
      }
    }
    return all;
  }

  it.each(PATHS)('%s recibe lo que dicen las reglas, y nadie de fuera la lee', (path) =>
    expect(received(path)).toEqual(headersFor(rules, path)),
  );

  it('las redirecciones se escriben con y sin diagonal final', () => {
    expect(redirects.split('\n')).toEqual(
      expect.arrayContaining([
        '/ /default/ 301',
        '/declaranet/ /DeclaraNet/ 301',
        '/declaranet /DeclaraNet/ 301',
      ]),
    );
  });
});

describe('Netlify', () => {
  const { headers, redirects } = toNetlify(rules);

  it.each(PATHS)('%s recibe lo que dicen las reglas: cada bloque lo dice todo', (path) => {
    const all: Record<string, string> = {};
    for (const { path: pattern, lines } of blocksOf(headers))
      if (applies(pattern, path)) Object.assign(all, Object.fromEntries(lines.map(split)));
    expect(all).toEqual(headersFor(rules, path));
  });

  it('lo que tiene una página en su lugar se fuerza, y otra caja de las letras no', () => {
    expect(redirects.split('\n')).toEqual(
      expect.arrayContaining([
        '/ /default/ 301!',
        '/acuse /acuse/verificar/ 301!',
        '/declaranet /DeclaraNet/ 301',
        '/default/* /default/index.html 200',
      ]),
    );
  });
});

it('donde no se puede decir «en cualquier caja», el código de una norma se escribe también en mayúsculas', () => {
  const norma = { ...rules, anyCase: ['/normatividad/nta-33/', '/prensa/aviso-3/'] };
  for (const { redirects } of [toCloudflare(norma), toNetlify(norma)]) {
    const lines = redirects.split('\n');
    for (const from of ['/normatividad/NTA-33', '/normatividad/NTA-33/'])
      expect(lines).toContain(`${from} /normatividad/nta-33/ 301`);
    expect(redirects).not.toContain('AVISO');
  }
});

describe('lo que se escribe para los servidores', () => {
  writeHosts(rules, 'oficina.example');

  it('una regla que no se puede decir a todos detiene la compilación', () => {
    const wrong = { ...rules, headers: [{ path: '/*', headers: { 'X-A': '$uri' } }] };
    expect(() => writeHosts(wrong, 'oficina.example')).toThrow('X-A: $uri');
  });
});
