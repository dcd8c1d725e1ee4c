/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { putFile } from '@/lib/files/put-file';
import { tempFolder } from '../make/folder';

const folder = tempFolder();
afterEach(() => jest.restoreAllMocks());
const place = (name: string) => folder.at(`enteros/${name}`);
const besides = (file: string) =>
  fs.readdirSync(path.dirname(file)).filter((name) => name !== path.basename(file));

it('un archivo nuevo se escribe con su carpeta, y con los permisos que se piden', () => {
  const file = place('a/b/carta.eml');
  putFile(file, 'texto', { mode: 0o600 });
  expect(fs.readFileSync(file, 'utf8')).toBe('texto');
  if (process.platform !== 'win32') expect(fs.statSync(file).mode & 0o777).toBe(0o600);
  expect(besides(file)).toEqual([]);
});

it('uno que ya estaba conserva sus permisos', () => {
  const file = place('permisos/sitio.yml');
  putFile(file, 'antes');
  fs.chmodSync(file, 0o640);
  const { mode } = fs.statSync(file);
  putFile(file, 'hoy', { mode: 0o600 });
  expect([fs.readFileSync(file, 'utf8'), fs.statSync(file).mode]).toEqual(['hoy', mode]);
});

it.each(['writeFileSync', 'chmodSync', 'renameSync'] as const)(
  'si el sistema lo impide (%s), queda el de antes y nada a su lado',
  (name) => {
    const file = place(`${name}/sitio.yml`);
    putFile(file, 'antes');
    jest.spyOn(fs, name).mockImplementation(() => {
      throw Object.assign(new Error(), { code: 'ENOSPC' });
    });
    expect(() => putFile(file, 'hoy')).toThrow(expect.objectContaining({ code: 'ENOSPC' }));
    jest.restoreAllMocks();
    expect(fs.readFileSync(file, 'utf8')).toBe('antes');
    expect(besides(file)).toEqual([]);
  },
);
