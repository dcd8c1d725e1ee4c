/** @jest-environment node */
import { officeHours } from '@/lib/office/hours';
import { IN_ENGLISH, officeState } from '@/lib/office/state';

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
    ['antes de abrir', '2026-11-23T15:59:59Z', 'Cerrado, abre hoy a las 8:00'],
    ['al abrir', '2026-11-23T16:00:00Z', 'Abierto ahora, cierra a las 15:00'],
    ['a las 15:00', '2026-11-23T23:00:00Z', 'Cerrado, abre el martes a las 8:00'],
    ['a medianoche', '2026-11-24T08:00:00Z', 'Cerrado, abre hoy a las 8:00'],
    ['el viernes en la tarde', '2026-11-20T23:00:00Z', 'Cerrado, abre el lunes a las 8:00'],
    ['en un descanso de ley', '2026-11-16T20:00:00Z', 'Cerrado, abre el martes a las 8:00'],
    ['en un día inhábil suyo', '2026-05-05T19:00:00Z', 'Cerrado, abre el miércoles a las 8:00'],
    ['en vacaciones', '2026-12-22T20:00:00Z', 'Cerrado, abre el 6 de enero a las 8:00'],
    ['al final de las vacaciones', '2027-01-05T20:00:00Z', 'Cerrado, abre el miércoles a las 8:00'],
    ['la noche en que cambia la hora', '2026-03-08T10:30Z', 'Cerrado, abre el lunes a las 8:00'],
    [
      'el primer lunes de verano, a las 15:00',
      '2026-03-09T22:00Z',
      'Cerrado, abre el martes a las 8:00',
    ],
    ['el primer lunes de invierno', '2026-11-02T15:59Z', 'Cerrado, abre hoy a las 8:00'],
  ])('%s', (_, moment, words) => expect(stateAt(moment)).toBe(words));

  it.each([
    ['la tarde del último día que se conoce', '2027-12-31T23:30Z', 'Cerrado ahora'],
    ['después del último año', '2028-01-03T18:00Z', ''],
    ['antes del primero', '2025-12-31T18:00Z', ''],
  ])('no adivina: %s', (_, moment, words) => expect(stateAt(moment)).toBe(words));
});

it.each([
  ['2026-11-23T21:30Z', 'Cerrado, abre hoy a las 14:00'],
  ['2026-11-23T22:00Z', 'Abierto ahora, cierra a las 18:00'],
  ['2026-11-28T08:30Z', 'Abierto ahora, cierra a la 1:00'],
  ['2026-11-28T20:00Z', 'Cerrado, abre el lunes a las 8:00'],
])('con dos turnos, o sólo de madrugada, a las %s', (moment, words) => {
  const horario =
    'lunes a viernes, de 8:00 a 13:00 y de 14:00 a 18:00 horas; sábado, de 0:00 a 1:00 horas';
  expect(stateAt(moment, horario)).toBe(words);
});

it.each([
  ['2026-12-22T20:00Z', 'Closed, opens on January 6 at 8:00'],
  ['2027-12-31T23:30Z', 'Closed now'],
])('en inglés, a las %s', (moment, words) =>
  expect(officeState(hoursOf(HORARIO)!, new Date(moment), IN_ENGLISH)).toBe(words),
);

it('una oficina que nunca abre no promete nada', () =>
  expect(
    officeState(
      { week: '||||||', closed: '2026|2027', clock: '-8' },
      new Date('2026-11-23T20:00Z'),
    ),
  ).toBe('Cerrado ahora'));

it('lleva cada cambio de hora de los años que se conocen', () => {
  const hour = (moment: string) => Date.parse(moment) / 3_600_000;
  expect(hoursOf(HORARIO, [2026])?.clock).toBe(
    `-8 ${hour('2026-03-08T10:00Z')} -7 ${hour('2026-11-01T09:00Z')} -8`,
  );
});

it('sin días inhábiles no hay estado que calcular', () =>
  expect(officeHours({ horario: HORARIO, zonaHoraria: 'America/Tijuana' })).toBeUndefined());
