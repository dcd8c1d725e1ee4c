/** @jest-environment node */
import { inEnglish, saysFigures } from '@/lib/content/model/english';
import { References, replaceInText } from '@/lib/content/parse/references';
import { easyHours } from '@/lib/office/spoken-hours';
import { showsMuestra } from '@/lib/site/views/muestra';
import { sampleWith } from '../../sample';

describe('las horas, como se dicen', () => {
  it.each([
    [
      'lunes a viernes, de 8:00 a 15:00 horas',
      'lunes a viernes, de 8 de la mañana a 3 de la tarde',
    ],
    ['todos los días, de 7:00 a 22:00 horas', 'todos los días, de 7 de la mañana a 10 de la noche'],
    [
      'el mismo día, si llega antes de las 13:00 horas',
      'el mismo día, si llega antes de la 1 de la tarde',
    ],
    ['sábado, de 9:30 a 12:00 h', 'sábado, de 9:30 de la mañana a 12 del día'],
    ['5 días y 95 pesos', '5 días y 95 pesos'],
  ])('en lectura fácil, «%s» se lee «%s»', (written, said) =>
    expect(easyHours(written)).toBe(said),
  );

  it.each([
    ['lunes a viernes, de 8:00 a 15:00 horas', 'Monday to Friday, 8 a.m. to 3 p.m.'],
    [
      'lunes a viernes, de 8:00 a 20:00 horas; sábado y domingo, de 9:00 a 14:30 horas',
      'Monday to Friday, 8 a.m. to 8 p.m.; Saturday and Sunday, 9 a.m. to 2:30 p.m.',
    ],
    ['todos los días, de 7:00 a 24:00 horas', 'every day, 7 a.m. to 12 a.m.'],
  ])('en inglés «%s» se lee «%s», sin escribirlas otra vez', (written, said) => {
    expect(inEnglish(written, undefined)).toBe(said);
    expect(inEnglish(written, 'Monday, 1:00 to 2:00')).toBe(said);
  });

  it('lo que no son horas queda en español mientras nadie lo traduzca, o si la traducción es vieja', () => {
    expect(inEnglish('10 días hábiles', undefined)).toBe('10 días hábiles');
    expect(inEnglish('10 días hábiles', '12 business days')).toBe('10 días hábiles');
    expect(inEnglish('10 días hábiles', '10 business days')).toBe('10 business days');
  });

  it('las palabras fáciles de un dato llevan todas sus cifras', () => {
    expect(
      saysFigures('llame 3 días antes, al 664 555 0100', '664 555 0100, tres días antes'),
    ).toBe(true);
    expect(saysFigures('95 pesos', '98 pesos')).toBe(false);
  });

  it('una oración que termina en «p.m.» no lleva dos puntos', () =>
    expect(
      replaceInText(
        'We open {{horario}}. Call {{horario}}, or write.',
        new References({ horario: '8 a.m. to 3 p.m.' }),
        () => undefined,
      ),
    ).toBe('We open 8 a.m. to 3 p.m. Call 8 a.m. to 3 p.m., or write.'));
});

it('una página en lectura fácil dice un dato con sus palabras fáciles, y las demás con las suyas', () => {
  const values = { costo: '95 pesos, desde la hora', 'facil costo': '95 pesos' };
  const read = (isEasy: boolean) =>
    replaceInText(
      'Cuesta {{costo}}.',
      new References(values, isEasy ? 'facil' : undefined),
      () => undefined,
    );
  expect(read(false)).toBe('Cuesta 95 pesos, desde la hora.');
  expect(read(true)).toBe('Cuesta 95 pesos.');
});

it('una página en inglés cita la ley en inglés', () =>
  expect(
    replaceInText(
      'The law says so {{ley LGRA 91 a 93 por confirmar}}.',
      new References({ 'ley LGRA': 'LGRA' }, 'ingles'),
      () => undefined,
    ),
  ).toBe('The law says so (LGRA, articles 91 to 93, not yet confirmed).'));

it.each([
  'Abre de lunes a viernes, de 8 de la mañana a 3 de la tarde.',
  'Open Monday to Friday, 8 a.m. to 3 p.m.',
])('un dato de muestra se reconoce también como lo dicen otras páginas: «%s»', (text) => {
  const { oficina } = sampleWith(({ oficina }) => {
    oficina.data['horario'] = {
      ...{ que: 'Horario', valor: 'lunes a viernes, de 8:00 a 15:00 horas', muestra: true },
    };
  });
  expect(showsMuestra({ oficina }, text)).toBe(true);
});
