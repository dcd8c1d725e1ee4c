/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { addressIn, isWithin } from '@/lib/files/address';
import { move, remove } from '@/lib/files/move';
import { tempFolder } from '../make/folder';

const folder = tempFolder();
afterEach(() => jest.restoreAllMocks());

describe('las direcciones, en cualquier sistema', () => {
  it('se hacen con «/», también en Windows', () => {
    const { win32, posix } = path;
    expect(addressIn('C:\\sitio\\out', 'C:\\sitio\\out\\_\\acuse-1.js', win32)).toBe(
      '_/acuse-1.js',
    );
    expect(addressIn('/sitio/out', '/sitio/out/_/acuse-1.js', posix)).toBe('_/acuse-1.js');
  });

  it.each([
    ['C:\\sitio', 'C:\\sitio\\out', true],
    ['C:\\sitio', 'c:\\Sitio', true],
    ['C:\\sitio', 'C:\\sitio\\..out', true],
    ['C:\\sitio', 'C:\\sitio2', false],
    ['C:\\sitio', 'C:\\', false],
    ['C:\\sitio', 'D:\\sitio\\out', false],
  ])('en Windows, ¿de %s es parte %s? %s', (root, file, expected) =>
    expect(isWithin(root, file, path.win32)).toBe(expected),
  );
});

describe('cambiar un archivo que otro programa tiene abierto', () => {
  /** A clock that only waiting moves. */
  const windows = () => {
    let time = 0;
    return { isWindows: true, now: () => time, wait: (ms: number) => void (time += ms) };
  };
  const held = (code: string, times: number, name: 'renameSync' | 'rmSync' = 'renameSync') => {
    const real = fs[name] as (...given: unknown[]) => void;
    return jest.spyOn(fs, name).mockImplementation((...given: unknown[]) => {
      if (times-- > 0) throw Object.assign(new Error(code), { code });
      real(...given);
    });
  };
  beforeEach(() => {
    folder.remove('nuevo');
    folder.write('viejo', 'texto');
  });
  const [from, to] = [folder.at('viejo'), folder.at('nuevo')];

  it.each(['EPERM', 'EBUSY', 'EACCES'])('en Windows se intenta otra vez (%s)', (code) => {
    held(code, 20);
    move(from, to, windows());
    expect(folder.read('nuevo')).toBe('texto');
    held(code, 20, 'rmSync');
    remove(to, windows());
    expect(folder.has('nuevo')).toBe(false);
  });

  it('a los dos segundos se dice cuál, por qué y qué hacer; nada cambió', () => {
    const tries = held('EBUSY', Infinity);
    const clock = windows();
    expect(() => move(from, to, clock)).toThrow(
      expect.objectContaining({
        code: 'EBUSY',
        message: expect.stringMatching(/no deja cambiar .*nuevo: otro programa.* Cierre .* repita/),
      }),
    );
    expect(clock.now()).toBe(2000);
    expect(tries).toHaveBeenCalledTimes(41);
    expect(folder.read('viejo')).toBe('texto');
  });

  it('otra falla, o la de otro sistema, se dice en seguida', () => {
    const tries = held('ENOSPC', Infinity);
    expect(() => move(from, to, windows())).toThrow('ENOSPC');
    const denied = held('EACCES', Infinity, 'rmSync');
    expect(() => remove(from, { ...windows(), isWindows: false })).toThrow('EACCES');
    expect([tries, denied].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  });
});
