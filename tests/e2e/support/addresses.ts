import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { casesOf } from '../../../scripts/test/parts';

// The server builds the sample before the tests are read, so the sitemap exists.
const built = join(import.meta.dirname, '../../../.cache/sample/out');
const locations = (file: string) =>
  [...readFileSync(join(built, file), 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );

/** Norms are many and alike. */
const NORMS = 4;

const listed = locations('sitemap.xml').flatMap((part) => locations(part.slice(1)));
const norms = listed.filter((address) => address.startsWith('/normatividad/nt'));
const indexed = listed.filter((address) => norms.indexOf(address) < NORMS);

/** Pages outside the sitemap; `/` only redirects (D6). */
const hidden = ['/default/qractive/', '/prueba/', '/buscar/'];

export const addresses = [...indexed, ...hidden];

/** The test page (D11) has no common header or footer. */
export const commonAddresses = addresses.filter((address) => address !== '/prueba/');

/** A page of each kind, for slow checks. */
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

const DAILY = ['/default/', '/directorio/', '/denuncia/'];
/** In `npm test` a page of each way of building, in the rest the other kinds too. */
export const kinds = casesOf(
  [...DAILY, ...representative.filter((address) => !DAILY.includes(address))],
  DAILY.length,
);
