/** @jest-environment node */
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { BUDGETS } from '@/scripts/make/checks/budgets';
import { bundleIslands, checkScripts, type Scripts } from '@/scripts/make/islands';
import { tempFolder } from './folder';

const folder = tempFolder();
afterAll(folder.cleanUp);

let scripts: Scripts;
const fileOf = (name: string | undefined) => `_/${name}.js`;
beforeAll(async () => {
  scripts = await bundleIslands({ cache: folder.dir });
});

describe('los guiones del sitio', () => {
  it('se parten en archivos con su huella en el nombre, y todos están', () => {
    const { files, notFoundUrl, formFiles, behaviourFiles } = scripts;
    expect(notFoundUrl).toMatch(/^\/_\/not-found-[A-Z0-9]+\.js$/);
    for (const address of [
      ...Object.values(scripts.scripts).map(fileOf),
      notFoundUrl.slice(1),
      ...formFiles,
      ...behaviourFiles,
    ])
      expect(files.has(address)).toBe(true);
    expect([...files.keys()].filter((name) => !/^_\/.+-[A-Z0-9]+\.js$/.test(name))).toEqual([]);
  });

  it('cada parte de una página encuentra el suyo por lo que ella hace', () => {
    const { hydrate, ...others } = scripts.scripts;
    expect(hydrate).toMatch(/^hydrate-[A-Z0-9]+$/);
    expect(Object.values(others).map(fileOf)).toEqual(scripts.behaviourFiles);
    for (const [name, file] of Object.entries(others)) expect(file).toMatch(`${name}-`);
  });

  it('el guion base va en línea y no lleva React', () => {
    expect(scripts.formsBase).toContain('showModal');
    expect(scripts.base).not.toContain('showModal');
    expect(scripts.formsBase).not.toMatch(/<\/script|createElement|\bimport\s/);
  });

  it('lo que pide un formulario no cuenta lo que ya piden todas las islas', () => {
    expect(scripts.formFiles.length).toBeGreaterThan(0);
    expect(scripts.formFiles).not.toContain(fileOf(scripts.scripts['hydrate']));
  });

  it('los que no llevan React vienen cada uno entero, sin pedir otro', () => {
    expect(scripts.behaviourFiles.length).toBeGreaterThan(0);
    for (const file of scripts.behaviourFiles) {
      const text = readFileSync(scripts.files.get(file)!, 'utf8');
      expect(text).toMatch(/export\s*\{[\w$]+ as start\}/);
      expect(text).not.toMatch(/\bimport\s*["'{]|hydrateRoot|useState/);
    }
  });

  it('nada de ellos puede guardar algo en el equipo de quien lee', () => {
    for (const from of scripts.files.values())
      expect(readFileSync(from, 'utf8')).not.toMatch(/\blocalStorage\b/);
  });

  it('del mismo código salen los mismos, byte por byte', async () => {
    const other = tempFolder();
    const again = await bundleIslands({ cache: other.dir });
    expect([...again.files.keys()]).toEqual([...scripts.files.keys()]);
    for (const [name, from] of again.files)
      expect(readFileSync(from).equals(readFileSync(scripts.files.get(name)!))).toBe(true);
    expect([again.base, again.formsBase]).toEqual([scripts.base, scripts.formsBase]);
    other.cleanUp();
  });
});

describe('el peso de los guiones', () => {
  /** Bytes that no compression makes fewer. */
  const heavy = (bytes: number) => randomBytes(bytes).toString('latin1');
  const file = (name: string, bytes: number) =>
    [name, folder.write(`heavy/${name}`, Buffer.from(randomBytes(bytes)))] as const;

  it('hoy cabe en lo que se permite', async () => {
    expect(await checkScripts(scripts)).toEqual([]);
  });

  it('el guion base tiene un máximo', async () => {
    expect(await checkScripts({ ...scripts, formsBase: heavy(3000) })).toEqual([
      expect.stringMatching(
        new RegExp(`^El guion base pesa \\d+ bytes \\(br\\) y el máximo es ${BUDGETS.base}$`),
      ),
    ]);
  });

  it('el de los formularios suma todo lo que un formulario pide', async () => {
    const files = new Map([...scripts.files, file('_/a.js', 14_000), file('_/b.js', 14_000)]);
    const check = (...formFiles: string[]) => checkScripts({ ...scripts, files, formFiles });
    expect(await check('_/a.js')).toEqual([]);
    expect(await check('_/a.js', '_/b.js')).toEqual([
      expect.stringContaining('El guion de los formularios pesa'),
    ]);
  });

  it('React tiene el suyo', async () => {
    const files = new Map([...scripts.files, file(fileOf(scripts.scripts['hydrate']), 70_000)]);
    expect(await checkScripts({ ...scripts, files })).toEqual([
      expect.stringContaining('React pesa'),
    ]);
  });
});
