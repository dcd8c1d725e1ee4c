/** @jest-environment node */
import { widthOf } from '@/lib/forms/pdf/metrics';
import { adobeWidth, CHARACTERS } from './afm';
import { drawn, expectInside, field, read, STORY } from './paper';

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
