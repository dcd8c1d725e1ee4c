/** @jest-environment node */
import { runInNewContext } from 'node:vm';
import path from 'node:path';
import { buildSync } from 'esbuild';

const { outputFiles } = buildSync({
  entryPoints: [path.resolve('components/base/not-found.ts')],
  bundle: true,
  write: false,
});
const script = outputFiles[0]!.text;
const ROUTES = ['/DeclaraNet/', '/direccionAdministrativa/', '/sindico/'];

/** On a host without rules of its own. */
function visit(address: string): URL {
  const asked = new URL(address);
  let to = '';
  const { origin, pathname, search, hash } = asked;
  const location = { origin, pathname, search, hash, replace: (next: string) => (to = next) };
  const document = { querySelector: () => ({ dataset: { routes: JSON.stringify(ROUTES) } }) };
  runInNewContext(script, { document, location });
  return new URL(to, asked);
}

const SITE = 'https://oficina.example';

function sentTo(path: string): string {
  const { pathname, search, hash } = visit(SITE + path);
  return pathname + search + hash;
}

it.each([
  ['/declaranet', '/DeclaraNet/'],
  ['/DIRECCIONADMINISTRATIVA/', '/direccionAdministrativa/'],
  ['/SINDICO', '/sindico/'],
  ['/normatividad/NTA-33/', '/normatividad/nta-33/'],
  ['/Prensa/Aplican-Pruebas', '/prensa/aplican-pruebas/'],
])('%s, en otras mayúsculas, llega a %s con su pregunta y su parte', (asked, arrives) => {
  expect(sentTo(`${asked}?a=1#b`)).toBe(`${arrives}?a=1#b`);
});

it.each(['/no-existe', '/no-existe/', '/prensa/no-existe/', '/'])(
  '%s, que no está en ninguna parte, lleva al inicio y no da vueltas',
  (asked) => {
    expect(sentTo(`${asked}?a=1#b`)).toBe('/default/');
  },
);

const EVIL = 'EVIL.example/denuncia';
const SLASHES = [
  '/',
  '\\',
  '%2F',
  '%5C',
  '.',
  '..',
  '%2e',
  '%2E%2e',
  '\t',
  '\n',
  '%09',
  '%0d%0a',
  '@',
  ':',
];
const PAIRS = SLASHES.flatMap((first) => SLASHES.map((second) => `/${first}${second}`));

// The browser reads these addresses as the site's own; so must the page.
it.each(['//', '/\\', '/.//', '/%2e//', '/x/..//', '/x/%2E%2e/\\', ...PAIRS])(
  'una dirección con %j antes de otro sitio no saca a nadie de éste',
  (start) => {
    for (const evil of [EVIL, EVIL.toLowerCase(), 'DeclaraNet', 'https://EVIL.example'])
      expect(visit(SITE + start + evil).origin).toBe(SITE);
  },
);

it('con diagonales de más, en otras mayúsculas, llega a su página', () => {
  expect(sentTo('//SINDICO//')).toBe('/sindico/');
});
