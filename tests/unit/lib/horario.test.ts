/** @jest-environment node */
import { checkDiasInhabiles } from '@/lib/check/fechas';
import { formatProblem } from '@/lib/content/load/problems';
import type { Content } from '@/lib/content/model';
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
    'de 8:00 a 15:00 horas',
    'lunes a feriado, de 8:00 a 15:00 horas',
    'lunes a viernes, de 15:00 a 8:00 horas',
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
  const arrastre = { domicilio: 'Centro', telefono: '664 555 0180' };
  function said(diasInhabiles: Content['sitio']['data']['diasInhabiles'], horario = '') {
    const { vehiculos, ...content } = withSitio({ diasInhabiles });
    const data = { ...vehiculos.data, arrastre: { ...arrastre, horario } };
    const [report, advice] = [new ProblemReport(() => 1), new ProblemReport(() => 1)];
    checkDiasInhabiles({ ...content, vehiculos: { ...vehiculos, data } }, report, advice);
    return [report, advice].map(({ problems }) => problems.map(formatProblem));
  }

  it('son de años que están en la lista', () => {
    const dias = [{ fecha: '2027-12-20', hasta: '2028-01-04', motivo }];
    expect(said({ anios: [2026, 2027], dias })).toEqual([
      [expect.stringContaining('dias.0.hasta: 2028-01-04 no es de los años de «anios».')],
      [],
    ]);
  });

  it('sin ellos sólo se avisa, también de los de la oficina de arrastre si dice su horario', () => {
    expect(said(undefined)).toEqual([
      [],
      [expect.stringMatching(/sitio\.yml:1 falta «diasInhabiles»/)],
    ]);
    expect(said({ anios: [2026], dias: [] }, 'sábado, de 9:00 a 14:00 horas')).toEqual([
      [],
      [expect.stringMatching(/vehiculos\.yml:1 arrastre: falta «diasInhabiles»/)],
    ]);
  });

  it('no terminan antes de empezar', () => {
    const dias = [{ fecha: '2026-12-21', hasta: '2026-12-21', motivo }];
    const { error } = Sitio.shape.diasInhabiles.safeParse({ anios: [2026], dias });
    expect(error?.issues[0]).toMatchObject({
      path: ['dias', 0, 'hasta'],
      message: 'el último día no es posterior al primero',
    });
  });
});
