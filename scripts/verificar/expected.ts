import { moveFor } from '@/lib/site/host-match';
import type { HostRules } from '@/lib/site/host-rules';
import type { Huellas } from '../make/huellas';

/** One request, and the only right answer to it. */
export interface Question {
  /** Decoded path, starting with `/`. */
  path: string;
  encoding: string;
  status: number;
  /** SHA-256 of the right body. */
  hash?: string;
  /** Where a redirect leads. */
  location?: string;
}

/** Read by hosts and sent by none (docs/publicar.md). */
const OF_THE_HOST = /^(?:_headers|_redirects|_routes\.json|\.htaccess|\.nojekyll|CNAME)$/;
const NOT_FOUND = '404.html';
const TWIN = /\.(?:br|gz)$/;

/**
 * All that must be asked of a site to know that it is the one of the list: each file, in each encoding
 * that it is kept in; each redirect; and an address that does not exist.
 * @param unknown the last part of that address, which nobody can have prepared
 */
export function questions(huellas: Huellas, rules: HostRules, unknown: string): Question[] {
  const files = [...huellas].flatMap(([file, hash]) => {
    if (OF_THE_HOST.test(file) || file === NOT_FOUND) return [];
    if (TWIN.test(file) && huellas.has(file.replace(TWIN, ''))) return [];
    const path = `/${file}`.replace(/\/index\.html$/, '/');
    if (moveFor(rules, path)) return [];
    const encodings = ['identity', ...(huellas.has(`${file}.br`) ? ['br', 'gzip'] : [])];
    return encodings.map((encoding) => ({ path, encoding, status: 200, hash }));
  });
  const redirects = rules.redirects
    .filter(({ from, status }) => status !== 200 && !from.includes('*'))
    .map(({ from, to, status }) => ({
      path: decodeURI(from),
      encoding: 'identity',
      status,
      location: to,
    }));
  const hash = huellas.get(NOT_FOUND);
  const missing = { path: `/${unknown}/`, encoding: 'identity', status: 404 };
  return [...files, ...redirects, hash === undefined ? missing : { ...missing, hash }];
}
