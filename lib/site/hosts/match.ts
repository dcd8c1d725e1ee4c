import type { HostRules } from './rules';

/** Characters that need no backslash in any host's patterns. */
const PLAIN = /^\/[\p{L}\p{N} /._~-]*\*?$/u;

const escape = (text: string) => text.replaceAll('.', '[.]');

/**
 * Returns a pattern's regular expression, valid in PCRE, RE2 and JavaScript: a page with and without its slash
 * (D5), and as its file. @param end after the address @throws when the pattern has characters to escape
 */
export function patternRegex(pattern: string, end = ''): string {
  if (!PLAIN.test(pattern)) throw new Error(`Not a plain address or prefix: ${pattern}`);
  if (pattern.endsWith('*')) return `^${escape(pattern.slice(0, -1))}`;
  return `^${escape(pattern.replace(/\/$/, ''))}(/(index[.]html)?)?${end}$`;
}

/** Returns the regular expression of an address with and without its final slash. @param start its first slash */
export function addressRegex(address: string, start = '/'): string {
  const names = escape(address.replace(/^\/|\/$/g, ''));
  return `^${names === '' ? '' : start + names}/?$`;
}

/** Files never served: dot files, compressed copies, host rules, the 404 page. */
export const UNSERVED = '/[.]|[.](br|gz)$|^/_(headers|redirects)$|^/404[.]html$';
/** Public dot files (RFC 8615). */
export const WELL_KNOWN = '^/[.]well-known/[a-z0-9-]+([.][a-z]{3,})?$';

/** True when a path is answered with 404 whether or not its file exists. */
export const isUnserved = (path: string): boolean =>
  new RegExp(UNSERVED).test(path) && !new RegExp(WELL_KNOWN).test(path);

/** Merges a response's headers; later rows override. @param served decoded path of the file sent */
export function headersFor(rules: HostRules, served: string): Record<string, string> {
  const merged = new Map<string, [name: string, value: string]>();
  for (const { path, headers } of rules.headers) {
    if (!new RegExp(patternRegex(path), 'u').test(served)) continue;
    for (const [name, value] of Object.entries(headers))
      merged.set(name.toLowerCase(), [name, value]);
  }
  return Object.fromEntries(merged.values());
}

export const movesOf = ({ redirects }: HostRules) =>
  redirects.filter(({ status }) => status !== 200);

export const rewritesOf = ({ redirects }: HostRules) =>
  redirects
    .filter(({ status }) => status === 200)
    .map(({ from, to }) => ({ prefix: from.replace(/\*$/, ''), file: to }));

/** Returns the redirect of a decoded path, with or without final slash (D5), or null. */
export const moveFor = (rules: HostRules, path: string) =>
  movesOf(rules).find(({ from }) => withSlash(from) === withSlash(path)) ?? null;

/** Returns the file that a rewrite shows at a decoded path without a file, or null. */
export const rewriteFor = (rules: HostRules, path: string): string | null =>
  rewritesOf(rules).find(({ prefix }) => path.startsWith(prefix))?.file ?? null;

/** Returns the known address that differs from a decoded path only by case (D7), or null. */
export function otherCaseFor({ anyCase }: HostRules, path: string): string | null {
  const asked = withSlash(path);
  const known = anyCase.find((route) => route.toLowerCase() === asked.toLowerCase());
  return known === undefined || known === asked ? null : known;
}

/** @throws on the first rule that some host could not express */
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
