/** @jest-environment node */
import { buildSync } from 'esbuild';
import { importsOf } from '@/lib/keys/imports';
import { lockedVersions } from '@/lib/keys/lock';
import { keyOf, toolKey } from '@/lib/keys';
import { tempFolder } from '../make/folder';

const folder = tempFolder();
afterAll(folder.cleanUp);

const LOCK = {
  'node_modules/sharp': { version: '1.0.0', integrity: 'sha512-a' },
  'node_modules/font': { version: '2.0.0', integrity: 'sha512-b' },
  'node_modules/other': { version: '3.0.0', integrity: 'sha512-c' },
};
const writeLock = (change: object = {}) =>
  folder.write('package-lock.json', JSON.stringify({ packages: { ...LOCK, ...change } }));

const PROJECT: Record<string, string> = {
  'lib/draw.ts': `import sharp from 'sharp';
import { readFileSync } from 'node:fs';
import type { Other } from 'other';
import type { Unused } from './unused';
import {
  line,
  circle,
} from '@/lib/shapes';
export * from './paper.mjs';
const later = () => import('./later');`,
  'lib/shapes/index.ts': 'export const line = 1;',
  'lib/paper.mjs': "import './effects';",
  'lib/effects.ts': '',
  'lib/later.tsx': "import { draw } from './draw';",
  'lib/unused.ts': '',
};
beforeEach(() => {
  writeLock();
  for (const [name, text] of Object.entries(PROJECT)) folder.write(name, text);
});
const ofTool = (packages = ['font']) => toolKey(['lib/draw.ts'], packages, folder.dir);

describe('la llave de una herramienta', () => {
  it.each([
    'lib/draw.ts',
    'lib/shapes/index.ts',
    'lib/paper.mjs',
    'lib/effects.ts',
    'lib/later.tsx',
  ])('cambia con %s, que ella importa', (file) => {
    const before = ofTool();
    expect(ofTool()).toBe(before);
    folder.write(file, `${PROJECT[file]}\n`);
    expect(ofTool()).not.toBe(before);
  });

  it.each(['sharp', 'font'])(
    'cambia con la versión o el contenido de %s, con que trabaja',
    (name) => {
      const before = ofTool();
      for (const entry of [
        { version: '1.0.1', integrity: 'sha512-a' },
        { version: '1.0.0', integrity: 'sha512-z' },
      ]) {
        writeLock({ [`node_modules/${name}`]: entry });
        expect(ofTool()).not.toBe(before);
      }
    },
  );

  it('no cambia con lo demás: ni con otro paquete, ni con otro archivo', () => {
    const before = ofTool();
    writeLock({ 'node_modules/other': { version: '4.0.0' } });
    folder.write('lib/unused.ts', 'const a = 1;');
    expect(ofTool()).toBe(before);
  });

  it('una fuente o un paquete que no existe se rechaza: la llave no cambiaría nunca', () => {
    expect(() => ofTool(['fonts'])).toThrow('package-lock.json no nombra «fonts».');
    folder.write('lib/effects.ts', "import './nothing';");
    expect(() => ofTool()).toThrow('lib/nothing');
  });
});

describe('lo que importan las herramientas de este proyecto', () => {
  it.each([
    'lib/content/load/reading.ts',
    'scripts/make/assets/drawings.ts',
    'scripts/make/assets/images.ts',
    'scripts/make/compress.ts',
    'scripts/make/office/inspect.ts',
    'scripts/make/pdf/draw.ts',
    'scripts/make/search.ts',
  ])('%s: nada de lo que juntaría un empaquetador falta', (entry) => {
    const { metafile } = buildSync({
      entryPoints: [entry],
      bundle: true,
      write: false,
      metafile: true,
      packages: 'external',
      platform: 'node',
      format: 'esm',
    });
    const { files, packages } = importsOf([entry], process.cwd());
    expect(Object.keys(metafile.inputs).filter((file) => !files.includes(file))).toEqual([]);
    const external = Object.values(metafile.inputs)
      .flatMap(({ imports }) => imports.filter((one) => one.external).map(({ path }) => path))
      .filter((name) => !name.startsWith('node:'));
    expect(external.filter((name) => !packages.includes(name))).toEqual([]);
  });
});

describe('las versiones de los paquetes', () => {
  const packages = {
    'node_modules/a': { version: '1.0.0', dependencies: { b: '^1', '@c/d': '^1' } },
    'node_modules/a/node_modules/b': { version: '1.5.0', dependencies: { '@c/d': '^1' } },
    'node_modules/b': { version: '2.0.0' },
    'node_modules/@c/d': { version: '3.0.0', optionalDependencies: { a: '*' } },
    'node_modules/e': { version: '9.0.0' },
  };

  it('son las de cada uno y las de los que ese trae, y de ningún otro', () => {
    expect(lockedVersions({ packages }, ['a'])).toEqual([
      ['node_modules/@c/d', '3.0.0'],
      ['node_modules/a', '1.0.0'],
      ['node_modules/a/node_modules/b', '1.5.0'],
    ]);
  });
});

describe('la llave de algo hecho de datos', () => {
  it('cambia con cada dato, con su orden y con la versión, y no confunde dónde acaba cada uno', () => {
    const keys = [
      keyOf('a', 'b', 'c'),
      keyOf('b', 'b', 'c'),
      keyOf('a', 'c', 'b'),
      keyOf('a', 'bc'),
      keyOf('a', 'b', 'c', ''),
      keyOf('a', 'b\0c'),
      keyOf('a', Buffer.from('b'), 'd'),
    ];
    expect(new Set(keys).size).toBe(keys.length);
    expect(keyOf('a', Buffer.from('b'), 'c')).toBe(keyOf('a', 'b', 'c'));
    for (const key of keys) expect(key).toMatch(/^[0-9a-f]{40}$/);
  });
});
