import type { Content, EntryOf } from '@/lib/content/model';
/** @jest-environment node */
import { checkDiasInhabiles } from '@/lib/check/expiry-advice';
import { ProblemReport } from '@/lib/content/parse/report';
import { Sitio } from '@/lib/content/model/schemas';
import { parseHorario } from '@/lib/office/words';
import { restDays } from '@/lib/office/rest-days';
import { withSitio } from '../../sample';

const de = (...turnos: string[]) =>
  turnos.map((turno) => ({ de: turno.slice(0, 5), a: turno.slice(6) }));
const diario = de('08:00-15:00');

describe('las palabras del horario', () => {
  it.each([
    ['lunes a viernes, de 8:00 a 15:00 horas', [[], diario, diario, diario, diario, diario, []]],
    [
      'lunes y Miércoles de 8:00 a 13:00 y de 14:00 a 18:00 h; sábados, de 9:00 a 24:00 horas.',
      [
        [],
        de('08:00-13:00', '14:00-18:00'),
        [],
        de('08:00-13:00', '14:00-18:00'),
        [],
        [],
        de('09:00-24:00'),
      ],
    ],
    ['sábado a lunes, de 8:00 a 15:00', [diario, diario, [], [], [], [], diario]],
  ])('«%s» dice cuándo abre', (text, semana) => expect(parseHorario(text)).toEqual(semana));

  it.each([
    'lunes a viernes',
    'de 8:00 a 15:00 horas',
    'lunes a feriado, de 8:00 a 15:00 horas',
    'lunes a lunes, de 8:00 a 15:00 horas',
    'lunes a viernes, de 15:00 a 8:00 horas',
    'lunes a viernes, de 8 a 15 horas',
    'lunes a viernes, de 8:00 a 25:00 horas',
    'lunes a viernes, de 8:00 a 15:00 horas, excepto festivos',
    'lunes, de 8:00 a 12:00 y de 11:00 a 15:00 horas',
    'lunes a viernes, de 8:00 a 15:00 horas; viernes, de 9:00 a 13:00 horas',
  ])('«%s» no, y se pide escribirlo de otro modo', (text) =>
    expect(Sitio.shape.horario.safeParse(text).error?.issues[0]?.message).toBe(
      'no se entiende como días y horas, con cada día una vez',
    ),
  );
});

// Ley Federal del Trabajo, artículo 74.
describe('los descansos que manda la ley', () => {
  it('caen en su lunes o en su día', () =>
    expect(restDays(2026)).toEqual(
      ['01-01', '02-02', '03-16', '05-01', '09-16', '11-16', '12-25'].map((day) => `2026-${day}`),
    ));

  it.each([
    [2024, true],
    [2029, false],
    [2030, true],
  ])('el 1 de octubre de %d, según haya cambio de gobierno federal', (year, rests) =>
    expect(restDays(year).includes(`${year}-10-01`)).toBe(rests),
  );
});

describe('los días inhábiles de la oficina', () => {
  const motivo = 'Vacaciones';
  type Site = Content['sitio']['data'];
  type Towing = EntryOf<'vehiculos'>['data']['arrastre'];
  const withDays = (diasInhabiles: Site['diasInhabiles'], arrastre?: Towing) => {
    const { vehiculos, ...content } = withSitio({ diasInhabiles });
    return { ...content, vehiculos: { ...vehiculos, data: { ...vehiculos.data, arrastre } } };
  };
  function said(today: string, ...dias: { fecha: string; hasta?: string }[]) {
    const [report, advice] = [new ProblemReport(() => 1), new ProblemReport(() => 1)];
    const diasInhabiles = { anios: [2026, 2027], dias: dias.map((row) => ({ ...row, motivo })) };
    checkDiasInhabiles(withDays(diasInhabiles), today, report, advice);
    return [report, advice].map(({ problems }) => problems.map(({ message }) => message));
  }

  it('son de años que están en la lista', () =>
    expect(said('2026-01-01', { fecha: '2027-12-20', hasta: '2028-01-04' })).toEqual([
      ['2028-01-04 no es de los años de «anios». Agregue ahí su año, o corrija la fecha.'],
      [],
    ]));

  it('se piden los del año siguiente 60 días antes', () => {
    expect(said('2027-10-31')).toEqual([[], []]);
    expect(said('2027-11-01')).toEqual([[], [expect.stringContaining('Agregue los de 2028')]]);
  });

  it('sin ellos sólo se avisa', () => {
    const advice = new ProblemReport(() => 1);
    const report = new ProblemReport(() => 1);
    checkDiasInhabiles(withDays(undefined), '2026-01-01', report, advice);
    expect(report.problems).toEqual([]);
    expect(advice.problems).toEqual([
      expect.objectContaining({ message: expect.stringContaining('falta «diasInhabiles»') }),
    ]);
  });

  it('los de la oficina de arrastre se revisan igual, en su archivo', () => {
    const arrastre = {
      ...{ domicilio: 'Centro', telefono: '664 555 0180' },
      horario: 'sábado, de 9:00 a 14:00 horas',
    };
    const adviceOf = (change: Partial<NonNullable<Towing>>) => {
      const [report, advice] = [new ProblemReport(() => 1), new ProblemReport(() => 1)];
      const content = withDays({ anios: [2027], dias: [] }, { ...arrastre, ...change });
      checkDiasInhabiles(content, '2026-11-26', report, advice);
      return advice.problems.map(({ file, message }) => `${file}: ${message}`);
    };
    expect(adviceOf({})).toEqual([expect.stringMatching(/vehiculos\.yml.*falta/)]);
    const dias = { anios: [2026], dias: [] };
    expect(adviceOf({ diasInhabiles: dias })).toEqual([
      expect.stringMatching(/vehiculos\.yml.*Agregue los de 2027/),
    ]);
    expect(adviceOf({ horario: 'a cualquier hora' })).toEqual([]);
  });

  it('no terminan antes de empezar', () =>
    expect(
      Sitio.shape.diasInhabiles.safeParse({
        anios: [2026],
        dias: [{ fecha: '2026-12-21', hasta: '2026-12-21', motivo }],
      }).error?.issues[0],
    ).toMatchObject({
      path: ['dias', 0, 'hasta'],
      message: 'el último día no es posterior al primero',
    }));
});
