/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { officeFolder } from '@/lib/office-folder';
import { formatProblem } from '@/lib/content/load/problems';
import { Store } from '@/lib/store';
import { checkSite, type CheckedSite } from '@/scripts/make/content';
import { officeOptions, pathsOf } from '@/scripts/make/paths';
import { createOffice } from '@/scripts/oficina/create';
import { officeOf } from '@/scripts/oficina/options';
import { PROJECT } from '../../authors';
import { ENSENADA, ZAPOPAN } from '../../oficinas';
import { keptIn } from '../../sample';
import { tempFolder } from '../make/folder';

const folder = tempFolder();
afterAll(folder.cleanUp);
jest.setTimeout(120_000);

function made(name: string, given: Parameters<typeof officeOf>[0]) {
  const at = folder.at(name);
  createOffice(at, officeOf(given), PROJECT);
  const paths = pathsOf(officeOptions(at));
  let checked: Promise<CheckedSite> | undefined;
  return {
    at,
    check: () => (checked ??= checkSite(paths, new Store(keptIn('muestra').folder), new Map())),
    saying: (words: RegExp) =>
      folder
        .files(name)
        .filter((file) => /^(content\/|README|\.git(hub|lab))/.test(file))
        .flatMap((file) =>
          folder
            .read(path.join(name, file))
            .split('\n')
            .filter((line) => words.test(line) && !/^\s*(#|icono:|origen:)/.test(line))
            .map((line) => `${file}: ${line.trim()}`),
        ),
  };
}

const zapopan = made('zapopan', ZAPOPAN);
const ensenada = made('ensenada', ENSENADA);

describe.each([
  ['Zapopan, Jalisco', zapopan],
  ['Ensenada, Baja California', ensenada],
])('la carpeta de %s', (_, office) => {
  it('pasa la revisión entera, y es la de una oficina para todos los comandos', async () => {
    const { problems } = await office.check();
    expect(problems.map(formatProblem)).toEqual([]);
    expect(officeFolder({ OFICINA: office.at })).toBe(office.at);
  });

  it('no inventa: sin comunicados, titulares anteriores, historia ni catálogos', async () => {
    const { content } = await office.check();
    expect(content.comunicados).toEqual([]);
    expect(content.normas).toEqual([]);
    expect(content.titulares.data.anteriores).toEqual([]);
    expect(content.historia.data.hechos).toEqual([]);
    expect(content.sitio.data.demostracion).toBe(true);
    for (const { valor } of Object.values(content.oficina.data)) expect(valor).toBe('');
  });

  it('no dice de dónde es el ejemplo, ni sus áreas, normas o extensiones', () => {
    expect(office.saying(/Tijuana(?!['\s]*$)|Tecate|Playas|@@/)).toEqual([]);
    expect(office.saying(/NT[APE]-\d|Asuntos Internos|extensión \d|sindicatura\.example/)).toEqual(
      [],
    );
  });

  it('está en git, con lo que se hace solo fuera de él', () => {
    const git = (...args: string[]) =>
      execFileSync('git', ['-C', office.at, ...args], { encoding: 'utf8' });
    expect(git('status', '--porcelain')).toBe('');
    expect(git('log', '--format=%s')).toMatch(/^Empezar el sitio de la /);
    expect(git('ls-files')).toContain('.github/workflows/sitio.yml');
    expect(readFileSync(path.join(office.at, '.gitignore'), 'utf8')).toMatch(/^out\/$/m);
  });
});

describe('la oficina de otro estado', () => {
  it('no hereda las leyes, el cargo ni el nombre de la del ejemplo', async () => {
    const { content } = await zapopan.check();
    expect(zapopan.saying(/Baja California|s[ií]ndic|Sindicatura/i)).toEqual([]);
    const local = [content.leyesEstatales, content.leyesMunicipales].flatMap(
      ({ data }) => data.ordenamientos,
    );
    expect(local.every(({ nombre }) => nombre === '')).toBe(true);
  });

  it('dice sus datos, y lo que no tiene no está', async () => {
    const { sitio } = (await zapopan.check()).content;
    expect(sitio.data).toMatchObject({
      nombre: 'Contraloría Municipal',
      ayuntamiento: 'Ayuntamiento de Zapopan',
      telefono: '33 3818 2200',
      rutaTitular: 'contralora-municipal',
      zonaHoraria: 'America/Mexico_City',
      apartados: { vehiculos: false, lineaQuejas: false, prueba: false, declaranet: true },
    });
    expect(sitio.data.muestra).not.toContain('telefono');
    expect(folder.has('zapopan/content/vehiculos.yml')).toBe(false);
    const remote = execFileSync('git', ['-C', zapopan.at, 'remote', 'get-url', 'origin']);
    expect(remote.toString().trim()).toBe(ZAPOPAN.remoto);
    expect(folder.read('zapopan/.github/workflows/sitio.yml')).toContain("cron: '10 12 * * *'");
  });
});

it('la del mismo estado conserva las leyes del estado', async () => {
  const { leyesEstatales } = (await ensenada.check()).content;
  expect(leyesEstatales.data.ordenamientos.filter(({ nombre }) => nombre).length).toBeGreaterThan(
    5,
  );
});

describe('lo que no se puede hacer', () => {
  const { municipio, ...without } = ENSENADA;
  it.each([
    [without, /Falta --municipio\. Por ejemplo: --municipio "Zapopan"/],
    [
      { ...ENSENADA, zona: 'Jalisco' },
      /--zona Jalisco: no es una zona horaria del país\. Las hay: .*Mexico_City/,
    ],
    [{ ...ENSENADA, telefono: '12-34' }, /--telefono 12-34: no tiene la forma/],
    [{ ...ENSENADA, sin: 'coches' }, /no hay un apartado «coches»\. Los hay: vehiculos/],
  ])('se dice con su remedio', (given, words) => {
    expect(() => officeOf(given)).toThrow(words);
  });

  it('una carpeta con archivos, o dentro del programa, queda como estaba', () => {
    folder.write('llena/nota.txt', municipio);
    expect(() => createOffice(folder.at('llena'), officeOf(ENSENADA), PROJECT)).toThrow(
      'no se tocó',
    );
    expect(folder.files('llena')).toEqual(['nota.txt']);
    expect(() => createOffice(path.join(PROJECT, 'otra'), officeOf(ENSENADA), PROJECT)).toThrow(
      'dentro de la carpeta del programa',
    );
  });
});
