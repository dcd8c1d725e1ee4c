import { isClosed, moveFor, movesOf } from '@/lib/site/host-match';
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

const NOT_FOUND = '404.html';

/**
 * All that must be asked of a site to know that it is the one of the list: each file, in each encoding
 * that it is kept in; each redirect; and an address that does not exist.
 * @param unknown the last part of that address, which nobody can have prepared
 */
export function questions(huellas: Huellas, rules: HostRules, unknown: string): Question[] {
  const files = [...huellas].flatMap(([file, hash]) => {
    // Compressed copies are seen through their file.
    if (isClosed(`/${file}`)) return [];
    const path = `/${file}`.replace(/\/index\.html$/, '/');
    if (moveFor(rules, path)) return [];
    const encodings = ['identity', ...(huellas.has(`${file}.br`) ? ['br', 'gzip'] : [])];
    return encodings.map((encoding) => ({ path, encoding, status: 200, hash }));
  });
  const redirects = movesOf(rules).map(({ from: path, to: location, status }) => {
    return { path, encoding: 'identity', status, location };
  });
  const hash = huellas.get(NOT_FOUND);
  const missing = { path: `/${unknown}/`, encoding: 'identity', status: 404 };
  return [...files, ...redirects, hash === undefined ? missing : { ...missing, hash }];
}
