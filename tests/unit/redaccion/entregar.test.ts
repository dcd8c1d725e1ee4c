/** @jest-environment node */
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { OFFICE_FILE } from '@/lib/office-folder/settings';
import { deliverToFolder } from '@/scripts/redaccion/publish/folder';
import { deliveryWords, readDelivery } from '@/scripts/redaccion/publish/settings';
import { filesOf, siteFiles, writeSite } from './site-files';

const base = mkdtempSync(path.join(tmpdir(), 'entregar-'));
afterAll(() => rmSync(base, { recursive: true }));
/** Windows makes no links without a permission. */
const HAS_LINKS = process.platform !== 'win32';
let count = 0;
const begin = () => {
  const own = path.join(base, String(count++));
  const [out, folder] = [path.join(own, 'out'), path.join(own, 'sitio')];
  const shown = path.join(folder, 'actual');
  return {
    ...{ own, out, folder, shown },
    put: async (version: number, links = HAS_LINKS) => {
      writeSite(out, siteFiles(version));
      await deliverToFolder(out, folder, links);
    },
  };
};

describe('entregar en una carpeta', () => {
  (HAS_LINKS ? it : it.skip)(
    'fuera de Windows, muestra el sitio entero; lo igual se enlaza, lo que piden las páginas abiertas se queda',
    async () => {
      const { put, shown, folder } = begin();
      await put(1);
      expect(filesOf(shown)).toEqual(siteFiles(1));
      const same = path.join(shown, 'prensa/7/index.html');
      const { ino } = statSync(same);
      await put(2);
      expect(filesOf(shown)).toEqual({ ...siteFiles(2), '_/app-1.js': 'app(1)' });
      expect(statSync(same).ino).toBe(ino);
      await put(3);
      expect(Object.keys(filesOf(shown))).not.toContain('_/app-1.js');
      for (const version of [4, 5, 6, 7]) await put(version);
      const versions = readdirSync(path.join(folder, 'versiones')).sort();
      expect(versions.map((name) => name.slice(0, 6))).toEqual(
        ['3', '4', '5', '6', '7'].map((one) => one.padStart(6, '0')),
      );
      expect(readlinkSync(shown)).toBe(`versiones/${versions.at(-1)}`);
    },
  );

  it('sin enlaces, como en Windows, el anterior queda al lado; lo cortado a la mitad se repara', async () => {
    const { put, shown } = begin();
    await put(1, false);
    await put(2, false);
    expect(filesOf(shown)).toMatchObject(siteFiles(2));
    expect(filesOf(`${shown}.anterior`)).toEqual(siteFiles(1));
    renameSync(shown, `${shown}.anterior2`);
    await put(3, false);
    expect(filesOf(shown)).toMatchObject(siteFiles(3));
  });

  it('lo que no coincide con su lista no llega a verse', async () => {
    const { put, out, folder, shown } = begin();
    await put(1);
    writeSite(out, siteFiles(2));
    writeFileSync(path.join(out, 'index.html'), 'a mano');
    await expect(deliverToFolder(out, folder)).rejects.toThrow('no llegó entero');
    expect(filesOf(shown)).toEqual(siteFiles(1));
  });

  it('lo ajeno no se toca, y lo que no se puede escribir se dice', async () => {
    const { own, put, folder, shown } = begin();
    mkdirSync(shown, { recursive: true });
    await expect(put(1, true)).rejects.toThrow('no es lo que este programa puso ahí');
    writeFileSync(path.join(own, 'archivo'), '');
    const out = path.join(own, 'out');
    await expect(deliverToFolder(out, path.join(own, 'archivo/sitio'))).rejects.toThrow(
      'No se pudo escribir en',
    );
    expect(readdirSync(folder)).toEqual(['actual', 'versiones']);
  });
});

describe('a dónde va el sitio', () => {
  const given = (text: string) => {
    const root = path.join(base, `ajustes-${count++}`);
    mkdirSync(root);
    writeFileSync(path.join(root, OFFICE_FILE), text);
    return root;
  };
  const words = (text: string) => {
    const delivery = readDelivery(given(text));
    return delivery && deliveryWords(delivery);
  };

  it('es una carpeta o un servidor', () => {
    expect(words('{"motor": "1.0.0", "entrega": {"carpeta": "/srv/sitio"}}')).toBe(
      `la carpeta ${path.resolve(base, '/srv/sitio')}`,
    );
    expect(words('{"motor": "1.0.0", "entrega": {"servidor": "sitio@maquina:/srv/sitio"}}')).toBe(
      'el servidor sitio@maquina',
    );
    expect(readDelivery(base)).toBeUndefined();
  });

  it.each(['{"servidor": "-oProxyCommand=x:/a/b"}', '{"carpeta": "out"}', '{"carpeta": ".."}'])(
    '%s se rechaza y se dice qué escribir',
    (entrega) => {
      expect(() => words(`{"motor": "1.0.0", "entrega": ${entrega}}`)).toThrow(/Escriba|Diga/);
    },
  );
});
