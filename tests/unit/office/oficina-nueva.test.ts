/** @jest-environment node */
import { fileWords } from '@/lib/content/faults';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseDocument } from 'yaml';
import { officeFolder } from '@/lib/office-folder';
import { formatProblem } from '@/lib/content/load/problems';
import { validateContent } from '@/lib/check';
import { pendientesOf } from '@/lib/check/pendientes';
import { documentosOf } from '@/lib/routes/lacked';
import { ZONAS } from '@/lib/content/model/sitio';
import { dayIn } from '@/lib/office/clock';
import { Store } from '@/lib/store';
import { checkSite, type CheckedSite } from '@/scripts/make/content';
import { officeOptions, pathsOf } from '@/scripts/make/paths';
import { createOffice } from '@/scripts/oficina/create';
import { officeOf } from '@/scripts/oficina/options';
import { PARTS } from '@/scripts/oficina/parts';
import { missingAttributes } from '@/scripts/oficina/trial';
import { Repository } from '@/scripts/repository/repository';
import { MADE_WITH } from '@/scripts/repository/shared';
import { PROJECT } from '../../authors';
import { checkInMemory, ENSENADA, MERIDA, ZAPOPAN, type Answers } from '../../oficinas';
import { keptIn } from '../../sample';
import { direccion } from '../../content/project';
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

  it('se hace sólo con archivos que también se toman de su repositorio común', () => {
    const made = execFileSync('git', ['ls-files'], { cwd: office.at, encoding: 'utf8' });
    const beside = made
      .trim()
      .split('\n')
      .filter((file) => !/^(?:content|public)\//.test(file) && !MADE_WITH.includes(file));
    expect(beside).toEqual([]);
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

describe('en Windows, donde git cambia los finales de los renglones', () => {
  it('una carpeta traída no tiene nada cambiado para la redacción', async () => {
    const clone = folder.at('traída');
    execFileSync('git', ['-c', 'core.autocrlf=true', 'clone', '-q', zapopan.at, clone]);
    expect(await new Repository(clone).dirty()).toEqual([]);
    expect(folder.read('traída/content/sitio.yml')).toBe(folder.read('zapopan/content/sitio.yml'));
  });

  it('a una carpeta de antes, sin lo que lo impide, la revisión le dice qué escribir', () => {
    expect(missingAttributes(zapopan.at)).toBeUndefined();
    folder.write('de-antes/.git/HEAD', 'ref: refs/heads/main\n');
    expect(missingAttributes(folder.at('de-antes'))).toMatch(
      /le falta \.gitattributes[^]*\n\* text=auto eol=lf/,
    );
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

const ALL = Object.keys(PARTS);

it.each([...ALL, ALL.join(',')])('la que no tiene «%s» pasa la revisión', (sin) => {
  const { problems, content } = checkInMemory({ ...MERIDA, sin });
  expect(problems.map(formatProblem)).toEqual([]);
  expect(content.documentos.data.documentos).toHaveLength(documentosOf(content).length);
});

it('a la que no tiene páginas en inglés nada le pide que las corrija', () => {
  const { overlay, warnings } = checkInMemory({ ...MERIDA, sin: 'ingles' });
  expect(overlay?.get('content/oficina.yml')).not.toContain('ingles');
  expect(warnings.map(formatProblem)).toEqual([expect.stringContaining('diasInhabiles')]);
});

it('con siete direcciones pasa la revisión', () => {
  const five = ['uno', 'dos', 'tres', 'cuatro', 'cinco'].map((name): [string, string] => [
    `content/direcciones/${name}.md`,
    direccion({ titulo: `Dirección ${name}`, responsable: 'oficina' }),
  ]);
  const { problems, content } = checkInMemory(MERIDA, Object.fromEntries(five));
  expect(problems.map(formatProblem)).toEqual([]);
  expect(content.direcciones).toHaveLength(7);
});

it('en un estado que no tiene una ley se quita su renglón de leyes/estatales.yml, y ningún texto la pide', () => {
  const { overlay } = checkInMemory(MERIDA);
  const estatales = parseDocument(overlay?.get('content/leyes/estatales.yml') ?? '');
  estatales.set('ordenamientos', []);
  const { problems } = checkInMemory(MERIDA, {
    'content/leyes/estatales.yml': estatales.toString({ lineWidth: 0 }),
  });
  expect(problems.map(formatProblem)).toEqual([]);
  expect(estatales.toString()).toMatch(/el estado no tiene, quite su renglón/);
});

describe('el nombre de la oficina se dice bien', () => {
  const textsOf = (given: Answers) =>
    [...(checkInMemory(given).overlay ?? [])].flatMap(([, text]) => text ?? []).join('\n');

  it('con «el», también tras «de» y «a»', () => {
    const texts = textsOf(MERIDA);
    expect(texts).toMatch(/\bdel Órgano Interno de Control\b/);
    expect(texts).not.toMatch(/\b(?:la|de el|a el|esta) Órgano/i);
    expect(texts).toMatch(/quién lo encabeza y qué normas lo rigen/);
    expect(texts).not.toContain('ATNCIUD');
  });

  it('en corto como lo llaman, aunque lleve otro artículo', () => {
    const texts = textsOf({ ...MERIDA, corto: 'la Contraloría' });
    expect(texts).toMatch(/\bla Contraloría\b/);
    expect(texts).not.toMatch(/\b(?:el|del|al) Contraloría/);
  });

  it('y las páginas toman su artículo de sitio.yml', () => {
    const { content } = checkInMemory({ ...MERIDA, corto: 'la Contraloría' });
    expect(content.sitio.data).toMatchObject({ articulo: 'el', nombreCorto: 'la Contraloría' });
    const aviso = content.documentos.data.documentos.find(({ grupo }) => grupo === 'aviso');
    expect(aviso?.puntos?.[0]).toContain('el Órgano Interno de Control del Ayuntamiento de Mérida');
  });
});

it('lo que se contesta una vez no se vuelve a pedir', () => {
  const asked = (given: Answers) => {
    const read = checkInMemory(given);
    return pendientesOf(read, PROJECT).map((one) => `${one.file} ${fileWords(one)}`);
  };
  const answers = {
    correo: 'contraloria@merida.gob.mx',
    sitio: 'https://contraloria.merida.gob.mx',
    domicilio: 'Calle 62 sin número, Centro',
  };
  const left = asked({ ...MERIDA, ...answers });
  expect(asked(MERIDA).length - left.length).toBe(9);
  expect(left.filter((line) => /«correo|«url»|«domicilio»|«quejas»/.test(line))).toEqual([]);
  expect(left.filter((line) => line.includes('«denuncias»'))).toHaveLength(1);
});

it('los colores, el emblema, el icono y los avisos de privacidad faltan mientras son los de la demostración', () => {
  const read = checkInMemory(MERIDA);
  const missing = pendientesOf(read, PROJECT).map(fileWords);
  for (const what of [/los colores son/, /el emblema es/, /el icono .* es/, /avisos\/aviso-quejas/])
    expect(missing.filter((message) => what.test(message))).toHaveLength(1);
});

const escaped = (words: string) => words.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** What the demonstration calls its own: laws, programmes, manuals, files, areas, norms, people. */
function namesOfTheDemonstration(): string[] {
  const read = (name: string) => readFileSync(path.join(PROJECT, name), 'utf8');
  const { content } = validateContent(PROJECT, { store: keptIn('muestra') });
  const named = [
    ...[content.leyesEstatales, content.leyesMunicipales].flatMap(({ data }) =>
      data.ordenamientos.flatMap(({ nombre, siglas = '' }) => [nombre, siglas]),
    ),
    ...content.documentos.data.documentos
      .filter(({ grupo }) => grupo !== 'aviso' && grupo !== 'guia' && grupo !== 'titular')
      .flatMap(({ nombre, archivo, descarga = '' }) => [nombre, path.basename(archivo), descarga]),
    ...content.normas.flatMap(({ data }) => data.normas.map(({ nombre }) => nombre)),
    ...content.direcciones.map(({ data }) => data.titulo),
    ...content.comunicados.map(({ data }) => data.titulo),
    ...content.directorio.data.unidades.flatMap(({ filas }) => filas.map(({ nombre }) => nombre)),
    ...content.titulares.data.anteriores.map(({ nombre }) => nombre),
    content.vehiculos?.data.titulo ?? '',
    content.sitio.data.siglasVehiculos ?? '',
  ];
  // A code of ethics is every office's: federal law orders it.
  const general = read('content/leyes/federales.yml');
  return [...new Set(named)].filter(
    (name) => /\p{L}{3}/u.test(name) && name !== 'Vacante' && !general.includes(name),
  );
}

it('ningún título de ley, programa, manual, archivo, área, norma o persona del ejemplo queda en otra oficina', () => {
  const names = namesOfTheDemonstration();
  expect(names.length).toBeGreaterThan(100);
  const found = [...(checkInMemory(MERIDA).overlay ?? [])].flatMap(([file, text]) =>
    names
      .filter((name) => new RegExp(`(?<!\\p{L})${escaped(name)}(?!\\p{L})`, 'u').test(text ?? ''))
      .map((name) => `${file}: ${name}`),
  );
  expect(found).toEqual([]);
});

it.each(ZONAS)('la zona %s se admite', (zona) => {
  expect(officeOf({ ...MERIDA, zona }).zona).toBe(zona);
  expect(() => dayIn(zona, new Date())).not.toThrow();
});

describe('lo que no se puede hacer', () => {
  const { municipio, ...without } = ENSENADA;
  it.each([
    [without, /Falta --municipio\. Por ejemplo: --municipio "Zapopan"/],
    [
      { ...ENSENADA, zona: 'Jalisco' },
      /--zona Jalisco: no es una zona horaria del país\. Las hay: .*Mexico_City/,
    ],
    [{ ...ENSENADA, telefono: '12-34' }, /--telefono 12-34: el teléfono no tiene la forma/],
    [{ ...ENSENADA, corto: 'Sindicatura' }, /--corto Sindicatura: no empieza con su artículo/],
    [{ ...ENSENADA, correo: 'oficina' }, /--correo oficina: no es una dirección de correo/],
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
