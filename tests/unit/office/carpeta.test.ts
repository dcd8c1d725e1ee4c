/** @jest-environment node */
import { execFileSync, spawnSync } from 'node:child_process';
import { officeFolder, rememberOffice } from '@/lib/office-folder';
import { readOffice } from '@/lib/office-folder/settings';
import { makeOffice, trialOffice } from '@/scripts/oficina/trial';
import { beginHistory, gitIn } from '../../git';
import { tempFolder } from '../make/folder';

const folder = tempFolder();
afterAll(folder.cleanUp);
jest.setTimeout(60_000);
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
    expect(folder.read('motor/.oficina-carpeta')).toBe('../zapopan\n');
    expect(found()).toBe(own);
    expect(found('.')).toBe(engine);
    folder.remove('motor/.oficina-carpeta');
  });

  it.each([
    ['con comillas', `"../zapopan"\r\n`],
    ['con la marca de UTF-8', '\ufeff../zapopan'],
    ['en UTF-16', Buffer.from('\ufeff../zapopan\r\n', 'utf16le')],
    ['en UTF-16 al revés', Buffer.from('\ufeff../zapopan\r\n', 'utf16le').swap16()],
  ])('se lee %s, como la guarde quien la escribió', (_how, written) => {
    folder.write('motor/.oficina-carpeta', written);
    expect(found()).toBe(own);
    folder.remove('motor/.oficina-carpeta');
    expect(found(`'../zapopan'`)).toBe(own);
  });

  it.each([
    ['nada', '\n', /no dice ninguna carpeta\. Escriba en él/],
    ['letras de otra codificación', Buffer.from([0x2e, 0xf1]), /guárdelo como UTF-8/],
  ])('.oficina-carpeta con %s se dice, y no se toma la demostración', (_what, written, words) => {
    folder.write('motor/.oficina-carpeta', written);
    expect(() => found()).toThrow(words);
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
    ['{', /oficina\.json no es JSON.*Escriba bien sus comas/],
    ['{"motor": "1.0.0",\n}', /no es JSON: falla en el renglón 2\. Escriba bien sus comas/],
    ['{“motor”: “1.0.0”}', /no es JSON: falla en el renglón 1\. .*comillas \(rectas/],
    [Buffer.from([0x7b, 0xf1, 0x7d]), /guárdelo como UTF-8/],
    ['{}', /«motor» es la versión/],
    ['{"motor": "1.0.0", "sinFormularios": "sí"}', /«sinFormularios».*Escriba true o false/],
  ])('oficina.json con %s se rechaza', (text, words) => {
    folder.write('otra/oficina.json', text);
    expect(() => readOffice(folder.at('otra'))).toThrow(words);
  });

  it('oficina.json se lee como lo guarde el editor', () => {
    for (const written of ['\ufeff{"motor": "1.0.0"}', '\ufeff{"motor":\r\n"1.0.0"}'])
      for (const bytes of [Buffer.from(written), Buffer.from(written, 'utf16le')]) {
        folder.write('otra/oficina.json', bytes);
        expect(readOffice(folder.at('otra'))).toEqual({ motor: '1.0.0' });
      }
  });
});

it('una carpeta mal dicha termina cualquier programa con palabras, y sin más', () => {
  folder.write('mal/content/sitio.yml', '');
  folder.write('mal/oficina.json', '{"motor": 1,}');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/publicar/main.ts', '--revisar-formularios'],
    { encoding: 'utf8', env: { ...process.env, OFICINA: folder.at('mal') } },
  );
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/^\S+oficina\.json no es JSON: falla en el renglón 1\..*\n$/);
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

describe('la versión del programa que apunta una carpeta nueva', () => {
  const motorOf = (name: string) => {
    makeOffice(folder.at(name), engine, 'Empezar', () => undefined);
    return (JSON.parse(folder.read(`${name}/oficina.json`)) as { motor: string }).motor;
  };
  const git = (...args: string[]) => gitIn(engine)(...args);

  it('es la suya y su commit, para que un flujo pueda traerlo, mientras nadie puso la etiqueta', () => {
    expect(motorOf('sin-git')).toBe('1.2.0');
    folder.remove('motor/.oficina');
    beginHistory(engine);
    expect(motorOf('sin-etiqueta')).toBe(`1.2.0+${git('rev-parse', 'HEAD')}`);
    expect(readOffice(folder.at('sin-etiqueta'))?.motor).toMatch(/^1\.2\.0\+[0-9a-f]{40}$/);
    git('tag', 'v1.2.0');
    expect(motorOf('con-etiqueta')).toBe('1.2.0');
  });
});
