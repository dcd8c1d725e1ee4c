/** @jest-environment node */
import { checkFechas } from '@/lib/check/fechas';
import { formatProblem } from '@/lib/content/load/problems';
import { ProblemReport } from '@/lib/content/parse/report';
import { Comunicado } from '@/lib/content/model/schemas';
import { ZONAS } from '@/lib/content/model/horario';
import { dayIn, startOfDay } from '@/lib/office/clock';
import { release, withReleases } from '../site/sources';

describe('el día en la oficina', () => {
  it.each([
    // Eight hours behind Greenwich in winter, seven in summer.
    ['America/Tijuana', '2025-01-28T07:59:59Z', '2025-01-27'],
    ['America/Tijuana', '2025-01-28T08:00:00Z', '2025-01-28'],
    ['America/Tijuana', '2025-07-28T06:59:59Z', '2025-07-27'],
    ['America/Tijuana', '2025-07-28T07:00:00Z', '2025-07-28'],
    // Six, all year; five.
    ['America/Mexico_City', '2025-07-28T06:00:00Z', '2025-07-28'],
    ['America/Cancun', '2025-07-28T04:59:59Z', '2025-07-27'],
  ])('en %s, a las %s es %s', (zone, moment, day) =>
    expect(dayIn(zone, new Date(moment))).toBe(day),
  );

  // The days on which clocks changed, at two, at midnight (Havana, Asunción) and ahead of Greenwich.
  it.each([...ZONAS, 'America/Havana', 'America/Asuncion', 'Europe/Madrid', 'Asia/Kolkata'])(
    'en %s cada día empieza cuando termina el anterior, también cuando cambia la hora',
    (zone) => {
      const year = Array.from({ length: 366 }, (_, at) =>
        new Date(Date.UTC(2020, 0, 1 + at)).toISOString().slice(0, 10),
      );
      const wrong = year.filter((day) => {
        const begins = startOfDay(zone, day);
        return dayIn(zone, new Date(begins)) !== day || dayIn(zone, new Date(begins - 1)) >= day;
      });
      expect(wrong).toEqual([]);
    },
  );
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
