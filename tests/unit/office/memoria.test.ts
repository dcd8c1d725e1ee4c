/** @jest-environment node */
import { utimesSync } from 'node:fs';
import { inspectOffice } from '@/scripts/make/office/inspect';
import { tempFolder } from '../make/folder';

const folder = tempFolder();
afterAll(folder.cleanUp);
beforeEach(() => folder.remove('.'));

const places = { public: folder.at('public'), cache: folder.at('cache') };
const put = (name: string, text: string) => folder.write(`public/${name}`, text);
const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"><path d="M0 0h4v4z"/></svg>';

describe('lo que ya se leyó', () => {
  const memory = () => JSON.parse(folder.read('cache/public.json')) as { known: object };

  it('no se lee otra vez mientras no cambie, y uno que se va se olvida', async () => {
    put('imagenes/a.svg', SVG);
    put('imagenes/b.svg', SVG);
    const [first] = (await inspectOffice(places)).files;
    // Were the file read again, its true hash would replace this one.
    const planted = folder.read('cache/public.json').replaceAll(first!.hash, 'f'.repeat(64));
    folder.write('cache/public.json', planted);
    expect((await inspectOffice(places)).files[0]?.hash).toBe('f'.repeat(64));
    folder.remove('public/imagenes/b.svg');
    await inspectOffice(places);
    expect(Object.keys(memory().known)).toEqual(['imagenes/a.svg']);
  });

  it('uno que cambia se nota, aunque tenga el mismo tamaño', async () => {
    put('imagenes/a.svg', SVG);
    const before = (await inspectOffice(places)).files[0]?.hash;
    put('imagenes/a.svg', SVG.replace('M0', 'M1'));
    utimesSync(folder.at('public/imagenes/a.svg'), 2_000_000_000, 2_000_000_000);
    expect((await inspectOffice(places)).files[0]?.hash).not.toBe(before);
  });

  it('también si conserva el tamaño y la fecha, como lo que se copia con ellas', async () => {
    const keepDate = () =>
      utimesSync(folder.at('public/imagenes/a.svg'), 1_700_000_000, 1_700_000_000);
    put('imagenes/a.svg', SVG);
    keepDate();
    const before = (await inspectOffice(places)).files[0]?.hash;
    put('imagenes/a.svg', SVG.replace('M0', 'M1'));
    keepDate();
    expect((await inspectOffice(places)).files[0]?.hash).not.toBe(before);
  });

  it.each(['no es JSON', '{"tool":"otra","known":{}}'])(
    'si lo que se sabía no se entiende o es de otra versión («%s»), todo se lee otra vez',
    async (known) => {
      put('imagenes/a.svg', SVG);
      const first = await inspectOffice(places);
      folder.write('cache/public.json', known);
      expect(await inspectOffice(places)).toEqual(first);
    },
  );
});
