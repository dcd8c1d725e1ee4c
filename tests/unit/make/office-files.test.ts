/** @jest-environment node */
import { readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { refusal, takeOfficeFiles } from '@/scripts/make/assets/office-files';
import { Store } from '@/scripts/make/store';
import { tempFolder } from './folder';

const folder = tempFolder();
afterAll(folder.cleanUp);
beforeEach(() => folder.remove('.'));

const take = () =>
  takeOfficeFiles(
    { public: folder.at('public'), cache: folder.at('cache') },
    new Store(folder.at('store'), folder.dir),
  );

describe('lo que la oficina pone en public/', () => {
  const NAMES = [
    '.well-known/security.txt',
    'datos/presupuesto.csv',
    'datos/presupuesto.json',
    'imagenes/Año Nuevo.JPG',
    'llave-de-buscador.txt',
    'sin-terminacion',
    'static/pdf/Código de ética.pdf',
    'video.mp4',
  ];

  it('llega al sitio, tenga la terminación que tenga', async () => {
    for (const name of NAMES) folder.write(`public/${name}`, `esto es ${name}`);
    const { files, hashes } = await take();
    expect([...files.keys()].sort()).toEqual([...NAMES].sort());
    for (const [name, from] of files) expect(readFileSync(from, 'utf8')).toBe(`esto es ${name}`);
    for (const hash of hashes.values()) expect(hash).toMatch(/^[0-9a-f]{64}$/);
    expect(new Set(hashes.values()).size).toBe(NAMES.length);
  });

  it('viene de una copia: cambiar el sitio no cambia el archivo de la oficina', async () => {
    folder.write('public/a.txt', 'de la oficina');
    writeFileSync((await take()).files.get('a.txt')!, 'cambiado');
    expect(folder.read('public/a.txt')).toBe('de la oficina');
  });

  it('sin nada puesto no hay nada que llevar', async () => {
    expect((await take()).files.size).toBe(0);
  });
});

describe('lo que no se puede publicar', () => {
  it('se rechaza por su nombre, todo de una vez, y dice qué hacer', async () => {
    for (const name of ['.htaccess', 'a/.secreto/b.txt', 'aviso.html', 'b/AVISO.HTM', 'bueno.txt'])
      folder.write(`public/${name}`, '');
    const said = await take().then(
      () => '',
      (error: Error) => error.message,
    );
    expect(said.split('\n')).toEqual([
      'Hay archivos que no se pueden publicar:',
      expect.stringMatching(/^public\/\.htaccess: «\.htaccess» empieza con un punto.*Cámbiele/),
      expect.stringMatching(/^public\/a\/\.secreto\/b\.txt: «\.secreto» empieza con un punto/),
      expect.stringMatching(/^public\/aviso\.html: las páginas se escriben en content\//),
      expect.stringMatching(/^public\/b\/AVISO\.HTM: las páginas/),
    ]);
  });

  it.each(['.well-known/security.txt', 'aviso.html.pdf', 'html', 'a.b.c', 'a./b'])(
    '«%s» sí se puede',
    (name) => expect(refusal(name)).toBeUndefined(),
  );
});

describe('un archivo que cambia', () => {
  it('se nota, aunque tenga el mismo tamaño', async () => {
    folder.write('public/a.txt', 'uno');
    const before = (await take()).hashes.get('a.txt');
    folder.write('public/a.txt', 'dos');
    utimesSync(folder.at('public/a.txt'), 2_000_000_000, 2_000_000_000);
    const { files, hashes } = await take();
    expect(hashes.get('a.txt')).not.toBe(before);
    expect(readFileSync(files.get('a.txt')!, 'utf8')).toBe('dos');
  });

  it('si no cambió no se vuelve a leer, y uno que se va se olvida', async () => {
    folder.write('public/a.txt', 'uno');
    folder.write('public/b.txt', 'dos');
    const first = await take();
    const stats = folder.read('cache/public-stats.json');
    expect(Object.keys(JSON.parse(stats) as object)).toEqual(['a.txt', 'b.txt']);
    // Were the file read again, its true hash would replace this one.
    folder.write(
      'cache/public-stats.json',
      stats.replace(first.hashes.get('a.txt')!, 'f'.repeat(64)),
    );
    expect((await take()).hashes.get('a.txt')).toBe('f'.repeat(64));
    folder.remove('public/b.txt');
    await take();
    expect(Object.keys(JSON.parse(folder.read('cache/public-stats.json')) as object)).toEqual([
      'a.txt',
    ]);
  });

  it.each(['no es JSON', '{"a.txt":[1]}'])(
    'si lo que se sabía no se entiende («%s»), todo se lee otra vez',
    async (known) => {
      folder.write('public/a.txt', 'uno');
      const first = await take();
      folder.write('cache/public-stats.json', known);
      expect((await take()).hashes).toEqual(first.hashes);
    },
  );

  it('sin lo guardado se lleva de nuevo', async () => {
    folder.write('public/a.txt', 'uno');
    await take();
    folder.remove('store');
    expect(readFileSync((await take()).files.get('a.txt')!, 'utf8')).toBe('uno');
  });
});
