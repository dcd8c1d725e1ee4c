/** @jest-environment node */
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { contentVersion } from '@/lib/content/load/cache';
import { readContent, ContentReader } from '@/lib/content/load/reading';
import { renderMarkdown, splitSections } from '@/lib/content/parse/markdown';
import { projectCopy } from './proyecto';

const { root, swap, read, write, remove, cleanUp } = projectCopy();
afterAll(cleanUp);

const cacheDir = path.join(root, '.cache');
const again = (options = {}) => readContent(root, { cacheDir, ...options });
/** The files that the cache does not answer for. */
const missing = (options = {}) =>
  new ContentReader(root, { cacheDir, ...options }).missing().map(({ file }) => file);
const shards = () => readdirSync(cacheDir).map((name) => path.join(cacheDir, name));

const RELEASE = 'content/prensa/instalan-comites-de-etica.md';
const fresh = readContent(root);
beforeEach(() => void again());

describe('la memoria de los contenidos revisados', () => {
  it('responde por todos los archivos, y dice lo mismo que una lectura nueva', () => {
    expect(missing()).toEqual([]);
    expect(again()).toEqual(fresh);
  });

  it('vuelve a revisar sólo el archivo que cambió', () => {
    write(RELEASE, `${read(RELEASE)}\nUna frase más.\n`);
    expect(missing()).toEqual([RELEASE]);
    const { content } = again();
    expect(content.comunicados.find(({ file }) => file === RELEASE)?.body).toContain('Una frase');
    expect(missing()).toEqual([]);
  });

  it('si cambia un dato de sitio.yml, vuelve a revisar los textos que se refieren a él, y sólo ésos', () => {
    const files = new ContentReader(root, {}).missing();
    const users = files.filter(({ text }) =>
      /\{\{(?:telefonoSocial|preguntarQueja)\}\}/.test(text),
    );
    expect(users.length).toBeGreaterThan(0);
    swap('content/sitio.yml', '664 555 0170', '664 555 0171');
    expect(missing().sort()).toEqual(
      ['content/sitio.yml', ...users.map(({ file }) => file)].sort(),
    );
    expect(again()).toEqual(readContent(root));
    expect(JSON.stringify(again().content)).not.toContain('664 555 0170');
  });

  it('olvida los archivos que ya no están', () => {
    write('content/prensa/breve.md', read(RELEASE));
    again();
    const weight = () => shards().reduce((sum, file) => sum + readFileSync(file).length, 0);
    const before = weight();
    remove('content/prensa/breve.md');
    again();
    expect(weight()).toBeLessThan(before);
  });

  it('se puede borrar cuando sea', () => {
    const good = again();
    rmSync(cacheDir, { recursive: true });
    expect(again()).toEqual(good);
    expect(missing()).toEqual([]);
  });
});

describe('una memoria estropeada', () => {
  it.each<[string, (text: string) => string]>([
    ['cortada a la mitad', (text) => text.slice(0, text.length / 2)],
    ['vacía', () => ''],
    ['con una letra cambiada', (text) => text.replace('"data"', '"dato"')],
    ['que no es nuestra', () => '{"a":1}'],
  ])('%s se descarta y se escribe otra vez', (_case, spoil) => {
    const good = again();
    for (const file of shards()) writeFileSync(file, spoil(readFileSync(file, 'utf8')));
    expect(missing()).not.toEqual([]);
    expect(again()).toEqual(good);
    expect(missing()).toEqual([]);
  });

  it('no deja archivos a medio escribir', () => {
    expect(shards().filter((file) => !/(texto|html)-[0-9a-f]\.json$/.test(file))).toEqual([]);
  });
});

describe('el texto ya convertido en HTML', () => {
  it('acompaña a cada entrada cuando se pide, y sale igual de la memoria', () => {
    expect(missing({ render: true }).every((file) => file.endsWith('.md'))).toBe(true);
    const first = again({ render: true });
    expect(missing({ render: true })).toEqual([]);
    expect(again({ render: true })).toEqual(first);
    const { comunicados, direcciones } = first.content;
    for (const { rendered, body } of comunicados) expect(rendered?.html).toBe(renderMarkdown(body));
    for (const { rendered, body } of direcciones)
      expect(rendered?.sections).toEqual(splitSections(body));
  });

  it('no se guarda ni se lee cuando no se pide', () => {
    expect(again().content.comunicados.filter(({ rendered }) => rendered)).toEqual([]);
  });
});

describe('de qué depende', () => {
  const project = path.join(root, 'otro');
  const code = path.resolve(import.meta.dirname, '../../..');
  beforeAll(() => {
    for (const part of ['lib', 'package-lock.json'])
      cpSync(path.join(code, part), path.join(project, part), { recursive: true });
  });
  const change = (file: string) => writeFileSync(path.join(project, file), '\n', { flag: 'a' });

  it.each([
    ['lo que revisa un texto', 'lib/content/parse/source.ts'],
    // Through lib/content/model/horario.ts: what this file understood was once missing from the key.
    ['lo que entiende un horario', 'lib/office/words.ts'],
    ['los nombres que no se pueden usar', 'lib/content/model/names.ts'],
  ])('%s (%s), si cambia, la deja sin efecto', (_what, file) => {
    const before = contentVersion(project);
    expect(contentVersion(project)).toBe(before);
    change(file);
    expect(contentVersion(project)).not.toBe(before);
  });

  it('lo que no interviene en revisar un archivo, no', () => {
    const before = contentVersion(project);
    change('lib/forms/folio.ts');
    expect(contentVersion(project)).toBe(before);
  });
});
