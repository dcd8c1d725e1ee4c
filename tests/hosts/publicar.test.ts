/** @jest-environment node */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { checkFolder, formatHuellas, HUELLAS, sha256 } from '@/scripts/make/huellas';
import { publish } from '@/scripts/publicar/publish';
import { session } from '@/scripts/publicar/session';
import { parseTarget } from '@/scripts/publicar/target';
import { tempFolder } from '../unit/make/folder';
import { hasSshd, startSshd, type Sshd } from './sshd';
import { app, page, visitor } from './visitor';

const folder = tempFolder();
/** A name that a shell would read in another way, if it were not quoted. */
const BASE = folder.at(`el sitio's $(touch ${'ejecutado'}) \`id\` "&; ñ`);
const actual = path.join(BASE, 'actual');
let sshd: Sshd | undefined;

type Files = Record<string, string | Buffer>;
const COMMON: Files = {
  "static/pdf/Código 'de' ética 2024.pdf": '%PDF-1.7',
  'sindico/-índice.html': 'síndico',
  ...Object.fromEntries(
    Array.from({ length: 40 }, (_, at) => [`prensa/${at}/index.html`, `${at}`]),
  ),
};
const version = (n: number, more: Files = {}): Files => ({
  ...COMMON,
  'index.html': page(n),
  [`_/app-${n}.js`]: app(n),
  [`vieja-${n}.html`]: 'se va',
  ...more,
});

/** A finished site, as the build leaves it. */
function out(files: Files, name = 'out'): string {
  folder.remove(name);
  for (const [file, bytes] of Object.entries(files)) folder.write(`${name}/${file}`, bytes);
  const list = Object.entries(files).map(([file, bytes]) => [file, sha256(bytes)] as const);
  folder.write(`${name}/${HUELLAS}`, formatHuellas(new Map(list)));
  return folder.at(name);
}
const said: string[] = [];
const options = (host = 'bueno', base = BASE) => ({
  ...{ cache: folder.at('cache'), trial: false, keep: 5, config: sshd?.config },
  target: parseTarget(`${host}:${base}`),
});
const put = (files: Files, change: object = {}) =>
  publish({ ...options(), out: out(files), print: (line) => said.push(line), ...change });
const back = (chosen = '') =>
  session({ ...options(), action: 'back', values: { version: chosen } });
const shown = () => readlinkSync(actual).replace('versiones/', '');
const versions = () => readdirSync(path.join(BASE, 'versiones')).sort();
/** What visitors see is whole: each file of its list, with its bytes. */
const isWhole = () =>
  checkFolder(actual).wrong.filter((one) => !/^(?:_|imagenes\/v)\/.* sobra$/.test(one));

if (!hasSshd) console.warn('SIN PROBAR: publicar por SSH. Instale openssh-server.');
const describeWithSshd = hasSshd ? describe : describe.skip;

describeWithSshd('publicar en un servidor SSH', () => {
  beforeAll(async () => {
    mkdirSync(folder.at('sshd'));
    const fake = folder.write(
      'bin/tar',
      '#!/bin/sh\n/usr/bin/env PATH=/usr/bin:/bin tar "$@" && echo malo >>versiones/.parte/sitio/index.html\n',
    );
    execFileSync('chmod', ['+x', fake]);
    sshd = await startSshd(folder.at('sshd'), {
      bueno: '',
      lleno: 'ulimit -f 64',
      torcido: `PATH=${path.dirname(fake)}:$PATH; export PATH`,
    });
  });
  afterAll(() => {
    sshd?.stop();
    folder.cleanUp();
  });
  beforeEach(() => {
    rmSync(BASE, { recursive: true, force: true });
    said.length = 0;
  });

  it('lleva el sitio entero, y después sólo lo que cambió; lo demás ocupa su lugar una vez', async () => {
    const first = await put(version(1));
    expect(shown()).toBe(first);
    expect(isWhole()).toEqual([]);
    const same = path.join(actual, 'prensa/7/index.html');
    const { ino } = statSync(same);
    const second = await put(version(2));
    expect(shown()).toBe(second);
    expect(isWhole()).toEqual([]);
    expect(statSync(same).ino).toBe(ino);
    expect(said).toContain(
      'Nuevos o distintos: 3 (0.0 MB). Iguales: 42. Se van: 1. Se guardan para las páginas abiertas: 1.',
    );
    expect(existsSync(path.join(actual, 'vieja-1.html'))).toBe(false);
    expect(folder.has('ejecutado') || existsSync('ejecutado')).toBe(false);
  });

  it('guarda lo que piden las páginas abiertas hasta la publicación siguiente', async () => {
    await put(version(1, { 'imagenes/v/foto-1.avif': 'foto' }));
    await put(version(2));
    expect(readFileSync(path.join(actual, '_/app-1.js'), 'utf8')).toBe(app(1));
    expect(existsSync(path.join(actual, 'imagenes/v/foto-1.avif'))).toBe(true);
    await put(version(3));
    expect(readdirSync(path.join(actual, '_')).sort()).toEqual(['app-2.js', 'app-3.js']);
    expect(existsSync(path.join(actual, 'imagenes'))).toBe(false);
  });

  it('quien visita ve siempre una versión entera, mientras se publica y se vuelve atrás', async () => {
    await put(version(1));
    const guest = await visitor(actual);
    for (const n of [2, 3, 4]) await put(version(n));
    await back();
    await put(version(5));
    await guest.stop();
    expect(guest.faults).toEqual([]);
    for (const n of [1, 2, 3, 4]) expect(guest.seen.get(n)).toBeGreaterThan(0);
  });

  it('una subida que se mata a la mitad deja a los visitantes en la versión de antes', async () => {
    const first = await put(version(1));
    const big = out(version(2, { 'grande.bin': randomBytes(60_000_000) }), 'grande');
    const arriving = path.join(BASE, 'versiones/.parte/sitio/grande.bin');
    const args = ['--import', 'tsx', path.join(__dirname, 'publicar-program.ts')];
    const child = spawn(process.execPath, [...args, JSON.stringify({ ...options(), out: big })], {
      detached: true,
      stdio: 'ignore',
    });
    const ended = new Promise((resolve) => child.on('close', resolve));
    const half = () => existsSync(arriving) && statSync(arriving).size > 1_000_000;
    while (!half() && child.exitCode === null)
      await new Promise((resolve) => setTimeout(resolve, 1));
    process.kill(-child.pid!, 'SIGKILL');
    await ended;
    expect(shown()).toBe(first);
    expect(isWhole()).toEqual([]);
    // The server notices by itself, and the next one finds nothing in its way.
    const second = await eventually(() => put(version(2)));
    expect(shown()).toBe(second);
    expect(versions()).toEqual([first, second]);
  });

  it('un disco lleno, o bytes que llegan cambiados, tampoco la tocan', async () => {
    const first = await put(version(1));
    const big = { 'grande.bin': randomBytes(300_000) };
    await expect(put(version(2, big), options('lleno'))).rejects.toThrow('no llegó entero');
    await expect(put(version(2), options('torcido'))).rejects.toThrow(
      'no es lo que se envió (index.html',
    );
    expect(shown()).toBe(first);
    expect(isWhole()).toEqual([]);
    expect(versions()).toEqual([first]);
  });

  it('de dos publicaciones a la vez, una espera su turno con otras palabras', async () => {
    await put(version(1));
    const candado = path.join(BASE, '.candado');
    const other = spawn('flock', ['-F', candado, 'sleep', '60']);
    while (spawnSync('flock', ['-n', candado, 'true']).status === 0);
    await expect(put(version(2))).rejects.toThrow('Otra publicación está en curso');
    await expect(back()).rejects.toThrow('Otra publicación está en curso');
    other.kill();
    const both = await Promise.allSettled(
      [2, 3].map((n) =>
        publish({ ...options(), out: out(version(n), `out-${n}`), print: () => undefined }),
      ),
    );
    const done = both.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    expect(done).toContain(shown());
    expect(isWhole()).toEqual([]);
  });

  it('vuelve a la versión anterior, y a la que se diga; a una dañada, no', async () => {
    const [first, second, third] = [
      await put(version(1)),
      await put(version(2)),
      await put(version(3)),
    ];
    await back();
    expect(shown()).toBe(second);
    await back();
    expect(shown()).toBe(first);
    expect(readFileSync(path.join(actual, 'index.html'), 'utf8')).toBe(page(1));
    await expect(back()).rejects.toThrow('ninguna anterior');
    await back(third);
    expect(shown()).toBe(third);
    appendFileSync(path.join(BASE, `versiones/${second}/index.html`), 'x');
    await expect(back()).rejects.toThrow('está dañada');
    await expect(back('000099-x')).rejects.toThrow('no tiene esa versión');
    expect(shown()).toBe(third);
  });

  it('un ensayo dice qué cambiaría y no escribe nada', async () => {
    expect(await put(version(1), { trial: true })).toBeUndefined();
    expect(existsSync(BASE)).toBe(false);
    const first = await put(version(1));
    await put(version(2), { trial: true });
    expect(said).toContain(`Versiones en el servidor: ${first}.`);
    expect(shown()).toBe(first);
    expect(versions()).toEqual([first]);
  });

  it('lo mismo otra vez no hace otra versión; firmado después, sí, y con su firma', async () => {
    const first = await put(version(1));
    expect(await put(version(1))).toBe(first);
    const site = out(version(1));
    execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', folder.at('firma')]);
    const sign = ['-q', '-Y', 'sign', '-n', 'huellas', '-f', folder.at('firma')];
    execFileSync('ssh-keygen', [...sign, path.join(site, HUELLAS)]);
    const signed = await publish({ ...options(), out: site, print: () => undefined });
    expect(signed).not.toBe(first);
    expect(existsSync(path.join(actual, 'huellas.txt.sig'))).toBe(true);
    writeFileSync(
      path.join(site, HUELLAS),
      formatHuellas(new Map([['index.html', sha256(page(1))]])),
    );
    await expect(publish({ ...options(), out: site, print: () => undefined })).rejects.toThrow(
      'no es lo que la compilación dejó',
    );
  });

  it('guarda las últimas versiones y no borra nada ajeno, ni fuera ni dentro de su carpeta', async () => {
    await put(version(1));
    folder.write('vecino.txt', 'vecino');
    const mine = path.join(BASE, 'notas.txt');
    writeFileSync(mine, 'notas');
    writeFileSync(path.join(BASE, 'versiones', 'apuntes'), 'apuntes');
    for (const n of [2, 3, 4]) await put(version(n), { keep: 2 });
    expect(versions()).toHaveLength(3);
    expect(versions()).toContain('apuntes');
    expect([folder.has('vecino.txt'), existsSync(mine)]).toEqual([true, true]);
  });

  it('no toca una carpeta donde «actual» es otra cosa, ni una que no puede crear', async () => {
    mkdirSync(actual, { recursive: true });
    writeFileSync(path.join(actual, 'index.html'), 'a mano');
    await expect(put(version(1))).rejects.toThrow('actual no es lo que este programa puso');
    expect(readdirSync(BASE)).toEqual(['actual']);
    await expect(put(version(1), options('bueno', folder.at('no/hay/tal')))).rejects.toThrow(
      'no deja escribir',
    );
    await expect(put(version(1), options('desconocido'))).rejects.toThrow('no se logró');
  });
});

/** What works once the server has noticed that nobody is there. */
async function eventually<T>(act: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await act();
    } catch (error) {
      if (tries === 20) throw error;
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  }
}
