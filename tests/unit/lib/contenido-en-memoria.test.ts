/** @jest-environment node */
import fs, { statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { Library } from '@/lib/content/load/library';
import { projectCopy } from './proyecto';

const { root, read, write, remove, cleanUp } = projectCopy();
afterAll(cleanUp);
afterEach(() => jest.restoreAllMocks());

const RELEASE = 'content/prensa/instalan-comites-de-etica.md';
const place = path.join(root, RELEASE);
const text = read(RELEASE);
/** As many bytes, other words. */
const other = text.replace('a', 'e');

const textIn = (library: Library) =>
  library.list().files.find(({ file }) => file === RELEASE)?.text;

describe('el contenido en memoria', () => {
  beforeEach(() => write(RELEASE, text));

  it('sin cambios es el mismo, y un archivo que cambió es otro entre los mismos', () => {
    const library = new Library(root);
    const before = library.list();
    expect(library.list()).toBe(before);
    write(RELEASE, other);
    const after = library.list();
    const changed = after.files.filter((one, at) => one !== before.files[at]);
    expect(changed).toEqual([expect.objectContaining({ file: RELEASE, text: other })]);
  });

  it('ve lo que otro programa escribió en el mismo segundo, con el mismo tamaño y la misma hora', () => {
    const library = new Library(root);
    expect(textIn(library)).toBe(text);
    const { atime, mtime } = statSync(place);
    write(RELEASE, other);
    utimesSync(place, atime, mtime);
    expect(textIn(library)).toBe(other);
  });

  it('no cree la hora de un archivo recién escrito, ni la de un reloj que se atrasó', () => {
    const library = new Library(root);
    const { statSync: own } = fs;
    const still = own(place);
    const aged = (by: number) => {
      const at = Date.now() + by;
      jest
        .spyOn(fs, 'statSync')
        .mockImplementation(((file: string, options: object) =>
          file === place
            ? Object.assign(still, { mtimeMs: at, ctimeMs: at, isFile: () => true })
            : own(file, options)) as typeof statSync);
    };
    for (const by of [0, 3_600_000]) {
      write(RELEASE, text);
      aged(by);
      expect(textIn(library)).toBe(text);
      write(RELEASE, other);
      expect(textIn(library)).toBe(other);
      jest.restoreAllMocks();
    }
  });

  it('de un archivo que se va a cambiar lee los bytes, diga lo que diga su hora', () => {
    const library = new Library(root);
    const { statSync: own } = fs;
    const old = Object.assign(own(place), { mtimeMs: 1, ctimeMs: 1 });
    jest
      .spyOn(fs, 'statSync')
      .mockImplementation(((file: string, options: object) =>
        file === place ? old : own(file, options)) as typeof statSync);
    expect(textIn(library)).toBe(text);
    write(RELEASE, other);
    expect(textIn(library)).toBe(text);
    expect(library.fresh(RELEASE)).toMatchObject({ text: other });
    expect(textIn(library)).toBe(other);
  });

  it('sigue lo que se agrega, se quita y no debe estar', () => {
    const library = new Library(root);
    const { files, problems } = library.list();
    write('content/prensa/nuevo.md', text);
    write('content/otro.txt', 'x');
    expect(library.list().files).toHaveLength(files.length + 1);
    expect(library.list().problems).toHaveLength(problems.length + 1);
    expect(library.fresh('content/prensa/nuevo.md')?.text).toBe(text);
    remove('content/prensa/nuevo.md');
    remove('content/otro.txt');
    expect(library.file('content/prensa/nuevo.md')).toBeUndefined();
    expect(library.list()).toEqual({ files, problems });
  });

  it('de unas colecciones lee sólo sus archivos, también los que se agregan y se quitan', () => {
    const read = jest.spyOn(fs, 'readFileSync');
    const library = new Library(root);
    const files = () => library.listWith(new Map(), ['avisos']).files.map(({ file }) => file);
    const before = files();
    expect(read.mock.calls).toHaveLength(before.length);
    write('content/avisos/nuevo.md', text);
    expect(files()).toEqual([...before, 'content/avisos/nuevo.md'].sort());
    expect(library.list().files.length).toBeGreaterThan(before.length + 1);
    remove('content/avisos/nuevo.md');
    expect(files()).toEqual(before);
  });

  it('con textos sin guardar se lista aparte, y no queda nada de ellos', () => {
    const library = new Library(root);
    const before = library.list();
    const overlay = new Map([
      [RELEASE, null],
      ['content/prensa/nuevo.md', text],
    ]);
    const { files } = library.listWith(overlay);
    expect(files.map(({ file }) => file)).toContain('content/prensa/nuevo.md');
    expect(files.map(({ file }) => file)).not.toContain(RELEASE);
    expect(library.list()).toBe(before);
  });
});
