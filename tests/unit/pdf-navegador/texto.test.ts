/** @jest-environment node */
import { drawn, field, read } from './paper';

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
