import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { remove } from '@/lib/files/move';
import { programEnvironment } from '../environment';
import { assemble } from '../make/assemble';
import { FIRMA, huellaOf, HUELLAS, parseHuellas, sha256, type Huellas } from '../make/huellas';
import { session, type SessionOptions } from './session';

export interface PublishOptions extends Pick<SessionOptions, 'target' | 'config'> {
  out: string;
  cache: string;
  print: (line: string) => void;
}

/** Folders of files named by hash: they never change, and an open page may still ask for them. */
const HASHED = /^(?:_|imagenes\/v)\//;

/**
 * Publishes a folder (docs/publicar.md): changed files travel, the server checks the whole by its hashes, and
 * only then shows it.
 * @returns the version that visitors see
 * @throws Failed; visitors are then on the former version
 */
export async function publish(options: PublishOptions): Promise<string> {
  const { out, cache, target, config, print } = options;
  const list = readFileSync(path.join(out, HUELLAS), 'utf8');
  const huellas = parseHuellas(list);
  mkdirSync(cache, { recursive: true });
  const parcel = mkdtempSync(path.join(cache, 'publicar-'));
  const upload = (lines: string[]): Readable => {
    const { send, link } = planOf(huellas, readHeld(lines));
    print(
      `Viajan ${send.length} archivos; de los que hay en el servidor se quedan ${link.length}.`,
    );
    const lists = [HUELLAS, FIRMA].filter((file) => existsSync(path.join(out, file)));
    const files = [...send, ...lists].map((file) => [file, path.join(out, file)] as const);
    assemble({ site: path.join(parcel, 'sitio') }, new Map(files));
    writeFileSync(path.join(parcel, 'enlazar'), link.map((file) => `${file}\n`).join(''));
    return pack(parcel);
  };
  try {
    const options = { target, config, upload, list: sha256(list) };
    return (await session({ ...options, action: 'publish' })).shown;
  } finally {
    remove(parcel);
  }
}

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
      huellas.has(file) ? held.get(file) === huellas.get(file) : HASHED.test(file),
    ),
  };
}

function pack(folder: string): Readable {
  const tar = spawn('tar', ['-cf', '-', '-C', folder, '.'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    // On a Mac it would add a file of its own beside each.
    env: programEnvironment({ COPYFILE_DISABLE: '1' }),
  });
  tar.on('error', (error) => tar.stdout.destroy(error));
  return tar.stdout;
}
