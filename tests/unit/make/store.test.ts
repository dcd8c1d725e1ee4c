/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Store } from '@/lib/store';
import { tempFolder } from './folder';

const folder = tempFolder();
beforeEach(() => {
  folder.remove('store');
  folder.write('sitio/content/sitio.yml', '');
});

const SITE = folder.at('sitio');
const open = () => new Store(folder.at('store'));
const writes = (text: string) => (aside: string) => writeFile(path.join(aside, 'a.txt'), text);
const KEY = 'abcdef';
const AT = `store/pages/ab/${KEY}`;
const kept = () => folder.files('store').filter((file) => !file.includes('/uses/'));
const ITEM = [`pages/ab/${KEY}/a.txt`, `pages/ab/${KEY}/item.json`];
const cached = (store = open()) =>
  store.cached('pages', KEY, async (aside) => {
    await writes('uno')(aside);
    return { ids: ['a'] };
  });

describe('lo que se guarda', () => {
  it('se hace una vez, y después se encuentra hecho, con su valor y la huella de cada archivo', async () => {
    const first = await cached();
    expect(first).toMatchObject({ folder: folder.at(AT), value: { ids: ['a'] }, made: true });
    const store = open();
    const again = await store.cached('pages', KEY, () => Promise.reject(new Error('otra vez')));
    expect(again).toEqual({ ...first, made: false });
    expect(folder.read(`${AT}/a.txt`)).toBe('uno');
    expect(store.hashOf(folder.at(AT, 'a.txt'))).toBe(first.files['a.txt']?.sha256);
  });

  it('aparece entero o no aparece: lo que falla a medias no deja nada que cuente', async () => {
    const store = open();
    await expect(
      store.cached('pages', KEY, async (aside) => {
        await writes('medio')(aside);
        throw new Error('se fue la luz');
      }),
    ).rejects.toThrow('se fue la luz');
    expect(store.has('pages', KEY)).toBe(false);
    expect((await cached(store)).made).toBe(true);
    expect(folder.read(`${AT}/a.txt`)).toBe('uno');
  });

  it('de una compilación que matan a la mitad quedan restos que no estorban, y se recogen', async () => {
    const half = `
      import { Store } from '@/lib/store';
      import { writeFileSync } from 'node:fs';
      await new Store(${JSON.stringify(folder.at('store'))}).cached('pages', '${KEY}', async (aside) => {
        writeFileSync(aside + '/a.txt', 'medio');
        process.kill(process.pid, 'SIGKILL');
        await new Promise(() => setInterval(() => undefined, 1000));
      });`;
    const script = folder.write('half.mts', half);
    const { status } = spawnSync(process.execPath, ['--import', 'tsx', script], {
      cwd: process.cwd(),
      env: { ...process.env, TSX_TSCONFIG_PATH: path.resolve('tsconfig.json') },
    });
    expect(status).not.toBe(0);
    const store = open();
    expect(kept()).toHaveLength(1);
    expect(store.has('pages', KEY)).toBe(false);
    await cached(store);
    expect(store.prune(SITE)).toBe(1);
    expect(kept()).toEqual(ITEM);
  });
});

describe('lo estropeado', () => {
  const record = () => folder.read(`${AT}/item.json`);
  it.each<[string, () => void]>([
    ['un archivo cambiado a mano', () => appendFileSync(folder.at(AT, 'a.txt'), 'a mano')],
    ['un archivo cambiado que mide lo mismo', () => folder.write(`${AT}/a.txt`, 'dos')],
    ['un archivo que falta', () => folder.remove(`${AT}/a.txt`)],
    ['la ficha cortada', () => folder.write(`${AT}/item.json`, record().slice(0, -9))],
    ['la ficha vacía', () => folder.write(`${AT}/item.json`, '')],
    ['la ficha de otro', () => folder.write(`${AT}/item.json`, '{"value":1}')],
    [
      'la ficha con una letra cambiada',
      () => folder.write(`${AT}/item.json`, record().replace('ids', 'idz')),
    ],
    ['sin ficha', () => folder.remove(`${AT}/item.json`)],
  ])('no cuenta, y se hace otra vez: %s', async (_, spoil) => {
    await cached();
    spoil();
    const store = open();
    expect(store.has('pages', KEY)).toBe(false);
    expect([...store.spoiled]).toEqual([folder.at(AT)]);
    expect((await cached(store)).made).toBe(true);
    expect(folder.read(`${AT}/a.txt`)).toBe('uno');
  });
});

describe('lo que ya no se usa', () => {
  const add = async (store: Store, ...keys: string[]) => {
    for (const key of keys) await store.cached('pages', key, writes(key));
  };
  const keys = () => [...new Set(kept().map((file) => file.split('/')[2]))];

  it('se borra cuando la última compilación no lo usó', async () => {
    const first = open();
    await add(first, 'aaa1', 'aaa2', 'bbb1');
    expect(first.prune(SITE)).toBe(0);
    const second = open();
    expect(second.has('pages', 'aaa1')).toBe(true);
    second.get('pages', 'bbb1');
    expect(second.prune(SITE)).toBe(1);
    expect(keys()).toEqual(['aaa1', 'bbb1']);
  });

  it('lo que usa otro sitio se queda, mientras su carpeta exista', async () => {
    folder.write('otro/content/sitio.yml', '');
    const other = open();
    await add(other, 'aaa1', 'ccc1');
    other.prune(folder.at('otro'));
    const mine = open();
    await add(mine, 'aaa2', 'ccc1');
    expect(mine.prune(SITE)).toBe(0);
    folder.remove('otro');
    expect(mine.prune(SITE)).toBe(1);
    expect(keys()).toEqual(['aaa2', 'ccc1']);
    expect(folder.files('store/pages/uses')).toHaveLength(1);
  });
});
