import type { Content } from '@/lib/content/model';
import { ALIASES, allRoutes, knownRoutes } from './pages';

/**
 * What a host does beyond sending files. A path names a page, in any spelling of its address, or ends in
 * `*`, which stands for anything (host-match.ts). scripts/make/emit/hosts writes it for each host.
 */
export interface HostRules {
  /** Of what is sent: the file, or the 404 page. Where several name the same header, the last one holds. */
  headers: { path: string; headers: Record<string, string> }[];
  /** With 301 or 302, from one address to another before any file; with 200, what `*` shows without one. */
  redirects: { from: string; to: string; status: 200 | 301 | 302 }[];
  /** Addresses that lead to themselves from any case of their letters, where no file answers (D7). */
  anyCase: string[];
}

/** A host that only sends files. */
export const NO_RULES: HostRules = { headers: [], redirects: [], anyCase: [] };

/** `Cache-Control` of whatever is neither the file nor a way to it: a failure passes (404, 405, 416…). */
export const FAILURE_CACHE = 'no-store';

interface Inline {
  styleHash: string;
  scriptHashes: string[];
}

const YEAR = 'public, max-age=31536000, immutable';

/**
 * The production headers and redirects (D5–D9), in one place for every host.
 * @param inline hashes of the texts that stand inline, the same on every page
 * @param mailOrigin where forms are sent; `/` is the site itself
 */
export function hostRules(content: Content, inline: Inline, mailOrigin: string): HostRules {
  const { redSocial, busquedaVehiculos, indexar } = content.sitio.data;
  const frames = [redSocial.marco, busquedaVehiculos].map((address) => new URL(address).origin);
  const policy = (wasm: string) =>
    [
      `default-src 'self'`,
      `script-src 'self' ${inline.scriptHashes.join(' ')}${wasm}`,
      `style-src 'self' ${inline.styleHash}`,
      `img-src 'self' data:`,
      `connect-src 'self'${mailOrigin === '/' ? '' : ` ${new URL(mailOrigin).origin}`}`,
      `frame-src ${[...new Set(frames)].join(' ')}`,
      `object-src 'none'`,
      `base-uri 'none'`,
      `form-action 'self'`,
      `frame-ancestors 'none'`,
    ].join('; ');
  return {
    headers: [
      {
        path: '/*',
        headers: {
          'Content-Security-Policy': policy(''),
          'Referrer-Policy': 'no-referrer',
          'X-Content-Type-Options': 'nosniff',
          'X-Frame-Options': 'DENY',
          'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), browsing-topics=()',
          'Cross-Origin-Opener-Policy': 'same-origin',
          'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
          'Cache-Control': 'public, max-age=0, must-revalidate',
          // Pages say it themselves; PDFs have only this.
          ...(indexar ? {} : { 'X-Robots-Tag': 'noindex' }),
        },
      },
      // Only the search page, and its worker, run Pagefind's WebAssembly.
      ...['/buscar/', '/pagefind/*'].map((path) => ({
        path,
        headers: { 'Content-Security-Policy': policy(` 'wasm-unsafe-eval'`) },
      })),
      { path: '/_/*', headers: { 'Cache-Control': YEAR } },
      { path: '/imagenes/v/*', headers: { 'Cache-Control': YEAR } },
      { path: '/ilustraciones/*', headers: { 'Cache-Control': 'public, max-age=86400' } },
    ],
    redirects: [
      { from: '/', to: '/default/', status: 301 },
      ...ALIASES.map(({ from, to }) => ({ from, to, status: 301 as const })),
      ...otherCase(allRoutes(content)),
      { from: '/default/*', to: '/default/index.html', status: 200 },
    ],
    anyCase: knownRoutes(content),
  };
}

/** Addresses that people type in another case: the tile's (section 2.1) and all in small letters. */
function otherCase(routes: string[]): HostRules['redirects'] {
  const small = routes
    .filter((route) => route !== route.toLowerCase())
    .map((route) => ({ from: route.toLowerCase(), to: route, status: 301 as const }));
  return [{ from: '/VehiculosRemolcados/', to: '/vehiculosremolcados/', status: 301 }, ...small];
}
