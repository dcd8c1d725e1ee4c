import { HUELLAS, huellaOf, type Huellas } from '../make/huellas';

/** What the server says of itself before anything is sent. */
export interface Former {
  /** The version that visitors see; none before the first publication. */
  current?: string;
  kept: string[];
  /** What it truly holds of its own list: with these bytes, whoever wrote there since. */
  huellas: Huellas;
  /** What somebody changed, took away or added there. */
  altered: string[];
  /** SHA-256 of its list, if it has one. */
  list?: string;
  /** SHA-256 of its signature, if it has one. */
  signed?: string;
}

/** What a publication does, file by file. */
export interface Plan {
  /** New or other: they travel. */
  send: string[];
  /** The same in the former version: the server links them. */
  link: string[];
  /** Of the former version, for pages that are open: kept until the next publication, with their hashes. */
  carry: Huellas;
  /** No longer of the site. */
  gone: string[];
}

/** Names that are hashes: what they hold never changes, and an open page may still ask for it. */
const HASHED = /^(?:_|imagenes\/v)\//;

/** What servidor.sh says after a word, once for each line that begins with it. */
export const saidAfter = (lines: string[], word: string): string[] =>
  lines.filter((line) => line.startsWith(`${word} `)).map((line) => line.slice(word.length + 1));

/** Reads the lines that come before READY. A hash of what could be no file of a site is left out. */
export function readFormer(lines: string[]): Former {
  const [current] = saidAfter(lines, 'CURRENT');
  const [list] = saidAfter(lines, 'LIST').map((line) => line.slice(0, 64));
  const [signed] = saidAfter(lines, 'SIGNED').map((line) => line.slice(0, 64));
  const huellas = lines.map(huellaOf).filter((huella) => huella !== undefined);
  return {
    ...(current === undefined ? {} : { current }),
    ...(list === undefined ? {} : { list }),
    ...(signed === undefined ? {} : { signed }),
    kept: saidAfter(lines, 'KEPT'),
    huellas: new Map(huellas),
    altered: saidAfter(lines, 'ALTERED'),
  };
}

/**
 * What must travel so that a server that holds one site shows another.
 * @param huellas the new site's list
 * @param former what the server holds of the version that it shows
 */
export function planOf(huellas: Huellas, former: Huellas): Plan {
  const send: string[] = [];
  const link: string[] = [];
  for (const [file, hash] of huellas) (former.get(file) === hash ? link : send).push(file);
  const old = [...former].filter(([file]) => !huellas.has(file) && file !== HUELLAS);
  return {
    send,
    link,
    carry: new Map(old.filter(([file]) => HASHED.test(file))),
    gone: old.map(([file]) => file).filter((file) => !HASHED.test(file)),
  };
}
