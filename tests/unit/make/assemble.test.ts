/** @jest-environment node */
import fs, { statSync } from 'node:fs';
import { NO_RULES } from '@/lib/site/hosts/rules';
import { addFiles, assemble, keepFormer, swap, writeTexts } from '@/scripts/make/assemble';
import { pathsOf } from '@/scripts/make/paths';
import { tempFolder } from './folder';

const folder = tempFolder();
beforeEach(() => folder.remove('.'));
afterEach(() => jest.restoreAllMocks());

const paths = pathsOf({ root: folder.dir, out: folder.at('out'), cache: folder.at('cache') });
const site = () => folder.files('cache/site');
const kept = (name: string, text: string) => folder.write(`kept/${name}`, text);

describe('armar el sitio', () => {
  it('es enlazar lo guardado: los bytes están una sola vez en el disco', () => {
    const page = kept('a', 'página');
    assemble(
      paths,
      new Map([
        ['prensa/index.html', page],
        ['a b/ñ.txt', kept('b', 'ñ')],
      ]),
    );
    expect(site()).toEqual(['a b/ñ.txt', 'prensa/index.html']);
    expect(folder.read('cache/site/prensa/index.html')).toBe('página');
    expect(statSync(folder.at('cache/site/prensa/index.html')).ino).toBe(statSync(page).ino);
  });

  it('donde no se puede enlazar, se copia', () => {
    const source = kept('a', 'página');
    jest.spyOn(fs, 'linkSync').mockImplementation(() => {
      throw Object.assign(new Error(), { code: 'EXDEV' });
    });
    assemble(paths, new Map([['index.html', source]]));
    expect(folder.read('cache/site/index.html')).toBe('página');
  });
});

describe('nada se escribe fuera de su carpeta', () => {
  const OUTSIDE = [
    '../fuera.pdf',
    'static/pdf/../../../../fuera.pdf',
    'static/../fuera.pdf',
    './fuera.pdf',
    'a//fuera.pdf',
    'a\\\\..\\\\fuera.pdf',
    'a\0.pdf',
    '',
    '.',
    '/tmp/fuera.pdf',
  ];

  it.each(OUTSIDE)('%j', async (name) => {
    const from = kept('a', 'x');
    expect(() => assemble(paths, new Map([[name, from]]))).toThrow('se saldría de su carpeta');
    await expect(writeTexts(paths.emitted, new Map([[name, 'x']]))).rejects.toThrow(
      'se saldría de su carpeta',
    );
    expect(folder.files('.')).toEqual(['kept/a']);
  });
});

it('de los textos sólo se escriben los que cambiaron', async () => {
  const write = async (texts: Record<string, string>) =>
    (await writeTexts(folder.at('textos'), new Map(Object.entries(texts)))).written;
  expect(await write({ a: '1', 'b/c': '2' })).toEqual(['a', 'b/c']);
  const { mtimeMs } = statSync(folder.at('textos/a'));
  expect(await write({ a: '1', 'b/c': 'otra cosa' })).toEqual(['b/c']);
  expect(statSync(folder.at('textos/a')).mtimeMs).toBe(mtimeMs);
  expect(folder.read('textos/b/c')).toBe('otra cosa');
});

describe('dos dueños de una misma dirección', () => {
  it('no se pisan en silencio: se dice cuál es y de quién', () => {
    const all = new Map([['robots.txt', '/de-la-oficina']]);
    expect(() => addFiles(all, new Map([['robots.txt', '/otra']]), 'la compilación')).toThrow(
      'robots.txt ya es de otra parte del sitio y la compilación lo quiere escribir también. Cambie el nombre de uno.',
    );
    addFiles(all, new Map([['b', '/2']]), 'una página');
    expect(Object.fromEntries(all)).toEqual({ 'robots.txt': '/de-la-oficina', b: '/2' });
  });
});

describe('poner el sitio nuevo en lugar del anterior', () => {
  it('es lo último, y deja las reglas para el servidor local y el anterior al lado', () => {
    folder.write('out/vieja.html', 'vieja');
    folder.write('cache/site/index.html', 'nueva');
    swap(paths, NO_RULES);
    expect(folder.files('out')).toEqual(['index.html']);
    expect(JSON.parse(folder.read('cache/host-rules.json'))).toEqual(NO_RULES);
    expect(folder.files('out.anterior')).toEqual(['vieja.html']);
  });

  it('si el nuevo no está, el anterior se queda', () => {
    folder.write('out/vieja.html', 'vieja');
    expect(() => swap(paths, NO_RULES)).toThrow(folder.at('cache/site'));
    expect(folder.files('out')).toEqual(['vieja.html']);
  });
});

const before = (...files: string[]) =>
  files.forEach((file) => folder.write(`out.anterior/${file}`, file));
const now = (...files: string[]) => files.forEach((file) => folder.write(`out/${file}`, file));
const keptFormer = () =>
  folder.has('servidores/anteriores') ? folder.files('servidores/anteriores') : [];

describe('quien tenía abierta una página de la versión anterior', () => {
  it('sigue encontrando lo que esa página carga, y nada más de ella', async () => {
    before('_/a-1.js', '_/a-1.js.br', '_/b-1.js', 'imagenes/v/x.0.avif', 'sindico/index.html');
    now('_/a-2.js', '_/b-1.js', 'sindico/index.html');
    expect(await keepFormer(paths)).toBe(3);
    expect(keptFormer()).toEqual(['_/a-1.js', '_/a-1.js.br', 'imagenes/v/x.0.avif']);
    expect(folder.read('servidores/anteriores/_/a-1.js')).toBe('_/a-1.js');
    expect(folder.files('out')).toEqual(['_/a-2.js', '_/b-1.js', 'sindico/index.html']);
  });

  it('lo sigue encontrando aunque se compile otra vez sin cambiar nada', async () => {
    before('_/a-1.js');
    now('_/a-2.js');
    await keepFormer(paths);
    before('_/a-2.js');
    expect(await keepFormer(paths)).toBe(0);
    expect(keptFormer()).toEqual(['_/a-1.js']);
  });

  it('deja de encontrarlo dos cambios después', async () => {
    before('_/a-1.js');
    now('_/a-3.js');
    await keepFormer(paths);
    before('_/a-2.js');
    await keepFormer(paths);
    expect(keptFormer()).toEqual(['_/a-2.js']);
  });
});
