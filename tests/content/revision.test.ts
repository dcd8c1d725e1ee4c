/** @jest-environment node */
import { comunicado, copies, swap, type Checked } from './project';

const { check, cleanUp } = copies();
afterAll(cleanUp);
jest.setTimeout(30_000);

const DIRECCION =
  '---\ntitulo: Dirección de Datos\ndescripcion: Cuida los datos.\norden: 8\nicono: queja\nunidad: oficina\npestanas:\n  funciones:\n    icono: queja\n---\n\n## Funciones\n\nVea el [comunicado](/prensa/nuevo/) y la [norma](/static/pdf/normas-especiales/NTE-06.pdf).\n';
const RUNS = {
  nuevos: {
    'prensa/nuevo.md': comunicado(
      {},
      'Vea la [Dirección de Datos](/datos/#funciones).\n\n<!-- nota -->',
    ),
    'direcciones/datos.md': DIRECCION,
    'normas/normas-especiales.yml': (text: string) =>
      `${text.trimEnd()}\n  - id: 5\n    nombre: NTE-06\n    descripcion: Norma nueva\n`,
    'sitio.yml': swap('producto: sindicatura', 'producto: contraloria'),
  },
  verdadero: { 'sitio.yml': swap('demostracion: true', 'demostracion: false') },
  sitioRoto: { 'sitio.yml': swap('telefonoSocial: 664 555 0170', 'telefonoSocial: 664-555-0170') },
  paginas: {
    'paginas/buscar.md': null,
    'formularios/queja.yml': null,
    'paginas/nueva.md': '---\ntitulo: Nueva\ndescripcion: Nueva.\n---\nHola.\n',
    'normas/normas-nuevas.yml': 'titulo: Nuevas\norden: 4\nmuestra: false\nnormas: []\n',
  },
};
const done = {} as Record<keyof typeof RUNS, Checked>;
beforeAll(async () => {
  const names = Object.keys(RUNS) as (keyof typeof RUNS)[];
  await Promise.all(names.map(async (name) => (done[name] = await check(RUNS[name]))));
});

describe('la revisión de los contenidos', () => {
  it('acepta un comunicado, una dirección y una norma nuevos, y otro producto, sin tocar código', () => {
    expect(done.nuevos.output).toBe(
      'Contenidos correctos: 11 comunicados, 8 direcciones, 3 catálogos.\n',
    );
    expect(done.nuevos.code).toBe(0);
  });

  it('con un dato malo en sitio.yml dice esa falta, y sólo esa', () => {
    expect(done.sitioRoto.code).toBe(1);
    const line = done.sitioRoto.at('sitio.yml', 'telefonoSocial');
    expect(done.sitioRoto.problems).toContainEqual(
      expect.stringMatching(
        new RegExp(`^sitio\\.yml:${line} telefonoSocial: el teléfono no tiene la forma esperada`),
      ),
    );
    expect(
      done.sitioRoto.problems.filter((problem) =>
        problem.includes('no existe en content/sitio.yml'),
      ),
    ).toEqual([]);
  });

  it.each([
    ['una página que falta', 'paginas/buscar.md', 'falta este archivo'],
    ['un formulario que falta', 'formularios/queja.yml', 'falta este archivo'],
    ['una página que ninguna ruta publica', 'paginas/nueva.md', ''],
    ['un catálogo que ninguna pestaña muestra', 'normas/normas-nuevas.yml', ''],
  ])('%s no pasa en silencio', (_case, file, message) => {
    expect(done.paginas.problems).toContainEqual(
      expect.stringMatching(new RegExp(`^${file}:\\d+ ${message}`)),
    );
  });
});

describe('con demostracion: false', () => {
  it('nombra cada dato de muestra, con su línea', () => {
    const { code, problems, at } = done.verdadero;
    expect(code).toBe(1);
    expect(problems).toContain(
      `sitio.yml:${at('sitio.yml', 'telefono: ')} telefono: queda el dato de muestra «664 555 0100». Escriba el verdadero, o deje demostracion: true.`,
    );
    const file = 'direcciones/contraloria.md';
    expect(problems).toContain(
      `${file}:${at(file, 'mailto:')} queda un dato de muestra en el texto. Escriba el verdadero.`,
    );
    for (const name of ['correo.yml', 'directorio.yml', 'sindico/titulares.yml'])
      expect(problems).toContainEqual(
        expect.stringMatching(new RegExp(`^${name}:\\d+ \\S+: queda el dato de muestra`)),
      );
  });

  it('nombra los catálogos de muestra y cada documento que falta', () => {
    const { problems, at } = done.verdadero;
    for (const name of ['normas-paramunicipales', 'normas-administrativas', 'normas-especiales'])
      expect(problems).toContain(
        `normas/${name}.yml:${at(`normas/${name}.yml`, 'muestra: true')} muestra: es un catálogo de muestra. Ponga el verdadero y muestra: false.`,
      );
    expect(problems.filter((line) => line.includes('falta el documento'))).toHaveLength(
      20 + 57 + 4 + 10 + 3,
    );
    expect(problems).toContainEqual(
      expect.stringContaining('falta el documento public/static/pdf/CV.pdf.'),
    );
    expect(problems.filter((line) => line.includes('NOTICIAS'))).toEqual([]);
  });

  it('el documento que falta se busca en el archivo que lo promete', () => {
    const { problems, at } = done.verdadero;
    const norma = problems.find((line) =>
      line.includes('falta el documento public/static/pdf/normas-especiales/NTE-03.pdf'),
    );
    expect(norma).toMatch(
      new RegExp(
        `^normas/normas-especiales\\.yml:${at('normas/normas-especiales.yml', 'NTE-03')} `,
      ),
    );
  });
});
