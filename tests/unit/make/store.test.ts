/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { putFile, putWhole, Store } from '@/scripts/make/store';
import { tempFolder } from './folder';

const folder = tempFolder();
afterAll(folder.cleanUp);
beforeEach(() => {
  folder.remove('store');
  folder.remove('sitio');
  folder.write('sitio/content/sitio.yml', '');
});

const open = (owner = folder.at('sitio')) => new Store(folder.at('store'), owner);
const writes = (text: string) => (aside: string) => writeFile(path.join(aside, 'a.txt'), text);
const KEY = 'abcdef';
const AT = `store/pages/ab/${KEY}`;
const kept = () => folder.files('store').filter((file) => !file.startsWith('uses/'));

describe('lo que se guarda', () => {
  it('se hace una vez, y después se encuentra hecho', async () => {
    const first = await open().cached('pages', KEY, writes('uno'));
    expect(first).toEqual({ folder: folder.at(AT), made: true });
    const again = await open().cached('pages', KEY, () => Promise.reject(new Error('otra vez')));
    expect(again).toEqual({ folder: folder.at(AT), made: false });
    expect(folder.read(`${AT}/a.txt`)).toBe('uno');
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
    expect((await store.cached('pages', KEY, writes('entero'))).made).toBe(true);
    expect(folder.files(AT)).toEqual(['a.txt']);
    expect(folder.read(`${AT}/a.txt`)).toBe('entero');
  });

  it('de una compilación que matan a la mitad quedan restos que no estorban, y se recogen', async () => {
    const half = `
      import { putWhole } from '@/scripts/make/store';
      import { writeFileSync } from 'node:fs';
      await putWhole(${JSON.stringify(folder.at(AT))}, async (aside) => {
        writeFileSync(aside + '/a.txt', 'medio');
        process.kill(process.pid, 'SIGKILL');
        await new Promise(() => setInterval(() => undefined, 1000));
      });`;
    const script = folder.write('half.mts', half);
    const { signal } = spawnSync(process.execPath, ['--import', 'tsx', script], {
      cwd: process.cwd(),
      env: { ...process.env, TSX_TSCONFIG_PATH: path.resolve('tsconfig.json') },
    });
    expect(signal).toBe('SIGKILL');
    const store = open();
    expect(folder.files('store')).toEqual([expect.stringMatching(/\.parte\/a\.txt$/)]);
    expect(store.has('pages', KEY)).toBe(false);
    await store.cached('pages', KEY, writes('entero'));
    expect(await store.prune()).toBe(1);
    expect(kept()).toEqual([`pages/ab/${KEY}/a.txt`]);
  });

  it('hecho a la vez por dos hilos de una compilación queda uno, y ninguno falla', async () => {
    const store = open();
    const both = await Promise.all([
      store.cached('pages', KEY, writes('uno')),
      store.cached('pages', KEY, writes('uno')),
    ]);
    expect(new Set(both.map(({ folder: where }) => where)).size).toBe(1);
    expect(kept()).toEqual([`pages/ab/${KEY}/a.txt`]);
  });

  it('hecho a la vez por dos compilaciones queda uno, y ninguna falla', async () => {
    let others = 0;
    await putWhole(folder.at(AT), async (aside) => {
      await writes('uno')(aside);
      others += 1;
      // Another process finishes first.
      folder.write(`${AT}/a.txt`, 'uno');
    });
    expect(others).toBe(1);
    expect(folder.read(`${AT}/a.txt`)).toBe('uno');
    expect(kept()).toEqual([`pages/ab/${KEY}/a.txt`]);
  });

  it('si no se puede poner en su lugar, se dice', async () => {
    // A file where the item's folder should stand.
    folder.write(AT, 'un archivo');
    await expect(putWhole(folder.at(AT), writes('uno'))).rejects.toThrow(/ENOTDIR/);
  });

  it('un archivo suelto también se cambia de una vez', async () => {
    await putFile(folder.at('store/a/b.json'), '1');
    await putFile(folder.at('store/a/b.json'), '2');
    expect(folder.files('store/a')).toEqual(['b.json']);
    expect(folder.read('store/a/b.json')).toBe('2');
  });
});

describe('lo que ya no se usa', () => {
  const add = async (store: Store, ...keys: string[]) => {
    for (const key of keys) await store.cached('pages', key, writes(key));
  };
  const keys = () => kept().map((file) => file.split('/')[2]);

  it('se borra cuando la última compilación no lo usó', async () => {
    const first = open();
    await add(first, 'aaa1', 'aaa2', 'bbb1');
    expect(await first.prune()).toBe(0);
    const second = open();
    expect(second.has('pages', 'aaa1')).toBe(true);
    second.use('pages', 'bbb1');
    expect(await second.prune()).toBe(1);
    expect(keys()).toEqual(['aaa1', 'bbb1']);
  });

  it('preguntar por lo que no está no lo cuenta como usado', async () => {
    const store = open();
    expect(store.has('pages', 'aaa1')).toBe(false);
    folder.write('store/pages/aa/aaa1/a.txt', '');
    expect(await store.prune()).toBe(1);
  });

  it('de cada clase y de cada sitio: lo que usa otro sitio se queda', async () => {
    folder.write('otro/content/sitio.yml', '');
    const other = open(folder.at('otro'));
    await add(other, 'aaa1', 'ccc1');
    await other.prune();
    const mine = open();
    await add(mine, 'aaa2', 'ccc1');
    await mine.prune();
    expect(keys()).toEqual(['aaa1', 'aaa2', 'ccc1']);
    await mine.cached('pdfs', 'aaa2', writes('pdf'));
    expect(await open().prune()).toBe(2);
    expect(keys()).toEqual(['aaa1', 'ccc1']);
    folder.remove('otro');
  });

  it('lo de un sitio cuya carpeta ya no existe se olvida', async () => {
    folder.write('otro/content/sitio.yml', '');
    const other = open(folder.at('otro'));
    await add(other, 'aaa1');
    await other.prune();
    folder.remove('otro');
    expect(await open().prune()).toBe(1);
    expect(keys()).toEqual([]);
    expect(folder.files('store/uses')).toHaveLength(1);
  });

  it('una clase se puede olvidar entera, y sólo esa', async () => {
    const store = open();
    await add(store, 'aaa1');
    await store.cached('pdfs', 'aaa1', writes('pdf'));
    await store.drop('pages');
    expect(store.has('pages', 'aaa1')).toBe(false);
    expect(store.has('pdfs', 'aaa1')).toBe(true);
    expect((await store.cached('pages', 'aaa1', writes('otra vez'))).made).toBe(true);
    await store.prune();
    expect(kept()).toEqual(['pages/aa/aaa1/a.txt', 'pdfs/aa/aaa1/a.txt']);
  });

  it('olvidar lo que nunca se guardó no es un error', async () => {
    await expect(open().drop('search')).resolves.toBeUndefined();
    expect(await open().prune()).toBe(0);
  });
});
