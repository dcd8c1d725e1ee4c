/** @jest-environment node */
import { keepFormer } from '@/scripts/make/unpublished';
import { pathsOf } from '@/scripts/make/paths';
import { tempFolder } from './folder';

const folder = tempFolder();
afterAll(folder.cleanUp);
beforeEach(() => folder.remove('.'));

const paths = pathsOf({ root: folder.dir, out: folder.at('out'), cache: folder.at('cache') });
const before = (...files: string[]) =>
  files.forEach((file) => folder.write(`out.anterior/${file}`, file));
const now = (...files: string[]) => files.forEach((file) => folder.write(`out/${file}`, file));
const kept = () =>
  folder.has('servidores/anteriores') ? folder.files('servidores/anteriores') : [];

describe('quien tenía abierta una página de la versión anterior', () => {
  it('sigue encontrando lo que esa página carga, y nada más de ella', async () => {
    before('_/a-1.js', '_/a-1.js.br', '_/b-1.js', 'imagenes/v/x.0.avif', 'sindico/index.html');
    now('_/a-2.js', '_/b-1.js', 'sindico/index.html');
    expect(await keepFormer(paths)).toBe(3);
    expect(kept()).toEqual(['_/a-1.js', '_/a-1.js.br', 'imagenes/v/x.0.avif']);
    expect(folder.read('servidores/anteriores/_/a-1.js')).toBe('_/a-1.js');
    expect(folder.files('out')).toEqual(['_/a-2.js', '_/b-1.js', 'sindico/index.html']);
  });

  it('lo sigue encontrando aunque se compile otra vez sin cambiar nada', async () => {
    before('_/a-1.js');
    now('_/a-2.js');
    await keepFormer(paths);
    before('_/a-2.js');
    expect(await keepFormer(paths)).toBe(0);
    expect(kept()).toEqual(['_/a-1.js']);
  });

  it('deja de encontrarlo dos cambios después', async () => {
    before('_/a-1.js');
    now('_/a-3.js');
    await keepFormer(paths);
    before('_/a-2.js');
    await keepFormer(paths);
    expect(kept()).toEqual(['_/a-2.js']);
  });
});
