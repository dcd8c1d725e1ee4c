/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gitIn } from '../git';
import { tempFolder } from '../unit/make/folder';

const folder = tempFolder();
const office = folder.at('merida');
const SEARCH = path.join(office, 'content/paginas/buscar.md');

const git = (...args: string[]) => gitIn(office)(...args);
const check = () => {
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/check.ts'], {
    encoding: 'utf8',
    env: { ...process.env, OFICINA: office },
  });
  return { status, stderr };
};

beforeAll(() =>
  gitIn(folder.dir)(
    'clone',
    '-q',
    '-b',
    'main',
    path.resolve('tests/anterior/oficina.bundle'),
    office,
  ),
);

it('una oficina hecha con un programa anterior, con diez guardados, pasa al de hoy: se nombra lo que debe cambiar, y nada más', () => {
  const saves = git('log', '--format=%an');
  expect(saves.split('\n').filter((name) => name === 'Ana Ruiz')).toHaveLength(10);
  const { status, stderr } = check();
  expect(status).toBe(1);
  expect(stderr).toContain('oficina.json pide el programa 1.0.0-rc.1, y este es el');
  expect(stderr.split('\n').filter((line) => /^content\/.*:\d+ (?!aviso)/.test(line))).toEqual([
    'content/paginas/buscar.md:54 la página /prensa/ no tiene un lugar «#reciba». Revise cómo se llama su título: va en minúsculas, sin acentos y con guiones.',
  ]);
  const text = readFileSync(SEARCH, 'utf8');
  const mended = text.replace(/\[([^\]]*)\]\(\/prensa\/#reciba\)/, '$1');
  expect(mended).not.toBe(text);
  writeFileSync(SEARCH, mended);
  expect(check().status).toBe(0);
  // Nothing of the program's demonstration, nor of its other files, came to the folder.
  expect(git('status', '--porcelain')).toBe('M content/paginas/buscar.md');
});
