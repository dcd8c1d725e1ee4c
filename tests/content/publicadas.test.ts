/** @jest-environment node */
import { fileWords } from '@/lib/content/faults';
import { formatPublicadas } from '@/lib/check/addresses';
import { copies, comunicado, direccion, swap, type Edits } from './project';

const { read, folder, cleanUp } = copies();
afterAll(cleanUp);

const LIST = 'direcciones-publicadas.txt';
const FIRST: Edits = {
  'prensa/modulo.md': comunicado(),
  'direcciones/archivo.md': direccion({ ruta: 'archivoMunicipal', antes: '[/expedientes/]' }),
};
const listOf = (edits: Edits) => formatPublicadas(read(edits).content);
const SAMPLE_LIST = listOf(FIRST);
const LAST = SAMPLE_LIST.replace(/^#.*\n/, '');
const DEMO = swap('demostracion: true', 'demostracion: false');

function said(edits: Edits, { list = LAST, real = true, waiting = false } = {}) {
  const { problems, warnings } = read(
    folder({ ...edits, [LIST]: list, ...(real && { 'sitio.yml': DEMO }) }),
    { waiting, today: '2026-12-01' },
  );
  const own = (all: typeof problems) =>
    all.filter(({ file }) => file === `content/${LIST}`).map(fileWords);
  return { problems: own(problems), warnings: own(warnings) };
}

it('la lista tiene, en orden, cada página con texto propio y las direcciones que tuvo; las listas van y vienen', () => {
  const lines = LAST.trimEnd().split('\n');
  expect(lines).toEqual([...new Set(lines)].sort());
  expect(lines).toEqual(
    expect.arrayContaining([
      ...['/archivoMunicipal/', '/default/', '/expedientes/', '/normatividad/nta-01/'],
      '/prensa/modulo/',
    ]),
  );
  expect(lines.filter((line) => /anio|pagina/.test(line))).toEqual([]);
});

it('mientras todo responda no se dice nada, y la lista no estorba entre los contenidos', () => {
  expect(said(FIRST)).toEqual({ problems: [], warnings: [] });
});

it('se nombra cada dirección que moriría, y qué hacer: una ruta, un nombre, una clave de norma', () => {
  const { problems } = said({
    'prensa/otro-nombre.md': comunicado(),
    'direcciones/archivo.md': direccion({ ruta: 'archivo' }),
    'normas/normas-especiales.yml': swap('nombre: NTE-01', 'nombre: NTE-77'),
  });
  expect(problems).toEqual([
    expect.stringMatching(/^«\/archivoMunicipal\/» ya se publicó.*escriba antes: \[\/archivoM/),
    expect.stringContaining('«/expedientes/»'),
    expect.stringContaining('«/normatividad/nte-01/»'),
    expect.stringMatching(/^«\/prensa\/modulo\/».*retirar:/),
  ]);
});

it('con «antes», también en una norma, o retirado, no muere ninguna', () => {
  const kept = said({
    'prensa/otro-nombre.md': comunicado({ antes: '[/prensa/modulo/]' }),
    'direcciones/archivo.md': direccion({ antes: '[/archivoMunicipal/, /expedientes/]' }),
    'normas/normas-especiales.yml': swap(
      'nombre: NTE-01',
      'nombre: NTE-77\n    antes: [/normatividad/nte-01/]',
    ),
  });
  expect(kept.problems).toEqual([]);
  const gone = '{ fecha: 2026-11-30, motivo: Se repetía. }';
  expect(said({ ...FIRST, 'prensa/modulo.md': comunicado({ retirar: gone }) }).problems).toEqual(
    [],
  );
});

it('de lo que vuelve a borrador o a un día que no llega se dice qué archivo es', () => {
  const changes: Record<string, string>[] = [
    { borrador: 'true' },
    { publicar: '2027-01-01', fecha: '2027-01-01' },
  ];
  for (const change of changes)
    expect(said({ ...FIRST, 'prensa/modulo.md': comunicado(change) }).problems).toEqual([
      expect.stringContaining('La tiene content/prensa/modulo.md, que no está publicado'),
    ]);
});

it('en la demostración, de lo que fue suyo, y al ver borradores, es sólo un aviso', () => {
  const moved = {
    'prensa/otro-nombre.md': comunicado(),
    'direcciones/archivo.md': FIRST['direcciones/archivo.md']!,
  };
  const advice = { problems: [], warnings: [expect.stringContaining('«/prensa/modulo/»')] };
  expect(said(moved, { real: false })).toEqual(advice);
  expect(said(moved, { list: SAMPLE_LIST })).toEqual(advice);
  expect(said(moved, { waiting: true })).toEqual(advice);
});
