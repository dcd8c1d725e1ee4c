/** @jest-environment node */
import { checkFechas } from '@/lib/check/fechas';
import { checkData } from '@/lib/content/lint/describe-issue';
import { Comunicado } from '@/lib/content/model/schemas';
import { dayIn, startOfDay } from '@/lib/office/clock';
import { yearsAfter } from '@/lib/office/dates';
import { sampleWith } from '../../sample';
import { release, withReleases } from '../site/sources';
import { told } from '../told';

describe('el día en la oficina', () => {
  it.each([
    ['America/Tijuana', '2025-01-28T07:59:59Z', '2025-01-27'],
    ['America/Tijuana', '2025-01-28T08:00:00Z', '2025-01-28'],
    ['America/Tijuana', '2025-07-28T06:59:59Z', '2025-07-27'],
    ['America/Tijuana', '2025-07-28T07:00:00Z', '2025-07-28'],
    ['America/Cancun', '2025-07-28T04:59:59Z', '2025-07-27'],
  ])('en %s, a las %s es %s', (zone, moment, day) =>
    expect(dayIn(zone, new Date(moment))).toBe(day),
  );

  it.each(['America/Tijuana', 'America/Mexico_City', 'America/Havana', 'Asia/Kolkata'])(
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

it.each([
  ['2024-02-29', 1, '2025-02-28'],
  ['2024-02-29', 4, '2028-02-29'],
  ['2023-02-28', 1, '2024-02-28'],
  ['2024-12-31', 1, '2025-12-31'],
])(
  'lo que se revisó el %s vence %s años después, en un día que existe: el %s',
  (day, count, due) => {
    expect(yearsAfter(day, count)).toBe(due);
  },
);

it('una página no se revisó, ni un área se comprobó, en un día que no ha llegado', () => {
  const content = sampleWith(({ directorio }) => {
    directorio.data.unidades[0]!.verificado = '2026-11-26';
  });
  const [said] = told(checkFechas, content, { today: '2025-01-26' });
  for (const line of [
    'paginas/acuse.md:7 actualizado: el 2025-01-27 no ha llegado. Escriba el día en que revisó el texto, 2025-01-26 a más tardar.',
    'directorio.yml:7 unidades.0.verificado: el 2026-11-26 no ha llegado. Escriba el día en que se comprobó',
    'normas/normas-especiales.yml:7 corte: el 2025-01-27 no ha llegado. Escriba el día en que consultó',
  ])
    expect(said).toContainEqual(expect.stringContaining(line));
});

describe('la fecha de un comunicado', () => {
  const said = (fecha: string, isDraft: boolean) => {
    const one = release(1, fecha);
    const drafts = isDraft ? [one.file] : [];
    const [faults] = told(checkFechas, withReleases([one]), { today: '2025-01-27', drafts });
    return faults.filter((text) => text.includes(' fecha: '));
  };

  it('puede ser la de hoy; la de mañana, sólo en un borrador', () => {
    expect(said('2025-01-27', false)).toEqual([]);
    expect(said('2025-01-28', true)).toEqual([]);
    expect(said('2025-01-28', false)).toEqual([
      expect.stringContaining(':7 fecha: el 2025-01-28 no ha llegado'),
    ]);
  });

  it('no es de antes de 1990', () =>
    expect(checkData(Comunicado.shape.fecha, '1989-12-31').faults).toMatchObject([
      { fault: { code: 'release-year' } },
    ]));
});
