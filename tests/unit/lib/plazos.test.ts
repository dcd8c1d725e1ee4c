/** @jest-environment node */
import ICAL from 'ical.js';
import { Declaraciones } from '@/lib/content/model/schemas';
import { calendarOf } from '@/lib/office/calendar';
import { contentLines, escaped } from '@/lib/office/content-lines';
import { daysAfter, isDay } from '@/lib/office/dates';
import { sampleContent } from '../../sample';
import { said } from './said';

describe('la cuenta de días naturales', () => {
  it.each([
    ['2026-11-25', 60, '2027-01-24'],
    ['2024-01-01', 60, '2024-03-01'],
    ['2026-10-15', 60, '2026-12-14'],
  ])('%s y %i días son %s', (day, count, last) => expect(daysAfter(day, count)).toBe(last));

  it.each(['2025-02-29', '2025-04-31', '2025-13-01', '2025-1-1', '27/01/2025', ''])(
    '«%s» no es un día',
    (text) => expect(isDay(text)).toBe(false),
  );
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
  const ofFirst = (change: object) => {
    const { data } = sampleContent().declaraciones;
    const tipos = data.tipos.map((tipo, index) => (index === 0 ? { ...tipo, ...change } : tipo));
    return said(Declaraciones, { ...data, tipos });
  };

  it('dice en palabras lo mismo que en cifras, y de qué ley es', () => {
    expect(ofFirst({})).toEqual([]);
    expect(ofFirst({ plazo: 'Dentro de los 30 días siguientes a la toma de posesión.' })).toEqual([
      'tipos.0.plazo: no dice lo que «cuenta»: «60 días» y «la toma de posesión». Corrija el que esté mal.',
    ]);
    expect(ofFirst({ fuente: undefined })).toEqual([
      expect.stringMatching(/^tipos\.0\.fuente: falta/),
    ]);
  });

  it('si es el mismo cada año, es un día que todo año tiene, y el único', () => {
    const yearly = (ultimoDia: string) => ofFirst({ cuenta: undefined, ultimoDia });
    expect(yearly('31 de mayo')).toEqual([]);
    for (const wrong of ['31 de Mayo', '1.º de mayo', '31 de abril', '29 de febrero', 'mayo'])
      expect(yearly(wrong)).toEqual([
        'tipos.0.ultimoDia: no es un día de cada año. Escriba, por ejemplo: ultimoDia: 31 de mayo',
      ]);
    expect(ofFirst({ ultimoDia: '31 de mayo' })).toEqual([
      'tipos.0.cuenta: calcula otro último día que el de «ultimoDia». Deje uno de los dos.',
    ]);
  });
});
