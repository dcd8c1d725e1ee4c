/** @jest-environment node */
import { rmSync } from 'node:fs';
import { codeKey, isBuilt, keepKey, siteKey } from '@/scripts/make/keys';
import { pathsOf } from '@/scripts/make/paths';
import { tempFolder } from './folder';

const folder = tempFolder();
afterAll(folder.cleanUp);

const LOCK = {
  packages: {
    '': {},
    'node_modules/sharp': { version: '1.0.0', integrity: 'sha512-a' },
    'node_modules/remark': { version: '2.0.0', integrity: 'sha512-b' },
  },
};
const lock = (change: object = {}) => JSON.stringify({ packages: { ...LOCK.packages, ...change } });

/** A project as keys see it. */
const PROJECT: Record<string, string> = {
  'package-lock.json': lock(),
  'tsconfig.json': '{}',
  'next.config.mjs': 'export default {}',
  'postcss.config.mjs': 'export default {}',
  'tailwind.config.ts': 'export default {}',
  'app/page.tsx': 'page',
  'components/ui/Link.tsx': 'link',
  'components/styles/base.css': 'p{}',
  'lib/site/text.ts': 'text',
  'scripts/make/build.ts': 'build',
  'content/sitio.yml': 'nombre: a',
  'public/icono.svg': '<svg/>',
};

beforeEach(() => {
  folder.remove('.');
  for (const [name, text] of Object.entries(PROJECT)) folder.write(name, text);
});

const paths = () => pathsOf({ root: folder.dir, out: folder.at('out'), cache: folder.at('.c') });
const ofSite = (env: Record<string, string> = {}) => siteKey(paths(), env, folder.dir);
const ofCode = () => codeKey(folder.dir);

describe('la llave del código', () => {
  it('del mismo proyecto es la misma, esté donde esté', async () => {
    const before = ofCode();
    expect(ofCode()).toBe(before);
    const other = tempFolder();
    for (const [name, text] of Object.entries(PROJECT)) other.write(name, text);
    expect(codeKey(other.dir)).toBe(before);
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
});

describe('la llave del sitio', () => {
  it.each([
    ['el código', 'app/page.tsx'],
    ['el contenido', 'content/sitio.yml'],
    ['un comunicado nuevo', 'content/prensa/nuevo.md'],
    ['un archivo de la oficina', 'public/icono.svg'],
    ['un archivo nuevo de la oficina', 'public/.well-known/security.txt'],
  ])('cambia con %s', async (_, file) => {
    const before = ofSite();
    folder.write(file, 'otra cosa');
    expect(ofSite()).not.toBe(before);
  });

  it('cambia con los ajustes de los formularios, y con nada más del entorno', async () => {
    const KEY = 'NEXT_PUBLIC_EMAILJS_PUBLIC_KEY';
    const [none, one, other] = [ofSite(), ofSite({ [KEY]: 'a' }), ofSite({ [KEY]: 'b' })];
    expect(new Set([none, one, other]).size).toBe(3);
    expect(ofSite({ HOME: '/a', PORT: '3000' })).toBe(none);
  });

  it.each(['tests/unit/a.test.ts', 'docs/a.md', 'out/index.html', '.c/store/a'])(
    'no cambia con %s',
    async (file) => {
      const before = ofSite();
      folder.write(file, 'otra cosa');
      expect(ofSite()).toBe(before);
    },
  );
});

describe('si el sitio ya está hecho', () => {
  const built = () => isBuilt(paths(), {}, folder.dir);
  const make = async () => {
    const { out, hostRules, key } = paths();
    folder.write('out/index.html', '');
    folder.write('out/huellas.txt', `${'0'.repeat(64)}  index.html\n`);
    expect([out, hostRules, key].every((one) => one.startsWith(folder.dir))).toBe(true);
    folder.write('.c/host-rules.json', '{}');
    await keepKey(paths(), ofSite());
  };

  it('lo está mientras nada cambie', async () => {
    expect(built()).toBe(false);
    await make();
    expect(built()).toBe(true);
    folder.write('content/sitio.yml', 'nombre: b');
    expect(built()).toBe(false);
  });

  it('no lo está si alguien cambió lo compilado a mano; lo que puso al lado no cuenta', async () => {
    await make();
    folder.write('out/huellas.txt.sig', 'firma');
    expect(built()).toBe(true);
    folder.write('out/index.html', 'a mano');
    expect(built()).toBe(false);
    folder.remove('out/index.html');
    expect(built()).toBe(false);
  });

  it('no lo está el día en que algo que esperaba sale o se retira, y antes sí', async () => {
    await make();
    await keepKey(paths(), ofSite(), '2026-12-03');
    const on = (today: string) => isBuilt(paths(), {}, folder.dir, today);
    expect([on('2026-12-02'), on('2026-12-03'), on('2026-12-04')]).toEqual([true, false, false]);
  });

  it('un día después sigue estándolo, si nada esperaba', async () => {
    await make();
    expect(isBuilt(paths(), {}, folder.dir, '2999-12-31')).toBe(true);
  });

  it('el que muestra borradores no es el que se publica', async () => {
    await make();
    await keepKey(paths(), siteKey({ ...paths(), waiting: true }, {}, folder.dir));
    expect(built()).toBe(false);
    expect(isBuilt({ ...paths(), waiting: true }, {}, folder.dir)).toBe(true);
  });

  it('no lo está si las reglas del servidor local quedaron a medias', async () => {
    await make();
    folder.write('.c/host-rules.json', '{"headers":[');
    expect(built()).toBe(false);
  });

  it.each(['out', '.c/host-rules.json', '.c/build-key'])('no lo está si falta %s', async (name) => {
    await make();
    folder.remove(name);
    expect(built()).toBe(false);
  });
});
