import type { Content } from '@/lib/content/model';
import { formerAddresses } from '@/lib/site/former';
import { ALIASES, allRoutes, routesOf } from '@/lib/site/pages';
import { kindOf, kinds, PAGE_KINDS } from '@/lib/site/kinds';
import {
  COMMON_NEEDS,
  FILE_POLICIES,
  outsideHosts,
  pagePolicy,
  PERMISSIONS,
  type Inline,
} from '@/lib/site/policy';
import type { Settings } from '@/lib/site/sources';
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

/** Addresses under it show the home page (D8). */
const ANY_HOME = '/default/*';
const DAY_IN_SECONDS = 24 * 60 * 60;

/** Returns the production headers and redirects (D5–D9). @param send each form's settings, or null */
export function hostRules(content: Content, inline: Inline, send: Settings['send']): HostRules {
  const { indexar, https } = content.sitio.data;
  const hosts = outsideHosts(content, send);
  const [everywhere, ...others] = CACHING;
  const headed = (name: string, value: string, paths: string[]) =>
    paths.map((path) => ({ path, headers: { [name]: value } }));
  const guarded = (policy: string, paths: string[]) =>
    headed('Content-Security-Policy', policy, paths);
  const pages = PAGE_KINDS.flatMap((kind) => {
    const { needs } = kindOf(kind);
    const routes = needs ? routesOf(kind, content) : [];
    const paths = routes.map((route) => (route === kinds.inicio.routes ? ANY_HOME : route));
    return guarded(pagePolicy(needs ?? [], inline, hosts), paths);
  });
  const moved = [
    { from: '/', to: '/default/' },
    ...ALIASES,
    ...formerAddresses(content),
    ...allRoutes(content)
      .filter((route) => route !== route.toLowerCase())
      .map((route) => ({ from: route.toLowerCase(), to: route })),
  ];
  return {
    headers: [
      {
        path: '/*',
        headers: {
          'Content-Security-Policy': pagePolicy(COMMON_NEEDS, inline, hosts),
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
      ...pages,
      ...FILE_POLICIES.flatMap(([policy, paths]) => guarded(policy, paths)),
      ...others.flatMap(({ path, cache }) => headed('Cache-Control', cache, [path])),
    ],
    redirects: [
      ...moved.map(({ from, to }) => ({ from, to, status: 301 as const })),
      { from: ANY_HOME, to: '/default/index.html', status: 200 },
    ],
    anyCase: [...ALIASES.map(({ from }) => from), ...allRoutes(content)],
  };
}
