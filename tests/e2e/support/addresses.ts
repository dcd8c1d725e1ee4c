import { readFileSync } from 'node:fs';
import { join } from 'node:path';

// The server that builds the sample starts before the tests are read, so the sitemap is there.
const built = join(import.meta.dirname, '../../../.cache/sample/out');
const locations = (file: string) =>
  [...readFileSync(join(built, file), 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );

/** Norms are many and alike: these are looked at. */
const NORMS = 4;

/** The pages that the sitemap's parts list. */
const listed = locations('sitemap.xml').flatMap((part) => locations(part.slice(1)));
const norms = listed.filter((address) => address.startsWith('/normatividad/nt'));
const indexed = listed.filter((address) => norms.indexOf(address) < NORMS);

/** The pages that exist and no search engine lists; `/` is not here because it redirects (D6). */
const hidden = ['/default/qractive/', '/prueba/', '/buscar/'];

export const addresses = [...indexed, ...hidden];

/** The pages with the common header and footer: all but the test page (D11). */
export const commonAddresses = addresses.filter((address) => address !== '/prueba/');

/** One page of each kind, for what is too slow to look at everywhere. */
export const representative = [
  '/default/',
  '/sindico/',
  '/contraloria/',
  '/normatividad/',
  '/normatividad/nta-19/',
  '/normatividad/catalogo/',
  '/directorio/',
  '/documentos/',
  '/prensa/',
  indexed.find((address) => /^\/prensa\/anio\//.test(address)) ?? '/prensa/',
  indexed.find((address) => /^\/prensa\/[^/]+\/$/.test(address)) ?? '/prensa/',
  '/quejapublica/',
  '/denuncia/',
  '/vehiculosremolcados/',
  '/DeclaraNet/',
  '/buscar/',
  '/acuse/verificar/',
  '/accesibilidad/',
];
