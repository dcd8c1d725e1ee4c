/** @jest-environment node */
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { checkFolder, HUELLAS } from '@/scripts/make/huellas';
import { describeWithSshd, eventually, publisher, version } from './publisher';
import { app } from './visitor';

const { folder, base, actual, said, options, put, back, shown, versions, faults } = publisher(
  () => ({ mudo: 'exit 0' }),
);
/** One of those that all versions share. */
const COMMON = 'prensa/7/index.html';
const at = (name: string, file: string) => path.join(base, 'versiones', name, file);

describeWithSshd('lo que alguien alteró en el servidor', () => {
  it('se repone con sólo publicar lo mismo otra vez, y se dice qué era', async () => {
    await put(version(1));
    const second = await put(version(2));
    writeFileSync(path.join(actual, COMMON), 'pintado');
    rmSync(path.join(actual, 'sindico/-índice.html'));
    writeFileSync(path.join(actual, 'intruso\x1b[2J.html'), 'intruso');
    await put(version(2), { trial: true });
    expect(faults()).toHaveLength(3);
    const third = await put(version(2));
    expect(third).not.toBe(second);
    expect(faults()).toEqual([]);
    expect(said.filter((line) => line.startsWith('AVISO'))).toEqual(
      Array(2).fill(
        `AVISO: En el servidor alguien cambió, quitó o añadió: intruso\uFFFD[2J.html, ${COMMON}, sindico/-índice.html. Se repone; averigüe quién fue (docs/seguridad.md).`,
      ),
    );
    said.length = 0;
    expect(await put(version(2))).toBe(third);
    expect(said.filter((line) => line.startsWith('AVISO'))).toEqual([]);
  });

  it('no estorba para publicar otra cosa, ni pasa a ella lo que las páginas abiertas piden', async () => {
    await put(version(1, { '_/comun.js': 'común' }));
    writeFileSync(path.join(actual, COMMON), 'pintado');
    writeFileSync(path.join(actual, '_/comun.js'), 'pintado');
    writeFileSync(path.join(actual, '_/app-1.js'), 'pintado');
    rmSync(path.join(actual, 'index.html'));
    symlinkSync('/etc/passwd', path.join(actual, 'index.html'));
    await put(version(2, { '_/comun.js': 'común' }));
    expect(checkFolder(actual).wrong).toEqual([]);
  });

  it.each([
    ['falta', (list: string) => rmSync(list)],
    ['no es una lista', (list: string) => writeFileSync(list, '<!doctype html>\n\n')],
    ['nombra lo de fuera', (list: string) => appendFileSync(list, `${'a'.repeat(64)}  ../../x\n`)],
  ])('aunque sea su lista, que %s, se publica', async (_, alter) => {
    const first = await put(version(1));
    alter(path.join(actual, HUELLAS));
    const second = await put(version(1));
    expect(second).not.toBe(first);
    expect(faults()).toEqual([]);
    await expect(back()).rejects.toThrow('está dañada');
    expect(shown()).toBe(second);
  });

  it('y que la versión anterior comparte, se repone al volver, desde la que está bien', async () => {
    const [first] = [await put(version(1)), await put(version(2))];
    writeFileSync(at(first!, COMMON), 'pintado');
    // Nobody has the right bytes yet.
    await expect(back()).rejects.toThrow('publique out/');
    await put(version(3));
    said.length = 0;
    expect(await back(first)).toBe(first);
    expect(faults()).toEqual([]);
    expect(readFileSync(path.join(actual, COMMON), 'utf8')).toBe('7');
    expect(said.join()).toContain(`En esa versión alguien cambió, quitó o añadió: ${COMMON}.`);
  });

  it('al volver, lo que nadie publicó se queda atrás: ni en esa versión, ni de la que se deja', async () => {
    const [first, second] = [await put(version(1)), await put(version(2))];
    for (const name of [first!, second!])
      for (const file of ['_/intruso.html', 'intruso.html'])
        writeFileSync(at(name, file), 'intruso');
    mkdirSync(at(first!, 'imagenes/v'), { recursive: true });
    symlinkSync('/etc', at(first!, 'imagenes/v/enlace'));
    await back();
    // What pages of the left version ask for, and nothing else.
    expect(checkFolder(actual).wrong).toEqual(['_/app-2.js sobra']);
    expect(readFileSync(path.join(actual, '_/app-2.js'), 'utf8')).toBe(app(2));
    await expect(back(first)).rejects.toThrow('es la que se muestra');
    expect(versions()).toEqual([first, second]);
  });
});

describeWithSshd('lo que falta para publicar', () => {
  it('se dice con palabras: un servidor que no corre la orden, este equipo sin tar', async () => {
    const first = await put(version(1));
    await expect(put(version(2), { ...options('mudo'), trial: true })).rejects.toThrow('no corrió');
    await expect(put(version(2), options('mudo'))).rejects.toThrow('no corrió la orden');
    await expect(back('', 'mudo')).rejects.toThrow('no corrió la orden');
    const { PATH } = process.env;
    process.env.PATH = folder.at('nada');
    try {
      await expect(put(version(2))).rejects.toThrow('Falta el programa tar');
    } finally {
      process.env.PATH = PATH;
    }
    await eventually(() => expect(versions()).toEqual([first]));
  });

  it('no se acumula lo que dejaron publicaciones interrumpidas; lo de una en curso se respeta', async () => {
    const [old, fresh] = ['publicar-vieja', 'publicar-nueva'].map((name) =>
      folder.at('cache', name),
    );
    for (const parcel of [old!, fresh!]) mkdirSync(parcel, { recursive: true });
    const before = Date.now() / 1000 - 2 * 86_400;
    utimesSync(old!, before, before);
    await put(version(1));
    expect([existsSync(old!), existsSync(fresh!)]).toEqual([false, true]);
  });
});
