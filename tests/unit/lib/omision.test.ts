/** @jest-environment node */
import { findIdentifying, withoutMarks } from '@/lib/forms/identification';
import { withoutFindings } from '@/lib/forms/omission';
import { ROWS, sample } from './identificaciones';

const OWN = ['Rosa López Peña', '664 555 0123', 'rosa@correo.example'];
const left = (text: string, own: string[] = []) =>
  withoutFindings(text, findIdentifying(text, own));

describe('lo que queda al quitar todo lo marcado se lee como frases', () => {
  it.each([
    ['Me llamo Ana Pérez y vengo a denunciar.', 'Vengo a denunciar.'],
    ['me llamo ana pérez y vengo a denunciar', 'vengo a denunciar'],
    [
      'El director cobra por cada permiso y mi teléfono es 664 555 0100. Soy Ana Pérez.',
      'El director cobra por cada permiso.',
    ],
    [
      'Soy Ana Pérez y mi correo es ana@correo.example. El inspector pidió dinero.',
      'El inspector pidió dinero.',
    ],
    ['Soy Ana Pérez, hija de Juan Pérez. El inspector pidió dinero.', 'El inspector pidió dinero.'],
    [
      'Me llamo Ana Pérez, mi CURP es XEXA800101MBCRRN01 y mi RFC es XEXA800101AB1. Me pidieron dinero.',
      'Me pidieron dinero.',
    ],
    ['Yo trabajo en limpia. Vivo en Otay, Playas.', '[omitido], Playas.'],
    ['Hola, soy Ana Pérez. Vi el golpe.', 'Hola. Vi el golpe.'],
    ['Yo, Ana Pérez, denuncio al inspector.', 'Denuncio al inspector.'],
    ['Pidió dinero. Tel: 664 555 0100. Fue el lunes.', 'Pidió dinero. Fue el lunes.'],
    ['Pidió dinero.\nGracias.\nAtte. Ana Pérez', 'Pidió dinero.\nGracias.\n'],
    ['Pidió dinero.\nMi correo: ana@correo.example\nFue el lunes.', 'Pidió dinero.\nFue el lunes.'],
    ['Mi jefe pidió dinero.', '[omitido] pidió dinero.'],
    ['Mi jefe y mi supervisora pidieron dinero.', '[omitido] pidieron dinero.'],
    ['Lo saben mi mamá, mi papá y mi tía.', 'Lo saben [omitido].'],
    ['Llegaron a mi casa de noche.', 'Llegaron a [omitido] de noche.'],
    ['Vivo en Otay y mi jefe pide dinero.', '[omitido] pide dinero.'],
    ['Trabajo en la delegación Centro, y el inspector cobra.', 'El inspector cobra.'],
    [
      'El inspector cobra, trabajo en la delegación Centro, y nadie hace nada.',
      'El inspector cobra, y nadie hace nada.',
    ],
    ['El inspector cobra y soy su esposa, pero no hablo.', 'El inspector cobra, pero no hablo.'],
    ['Soy Ana Pérez, la que llamó ayer.', '[omitido], la que llamó ayer.'],
    ['Vivo en Otay, donde pasó todo.', '[omitido], donde pasó todo.'],
    ['Ella dijo: soy embarazada y me cambiaron de turno.', 'Ella dijo: [omitido].'],
    ['Llame al 664 555 0119 o al 664 555 0120.', '[omitido]'],
    [
      'Si necesitan algo, mi cel es 664 555 0100 o ana@correo.example.',
      'Si necesitan algo, [omitido].',
    ],
    ['Escríbanme a ana@correo.example, por favor.', 'Escríbanme a [omitido], por favor.'],
    ['¿Saben quién fue? Fui la única. Nadie más vio.', '¿Saben quién fue? Nadie más vio.'],
  ])('%s → %s', (text, rest) => expect(left(text)).toBe(rest));

  it.each([
    ['Me llamo Rosa López Peña y vi el golpe.', 'Vi el golpe.'],
    ['Mi correo es rosa@correo.example y mi teléfono 664 555 0123. Vi el golpe.', 'Vi el golpe.'],
    [
      'El director humilló a Rosa López Peña frente a todos.',
      'El director humilló a [omitido] frente a todos.',
    ],
  ])('también lo que se escribió como propio: %s → %s', (text, rest) =>
    expect(left(text, OWN)).toBe(rest),
  );
});

it('quitar todo de un texto que no dice más deja dicho que algo se quitó', () => {
  expect(left('Soy Ana Pérez.')).toBe('[omitido]');
});

/** What may go with a mark: what joins it, and what only named it. */
const GOES =
  /^(y|e|o|u|ni|pero|mis?|el|la|su|de|del|es|son|yo|me|llamo|soy|nombre|completo|firma|firmo|como|atte|atentamente|hija|correo|telefono|tel|cel|celular|numero|num|curp|rfc|clave|nss|seguro|cuenta|tarjeta|elector|electronico|placas?|credencial)$/;
const wordsOf = (text: string) =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .match(/[^\s.,;:!?]+/g) ?? [];

/** The words around the marks; those of a mark are one, empty. */
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
    (text: string) => `El inspector pidió dinero, ${text}`,
    (text: string) => `Fue el martes y ${text}. Nadie contestó; después, otra vez.`,
    (text: string) => `Primero: ${text}, y luego cerró la ventanilla.\n\nEs todo, gracias.`,
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
      // All that is left was there, in its order.
      expect(rest.slice(at)).toEqual([]);
      // What is gone is a mark, or goes with one that it touches.
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
  // One accent in each sentence: «pidió».
  expect(normalize.mock.calls.length).toBe(3000);
  normalize.mockRestore();
  expect(descripcion).toBe('[omitido] pidió dinero el lunes. '.repeat(3000));
});
