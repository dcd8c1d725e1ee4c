/** @jest-environment node */
import { copies } from './project';

const { check, cleanUp } = copies();
afterAll(cleanUp);

const FILE = 'normas/normas-especiales.yml';
const SUSTITUYE = 'sustituyeA: [ NTA-12 ]';

const TOLD: [what: string, lines: string[], other: string[], field: string, message: string][] = [
  [
    'que sustituye a una que no existe',
    ['sustituyeA: [NTA-99]'],
    [],
    'sustituyeA',
    'nombra la norma «NTA-99», que no está en ningún catálogo. Corrija la clave, o agréguela.',
  ],
  [
    'que sustituye a la que la sustituye',
    [SUSTITUYE],
    ['sustituyeA: [NTE-03]'],
    'sustituyeA',
    'dice que «NTE-03» sustituye a «NTA-12», y de ésta se vuelve a «NTE-03». Quite una de las dos.',
  ],
  [
    'que rige a la vez que la que sustituye, sin decir por qué',
    [SUSTITUYE, 'desde: 2024-01-01'],
    ['desde: 2014-01-01'],
    'motivo',
    '«NTE-03» y «NTA-12», a la que sustituye, regían a la vez. Corrija sus fechas (desde, hasta), o diga aquí por qué.',
  ],
  [
    'que empieza el último día de la que sustituye',
    [SUSTITUYE, 'desde: 2024-01-01'],
    ['hasta: 2024-01-01', 'estado: derogada', 'leyenda: DEROGADA'],
    'motivo',
    '«NTE-03» y «NTA-12», a la que sustituye, regían a la vez. Corrija sus fechas (desde, hasta), o diga aquí por qué.',
  ],
  [
    'que termina antes de empezar',
    ['desde: 2024-01-02', 'hasta: 2024-01-01'],
    [],
    'hasta',
    'dejó de regir antes de empezar. Corrija «desde» o «hasta».',
  ],
  [
    'vigente que dejó de regir antes del catálogo',
    ['hasta: 2025-01-26'],
    [],
    'hasta',
    'dice que dejó de regir el 2025-01-26, y que está vigente. Corrija la fecha, o escriba su estado y su leyenda.',
  ],
  [
    'vigente que empieza después del catálogo',
    ['desde: 2025-01-28'],
    [],
    'desde',
    'dice que empieza a regir el 2025-01-28, después del corte del catálogo (2025-01-27), y que está vigente. Corrija una de las fechas.',
  ],
  [
    'cuya leyenda dice otro día',
    ['estado: derogada', 'leyenda: DEROGADA 22 DE MAYO DE 2019', 'hasta: 2019-05-23'],
    [],
    'hasta',
    'dice 23 de mayo de 2019, y la leyenda, 22 de mayo de 2019. Corrija la que esté mal.',
  ],
  [
    'derogada que rige todavía',
    ['estado: derogada', 'leyenda: DEROGADA', 'hasta: 2025-01-28'],
    [],
    'hasta',
    'dice que rige hasta el 2025-01-28, y que ya está derogada. Corrija la que esté mal.',
  ],
];

const under = (code: string, lines: string[]) => (text: string) =>
  text.replace(
    `nombre: ${code}\n`,
    [`nombre: ${code}`, ...lines, ''].join('\n    ').trimEnd() + '\n',
  );

it.each(TOLD)('una norma %s', (_what, lines, other, field, message) => {
  const checked = check({
    [FILE]: under('NTE-03', lines),
    'normas/normas-administrativas.yml': under('NTA-12', other),
  });
  const [said = '', ...others] = checked.said(FILE);
  expect(said.replace(/^\d+ /, '')).toContain(`normas.1.${field}: ${message}`);
  expect(others).toEqual([]);
});

it.each([
  [
    'que dice por qué rige a la vez',
    [SUSTITUYE, 'desde: 2024-01-01', 'motivo: Uno.'],
    ['desde: 2014-01-01'],
  ],
  [
    'que empieza al día siguiente de la que sustituye',
    [SUSTITUYE, 'desde: 2024-01-02'],
    ['hasta: 2024-01-01', 'estado: derogada', 'leyenda: DEROGADA'],
  ],
  [
    'cuya leyenda dice su último día',
    ['estado: derogada', 'leyenda: DEROGADA 22 DE MAYO DE 2019', 'hasta: 2019-05-22'],
    [],
  ],
])('nada se dice de una norma %s', (_what, lines, other) => {
  const edits = {
    [FILE]: under('NTE-03', lines),
    'normas/normas-administrativas.yml': under('NTA-12', other),
  };
  expect(check(edits).problems).toEqual([]);
});
