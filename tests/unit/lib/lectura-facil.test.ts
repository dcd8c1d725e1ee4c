import { fault, fileWords } from '@/lib/content/faults';
import { easyFaults } from '@/lib/content/lint/plain-language';

const GOOD =
  '## La queja\n\nUna queja es gratis.\n\nEs rápida y es segura.\n\n- Diga qué pasó.\n- Diga cuándo.\n';
const adviceOn = (sentence: string) =>
  easyFaults(`## La queja\n\n${sentence}\n`, 1).map(({ fault }) => fileWords(fault));

describe('una página en lectura fácil', () => {
  it('con frases cortas, una por párrafo, y un dibujo por apartado no tiene faltas', () =>
    expect(easyFaults(GOOD, 1)).toEqual([]));

  it.each([
    ['Diga qué pasó y cuándo pasó y dónde pasó y quién estaba y qué le dijeron.', /Tiene 16 pal/],
    ['Lleve su identificación; si no la tiene, llame.', /punto y coma/],
    ['Lleve su identificación (la credencial).', /paréntesis/],
    ['Cobran el 20% de la multa.', /de cada 100/],
    ['Lleve fotos, papeles, etc.', /todo lo que falta/],
    ['Lo dice la fracción IV de la ley.', /no con romanos/],
    ['Tiene cinco días para ir.', /con cifras/],
    ['Hable tranquilamente con la oficina.', /«-mente»/],
    ['Su queja fue enviada a otra área.', /quién lo hace/],
    ['Llame AHORA al 911.', /minúsculas/],
    ['Le vamos a notificar el resultado.', /«notificar», escriba: avisar/],
    ['Hable con la servidora pública.', /escriba: quien trabaja en el municipio/],
  ])('no dice «%s»', (sentence, why) =>
    expect(adviceOn(sentence)).toEqual([expect.stringMatching(why)]),
  );

  it('las siglas se dejan si la página dice qué son', () => {
    const said = (rest: string) => easyFaults(`## La clave\n\nLleve su CURP.\n${rest}`, 1);
    expect(said('')).toHaveLength(1);
    expect(said('\nLa CURP es una clave de 18 letras y números.\n')).toEqual([]);
  });

  it('dice el renglón de un párrafo con dos frases', () =>
    expect(easyFaults(`${GOOD}\nVenga pronto. La ayuda es gratis.\n`, 1)).toEqual([
      { line: 10, fault: expect.objectContaining({ code: 'easy-together' }) as unknown },
    ]));

  it('tiene un dibujo por apartado, ni más ni menos', () =>
    expect(easyFaults(GOOD, 2)).toEqual([
      { line: 1, fault: fault('easy-drawings', { parts: 1, drawings: 2 }) },
    ]));

  it('cuenta un dato de la oficina como una palabra, diga lo que diga', () =>
    expect(adviceOn('La dirección es {{domicilio}}, y abre de {{horario}}.')).toEqual([]));
});
