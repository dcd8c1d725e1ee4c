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
function sentTo(pathname: string, search = '', hash = ''): string {
  let to = '';
  const location = { pathname, search, hash, replace: (address: string) => (to = address) };
  const document = { querySelector: () => ({ dataset: { routes: JSON.stringify(ROUTES) } }) };
  runInNewContext(script, { document, location });
  return to;
}

it.each([
  ['/declaranet', '/DeclaraNet/'],
  ['/DIRECCIONADMINISTRATIVA/', '/direccionAdministrativa/'],
  ['/SINDICO', '/sindico/'],
  ['/normatividad/NTA-33/', '/normatividad/nta-33/'],
  ['/Prensa/Aplican-Pruebas', '/prensa/aplican-pruebas/'],
])('%s, en otras mayúsculas, llega a %s con su pregunta y su parte', (asked, arrives) => {
  expect(sentTo(asked, '?a=1', '#b')).toBe(`${arrives}?a=1#b`);
});

it.each(['/no-existe', '/no-existe/', '/prensa/no-existe/', '/'])(
  '%s, que no está en ninguna parte, lleva al inicio y no da vueltas',
  (asked) => {
    expect(sentTo(asked, '?a=1', '#b')).toBe('/default/');
  },
);
