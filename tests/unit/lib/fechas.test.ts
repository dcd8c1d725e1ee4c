/** @jest-environment node */
import { checkFechas } from '@/lib/check/fechas';
import { formatProblem } from '@/lib/content/load/problems';
import { ProblemReport } from '@/lib/content/parse/report';
import { Comunicado } from '@/lib/content/model/schemas';
import { dayAtTheOffice } from '@/lib/office/today';
import { release, withReleases } from '../site/sources';

describe('el día en la oficina', () => {
  it.each([
    // Tijuana is eight hours behind Greenwich in winter, seven in summer.
    ['2025-01-28T07:59:59Z', '2025-01-27'],
    ['2025-01-28T08:00:00Z', '2025-01-28'],
    ['2025-07-28T06:59:59Z', '2025-07-27'],
    ['2025-07-28T07:00:00Z', '2025-07-28'],
  ])('a las %s es %s', (moment, day) => expect(dayAtTheOffice(new Date(moment))).toBe(day));
});

describe('la fecha de un comunicado', () => {
  const said = (fecha: string, isDraft: boolean) => {
    const report = new ProblemReport(() => 3);
    const one = release(1, fecha);
    checkFechas(withReleases([one]), isDraft ? [one.file] : [], '2025-01-27', report);
    return report.problems.map(formatProblem).filter((text) => text.includes(' fecha: '));
  };

  it('puede ser la de hoy; la de mañana, sólo en un borrador', () => {
    expect(said('2025-01-27', false)).toEqual([]);
    expect(said('2025-01-28', true)).toEqual([]);
    expect(said('2025-01-28', false)).toEqual([
      expect.stringContaining(':3 fecha: el 2025-01-28 no ha llegado'),
    ]);
  });

  it.each(['0000-01-01', '0001-01-01', '1989-12-31'])('no es de %s', (fecha) =>
    expect(Comunicado.shape.fecha.safeParse(fecha).error?.issues[0]?.message).toBe(
      'ningún comunicado es de antes de 1990. Revise el año',
    ),
  );
});
