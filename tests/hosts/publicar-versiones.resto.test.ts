/** @jest-environment node */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { publish } from '@/scripts/publicar/publish';
import { describeWithSshd, publisher, version } from './publisher';
import { app, visitor } from './visitor';

const { folder, base, actual, out, options, versions, put, back, shown, faults } = publisher();

describeWithSshd('las versiones que quedan en un servidor SSH', () => {
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

  it('de dos publicaciones a la vez, una espera su turno con otras palabras', async () => {
    await put(version(1));
    const candado = path.join(base, '.candado');
    const other = spawn('flock', ['-F', candado, 'sleep', '60']);
    while (spawnSync('flock', ['-n', candado, 'true']).status === 0);
    await expect(put(version(2))).rejects.toThrow('Otra publicación está en curso');
    await expect(back()).rejects.toThrow('Otra publicación está en curso');
    other.kill();
    const both = await Promise.allSettled(
      [2, 3].map((n) => publish({ ...options(), out: out(version(n), `out-${n}`) })),
    );
    const done = both.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    expect(done).toContain(shown());
    expect(faults()).toEqual([]);
  });

  it('guarda las últimas versiones y no borra nada ajeno, ni fuera ni dentro de su carpeta', async () => {
    await put(version(1));
    folder.write('vecino.txt', 'vecino');
    const mine = path.join(base, 'notas.txt');
    writeFileSync(mine, 'notas');
    const others = ['000001-evidencia', '2024-respaldo', '9.bak', 'apuntes'];
    for (const name of others) mkdirSync(path.join(base, 'versiones', name));
    for (const n of [2, 3, 4, 5, 6, 7]) await put(version(n));
    expect(versions()).toEqual(expect.arrayContaining(others));
    expect(versions()).toHaveLength(others.length + 5);
    expect(shown()).toMatch(/^000007-/);
    expect(await back()).toMatch(/^000006-/);
    await expect(back('000001-evidencia')).rejects.toThrow('no tiene esa versión');
    expect([folder.has('vecino.txt'), existsSync(mine)]).toEqual([true, true]);
  });

  it('el mismo sitio otra vez no es otra versión, salvo que alguien tocara el que se ve', async () => {
    const first = await put(version(1));
    const second = await put(version(2));
    expect(await put(version(2))).toBe(second);
    expect(versions()).toEqual([first, second]);
    writeFileSync(path.join(actual, 'colado.html'), 'de otro');
    const third = await put(version(2));
    expect([shown(), existsSync(path.join(actual, 'colado.html'))]).toEqual([third, false]);
    expect(faults()).toEqual([]);
    await back();
    expect(shown()).toBe(second);
  });
});
