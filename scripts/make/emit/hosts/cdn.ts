import { headersFor, movesOf } from '@/lib/site/hosts/match';
import type { HostRules } from '@/lib/site/hosts/rules';
import { bothSpellings } from './template';

const EVERYTHING = '/*';

const CODE = /^\/normatividad\/[a-z]+-\d+\/$/;

/** Redirects of codes as usually written (`NTA-33`); the 404 page handles other cases. */
const codes = ({ anyCase }: HostRules): HostRules['redirects'] =>
  anyCase
    .filter((route) => CODE.test(route))
    .map((to) => ({
      from: to.replace(/[^/]+\/$/, (code) => code.toUpperCase()),
      to,
      status: 301,
    }));

/**
 * Cloudflare Pages joins the values of all matching rules, so each rule first removes the former's and its
 * default CORS permission. It ignores `/default/* /default/index.html` as a loop; 404.html redirects home
 * instead (D8).
 */
export const toCloudflare = (rules: HostRules) => ({
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

/** Netlify cannot remove headers: each path has the whole set. `301!` overrides an existing page. */
export function toNetlify(rules: HostRules) {
  // Longest last; a page after the prefix of the same letters.
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
        // If only case differs there is no page to override, and forcing could loop.
        const forced = status !== 200 && from.toLowerCase() !== to.toLowerCase();
        return bothSpellings(from).map((one) => `${one} ${to} ${status}${forced ? '!' : ''}`);
      }),
    ),
  };
}

const lines = (all: string[]): string => `${all.join('\n')}\n`;
const blocks = (all: string[][]): string => `${all.map((one) => one.join('\n  ')).join('\n\n')}\n`;
