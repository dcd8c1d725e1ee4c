/** @jest-environment node */
import { drawn, field, read } from './paper';

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
