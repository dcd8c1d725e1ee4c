import type { HostRules } from '@/lib/site/host-rules';

/** A redirect that applies to a path, with `:splat` already replaced. */
export type MatchedRedirect = Omit<HostRules['redirects'][number], 'from'>;

/**
 * Says which headers an answer to `path` carries.
 * @param path decoded path of the request, starting with `/`
 * @returns all matching entries merged; later ones override, and `''` takes a header away
 */
export function headersFor(rules: HostRules, path: string): Record<string, string> {
  const merged = new Map<string, [name: string, value: string]>();
  for (const entry of rules.headers) {
    if (splatOf(entry.path, path) === null) continue;
    for (const [name, value] of Object.entries(entry.headers)) {
      if (value === '') merged.delete(name.toLowerCase());
      else merged.set(name.toLowerCase(), [name, value]);
    }
  }
  return Object.fromEntries(merged.values());
}

/**
 * Finds the first redirect for `path`. A rule that would lead a page to itself, with or
 * without its final slash, is passed over: both spellings already answer (decision D5).
 * @param path decoded path of the request, starting with `/`
 * @returns the redirect, or null when none applies
 */
export function redirectFor(rules: HostRules, path: string): MatchedRedirect | null {
  for (const { from, to, status } of rules.redirects) {
    const splat = splatOf(from, path);
    if (splat === null) continue;
    const target = to.replaceAll(':splat', splat.split('/').map(encodeURIComponent).join('/'));
    if (withSlash(pathOf(target)) !== withSlash(path)) return { to: target, status };
  }
  return null;
}

/** The part of `path` that the pattern's `*` stands for (`''` if it has none), or null. */
function splatOf(pattern: string, path: string): string | null {
  const decoded = decodedOrSame(pattern);
  if (!decoded.endsWith('*')) return withSlash(decoded) === withSlash(path) ? '' : null;
  const prefix = decoded.slice(0, -1);
  if (path.startsWith(prefix)) return path.slice(prefix.length);
  return withSlash(path) === prefix ? '' : null;
}

/** The decoded path of a redirect's target, without query and fragment. */
function pathOf(target: string): string {
  return decodedOrSame(target.replace(/[?#].*$/s, ''));
}

function withSlash(path: string): string {
  return path.endsWith('/') ? path : `${path}/`;
}

function decodedOrSame(text: string): string {
  try {
    return decodeURI(text);
  } catch {
    return text;
  }
}
