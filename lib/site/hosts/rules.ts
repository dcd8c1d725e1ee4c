import type { Content } from '@/lib/content/model';
import { ORGANIGRAMA_SRC } from '@/lib/site/organigrama';
import { formerAddresses } from '@/lib/site/former';
import { ALIASES, allRoutes } from '@/lib/site/pages';
import { kindOf, kinds, PAGE_KINDS, type PageKind } from '@/lib/site/kinds';
import {
  COMMON_NEEDS,
  outsideHosts,
  pagePolicy,
  PDF_POLICY,
  PERMISSIONS,
  PICTURE_POLICY,
  SCRIPT_POLICY,
  type Inline,
  type Need,
} from '@/lib/site/policy';
import type { Settings } from '@/lib/site/sources';
import { CACHING } from './caching';

/**
 * Rules of a host besides sending files. A path is a page, in any spelling of its address, or a prefix
 * that ends in `*` (match.ts). scripts/make/emit/hosts writes it for each host.
 */
export interface HostRules {
  /** Headers of the file that is sent, or of the 404 page. The last row that names a header wins. */
  headers: { path: string; headers: Record<string, string> }[];
  /**
   * With 301 or 302, from an address to another before any file; with 200, the file that `*` shows without
   * its own.
   */
  redirects: { from: string; to: string; status: 200 | 301 | 302 }[];
  /** Addresses that lead to themselves from any case of their letters, where no file answers (D7). */
  anyCase: string[];
}

/** A host that only sends files. */
export const NO_RULES: HostRules = { headers: [], redirects: [], anyCase: [] };

/** The home page answers any address under its own (D8). */
const ANY_HOME = '/default/*';
const PICTURES = ['/ilustraciones/*', '/imagenes/*', '/icono.svg', ORGANIGRAMA_SRC];
const SCRIPTS = ['/_/*', '/pagefind/*'];
const DAY_IN_SECONDS = 24 * 60 * 60;

/**
 * The production headers and redirects (D5–D9), in a single place for every host.
 * @param inline hashes of the inline styles and scripts that pages may hold
 * @param send settings of each form, or null
 */
export function hostRules(content: Content, inline: Inline, send: Settings['send']): HostRules {
  const { indexar, https } = content.sitio.data;
  const hosts = outsideHosts(content, send);
  const [everywhere, ...others] = CACHING;
  const policy = (needs: readonly Need[]) => ({
    'Content-Security-Policy': pagePolicy(needs, inline, hosts),
  });
  return {
    headers: [
      {
        path: '/*',
        headers: {
          ...policy(COMMON_NEEDS),
          'Referrer-Policy': 'no-referrer',
          'X-Content-Type-Options': 'nosniff',
          'X-Frame-Options': 'DENY',
          'Permissions-Policy': PERMISSIONS,
          'Cross-Origin-Opener-Policy': 'same-origin',
          // No Cross-Origin-Embedder-Policy: it would keep out the frame that each footer offers.
          'Cross-Origin-Resource-Policy': 'same-origin',
          'X-DNS-Prefetch-Control': 'off',
          'X-Permitted-Cross-Domain-Policies': 'none',
          'Strict-Transport-Security': `max-age=${https.dias * DAY_IN_SECONDS}${https.subdominios ? '; includeSubDomains' : ''}`,
          'Cache-Control': everywhere.cache,
          // Pages say it themselves; PDFs have only this.
          ...(indexar ? {} : { 'X-Robots-Tag': 'noindex' }),
        },
      },
      ...PAGE_KINDS.flatMap((kind) => {
        const { needs } = kindOf(kind);
        return (needs ? routesOf(kind, content) : []).map((route) => ({
          path: route === kinds.inicio.routes ? ANY_HOME : route,
          headers: policy(needs!),
        }));
      }),
      ...PICTURES.map((path) => ({
        path,
        headers: { 'Content-Security-Policy': PICTURE_POLICY },
      })),
      ...SCRIPTS.map((path) => ({
        path,
        headers: { 'Content-Security-Policy': SCRIPT_POLICY },
      })),
      { path: '/static/pdf/*', headers: { 'Content-Security-Policy': PDF_POLICY } },
      ...others.map(({ path, cache }) => ({ path, headers: { 'Cache-Control': cache } })),
    ],
    redirects: [
      { from: '/', to: '/default/', status: 301 },
      ...ALIASES.map(({ from, to }) => ({ from, to, status: 301 as const })),
      ...formerAddresses(content).map(({ from, to }) => ({ from, to, status: 301 as const })),
      ...otherCase(allRoutes(content)),
      { from: ANY_HOME, to: '/default/index.html', status: 200 },
    ],
    anyCase: [...ALIASES.map(({ from }) => from), ...allRoutes(content)],
  };
}

function routesOf(kind: PageKind, content: Content): string[] {
  const { routes } = kindOf(kind);
  return typeof routes === 'string' ? [routes] : routes(content);
}

const otherCase = (routes: string[]): HostRules['redirects'] =>
  routes
    .filter((route) => route !== route.toLowerCase())
    .map((route) => ({ from: route.toLowerCase(), to: route, status: 301 as const }));
