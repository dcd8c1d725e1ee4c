/** @jest-environment node */
import { codeKeyOf, keyOf } from '@/lib/keys';
import { tempFolder } from '../make/folder';

const folder = tempFolder();
afterAll(folder.cleanUp);

const PROJECT: Record<string, string> = {
  'package-lock.json': '{}',
  'lib/site/text.ts': 'text',
};
beforeEach(() => {
  folder.remove('.');
  for (const [name, text] of Object.entries(PROJECT)) folder.write(name, text);
});
const ofCode = (env: Record<string, string> = {}) =>
  codeKeyOf(folder.dir, env as NodeJS.ProcessEnv);

describe('la llave del código', () => {
  it('del mismo proyecto es la misma, esté donde esté', async () => {
    const before = ofCode();
    expect(ofCode()).toBe(before);
    const other = tempFolder();
    for (const [name, text] of Object.entries(PROJECT)) other.write(name, text);
    expect(codeKeyOf(other.dir, {} as NodeJS.ProcessEnv)).toBe(before);
    other.cleanUp();
  });

  it.each([
    ['una página', 'app/page.tsx'],
    ['una hoja de estilo', 'components/styles/base.css'],
    ['un archivo nuevo', 'lib/site/nuevo.ts'],
    ['la versión de un paquete', 'package-lock.json'],
    ['la configuración de TypeScript', 'tsconfig.json'],
    ['la plantilla de un documento', 'scripts/make/pdf/templates/a.typ'],
  ])('cambia con %s (%s)', async (_, file) => {
    const before = ofCode();
    folder.write(file, 'otra cosa');
    expect(ofCode()).not.toBe(before);
  });

  it.each([
    ['las pruebas', 'tests/unit/a.test.ts'],
    ['una nota junto al código', 'scripts/make/README.md'],
    ['el contenido', 'content/sitio.yml'],
  ])('no cambia con %s (%s)', async (_, file) => {
    const before = ofCode();
    folder.write(file, 'otra cosa');
    expect(ofCode()).toBe(before);
  });

  it('cambia con los ajustes de los formularios, y con nada más del entorno', () => {
    const KEY = 'NEXT_PUBLIC_EMAILJS_PUBLIC_KEY';
    const [none, one, other] = [ofCode(), ofCode({ [KEY]: 'a' }), ofCode({ [KEY]: 'b' })];
    expect(new Set([none, one, other]).size).toBe(3);
    expect(ofCode({ HOME: '/a', PORT: '3000' })).toBe(none);
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
