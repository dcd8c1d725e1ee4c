/** @jest-environment node */
import { widthOf } from '@/lib/forms/pdf/metrics';
import { drawn, expectInside, field, read, STORY } from './paper';
import { adobeWidth, CHARACTERS } from './afm';

describe('lo que escribí', () => {
  it('sale igual si mi teclado compone los acentos', () => {
    const text = 'Muñoz, qué ingüenza';
    expect(read([field(text.normalize('NFD'))]).text).toBe(`Hechos ${text} `);
  });

  it.each([
    [
      'conserva renglones en blanco y sangrías',
      '  uno\n\n    dos   tres',
      ['  uno', '', '    dos   tres'],
    ],
    ['cambia cada tabulador por cuatro espacios', 'a\tb', ['a    b']],
    [
      'conserva el espacio duro y toma por espacios los de imprenta',
      '2\u202f500\u2009pesos\u3000664\u00a0555',
      ['2 500 pesos 664\u00a0555'],
    ],
    ['toma por guiones los que se ven como guiones', 'a\u2010b\u2011c \u22125', ['a-b-c -5']],
    ...['', '\n\t\n'].map((typed): [string, string, string[]] => [
      'dice «(sin dato)» donde no escribí nada',
      typed,
      ['(sin dato)'],
    ]),
    ...['\r\n', '\u2028', '\v'].map((end): [string, string, string[]] => [
      'parte el renglón como lo partió mi equipo',
      `a${end}b`,
      ['a', 'b'],
    ]),
  ])('%s (%j)', (_what, typed, lines) => {
    expect(drawn(read([field(typed)]))).toEqual(['Hechos', ...lines]);
  });

  it.each([
    ['paréntesis y diagonales', 'a (b)) ((c \\ \\( \\n d'],
    ['lo que cierra un archivo', 'endstream endobj\n%%EOF\nstartxref\n0\ntrailer << >> > ET Q EMC'],
    ['lo que abre otro objeto', '1 0 obj\n<</Type/Catalog>>\nendobj'],
  ])('puede tener %s', (_, value) => {
    const hostile = { title: value, author: value, footer: value };
    const result = read([field(value)], { ...hostile, attachment: { name: value, text: value } });
    expect(drawn(result)).toEqual(['Hechos', ...value.split('\n')]);
    expect(result.info).toMatchObject({ Title: value, Author: value });
    expect(result.attachment).toMatchObject({ name: value, bytes: value });
    expect(result.contents.join('')).not.toMatch(/[()\\%]|endstream|startxref/);
  });

  it('no mete al archivo caracteres de control: los dibuja como cajas', () => {
    const result = read([field('a\0b\x07c\x1b[31md\x7fe\x9bf')]);
    expect(result.contents.join('')).toMatch(/^[\n\x20-\x7e]*$/);
    expect(drawn(result)[1]).toBe('a\ufffdb\ufffdc\ufffd[31md\ufffde\ufffdf');
    expect(result.text).toContain('5 caracteres no se pudieron dibujar');
  });
});

describe('el archivo', () => {
  it('es otro si cambia una letra', () => {
    const id = (value: string) => /\/ID\[<(\w{32})>/.exec(read([field(value)]).raw)?.[1];
    expect(id('a')).toMatch(/^\w{32}$/);
    expect(id('a')).not.toBe(id('b'));
  });
});

describe('los anchos de la letra', () => {
  it.each([
    ['Helvetica', 'F1'],
    ['Helvetica-Bold', 'F2'],
    ['Courier-Bold', 'F3'],
  ] as const)('de %s son los que publica Adobe', (font, face) => {
    expect(CHARACTERS).toHaveLength(216);
    const widths = (of: (character: string) => number) => CHARACTERS.map((one) => [one, of(one)]);
    expect(widths((one) => widthOf(one, face))).toEqual(widths((one) => adobeWidth(one, font)));
  });
});

describe('los renglones', () => {
  it('caben en la hoja y se cortan entre palabras', () => {
    const result = read([field(STORY.repeat(20)), { kind: 'paragraph', text: STORY.repeat(5) }]);
    expectInside(result);
    expect(result.text).toBe(`Hechos ${STORY.repeat(20)}${STORY.repeat(5)}`);
    const words = new Set(STORY.split(' '));
    for (const line of drawn(result).filter((text) => text !== 'Hechos'))
      for (const word of line.split(' ')) expect(words).toContain(word);
  });

  it('parten la palabra que no cabe en ninguno, sin perder una letra', () => {
    const word = 'https://ejemplo.mx/'.padEnd(900, 'abcdefghij');
    const result = read([field(`vea ${word} fin`)]);
    expectInside(result);
    expect(result.text).toBe(`Hechos vea ${word} fin `);
    expect(drawn(result)[1]).toBe('vea');
  });

  it.each(['title', 'heading', 'code', 'paragraph'] as const)('caben en un bloque %s', (kind) => {
    const text = `${STORY.repeat(60)}${'W'.repeat(200)}`;
    const result = read([{ kind, text }]);
    expectInside(result);
    expect(result.text).toBe(`${text} `);
  });
});

const FAMILY = '👨‍👩‍👧';
const FLAG = '🇲🇽';

describe('lo que la letra no puede dibujar', () => {
  it('se ve como una caja y se copia como lo escribí', () => {
    const result = read([field('Gracias 😀 fin')]);
    expect(drawn(result)[1]).toBe('Gracias 😀 fin');
    expect(result.contents.join('')).toMatch(/\/F1 11 Tf <\w+>Tj \/B0 11 Tf <00>Tj \/F1 11 Tf </);
  });

  it.each([
    ['una familia', FAMILY],
    ['una bandera', FLAG],
    ['una letra con un acento que no tiene', 'n̈'],
    ['una letra con una pila de acentos', `z${'\u0301'.repeat(40)}`],
  ])('es una sola caja aunque sea %s', (_, character) => {
    const result = read([field(`a${character}b`)]);
    expect(result.text).toContain('1 carácter no se pudo dibujar y aparece como □.');
    expect(drawn(result)[1]).toBe(`a${character}b`.normalize('NFC'));
  });

  it('dice dónde está el texto exacto cuando hay adjunto', () => {
    const attachment = { name: 'acuse.json', text: '{}' };
    const note =
      '1 carácter no se pudo dibujar y aparece como □. El texto exacto va dentro de este archivo, en el adjunto «acuse.json».';
    expect(read([field('😀')], { attachment }).tags.at(-1)).toEqual({
      tag: 'P',
      text: `${note} `,
      pages: 1,
    });
    expect(read([field('😀')]).tags.at(-1)?.text).toBe(
      '1 carácter no se pudo dibujar y aparece como □. ',
    );
  });

  it('no cuenta las marcas que ninguna letra dibuja', () => {
    const result = read([field('\ufeff664\u200b555\u202c \u200e©️ so\u00adga')]);
    expect(drawn(result)).toEqual(['Hechos', '664555 © soga']);
  });

  it('puede ser una queja entera en otro alfabeto, con miles de signos distintos', () => {
    const value = Array.from({ length: 3000 }, (_, at) => String.fromCodePoint(0x4e00 + at)).join(
      '',
    );
    const result = read([field(value)]);
    const lines = result.pages
      .flat()
      .filter(({ tag, text }) => tag === 'P' && /[一-龥]/.test(text));
    expect(lines.map(({ text }) => text.trim()).join('')).toBe(value);
    expect(result.raw.match(/\/Subtype\/Type3/g)).toHaveLength(31);
    for (const [, count] of result.raw.matchAll(/(\d+) beginbfchar/g))
      expect(Number(count)).toBeLessThanOrEqual(100);
  });

  it('no pasa del largo que admite el archivo aunque apilen mil acentos', () => {
    const { raw } = read([field(`z${'\u0301'.repeat(1000)}`)]);
    for (const [, hex = ''] of raw.matchAll(/^<\w\w><(\w+)>$/gm))
      expect(hex.length / 2).toBeLessThanOrEqual(512);
  });
});
