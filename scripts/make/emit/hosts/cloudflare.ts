import { movesOf } from '@/lib/site/hosts/match';
import type { HostRules } from '@/lib/site/hosts/rules';

const EVERYTHING = '/*';

/**
 * The rules for Cloudflare Pages. It joins the values of all the rules that match, so each takes away the
 * former one's first, and its own permission to be read from any origin goes too.
 *
 * Rewrites are left out: `/default/* /default/index.html` looks like an endless loop to it and is ignored;
 * 404.html brings the visitor home instead (D8).
 */
export function toCloudflare(rules: HostRules): { headers: string; redirects: string } {
  return {
    headers: rules.headers
      .map(({ path, headers }) =>
        [
          path,
          ...(path === EVERYTHING ? ['  ! Access-Control-Allow-Origin'] : []),
          ...Object.entries(headers).flatMap(([name, value]) => [
            ...(path === EVERYTHING ? [] : [`  ! ${name}`]),
            `  ${name}: ${value}`,
          ]),
        ].join('\n'),
      )
      .join('\n\n')
      .concat('\n'),
    redirects: movesOf(rules)
      .flatMap(({ from, to, status }) => bothSpellings(from).map((one) => `${one} ${to} ${status}`))
      .join('\n')
      .concat('\n'),
  };
}

/** An address with its final slash and without: hosts that match literally are told both. */
export const bothSpellings = (from: string): string[] =>
  from.length > 1 && from.endsWith('/') ? [from, from.slice(0, -1)] : [from];
