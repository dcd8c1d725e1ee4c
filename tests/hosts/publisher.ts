import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import { HUELLAS, parseHuellas, sha256 } from '@/scripts/make/huellas';
import { publish } from '@/scripts/publicar/publish';
import { session } from '@/scripts/publicar/session';
import { parseTarget } from '@/scripts/publicar/target';
import { tempFolder } from '../unit/make/folder';
import { writeSite } from '../unit/redaccion/site-files';
import { hasSshd, startSshd, type Sshd } from './sshd';
import { app, page } from './visitor';

export type Files = Record<string, string | Buffer>;
const COMMON: Files = {
  "static/pdf/Código 'de' ética 2024.pdf": '%PDF-1.7',
  'sindico/-índice.html': 'síndico',
  ...Object.fromEntries(
    Array.from({ length: 40 }, (_, at) => [`prensa/${at}/index.html`, `${at}`]),
  ),
};
export const version = (n: number, more: Files = {}): Files => ({
  ...COMMON,
  'index.html': page(n),
  [`_/app-${n}.js`]: app(n),
  [`vieja-${n}.html`]: 'se va',
  ...more,
});

if (!hasSshd) console.warn('SIN PROBAR: publicar por SSH. Instale openssh-server.');
export const describeWithSshd = hasSshd ? describe : describe.skip;

export function publisher(
  logins: (folder: ReturnType<typeof tempFolder>) => Record<string, string> = () => ({}),
) {
  const folder = tempFolder();
  const base = folder.at(`el sitio's $(touch ${'ejecutado'}) \`id\` "&; ñ`);
  const actual = path.join(base, 'actual');
  const said: string[] = [];
  let sshd: Sshd | undefined;
  if (hasSshd) {
    beforeAll(async () => {
      mkdirSync(folder.at('sshd'));
      sshd = await startSshd(folder.at('sshd'), { bueno: '', ...logins(folder) });
    });
    afterAll(() => sshd?.stop());
    beforeEach(() => {
      rmSync(base, { recursive: true, force: true });
      said.length = 0;
    });
  }

  function out(files: Files, name = 'out'): string {
    writeSite(folder.at(name), files);
    return folder.at(name);
  }
  const print = (line: string) => void said.push(line);
  const options = (host = 'bueno', where = base) => ({
    ...{ cache: folder.at('cache'), config: sshd?.config, print },
    target: parseTarget(`${host}:${where}`),
  });
  const versions = () => readdirSync(path.join(base, 'versiones')).sort();
  return {
    ...{ folder, base, actual, said, out, options, versions },
    put: (files: Files, change: object = {}) =>
      publish({ ...options(), out: out(files), ...change }),
    back: async (chosen?: string, host?: string) =>
      (await session({ ...options(host), action: 'back', version: chosen })).shown,
    shown: () => readlinkSync(actual).replace('versiones/', ''),
    faults: () => faultsOf(actual).filter((one) => !/^(?:_|imagenes\/v)\/.* sobra$/.test(one)),
  };
}

export function faultsOf(folder: string): string[] {
  const huellas = parseHuellas(readFileSync(path.join(folder, HUELLAS), 'utf8'));
  const all = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => !statSync(path.join(folder, file)).isDirectory(),
  );
  const isRight = (file: string, hash: string) =>
    existsSync(path.join(folder, file)) && sha256(readFileSync(path.join(folder, file))) === hash;
  return [
    ...[...huellas]
      .filter(([file, hash]) => !isRight(file, hash))
      .map(([file]) => `${file} es otro`),
    ...all.filter((file) => !huellas.has(file) && file !== HUELLAS).map((file) => `${file} sobra`),
  ];
}

export async function eventually<T>(act: () => T | Promise<T>): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await act();
    } catch (error) {
      if (tries === 400) throw error;
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  }
}
