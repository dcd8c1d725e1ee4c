/** @jest-environment node */
import { findIdentifying, withoutMarks } from '@/lib/forms/anonymity';
import { englishWith } from '@/lib/forms/english';
import { withoutFindings } from '@/lib/forms/omission';
import { ROWS, sample } from './identificaciones';

const OWN = ['Rosa López Peña', '664 555 0123', 'rosa@correo.example'];
const left = (text: string, own: string[] = []) =>
  withoutFindings(text, findIdentifying(text, own));

describe('lo que queda al quitar todo lo marcado', () => {
  it.each([
    ['Me llamo Ana Pérez y vengo a denunciar.', '[omitido] y vengo a denunciar.'],
    [
      'El director cobra y mi teléfono es 664 555 0100. Soy Ana Pérez.',
      'El director cobra y mi [omitido].',
    ],
    [
      'Soy Ana Pérez y mi correo es ana@correo.example. El inspector pidió dinero.',
      'El inspector pidió dinero.',
    ],
    ['Soy Ana Pérez, hija de Juan Pérez. El inspector pidió dinero.', 'El inspector pidió dinero.'],
    ['Yo trabajo en limpia. Vivo en Otay, Playas.', 'Yo [omitido]. [omitido], Playas.'],
    ['Pidió dinero. Tel: 664 555 0100. Fue el lunes.', 'Pidió dinero. Fue el lunes.'],
    ['Pidió dinero.\nGracias.\nAtte. Ana Pérez', 'Pidió dinero.\nGracias.\n'],
    ['Pidió dinero.\nMi correo: ana@correo.example\nFue el lunes.', 'Pidió dinero.\nFue el lunes.'],
    ['Lo saben mi mamá, mi papá y mi tía.', 'Lo saben [omitido], [omitido] y [omitido].'],
    [
      'Me llamo Ana Pérez y mi tel es 664 555 0100, vi que cobraban.',
      '[omitido] y mi [omitido], vi que cobraban.',
    ],
    [
      'Le escribí: mi correo es ana@correo.example y no contestó.',
      'Le escribí: mi correo es [omitido] y no contestó.',
    ],
    ['Llegaron a mi casa de noche.', 'Llegaron a [omitido] de noche.'],
    ['Soy Ana Pérez, la que llamó ayer.', '[omitido], la que llamó ayer.'],
    ['Soy Ana Pérez.', '[omitido]'],
  ])('%s → %s', (text, rest) => expect(left(text)).toBe(rest));

  it.each([
    [
      'My name is John Smith and my phone is 619 555 0142. He asked for money.',
      'He asked for money.',
    ],
    ['He asked for money. My phone number is 619 555 0142.', 'He asked for money.'],
    [
      'I told him my phone is 619 555 0142, and he left.',
      'I told him my phone is [omitted], and he left.',
    ],
  ])('en inglés: %s → %s', (text, rest) => {
    const { patterns, omitted } = englishWith({});
    expect(withoutFindings(text, findIdentifying(text, [], patterns), omitted)).toBe(rest);
  });

  it('también lo que se escribió como propio, con lo que lo presenta', () =>
    expect(left('Mi correo es rosa@correo.example. Vi a Rosa López Peña.', OWN)).toBe(
      'Vi a [omitido].',
    ));
});

/** Words that join or announce a mark, and may go with it. */
const GOES =
  /^(y|e|o|u|ni|pero|mis?|el|la|su|de|del|es|son|yo|me|llamo|soy|nombre|completo|firma|firmo|como|atte|atentamente|hija|correo|telefono|tel|cel|celular|numero|num|curp|rfc|clave|nss|seguro|cuenta|tarjeta|elector|electronico|placas?|credencial)$/;
const wordsOf = (text: string) =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .match(/[^\s.,;:!?]+/g) ?? [];

/** An empty word for each mark. */
function outside(text: string): string[] {
  let from = 0;
  const words: string[] = [];
  for (const { start, end } of findIdentifying(text)) {
    words.push(...wordsOf(text.slice(from, start)), '');
    from = end;
  }
  return [...words, ...wordsOf(text.slice(from))];
}

describe('fuera de lo marcado y de lo que lo une, nada cambia', () => {
  const FRAMES = [
    (text: string) => text,
    (text: string) => `Fue el martes y ${text}. Nadie contestó; después, otra vez.`,
    (text: string) => `${text}. ${text}.\n${text}`,
  ];
  it.each(ROWS)('%s: %s', (_kind, marks) => {
    for (const frame of FRAMES) {
      const text = frame(sample(marks).text);
      const rest = wordsOf(left(text).replaceAll('[omitido]', ' '));
      const gone: number[] = [];
      const around = outside(text);
      let at = 0;
      around.forEach((word, index) => {
        if (word !== '' && word === rest[at]) at += 1;
        else gone.push(index);
      });
      expect(rest.slice(at)).toEqual([]);
      // A removed word reaches a mark through removed words alone.
      for (const index of gone.filter((index) => around[index] !== '')) {
        expect(around[index]).toMatch(GOES);
        const reach = [...gone].filter((one) => around[one] === '');
        expect(
          reach.some((mark) =>
            Array.from(
              { length: Math.abs(mark - index) },
              (_, k) => Math.min(mark, index) + k,
            ).every((one) => gone.includes(one)),
          ),
        ).toBe(true);
      }
    }
  });
});

it('quitar miles de marcas de un texto muy largo lee cada letra una vez', () => {
  const text = 'Mi jefe pidió dinero el lunes. '.repeat(3000);
  const marks = findIdentifying(text).map((finding) => ({ field: 'descripcion', ...finding }));
  expect(marks).toHaveLength(3000);
  const normalize = jest.spyOn(String.prototype, 'normalize');
  const { descripcion = '' } = withoutMarks({ descripcion: text }, marks);
  // An accent in each sentence: «pidió».
  expect(normalize.mock.calls.length).toBe(3000);
  normalize.mockRestore();
  expect(descripcion).toBe('[omitido] pidió dinero el lunes. '.repeat(3000));
});
