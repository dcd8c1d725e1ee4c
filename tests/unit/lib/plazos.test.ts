/** @jest-environment node */
import ICAL from 'ical.js';
import { checkVerificados } from '@/lib/check/expiry-advice';
import { formatProblem } from '@/lib/content/load/problems';
import { Declaraciones } from '@/lib/content/model/schemas';
import { ProblemReport } from '@/lib/content/parse/report';
import { calendarOf } from '@/lib/office/calendar';
import { contentLines, escaped } from '@/lib/office/content-lines';
import { daysAfter, isDay } from '@/lib/office/dates';
import { sampleContent } from '../../sample';

describe('la cuenta de días naturales', () => {
  it.each([
    ['2026-11-25', 60, '2027-01-24'],
    ['2024-01-01', 60, '2024-03-01'],
    ['2025-01-01', 60, '2025-03-02'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2100-02-28', 1, '2100-03-01'],
    ['2026-12-31', 1, '2027-01-01'],
    // The clock of Tijuana goes back an hour within these.
    ['2026-10-15', 60, '2026-12-14'],
  ])('%s y %i días son %s', (day, count, last) => expect(daysAfter(day, count)).toBe(last));

  it.each(['2025-02-29', '2025-04-31', '2025-13-01', '2025-1-1', '27/01/2025', ''])(
    '«%s» no es un día',
    (text) => expect(isDay(text)).toBe(false),
  );
  it('el 29 de febrero es un día cada cuatro años', () => expect(isDay('2024-02-29')).toBe(true));
});

describe('un día para el calendario', () => {
  const title = 'Último día; para declarar, INICIAL';
  const text = `Primero\nde ${'ñandúes, 🐦 '.repeat(20)}`;
  const url = 'https://oficina.example/DeclaraNet/';
  const file = calendarOf(
    { uid: 'plazo-1@oficina.example', day: '2026-12-31', title, text, url },
    new Date('2026-11-25T02:03:04.567Z'),
  );
  const calendar = new ICAL.Component(ICAL.parse(file) as unknown[]);
  const [event, ...others] = calendar.getAllSubcomponents('vevent');

  it('lo ocupa entero, y nada del siguiente', () => {
    expect(others).toEqual([]);
    const { startDate, endDate, summary, description, uid } = new ICAL.Event(event);
    expect([startDate.isDate, startDate.toString(), endDate.toString()]).toEqual([
      true,
      '2026-12-31',
      '2027-01-01',
    ]);
    expect([summary, description, uid]).toEqual([title, text, 'plazo-1@oficina.example']);
    expect(String(event!.getFirstPropertyValue('dtstamp'))).toBe('2026-11-25T02:03:04Z');
    expect(event!.getFirstPropertyValue('url')).toBe(url);
  });

  it('avisa una semana antes', () => {
    const [alarm] = event!.getAllSubcomponents('valarm');
    expect(String(alarm!.getFirstPropertyValue('trigger'))).toBe('-P7D');
  });

  it('se escribe en renglones de 75 octetos, sin partir una letra', () => {
    for (const line of file.split('\r\n')) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(line).not.toMatch(/\p{Surrogate}/u);
    }
    const long = `NOTE:${'á'.repeat(35)}`;
    expect(contentLines([long])).toBe(`${long}\r\n`);
    expect(contentLines([`${long}b`])).toBe(`${long}\r\n b\r\n`);
  });

  it('los signos que separan se escriben de otro modo', () =>
    expect(escaped('a\\b;c,d\r\ne')).toBe('a\\\\b\\;c\\,d\\ne'));
});

describe('un plazo que la página cuenta', () => {
  const said = (change: object) => {
    const { data } = sampleContent().declaraciones;
    const tipos = data.tipos.map((tipo, index) => (index === 0 ? { ...tipo, ...change } : tipo));
    return Declaraciones.safeParse({ ...data, tipos }).error?.issues.map(
      ({ path, message }) => `${path.join('.')}: ${message}`,
    );
  };

  it('dice en palabras lo mismo que en cifras, y de qué ley es', () => {
    expect(said({})).toBeUndefined();
    expect(said({ plazo: 'Dentro de los 30 días siguientes a la toma de posesión.' })).toEqual([
      'tipos.0.plazo: no dice lo que «cuenta»: «60 días» y «la toma de posesión». Corrija el que esté mal',
    ]);
    expect(said({ fuente: undefined })).toEqual([
      expect.stringMatching(/^tipos\.0\.fuente: falta/),
    ]);
  });
});

describe('lo que nadie ha verificado', () => {
  const said = (...days: (string | undefined)[]) => {
    const content = sampleContent();
    const [report, advice] = [new ProblemReport(() => 7), new ProblemReport(() => 7)];
    const unidades = content.directorio.data.unidades.map((unidad, index) => ({
      ...unidad,
      verificado: days[index],
    }));
    checkVerificados(
      { ...content, directorio: { ...content.directorio, data: { unidades } } },
      '2026-11-25',
      report,
      advice,
    );
    return [report, advice].map(({ problems }) => problems.map(formatProblem));
  };

  it('se avisa al año, en un renglón que cuenta las áreas y nombra la más antigua', () => {
    expect(said('2026-11-25', undefined, '2025-11-25')).toEqual([[], []]);
    expect(said(undefined, '2025-11-24')).toEqual([
      [],
      [
        'content/directorio.yml:7 unidades.1.verificado: 1 área se verificó hace más de un año; la más antigua, «COMUNICACIÓN», el 2025-11-24. Compruebe sus nombres, teléfonos y correos, y escriba el día.',
      ],
    ]);
    expect(said('2024-05-06', '2023-05-06', '2025-05-06')[1]).toEqual([
      expect.stringContaining('3 áreas se verificaron hace más de un año; la más antigua, «COM'),
    ]);
  });

  it('ningún día está por llegar', () =>
    expect(said('2026-11-26')).toEqual([
      [expect.stringContaining('unidades.0.verificado: el 2026-11-26 no ha llegado')],
      [],
    ]));
});
