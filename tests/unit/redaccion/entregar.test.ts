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
import { publish } from '@/scripts/publicar/publish';
import { session } from '@/scripts/publicar/session';
import { targetWords, readTarget } from '@/scripts/redaccion/publish/settings';
import { filesOf, SILENT, siteFiles, writeSite } from './site-files';

const base = mkdtempSync(path.join(tmpdir(), 'entregar-'));
afterAll(() => rmSync(base, { recursive: true }));
let count = 0;
/** @param system whose way of delivering is tried: on Linux the server's program, elsewhere two renames */
function begin(system: NodeJS.Platform) {
  const own = path.join(base, String(count++));
  const [out, folder] = [path.join(own, 'out'), path.join(own, 'sitio')];
  const how = { system, target: { folder } };
  const deliver = (target = how.target) =>
    publish({ ...how, target, out, cache: path.join(own, '.cache'), print: () => undefined });
  return {
    ...{ own, out, folder, deliver, shown: path.join(folder, 'actual') },
    put: (version: number, more: Record<string, string> = {}) => {
      writeSite(out, { ...siteFiles(version), ...more });
      return deliver();
    },
    back: async (version?: string, silent = false) =>
      (await session({ ...how, action: 'back', version, silent })).shown,
  };
}
const SYSTEMS = process.platform === 'linux' ? (['linux', 'win32'] as const) : (['win32'] as const);
const onLinux = process.platform === 'linux' ? it : it.skip;

describe.each(SYSTEMS)('entregar en una carpeta, como en %s', (system) => {
  it('muestra el sitio entero; lo que piden las páginas abiertas se queda una vez más', async () => {
    const { put, shown } = begin(system);
    await put(1);
    expect(filesOf(shown)).toEqual(siteFiles(1));
    const same = path.join(shown, 'prensa/7/index.html');
    const { ino } = statSync(same);
    await put(2);
    expect(filesOf(shown)).toEqual({ ...siteFiles(2), '_/app-1.js': 'app(1)' });
    expect(statSync(same).ino).toBe(ino);
    await put(3);
    expect(Object.keys(filesOf(shown))).not.toContain('_/app-1.js');
  });

  it('vuelve al de antes, entero, y dice cuál es; a uno alterado o que no envía, no', async () => {
    const { put, back, shown, folder } = begin(system);
    await expect(back()).rejects.toThrow('ninguna anterior');
    const first = await put(1, { 'envio.json': SILENT });
    const second = await put(2);
    await expect(back()).rejects.toThrow('tiene formularios que no envían');
    expect(filesOf(shown)).toMatchObject(siteFiles(2));
    expect(await back(undefined, true)).toBe(first);
    expect(filesOf(shown)).toMatchObject({ 'index.html': siteFiles(1)['index.html'] });
    expect(await back(second)).toBe(second);
    expect(filesOf(shown)).toMatchObject(siteFiles(2));
    await expect(back('000099-20260101-000000')).rejects.toThrow('esa versión');
    const former = system === 'linux' ? path.join(folder, 'versiones', first) : `${shown}.anterior`;
    writeFileSync(path.join(former, 'index.html'), 'pintado');
    await expect(back(first, true)).rejects.toThrow('ya no es lo que dice su lista');
    expect(filesOf(shown)).toMatchObject(siteFiles(2));
  });

  it('lo alterado en lo que se ve, también su lista, no pasa al siguiente', async () => {
    const { put, shown } = begin(system);
    await put(1);
    writeFileSync(path.join(shown, 'prensa/7/index.html'), 'pintado');
    await put(2);
    expect(filesOf(shown)).toMatchObject(siteFiles(2));
    writeFileSync(path.join(shown, 'huellas.txt'), 'no es una lista');
    await put(3);
    expect(filesOf(shown)).toEqual(siteFiles(3));
  });

  it('lo que no coincide con su lista no llega a verse, y lo que no se puede escribir se dice', async () => {
    const { own, put, out, deliver, shown } = begin(system);
    await put(1);
    writeSite(out, siteFiles(2));
    writeFileSync(path.join(out, 'index.html'), 'a mano');
    await expect(deliver()).rejects.toThrow(/no llegó entero|no es lo que dice la lista/);
    expect(filesOf(shown)).toEqual(siteFiles(1));
    writeFileSync(path.join(own, 'archivo'), '');
    await expect(deliver({ folder: path.join(own, 'archivo/sitio') })).rejects.toThrow(
      'No se pudo escribir en',
    );
  });
});

describe('cada sistema, a su modo', () => {
  onLinux(
    'en Linux es como en un servidor: quedan cinco versiones, y lo ajeno no se toca',
    async () => {
      const { put, shown, folder } = begin('linux');
      for (const version of [1, 2, 3, 4, 5, 6, 7]) await put(version);
      const versions = readdirSync(path.join(folder, 'versiones')).sort();
      expect(versions.map((name) => name.slice(0, 6))).toEqual(
        ['3', '4', '5', '6', '7'].map((one) => one.padStart(6, '0')),
      );
      expect(readlinkSync(shown)).toBe(`versiones/${versions.at(-1)}`);
      const alien = begin('linux');
      mkdirSync(alien.shown, { recursive: true });
      await expect(alien.put(1)).rejects.toThrow('no es lo que este programa puso ahí');
      expect(readdirSync(alien.folder)).toEqual(['actual']);
    },
  );

  onLinux('en un disco sin enlaces duros lo igual se copia', async () => {
    const { own, put, shown } = begin('linux');
    await put(1);
    const bin = path.join(own, 'bin');
    mkdirSync(bin);
    const cp =
      '#!/bin/sh\n[ "$1" != -l ] || exit 1\nexec /usr/bin/env PATH=/usr/bin:/bin cp "$@"\n';
    writeFileSync(path.join(bin, 'cp'), cp, { mode: 0o755 });
    const before = process.env['PATH'];
    try {
      process.env['PATH'] = `${bin}:${before}`;
      await put(2);
    } finally {
      process.env['PATH'] = before;
    }
    expect(filesOf(shown)).toEqual({ ...siteFiles(2), '_/app-1.js': 'app(1)' });
    expect(statSync(path.join(shown, 'prensa/7/index.html')).nlink).toBe(1);
  });

  it('en Windows, sin enlaces, el anterior queda al lado; lo cortado a la mitad se repara', async () => {
    const { put, shown, back } = begin('win32');
    await put(1);
    await put(2);
    expect(filesOf(`${shown}.anterior`)).toEqual(siteFiles(1));
    renameSync(shown, `${shown}.anterior2`);
    await put(3);
    expect(filesOf(shown)).toMatchObject(siteFiles(3));
    renameSync(shown, `${shown}.anterior3`);
    await expect(back()).rejects.toThrow('ninguna anterior');
    expect(filesOf(shown)).toEqual(siteFiles(1));
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
    const target = readTarget(given(text));
    return target && targetWords(target);
  };

  it('es una carpeta o un servidor', () => {
    expect(words('{"motor": "1.0.0", "entrega": {"carpeta": "/srv/sitio"}}')).toBe(
      `la carpeta ${path.resolve(base, '/srv/sitio')}`,
    );
    expect(words('{"motor": "1.0.0", "entrega": {"servidor": "sitio@maquina:/srv/sitio"}}')).toBe(
      'el servidor sitio@maquina',
    );
    expect(readTarget(base)).toBeUndefined();
  });

  it.each(['{"servidor": "-oProxyCommand=x:/a/b"}', '{"carpeta": "out"}', '{"carpeta": ".."}'])(
    '%s se rechaza y se dice qué escribir',
    (entrega) => {
      expect(() => words(`{"motor": "1.0.0", "entrega": ${entrega}}`)).toThrow(/Escriba|Diga/);
    },
  );
});
