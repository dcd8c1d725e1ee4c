/** @jest-environment node */
import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { describeWithSshd, eventually, publisher, version } from './publisher';
import { page } from './visitor';

const publishing = publisher((folder) => {
  const tar = folder.write(
    'bin/tar',
    '#!/bin/sh\n/usr/bin/env PATH=/usr/bin:/bin tar "$@" && echo malo >>versiones/.parte/sitio/index.html\n',
  );
  execFileSync('chmod', ['+x', tar]);
  return {
    lleno: 'exec 2>/dev/null; ulimit -f 64',
    torcido: `PATH=${path.dirname(tar)}:$PATH; export PATH`,
  };
});
const { folder, base, actual, said, out, options, versions, put, back, shown, faults } = publishing;

describeWithSshd('publicar en un servidor SSH', () => {
  it('lleva el sitio entero, y después sólo lo que cambió; lo demás ocupa su lugar una vez', async () => {
    const first = await put(version(1));
    expect(shown()).toBe(first);
    expect(faults()).toEqual([]);
    const same = path.join(actual, 'prensa/7/index.html');
    const { ino } = statSync(same);
    const second = await put(version(2));
    expect(shown()).toBe(second);
    expect(faults()).toEqual([]);
    expect(statSync(same).ino).toBe(ino);
    expect(said).toContain('Viajan 3 archivos; de los que hay en el servidor se quedan 43.');
    expect(existsSync(path.join(actual, 'vieja-1.html'))).toBe(false);
    expect(folder.has('ejecutado') || existsSync('ejecutado')).toBe(false);
  });

  it('una subida que se mata a la mitad deja a los visitantes en la versión de antes', async () => {
    const first = await put(version(1));
    const big = out(version(2, { 'grande.bin': randomBytes(60_000_000) }), 'grande');
    const arriving = path.join(base, 'versiones/.parte/sitio/grande.bin');
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
    expect(faults()).toEqual([]);
    const second = await eventually(() => put(version(2)));
    expect(shown()).toBe(second);
    expect(versions()).toEqual([first, second]);
  });

  it('un disco lleno, o bytes que llegan cambiados, tampoco la tocan', async () => {
    const first = await put(version(1));
    const big = { 'grande.bin': randomBytes(300_000) };
    await expect(put(version(2, big), options('lleno'))).rejects.toThrow('no llegó entero');
    await expect(put(version(2), options('torcido'))).rejects.toThrow('no es lo que dice la lista');
    expect(shown()).toBe(first);
    expect(faults()).toEqual([]);
    expect(versions()).toEqual([first]);
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
    appendFileSync(path.join(base, `versiones/${second}/index.html`), 'x');
    await expect(back()).rejects.toThrow('ya no es lo que dice su lista');
    await expect(back('000099-x')).rejects.toThrow('no tiene esa versión');
    expect(shown()).toBe(third);
  });

  it('no toca una carpeta donde «actual» es otra cosa, ni una que no puede crear', async () => {
    mkdirSync(actual, { recursive: true });
    writeFileSync(path.join(actual, 'index.html'), 'a mano');
    await expect(put(version(1))).rejects.toThrow('actual no es lo que este programa puso');
    expect(readdirSync(base)).toEqual(['actual']);
    await expect(put(version(1), options('bueno', folder.at('no/hay/tal')))).rejects.toThrow(
      'no deja escribir',
    );
    await expect(put(version(1), options('nadie.invalid'))).rejects.toThrow('no se logró');
  });
});
