/** @jest-environment node */
import { normaPath } from '@/lib/routes';
import { normaAt, type Norma } from '@/lib/site/normas';
import { situacionOf, normStatusOf } from '@/lib/site/normas/status';
import { respuestaEn, tramosOf } from '@/lib/site/normas/vigencia';
import { withNormas } from '../norma';

const CORTE = '2025-01-27';
const of = (norma: Partial<Norma>, ...others: (Partial<Norma> & { nombre: string })[]) =>
  normaAt(withNormas([{ nombre: 'NTA-01', ...norma }, ...others], CORTE), normaPath('NTA-01'));
/** What is answered on each day, in a word each. */
const answers = (days: string[], ...norms: Parameters<typeof of>) =>
  days.map((day) => respuestaEn(of(...norms), day)).join(' ');

const DEROGADA = { estado: 'derogada', leyenda: 'DEROGADA' } as const;
const SUSTITUIDA = { estado: 'sustituida', leyenda: 'Sustituida por NTE-01' } as const;

describe('si una norma regía en un día', () => {
  it('con sus dos fechas se sabe de todos: el primero y el último, dentro', () =>
    expect(
      answers(['2014-03-13', '2014-03-14', '2019-05-22', '2019-05-23'], {
        ...DEROGADA,
        ...{ desde: '2014-03-14', hasta: '2019-05-22' },
      }),
    ).toBe('no-regia regia regia no-regia'));

  it('vigente y con su primer día, hasta el día del catálogo; después no consta', () =>
    expect(
      answers(['2014-03-13', '2014-03-14', CORTE, '2025-01-28'], { desde: '2014-03-14' }),
    ).toBe('no-regia regia regia no-consta'));

  it('vigente y sin fechas, sólo el día del catálogo', () =>
    expect(answers(['2025-01-26', CORTE, '2025-01-28'], {})).toBe('no-consta regia no-consta'));

  it('vigente y con el último día en que regirá, también los que faltan', () =>
    expect(answers(['2025-01-26', '2025-12-31', '2026-01-01'], { hasta: '2025-12-31' })).toBe(
      'no-consta regia no-regia',
    ));

  it('derogada sin fechas, no desde el día del catálogo; antes no consta', () =>
    expect(answers(['2025-01-26', CORTE, '2030-01-01'], DEROGADA)).toBe(
      'no-consta no-regia no-regia',
    ));

  it('derogada y con su último día, no después; antes no consta', () =>
    expect(answers(['2019-05-22', '2019-05-23'], { ...DEROGADA, hasta: '2019-05-22' })).toBe(
      'no-consta no-regia',
    ));

  it('la de un ejercicio fiscal que terminó no consta que siga, si nadie escribió hasta cuándo', () => {
    const norm = { desde: '2024-01-01', descripcion: 'Gasto, ejercicio fiscal 2024' };
    expect(answers(['2024-12-31', '2025-01-01', CORTE], norm)).toBe('regia no-consta no-consta');
    expect(answers([CORTE, '2025-07-01'], { ...norm, hasta: '2025-06-30' })).toBe('regia no-regia');
  });
});

describe('si regía una que otra sustituye por un tiempo', () => {
  const days = ['2024-01-01', '2024-12-31', '2025-01-01', '2025-06-30', '2025-07-01'];
  const special = { nombre: 'NTE-01', desde: '2025-01-01', hasta: '2025-06-30' };

  it('regía antes que la otra, no mientras la otra, y después no consta', () =>
    expect(answers(days, { ...SUSTITUIDA, desde: '2024-01-01' }, special)).toBe(
      'regia regia no-regia no-regia no-consta',
    ));

  it('sin saber desde cuándo, antes tampoco consta', () =>
    expect(answers(days, SUSTITUIDA, special)).toBe(
      'no-consta no-consta no-regia no-regia no-consta',
    ));

  it('sin saber desde cuándo rige la otra, nada consta', () =>
    expect(answers(days, { ...SUSTITUIDA, desde: '2024-01-01' }, { nombre: 'NTE-01' })).toBe(
      'no-consta no-consta no-consta no-consta no-consta',
    ));

  it('lo dice la leyenda de una o el «sustituyeA» de la otra', () => {
    const leyenda = 'Sustituida temporalmente';
    const other = { ...special, sustituyeA: ['NTA-01'] };
    expect(answers(['2025-01-01'], { ...SUSTITUIDA, leyenda }, other)).toBe('no-regia');
    expect(of({ ...SUSTITUIDA }, other).sustituidaPor).toHaveLength(1);
  });
});

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
      'Sustituida por NTE-09: no consta que siga así',
      'no consta',
      { ...SUSTITUIDA, leyenda: 'SUSTITUIDA POR NTE-09' },
    ],
    ['No consta que siga vigente', 'no consta', { descripcion: 'Ejercicio fiscal 2024' }],
    [
      'Sustituida por NTE-09: no consta que siga así',
      'no consta',
      { ...SUSTITUIDA, leyenda: 'Sustituida por NTE-09' },
    ],
  ])('«%s» es «%s»', (words, situacion, norma) => {
    expect(normStatusOf(of(norma))).toBe(words);
    expect(situacionOf(of(norma))).toBe(situacion);
  });
});
