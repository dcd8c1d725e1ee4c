import { headersFor } from '@/lib/site/hosts/match';
import type { HostRules } from '@/lib/site/hosts/rules';
import { bothSpellings } from './cloudflare';

/**
 * The rules for Netlify: no `!` before a header, so each path says its whole set; and a redirect whose own
 * page exists must be forced (`301!`), or the page is sent.
 */
export function toNetlify(rules: HostRules): { headers: string; redirects: string } {
  // The longest says the most, and comes last; a page after the prefix of the same letters.
  const weight = (path: string) => 2 * path.replace(/\*$/, '').length - Number(path.endsWith('*'));
  const paths = [...new Set(rules.headers.map(({ path }) => path))].sort(
    (a, b) => weight(a) - weight(b),
  );
  return {
    headers: paths
      .flatMap((path) => {
        const all = Object.entries(headersFor(rules, path.replace(/\*$/, '-')));
        const spelled = path.endsWith('*') ? [path] : bothSpellings(path);
        return spelled.map((one) =>
          [one, ...all.map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
        );
      })
      .join('\n\n')
      .concat('\n'),
    redirects: rules.redirects
      .flatMap(({ from, to, status }) => {
        // Where only the letters' case differs there is no page to force, and forcing might lead it to itself.
        const forced = status !== 200 && from.toLowerCase() !== to.toLowerCase();
        return bothSpellings(from).map((one) => `${one} ${to} ${status}${forced ? '!' : ''}`);
      })
      .join('\n')
      .concat('\n'),
  };
}
