import type { Content } from '@/lib/content/model';
import { feedsOf } from '@/lib/site/records';
import { formerFeeds } from '@/lib/site/feeds';
import { formerAddresses } from '@/lib/site/former';
import { ALIASES, allRoutes } from '@/lib/site/pages';
import { FILE_POLICIES, PERMISSIONS, SERVED_POLICY } from '@/lib/site/policy';
import { CACHING } from './caching';

/** Rules for emit/hosts. A path is a page's address or a prefix ending in `*` (match.ts). */
export interface HostRules {
  /** The last row that sets a header wins. */
  headers: { path: string; headers: Record<string, string> }[];
  /** 301 and 302 win over files; 200 shows `to` where no file exists. */
  redirects: { from: string; to: string; status: 200 | 301 | 302 }[];
  /** Addresses matched in any letter case (D7). */
  anyCase: string[];
}

export const NO_RULES: HostRules = { headers: [], redirects: [], anyCase: [] };

/**
 * The header with which a server says, at the list of hashes alone, the rules that it was set up with: two hashes, of
 * what never changes and of the redirects.
 */
export const SERVER_MARK = 'X-Servidor';

/** Addresses under it show the home page (D8). */
const ANY_HOME = '/default/*';
const DAY_IN_SECONDS = 24 * 60 * 60;

/** Returns the production headers and redirects (D5–D9); the policy of a page is in the page (D80). */
export function hostRules(content: Content): HostRules {
  const { indexar, https } = content.sitio.data;
  const [everywhere, ...others] = CACHING;
  const headed = (name: string, value: string, paths: string[]) =>
    paths.map((path) => ({ path, headers: { [name]: value } }));
  const moved = [
    { from: '/', to: '/default/' },
    ...ALIASES,
    ...formerAddresses(content),
    ...feedsOf(content).flatMap(({ page, count }) => formerFeeds(page, count(content))),
    ...allRoutes(content)
      .filter((route) => route !== route.toLowerCase())
      .map((route) => ({ from: route.toLowerCase(), to: route })),
  ];
  return {
    headers: [
      {
        path: '/*',
        headers: {
          'Content-Security-Policy': SERVED_POLICY,
          'Referrer-Policy': 'no-referrer',
          'X-Content-Type-Options': 'nosniff',
          'X-Frame-Options': 'DENY',
          'Permissions-Policy': PERMISSIONS,
          'Cross-Origin-Opener-Policy': 'same-origin',
          // Cross-Origin-Embedder-Policy would block the footer's frame.
          'Cross-Origin-Resource-Policy': 'same-origin',
          'X-DNS-Prefetch-Control': 'off',
          'X-Permitted-Cross-Domain-Policies': 'none',
          'Strict-Transport-Security': `max-age=${https.dias * DAY_IN_SECONDS}${https.subdominios ? '; includeSubDomains' : ''}`,
          'Cache-Control': everywhere.cache,
          // For PDFs; pages have a meta tag.
          ...(indexar ? {} : { 'X-Robots-Tag': 'noindex' }),
        },
      },
      ...FILE_POLICIES.flatMap(([policy, paths]) =>
        headed('Content-Security-Policy', policy, paths),
      ),
      ...others.flatMap(({ path, cache }) => headed('Cache-Control', cache, [path])),
    ],
    redirects: [
      ...moved.map(({ from, to }) => ({ from, to, status: 301 as const })),
      { from: ANY_HOME, to: '/default/index.html', status: 200 },
    ],
    anyCase: [...ALIASES.map(({ from }) => from), ...allRoutes(content)],
  };
}
