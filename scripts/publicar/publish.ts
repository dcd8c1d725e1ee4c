import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { remove } from '@/lib/files/move';
import { programEnvironment } from '../environment';
import { assemble } from '../make/assemble';
import { FIRMA, HUELLAS, parseHuellas, sha256 } from '../make/huellas';
import { planOf, readHeld } from './plan';
import { session, type SessionOptions } from './session';
import { showSwapped } from './swapped';
import { isSwapped } from './target';
import { inTurn } from './turn';

export interface PublishOptions extends Pick<SessionOptions, 'target' | 'config' | 'system'> {
  out: string;
  cache: string;
  print: (line: string) => void;
}

/**
 * Publishes a site (docs/publicar.md): changed files travel, the server checks the whole by its hashes, and
 * only then shows it. A folder of this computer is served by the same program, without ssh.
 * @returns the version that visitors see
 * @throws Failed; visitors are then on the former version
 */
export const publish = (options: PublishOptions): Promise<string> =>
  inTurn(options.target, async () =>
    isSwapped(options.target, options.system)
      ? showSwapped(options.out, options.target.folder)
      : send(options),
  );

async function send(options: PublishOptions): Promise<string> {
  const { out, cache, target, config, print } = options;
  const list = readFileSync(path.join(out, HUELLAS), 'utf8');
  const huellas = parseHuellas(list);
  mkdirSync(cache, { recursive: true });
  const parcel = mkdtempSync(path.join(cache, 'publicar-'));
  const upload = (lines: string[]): Readable => {
    const { send, link } = planOf(huellas, readHeld(lines));
    print(
      `Viajan ${send.length} archivos; de los que hay en ${target.host === undefined ? 'la carpeta' : 'el servidor'} se quedan ${link.length}.`,
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

function pack(folder: string): Readable {
  const tar = spawn('tar', ['-cf', '-', '-C', folder, '.'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    // On a Mac it would add a file of its own beside each.
    env: programEnvironment({ COPYFILE_DISABLE: '1' }),
  });
  tar.on('error', (error) => tar.stdout.destroy(error));
  return tar.stdout;
}
