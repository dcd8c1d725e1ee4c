/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { HUELLAS, listHuellas, parseHuellas, sha256 } from '@/scripts/make/huellas';
import { assemble } from '@/scripts/make/assemble';
import { tempFolder } from './folder';

const folder = tempFolder();
beforeEach(() => folder.remove('.'));

const places = { cache: folder.at('cache') };
const unknown = () => undefined;
const kept = (name: string, text: string) =>
  folder.write(`cache/store/pages/ab/abcd-${sha256(name).slice(0, 8)}/f`, text);
const FILES = { 'prensa/índice.html': 'página', 'static/pdf/Código de ética.pdf': 'pdf', _a: 'a' };
async function site(texts: Record<string, string> = FILES): Promise<string> {
  const files = new Map(Object.entries(texts).map(([name, text]) => [name, kept(name, text)]));
  files.set(HUELLAS, listHuellas(places, files, unknown));
  assemble({ site: folder.at('site') }, files);
  return folder.at('site');
}

describe('la lista de huellas', () => {
  // Especificación: SE-03
  it('la entiende sha256sum, con espacios y acentos en los nombres', async () => {
    const said = execFileSync('sha256sum', ['-c', HUELLAS], {
      cwd: await site(),
      encoding: 'utf8',
    });
    expect(said.trim().split('\n')).toHaveLength(3);
    expect(said).not.toContain('FAILED');
  });

  it('del mismo sitio es la misma, venga en el orden que venga', async () => {
    await site();
    const before = folder.read(`site/${HUELLAS}`);
    await site(Object.fromEntries(Object.entries(FILES).reverse()));
    expect(folder.read(`site/${HUELLAS}`)).toBe(before);
  });

  it('cambia con lo que cambia, aunque el archivo mida lo mismo que antes', async () => {
    await site();
    const before = parseHuellas(folder.read(`site/${HUELLAS}`));
    folder.remove('cache/store');
    await site({ ...FILES, _a: 'b' });
    const after = parseHuellas(folder.read(`site/${HUELLAS}`));
    expect([...after].filter(([file, hash]) => before.get(file) !== hash)).toEqual([
      ['_a', sha256('b')],
    ]);
  });

  it('no admite nombres que saldrían del sitio o que romperían la lista', () => {
    for (const name of ['a\nb', 'a\\b', '../a', 'a//b'])
      expect(() => listHuellas(places, new Map([[name, kept('a', 'a')]]), unknown)).toThrow(
        'cambie el nombre',
      );
    const hash = 'a'.repeat(64);
    for (const text of [
      ...['', '<!doctype html>', `${hash} a\n`, `${hash}  ../a\n`, `${hash}  /etc/passwd\n`],
      ...[`${hash}  a\r\n`, `${hash}  a\n\n`, `${hash}  a\n${hash}  a\n`],
    ])
      expect(() => parseHuellas(text)).toThrow('No es una lista de huellas: línea');
  });
});
