/** @jest-environment node */
import { normaPath } from '@/lib/routes';
import { normaAt, type Norma } from '@/lib/site/normas';
import { vigenciaOf } from '@/lib/site/normas/status';
import { respuestaEn, tramosOf } from '@/lib/site/normas/vigencia';
import { withNormas } from '../norma';

const CORTE = '2025-01-27';
const of = (norma: Partial<Norma>, ...others: (Partial<Norma> & { nombre: string })[]) =>
  normaAt(withNormas([{ nombre: 'NTA-01', ...norma }, ...others], CORTE), normaPath('NTA-01'));
const answers = (days: string[], ...norms: Parameters<typeof of>) =>
  days.map((day) => respuestaEn(of(...norms), day)).join(', ');

const DEROGADA = { estado: 'derogada', leyenda: 'DEROGADA' } as const;
const SUSTITUIDA = { estado: 'sustituida', leyenda: 'Sustituida por NTE-01' } as const;

const SPECIAL = { nombre: 'NTE-01', desde: '2025-01-01', hasta: '2025-06-30' };
const FISCAL = { desde: '2024-01-01', descripcion: 'Gasto, ejercicio fiscal 2024' };
const AROUND = ['2024-01-01', '2024-12-31', '2025-01-01', '2025-06-30', '2025-07-01'];

it.each<[string, string[], Parameters<typeof of>, string]>([
  [
    'con sus dos fechas, todos: el primero y el último, dentro',
    ['2014-03-13', '2014-03-14', '2019-05-22', '2019-05-23'],
    [{ ...DEROGADA, desde: '2014-03-14', hasta: '2019-05-22' }],
    'no vigente, vigente, vigente, no vigente',
  ],
  [
    'vigente y con su primer día, hasta el día del catálogo',
    ['2014-03-13', '2014-03-14', CORTE, '2025-01-28'],
    [{ desde: '2014-03-14' }],
    'no vigente, vigente, vigente, no consta',
  ],
  [
    'vigente y con el último día en que regirá, también los que faltan',
    ['2025-01-26', '2025-12-31', '2026-01-01'],
    [{ hasta: '2025-12-31' }],
    'no consta, vigente, no vigente',
  ],
  [
    'derogada sin fechas, desde el día del catálogo',
    ['2025-01-26', CORTE, '2030-01-01'],
    [DEROGADA],
    'no consta, no vigente, no vigente',
  ],
  [
    'la de un ejercicio fiscal que terminó, los de ese año',
    ['2024-12-31', '2025-01-01', CORTE],
    [FISCAL],
    'vigente, no consta, no consta',
  ],
  [
    'y si alguien escribió hasta cuándo, todos',
    [CORTE, '2025-07-01'],
    [{ ...FISCAL, hasta: '2025-06-30' }],
    'vigente, no vigente',
  ],
  [
    'la que otra sustituye, antes que la otra y mientras la otra',
    AROUND,
    [{ ...SUSTITUIDA, desde: '2024-01-01' }, SPECIAL],
    'vigente, vigente, no vigente, no vigente, no consta',
  ],
  [
    'la sustituida por una que no se sabe desde cuándo, ninguno',
    ['2024-01-01', '2025-07-01'],
    [{ ...SUSTITUIDA, desde: '2024-01-01' }, { nombre: 'NTE-01' }],
    'no consta, no consta',
  ],
  [
    'la que otra dice que sustituye en «sustituyeA», mientras la otra',
    ['2025-01-01'],
    [
      { ...SUSTITUIDA, leyenda: 'Sustituida' },
      { ...SPECIAL, sustituyeA: ['NTA-01'] },
    ],
    'no vigente',
  ],
])('los días en que se sabe si una norma regía: %s', (_which, days, norms, said) =>
  expect(answers(days, ...norms)).toBe(said),
);

describe('las respuestas de todos los días', () => {
  it.each([
    ['de la vigente sin fechas', of({})],
    ['de la que tiene dos', of({ ...DEROGADA, desde: '2014-03-14', hasta: '2019-05-22' })],
    [
      'de la sustituida',
      of({ ...SUSTITUIDA, desde: '2024-01-01' }, { nombre: 'NTE-01', desde: '2024-02-29' }),
    ],
    ['de la de un ejercicio', of({ desde: '2024-02-01', descripcion: 'Ejercicio fiscal 2024' })],
  ])('%s son las mismas, por tramos', (_which, entry) => {
    const tramos = tramosOf(entry);
    const byTramo = (day: string) => tramos.findLast(({ desde }) => desde <= day)?.respuesta;
    for (let at = Date.UTC(2013, 0, 1); at < Date.UTC(2027, 0, 1); at += 86_400_000) {
      const day = new Date(at).toISOString().slice(0, 10);
      expect(`${day} ${byTramo(day)}`).toBe(`${day} ${respuestaEn(entry, day)}`);
    }
  });
});

describe('lo que se dice de su estado', () => {
  it.each([
    ['Vigente', 'vigente', {}],
    ['Derogada', 'no vigente', DEROGADA],
    [
      'Derogada 22 de mayo de 2019',
      'no vigente',
      { ...DEROGADA, leyenda: 'DEROGADA 22 DE MAYO DE 2019' },
    ],
    [
      'Sustituida por NTE-09; el catálogo no dice si sigue así',
      'no consta',
      { ...SUSTITUIDA, leyenda: 'SUSTITUIDA POR NTE-09' },
    ],
    ['No consta que siga vigente', 'no consta', { descripcion: 'Ejercicio fiscal 2024' }],
  ])('«%s» es «%s»', (words, situacion, norma) => {
    expect(vigenciaOf(of(norma))).toMatchObject({ situacion, enPalabras: words });
  });
});

it('la sustituta que dicen la leyenda de una y el «sustituyeA» de la otra se nombra una vez', () => {
  const other = { ...SPECIAL, sustituyeA: ['NTA-01'] };
  expect(of(SUSTITUIDA, other).sustituidaPor).toHaveLength(1);
});
