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

let scripts: Scripts;
let files: string[];
const read = (file: string) => readFileSync(folder.at('site', file), 'utf8');
beforeAll(async () => {
  scripts = await bundleIslands(folder.at('site'));
  files = folder.files('site');
});

describe('los guiones del sitio', () => {
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

  it('nada de ellos puede guardar algo en el equipo de quien lee', () => {
    for (const file of files) expect(read(file)).not.toMatch(/\blocalStorage\b/);
  });
});

describe('el peso de los guiones', () => {
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
});
