/** @jest-environment node */
import { FILE_FAULTS } from './file-faults';
import { comunicado, copies, swap } from './project';

const { check, run, cleanUp } = copies();
afterAll(cleanUp);

const DIRECCION =
  '---\ntitulo: Dirección de Archivo\ndescripcion: Cuida los archivos.\nactualizado: 2025-01-27\norden: 8\nicono: queja\nunidad: oficina\npestanas:\n  funciones:\n    icono: queja\n---\n\n## Funciones\n\nVea el [comunicado](/prensa/nuevo/) y la [norma](/static/pdf/normas-especiales/NTE-06.pdf).\n';

describe('npm run check', () => {
  it('acepta un comunicado, una dirección y una norma nuevos, y otro producto, sin tocar código', async () => {
    const { code, output } = await run({
      'prensa/nuevo.md': comunicado(
        {},
        'Vea la [Dirección de Archivo](/archivo/#funciones).\n\n<!-- nota -->',
      ),
      'direcciones/archivo.md': DIRECCION,
      'normas/normas-especiales.yml': (text) =>
        `${text.trimEnd()}\n  - id: 5\n    nombre: NTE-06\n    descripcion: Norma nueva\n`,
      'sitio.yml': swap('producto: sindicatura', 'producto: contraloria'),
    });
    expect(output).toBe('Contenidos correctos: 11 comunicados, 8 direcciones, 3 catálogos.\n');
    expect(code).toBe(0);
  });

  it('dice juntas las faltas de todos los archivos, contadas, y no pasa', async () => {
    const { problems } = check(FILE_FAULTS);
    const { code, output, wrote } = await run(FILE_FAULTS, '--publicar');
    expect(new Set(problems.map((line) => line.split(':')[0])).size).toBe(
      Object.keys(FILE_FAULTS).length,
    );
    expect(output).toBe(
      [
        ...problems.map((line) => `content/${line}`),
        '',
        `${problems.length} errores en content/. Corrija y vuelva a ejecutar: npm run check`,
        '',
      ].join('\n'),
    );
    expect(code).toBe(1);
    expect(wrote('ejecutado')).toBe(false);
  });
});

describe('la revisión de los contenidos', () => {
  const { problems } = check({
    'paginas/buscar.md': null,
    'paginas/nueva.md':
      '---\ntitulo: Nueva\ndescripcion: Nueva.\nresponsable: oficina\nactualizado: 2025-01-27\n---\nHola.\n',
  });
  it.each([
    ['una página que falta', 'paginas/buscar.md', 'falta este archivo'],
    ['una página que ninguna ruta publica', 'paginas/nueva.md', ''],
  ])('%s no pasa en silencio', (_case, file, message) => {
    expect(problems).toContainEqual(expect.stringMatching(new RegExp(`^${file}:\\d+ ${message}`)));
  });
});
