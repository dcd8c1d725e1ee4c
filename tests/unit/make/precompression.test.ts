/** @jest-environment node */
import { readFileSync, statSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Store } from '@/lib/store';
import { compressTexts } from '@/scripts/make/compress';
import { tempFolder } from './folder';

const folder = tempFolder();
beforeEach(() => folder.remove('.'));

const LONG = 'Un texto que se repite. '.repeat(40);

function compress(files: Record<string, string>) {
  const at = Object.entries(files).map(([name, text]) => [name, folder.write(name, text)] as const);
  return compressTexts(new Map(at), new Store(folder.at('store')));
}

describe('los textos del sitio', () => {
  it('llevan al lado una copia comprimida de cada clase, que dice lo mismo', async () => {
    const added = await compress({ 'robots.txt': LONG });
    expect([...added.keys()]).toEqual(['robots.txt.br', 'robots.txt.gz']);
    const read = (name: string) => readFileSync(added.get(name)!);
    expect(brotliDecompressSync(read('robots.txt.br')).toString()).toBe(LONG);
    expect(gunzipSync(read('robots.txt.gz')).toString()).toBe(LONG);
  });

  it('comprimidos son los mismos bytes en cualquier sistema: no dicen en cuál se hicieron', async () => {
    const gz = (await compress({ 'robots.txt': LONG })).get('robots.txt.gz')!;
    expect(readFileSync(gz)[9]).toBe(255);
  });

  it.each(['html', 'json', 'SVG'])('los .%s son textos', async (ending) => {
    expect((await compress({ [`a.${ending}`]: LONG })).size).toBe(2);
  });

  it.each(['a.png', 'a.br', 'svg'])('%s no lo es', async (name) => {
    expect((await compress({ [name]: LONG })).size).toBe(0);
  });

  it('dos iguales se comprimen una vez, y uno que no cambió ninguna', async () => {
    const first = await compress({ 'a.txt': LONG, 'b/a.txt': LONG });
    const items = () => folder.files('store').filter((file) => file.endsWith('br'));
    expect([first.size, items().length]).toEqual([4, 1]);
    const { mtimeMs } = statSync(first.get('a.txt.br')!);
    expect(await compress({ 'a.txt': LONG, 'b/a.txt': LONG })).toEqual(first);
    expect(statSync(first.get('a.txt.br')!).mtimeMs).toBe(mtimeMs);
    await compress({ 'a.txt': `${LONG}.` });
    expect(items()).toHaveLength(2);
  });

  it('los mismos bytes en un archivo por el que alguien espera se comprimen con más esfuerzo', async () => {
    const both = await compress({ 'z.txt': `${LONG}z`, '_/z.js': `${LONG}z` });
    expect(both.get('_/z.js.br')).not.toBe(both.get('z.txt.br'));
  });
});
