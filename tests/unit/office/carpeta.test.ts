/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { officeFolder, rememberOffice } from '@/lib/office-folder';
import { readOffice } from '@/lib/office-folder/settings';
import { trialOffice } from '@/scripts/oficina/trial';
import { tempFolder } from '../make/folder';

const folder = tempFolder();
afterAll(folder.cleanUp);
const engine = folder.at('motor');
const own = folder.at('zapopan');
folder.write('motor/package.json', '{"version": "1.2.0"}');
folder.write('motor/content/sitio.yml', 'ayuntamiento: De muestra\n');
folder.write('motor/public/icono.svg', '<svg/>');
folder.write('zapopan/content/sitio.yml', '');
folder.write('zapopan/oficina.json', '{"motor": "1.2.0"}');

const found = (OFICINA?: string, INIT_CWD = engine) =>
  officeFolder({ OFICINA, INIT_CWD } as Record<string, string>, engine);

describe('la carpeta de la oficina', () => {
  it('es la que dice OFICINA, desde donde está la persona; sin ella, la demostración del programa', () => {
    expect(found()).toBe(engine);
    expect(found('../zapopan')).toBe(own);
    expect(found('.', own)).toBe(own);
    expect(found(own)).toBe(own);
    expect(found('.')).toBe(engine);
  });

  it('se puede recordar en un archivo, y OFICINA manda sobre él', () => {
    rememberOffice(own, engine);
    expect(folder.read('motor/.oficina-carpeta')).toBe(`${path.join('..', 'zapopan')}\n`);
    expect(found()).toBe(own);
    expect(found('.')).toBe(engine);
    folder.remove('motor/.oficina-carpeta');
  });

  it.each([
    ['../no-hay', /no está: .*no-hay, que dice OFICINA\. Corrija OFICINA, o haga la carpeta/],
    ['../sin-textos', /sin-textos.*le falta content\//],
    ['../sin-version', /sin-version, le falta oficina\.json.*\{"motor": "1\.2\.0"\}/],
    ['../mal', /oficina\.json: no hay una clave «entregas»\. Escriba una de estas: motor, entrega/],
  ])('%s no lo es, y se dice qué hacer', (named, words) => {
    folder.write('sin-textos/oficina.json', '{"motor": "1.2.0"}');
    folder.write('sin-version/content/sitio.yml', '');
    folder.write('mal/content/sitio.yml', '');
    folder.write('mal/oficina.json', '{"motor": "1.2.0", "entregas": {}}');
    expect(() => found(named)).toThrow(words);
  });

  it.each([
    ['{', /oficina\.json no es JSON: .*Escriba bien sus comas/],
    ['{}', /«motor» es la versión/],
    ['{"motor": "1.0.0", "sinFormularios": "sí"}', /«sinFormularios».*Escriba true o false/],
  ])('oficina.json con %s se rechaza', (text, words) => {
    folder.write('otra/oficina.json', text);
    expect(() => readOffice(folder.at('otra'))).toThrow(words);
  });
});

describe('probar la redacción sin carpeta de la oficina', () => {
  it('hace una de la demostración, con su propio git, y la siguiente vez es la misma', () => {
    const trial = trialOffice(engine);
    expect(folder.files('motor/.oficina/content')).toEqual(['sitio.yml']);
    const git = (...args: string[]) =>
      execFileSync('git', ['-C', trial, ...args], { encoding: 'utf8' }).trim();
    expect(git('log', '--format=%s')).toBe('Copiar la demostración, para probar');
    expect(git('ls-files').split('\n')).toEqual(
      expect.arrayContaining(['.gitignore', 'oficina.json', 'public/icono.svg']),
    );
    expect(found('.oficina')).toBe(trial);
    folder.write('motor/.oficina/content/sitio.yml', 'ayuntamiento: Otro\n');
    expect(git('status', '--porcelain')).toBe('M content/sitio.yml');
    trialOffice(engine);
    expect(folder.read('motor/.oficina/content/sitio.yml')).toContain('Otro');
    expect(folder.read('motor/content/sitio.yml')).toContain('De muestra');
  });
});
