/** @jest-environment node */
import { rmSync } from 'node:fs';
import { codeKeyOf, keyOf } from '@/lib/keys';
import { tempFolder } from '../make/folder';

const folder = tempFolder();
afterAll(folder.cleanUp);

/** A project as keys see it. */
const PROJECT: Record<string, string> = {
  'package-lock.json': '{}',
  'tsconfig.json': '{}',
  'next.config.mjs': 'export default {}',
  'postcss.config.mjs': 'export default {}',
  'tailwind.config.ts': 'export default {}',
  'app/page.tsx': 'page',
  'components/ui/Link.tsx': 'link',
  'components/styles/base.css': 'p{}',
  'lib/site/text.ts': 'text',
  'scripts/make/build.ts': 'build',
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
    ['un componente', 'components/ui/Link.tsx'],
    ['una hoja de estilo', 'components/styles/base.css'],
    ['una función', 'lib/site/text.ts'],
    ['un paso de la compilación', 'scripts/make/build.ts'],
    ['un archivo nuevo', 'lib/site/nuevo.ts'],
    ['un archivo oculto', 'app/.nuevo'],
    ['la versión de un paquete', 'package-lock.json'],
    ['la configuración de TypeScript', 'tsconfig.json'],
    ['la de Next', 'next.config.mjs'],
    ['la de PostCSS', 'postcss.config.mjs'],
    ['los colores', 'tailwind.config.ts'],
    ['la plantilla de un documento', 'scripts/make/pdf/templates/a.typ'],
  ])('cambia con %s (%s)', async (_, file) => {
    const before = ofCode();
    folder.write(file, 'otra cosa');
    expect(ofCode()).not.toBe(before);
  });

  it('cambia cuando un archivo cambia de nombre o se va', async () => {
    const before = ofCode();
    rmSync(folder.at('lib/site/text.ts'));
    const without = ofCode();
    expect(without).not.toBe(before);
    folder.write('lib/site/texto.ts', 'text');
    expect([before, without]).not.toContain(ofCode());
  });

  it.each([
    ['las pruebas', 'tests/unit/a.test.ts'],
    ['los documentos', 'docs/decisions/1.md'],
    ['una nota junto al código', 'scripts/make/README.md'],
    ['el servidor', 'scripts/serve/site.ts'],
    ['el contenido', 'content/sitio.yml'],
    ['los archivos de la oficina', 'public/icono.svg'],
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
