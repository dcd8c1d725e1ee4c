import { HASHED_FOLDERS } from '@/lib/site/hosts/caching';
import { huellaOf, type Huellas } from '../make/huellas';

const isHashed = (file: string): boolean =>
  HASHED_FOLDERS.some((folder) => file.startsWith(`${folder}/`));

/** The server's list of its files. A line that could be no file of a site is left out. */
export const readHeld = (lines: string[]): Huellas =>
  new Map(lines.map(huellaOf).filter((huella) => huella !== undefined));

/**
 * The files that must travel so that a server with a site shows another, and those that stay: equal files,
 * and until the next publication those that open pages may ask for.
 */
export function planOf(huellas: Huellas, held: Huellas): { send: string[]; link: string[] } {
  return {
    send: [...huellas.keys()].filter((file) => held.get(file) !== huellas.get(file)),
    link: [...held.keys()].filter((file) =>
      huellas.has(file) ? held.get(file) === huellas.get(file) : isHashed(file),
    ),
  };
}
