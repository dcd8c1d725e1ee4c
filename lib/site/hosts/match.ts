import type { HostRules } from './rules';

/** Characters that patterns and their regular expressions may hold; none needs a backslash in any host. */
const PLAIN = /^\/[\p{L}\p{N} /._~-]*\*?$/u;

const escape = (text: string) => text.replaceAll('.', '[.]');

/**
 * The regular expression of a pattern, the same for every host (PCRE, RE2 and JavaScript agree on it). A
 * page's address is matched with and without its slash (D5) and as its file.
 * @param end the pattern after a whole address, as the ending of a compressed copy
 * @throws when the pattern has signs to be escaped
 */
export function patternRegex(pattern: string, end = ''): string {
  if (!PLAIN.test(pattern)) throw new Error(`Not a plain address or prefix: ${pattern}`);
  if (pattern.endsWith('*')) return `^${escape(pattern.slice(0, -1))}`;
  return `^${escape(pattern.replace(/\/$/, ''))}(/(index[.]html)?)?${end}$`;
}

/** Files of the site's folder for hosts alone: dot files, compressed copies, rules, the 404 page. */
export const CLOSED = '/[.]|[.](br|gz)$|^/_(headers|redirects)$|^/404[.]html$';
/** The dot files that are for everyone (RFC 8615). */
export const OPEN = '^/[.]well-known/[a-z0-9-]+([.][a-z]{3,})?$';

/** Whether a path is answered as if nothing was there. */
export const isClosed = (path: string): boolean =>
  new RegExp(CLOSED).test(path) && !new RegExp(OPEN).test(path);

/**
 * Says which headers an answer carries.
 * @param served decoded address of the file that is sent; `/404.html` where there is none
 * @returns all matching entries merged; later ones override
 */
export function headersFor(rules: HostRules, served: string): Record<string, string> {
  const merged = new Map<string, [name: string, value: string]>();
  for (const { path, headers } of rules.headers) {
    if (!new RegExp(patternRegex(path), 'u').test(served)) continue;
    for (const [name, value] of Object.entries(headers))
      merged.set(name.toLowerCase(), [name, value]);
  }
  return Object.fromEntries(merged.values());
}

/** The redirects between addresses, without the rewrites. */
export const movesOf = ({ redirects }: HostRules) =>
  redirects.filter(({ status }) => status !== 200);

/** The rewrites: addresses under `prefix` without a file show `file`. */
export const rewritesOf = ({ redirects }: HostRules) =>
  redirects
    .filter(({ status }) => status === 200)
    .map(({ from, to }) => ({ prefix: from.replace(/\*$/, ''), file: to }));

/** The redirect that applies to a decoded path, with or without its final slash (D5), or null. */
export const moveFor = (rules: HostRules, path: string) =>
  movesOf(rules).find(({ from }) => withSlash(from) === withSlash(path)) ?? null;

/** The file that a decoded path without its own file shows, or null. */
export const rewriteFor = (rules: HostRules, path: string): string | null =>
  rewritesOf(rules).find(({ prefix }) => path.startsWith(prefix))?.file ?? null;

/** The known address that a decoded path is in another case of its letters (D7), or null. */
export function otherCaseFor({ anyCase }: HostRules, path: string): string | null {
  const asked = withSlash(path);
  const known = anyCase.find((route) => route.toLowerCase() === asked.toLowerCase());
  return known === undefined || known === asked ? null : known;
}

/**
 * Refuses rules that not every host could be told.
 * @throws naming the first wrong rule
 */
export function checkRules(rules: HostRules): void {
  rules.headers.forEach(({ path, headers }, index) => {
    patternRegex(path);
    if (path === '/*' && index > 0) throw new Error('What holds everywhere is said first.');
    for (const [name, value] of Object.entries(headers))
      if (!/^[\w-]+$/.test(name) || !/^[^\\$%{}`\p{Cc}]+$/u.test(value))
        throw new Error(`Not every host can be told the header ${name}: ${value}`);
  });
  for (const { from, to, status } of rules.redirects) {
    const [isPrefix, goesNowhere] = [from.endsWith('/*'), withSlash(from) === withSlash(to)];
    if (!PLAIN.test(from) || isPrefix !== (status === 200) || goesNowhere || !PLAIN.test(to))
      throw new Error(`Not every host can be told ${from} ${to} ${status}`);
  }
  for (const route of rules.anyCase) patternRegex(route);
}

const withSlash = (path: string) => (path.endsWith('/') ? path : `${path}/`);
