/** @jest-environment node */
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { ISLANDS } from '@/components/islands/attributes';
import { BUDGETS } from '@/scripts/make/checks/budgets';
import { bundleIslands, checkScripts, type Scripts } from '@/scripts/make/islands';
import { tempFolder } from './folder';

const folder = tempFolder();
afterAll(folder.cleanUp);

let scripts: Scripts;
let files: string[];
const read = (file: string) => readFileSync(folder.at('site', file), 'utf8');
beforeAll(async () => {
  scripts = await bundleIslands(folder.at('site'));
  files = folder.files('site');
});

describe('los guiones del sitio', () => {
  it('se parten en archivos con su huella en el nombre, y todos están', () => {
    const { notFoundUrl, islandFiles } = scripts;
    expect(notFoundUrl).toMatch(/^\/_\/not-found-[A-Z0-9]+\.js$/);
    for (const address of [notFoundUrl.slice(1), ...Object.values(islandFiles).flat()])
      expect(files).toContain(address);
    expect(files.filter((name) => !/^_\/.+-[A-Z0-9]+\.js$/.test(name))).toEqual([]);
  });

  it('cada isla encuentra el suyo, y ninguna falta en la lista de sus nombres', () => {
    const folders = globSync('components/islands/*/index.{ts,tsx}').map((file) =>
      path.basename(path.dirname(file)),
    );
    expect(Object.keys(scripts.islands).sort()).toEqual(folders.sort());
    for (const [name, script] of Object.entries(scripts.islands)) {
      expect(script).toMatch(new RegExp(`^${name}-[A-Z0-9]+$`));
      expect(scripts.islandFiles[name]?.[0]).toBe(`_/${script}.js`);
    }
    expect(ISLANDS).toEqual(folders.sort());
  });

  it('el guion base va en línea y no lleva React', () => {
    expect(scripts.formsBase).toContain('showModal');
    expect(scripts.base).not.toContain('showModal');
    expect(scripts.formsBase).not.toMatch(/<\/script|createElement|\bimport\s/);
  });

  it('los que no llevan React vienen cada uno entero, sin pedir otro', () => {
    const whole = Object.values(scripts.islandFiles).filter((files) => files.length === 1);
    expect(whole.length).toBeGreaterThan(5);
    for (const [file = ''] of whole) {
      const text = read(file);
      expect(text).toMatch(/export\s*\{[\w$]+ as start\}/);
      expect(text).not.toMatch(/\bimport\s*["'{]|hydrateRoot|useState/);
    }
  });

  it('nada de ellos puede guardar algo en el equipo de quien lee', () => {
    for (const file of files) expect(read(file)).not.toMatch(/\blocalStorage\b/);
  });
});

describe('el peso de los guiones', () => {
  /** Bytes that no compression makes fewer. */
  const heavy = (bytes: number) => randomBytes(bytes).toString('latin1');
  const check = (change: Partial<Scripts>) =>
    checkScripts({ ...scripts, ...change }, folder.at('site'));

  it('hoy cabe en lo que se permite', async () => {
    expect(await check({})).toEqual([]);
  });

  it('el guion base tiene un máximo', async () => {
    expect(await check({ formsBase: heavy(3000) })).toEqual([
      expect.stringMatching(
        new RegExp(`^El guion base pesa \\d+ bytes \\(br\\) y el máximo es ${BUDGETS.base}$`),
      ),
    ]);
  });

  it('el de una isla suma todo lo que pide, y el de React es otro', async () => {
    folder.write('site/_/a.js', randomBytes(1500));
    folder.write('site/_/b.js', randomBytes(BUDGETS.reactIsland));
    const island = (...own: string[]) => check({ islandFiles: { prueba: own } });
    expect(await island('_/a.js')).toEqual([]);
    expect(await island('_/b.js')).toEqual([
      expect.stringMatching(/^La isla prueba pesa .* 2048$/),
    ]);
    expect(await island('_/a.js', '_/a.js')).toEqual([]);
    expect(await island('_/a.js', '_/b.js')).toEqual([
      expect.stringContaining(`el máximo es ${BUDGETS.reactIsland}`),
    ]);
  });
});
