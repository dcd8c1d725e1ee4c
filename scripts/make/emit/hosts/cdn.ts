import { headersFor, movesOf } from '@/lib/site/hosts/match';
import type { HostRules } from '@/lib/site/hosts/rules';
import { bothSpellings } from './template';

interface PagesFiles {
  headers: string;
  redirects: string;
}

const EVERYTHING = '/*';

const CODE = /^\/normatividad\/[a-z]+-\d+\/$/;

/**
 * Redirects from a norm's code as it is written everywhere (`NTA-33`). Neither host can be told of any case
 * of the letters: the rest is the 404 page's.
 */
const codes = ({ anyCase }: HostRules): HostRules['redirects'] =>
  anyCase
    .filter((route) => CODE.test(route))
    .map((to) => ({
      from: to.replace(/[^/]+\/$/, (code) => code.toUpperCase()),
      to,
      status: 301,
    }));

/**
 * `_headers` and `_redirects` of Cloudflare Pages. It joins the values of all the rules that match, so each
 * takes away the former's first, and its own permission to be read from any origin goes too.
 *
 * Rewrites are left out: `/default/* /default/index.html` looks like an endless loop to it and is ignored;
 * 404.html brings the visitor home instead (D8).
 */
export const toCloudflare = (rules: HostRules): PagesFiles => ({
  headers: blocks(
    rules.headers.map(({ path, headers }) => [
      path,
      ...(path === EVERYTHING ? ['! Access-Control-Allow-Origin'] : []),
      ...Object.entries(headers).flatMap(([name, value]) => [
        ...(path === EVERYTHING ? [] : [`! ${name}`]),
        `${name}: ${value}`,
      ]),
    ]),
  ),
  redirects: lines(
    [...movesOf(rules), ...codes(rules)].flatMap(({ from, to, status }) =>
      bothSpellings(from).map((one) => `${one} ${to} ${status}`),
    ),
  ),
});

/**
 * Those of Netlify: no `!` before a header, so each path says its whole set; and a redirect whose own page
 * exists must be forced (`301!`), or the page is sent.
 */
export function toNetlify(rules: HostRules): PagesFiles {
  // The longest says the most, and comes last; a page after the prefix of the same letters.
  const weight = (path: string) => 2 * path.replace(/\*$/, '').length - Number(path.endsWith('*'));
  const paths = [...new Set(rules.headers.map(({ path }) => path))].sort(
    (a, b) => weight(a) - weight(b),
  );
  return {
    headers: blocks(
      paths.flatMap((path) => {
        const all = Object.entries(headersFor(rules, path.replace(/\*$/, '-')));
        const spelled = path.endsWith('*') ? [path] : bothSpellings(path);
        return spelled.map((one) => [one, ...all.map(([name, value]) => `${name}: ${value}`)]);
      }),
    ),
    redirects: lines(
      [...codes(rules), ...rules.redirects].flatMap(({ from, to, status }) => {
        // Where only the letters' case differs there is no page to force, and forcing might lead it to itself.
        const forced = status !== 200 && from.toLowerCase() !== to.toLowerCase();
        return bothSpellings(from).map((one) => `${one} ${to} ${status}${forced ? '!' : ''}`);
      }),
    ),
  };
}

const lines = (all: string[]): string => `${all.join('\n')}\n`;
const blocks = (all: string[][]): string => `${all.map((one) => one.join('\n  ')).join('\n\n')}\n`;
