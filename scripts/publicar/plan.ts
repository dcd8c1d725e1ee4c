import { HUELLAS, parseHuellas, type Huellas } from '../make/huellas';

/** What the server says of itself before anything is sent. */
export interface Former {
  /** The version that visitors see; none before the first publication. */
  current?: string;
  kept: string[];
  huellas: Huellas;
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

/** Reads the lines that come before READY. @throws when they are not those of servidor.sh */
export function readFormer(lines: string[]): Former {
  const said = (word: string) =>
    lines.filter((line) => line.startsWith(`${word} `)).map((line) => line.slice(word.length + 1));
  const list = lines.filter((line) => /^[0-9a-f]{64} {2}/.test(line));
  const [current] = said('CURRENT');
  const [signed] = said('SIGNED').map((line) => line.slice(0, 64));
  return {
    ...(current === undefined ? {} : { current }),
    ...(signed === undefined ? {} : { signed }),
    kept: said('KEPT'),
    huellas: list.length === 0 ? new Map() : parseHuellas(`${list.join('\n')}\n`),
  };
}

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
