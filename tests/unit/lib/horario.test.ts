/** @jest-environment node */
import { checkFechas } from '@/lib/check/fechas';
import { checkData } from '@/lib/content/lint/describe-issue';
import type { Content } from '@/lib/content/model';
import { Sitio } from '@/lib/content/model/schemas';
import { parseHorario } from '@/lib/office/words';
import { restDays } from '@/lib/office/rest-days';
import { officeHours } from '@/lib/office/hours';
import { IN_ENGLISH, officeState } from '@/lib/office/state';
import { withSitio } from '../../sample';
import { told } from '../told';

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
    expect(checkData(Sitio.shape.horario, text).faults).toMatchObject([
      { fault: { code: 'hours' } },
    ]),
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
    return told(checkFechas, { ...content, vehiculos: { ...vehiculos, data } });
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
      [expect.stringMatching(/sitio\.yml:7 falta «diasInhabiles»/)],
    ]);
    expect(said({ anios: [2026], dias: [] }, 'sábado, de 9:00 a 14:00 horas')).toEqual([
      [],
      [expect.stringMatching(/vehiculos\.yml:7 arrastre: falta «diasInhabiles»/)],
    ]);
  });

  it('no terminan antes de empezar', () => {
    const dias = [{ fecha: '2026-12-21', hasta: '2026-12-21', motivo }];
    const { faults } = checkData(Sitio.shape.diasInhabiles, { anios: [2026], dias });
    expect(faults).toMatchObject([
      { field: ['dias', 0, 'hasta'], fault: { code: 'last-day-not-after' } },
    ]);
  });
});

const dias = [
  { fecha: '2026-12-21', hasta: '2027-01-05', motivo: 'Vacaciones' },
  { fecha: '2026-05-05', motivo: 'Batalla de Puebla' },
];
const HORARIO = 'lunes a viernes, de 8:00 a 15:00 horas';
const hoursOf = (horario: string, anios = [2027, 2026]) =>
  officeHours({ horario, zonaHoraria: 'America/Tijuana', diasInhabiles: { anios, dias } });
const stateAt = (moment: string, horario = HORARIO) =>
  officeState(hoursOf(horario)!, new Date(moment));

// Tijuana is UTC−8 in winter, and UTC−7 from 8 March to 31 October 2026.
describe('la oficina que abre de lunes a viernes, de 8:00 a 15:00', () => {
  it.each([
    ['antes de abrir', '2026-11-23T15:59:59Z', 'Cerrada, abre hoy a las 8:00'],
    ['al abrir', '2026-11-23T16:00:00Z', 'Abierta, cierra a las 15:00'],
    ['a las 15:00', '2026-11-23T23:00:00Z', 'Cerrada, abre el martes a las 8:00'],
    ['a medianoche', '2026-11-24T08:00:00Z', 'Cerrada, abre hoy a las 8:00'],
    ['el viernes en la tarde', '2026-11-20T23:00:00Z', 'Cerrada, abre el lunes a las 8:00'],
    ['en un descanso de ley', '2026-11-16T20:00:00Z', 'Cerrada, abre el martes a las 8:00'],
    ['en un día inhábil suyo', '2026-05-05T19:00:00Z', 'Cerrada, abre el miércoles a las 8:00'],
    ['en vacaciones', '2026-12-22T20:00:00Z', 'Cerrada, abre el 6 de enero a las 8:00'],
    ['al final de las vacaciones', '2027-01-05T20:00:00Z', 'Cerrada, abre el miércoles a las 8:00'],
    ['la noche en que cambia la hora', '2026-03-08T10:30Z', 'Cerrada, abre el lunes a las 8:00'],
    [
      'el primer lunes de verano, a las 15:00',
      '2026-03-09T22:00Z',
      'Cerrada, abre el martes a las 8:00',
    ],
    ['el primer lunes de invierno', '2026-11-02T15:59Z', 'Cerrada, abre hoy a las 8:00'],
  ])('%s', (_, moment, words) => expect(stateAt(moment)).toBe(words));

  it.each([
    ['la tarde del último día que se conoce', '2027-12-31T23:30Z', 'Cerrada'],
    ['después del último año', '2028-01-03T18:00Z', ''],
    ['antes del primero', '2025-12-31T18:00Z', ''],
  ])('no adivina: %s', (_, moment, words) => expect(stateAt(moment)).toBe(words));
});

it.each([
  ['2026-11-23T21:30Z', 'Cerrada, abre hoy a las 14:00'],
  ['2026-11-23T22:00Z', 'Abierta, cierra a las 18:00'],
  ['2026-11-28T08:30Z', 'Abierta, cierra a la 1:00'],
  ['2026-11-28T20:00Z', 'Cerrada, abre el lunes a las 8:00'],
])('con dos turnos, o sólo de madrugada, a las %s', (moment, words) => {
  const horario =
    'lunes a viernes, de 8:00 a 13:00 y de 14:00 a 18:00 horas; sábado, de 0:00 a 1:00 horas';
  expect(stateAt(moment, horario)).toBe(words);
});

it.each([
  ['2026-12-22T20:00Z', 'Closed, opens on January 6 at 8 a.m.'],
  ['2027-12-31T23:30Z', 'Closed'],
])('en inglés, a las %s', (moment, words) =>
  expect(officeState(hoursOf(HORARIO)!, new Date(moment), IN_ENGLISH)).toBe(words),
);

it('una oficina que nunca abre no promete nada', () =>
  expect(
    officeState(
      { week: '||||||', closed: '2026|2027', clock: '-8' },
      new Date('2026-11-23T20:00Z'),
    ),
  ).toBe('Cerrada'));

it('lleva cada cambio de hora de los años que se conocen', () => {
  const hour = (moment: string) => Date.parse(moment) / 3_600_000;
  expect(hoursOf(HORARIO, [2026])?.clock).toBe(
    `-8 ${hour('2026-03-08T10:00Z')} -7 ${hour('2026-11-01T09:00Z')} -8`,
  );
});

it('sin días inhábiles no hay estado que calcular', () =>
  expect(officeHours({ horario: HORARIO, zonaHoraria: 'America/Tijuana' })).toBeUndefined());
