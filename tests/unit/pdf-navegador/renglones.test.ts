/** @jest-environment node */
import { widthOf } from '@/lib/forms/pdf/metrics';
import { adobeWidth, CHARACTERS } from './afm';
import { drawn, expectInside, field, read, RIGHT, STORY } from './paper';

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

  it('llegan tan lejos como pueden: la palabra siguiente no cabía', () => {
    const lines = read([field(STORY.repeat(20))])
      .pages.flat()
      .filter(({ size }) => size === 11);
    for (const [index, { end }] of lines.slice(0, -1).entries()) {
      const [next = ''] = lines[index + 1]?.text.split(' ') ?? [];
      const width = [...` ${next}`].reduce((sum, letter) => sum + widthOf(letter, 'F1'), 0);
      expect(end + (width * 11) / 1000).toBeGreaterThan(RIGHT);
    }
  });

  it('parten la palabra que no cabe en ninguno, sin perder una letra', () => {
    const word = 'https://ejemplo.mx/'.padEnd(900, 'abcdefghij');
    const result = read([field(`vea ${word} fin`)]);
    expectInside(result);
    expect(result.text).toBe(`Hechos vea ${word} fin `);
    expect(drawn(result)[1]).toBe('vea');
  });

  it('no dejan solo la sangría de una palabra larguísima', () => {
    expect(drawn(read([field(`a\n  ${'x'.repeat(300)}`)]))[2]).toMatch(/^ {2}x+$/);
  });

  it('caben aunque sean puros espacios', () => {
    const value = `a${' '.repeat(600)}b`;
    const result = read([field(value)]);
    expectInside(result);
    for (const { text } of result.pages.flat()) expect(text.length).toBeLessThan(170);
    expect(result.text).toBe(`Hechos ${value} `);
  });

  it.each(['title', 'heading', 'code', 'paragraph'] as const)('caben en un bloque %s', (kind) => {
    const text = `${STORY.repeat(60)}${'W'.repeat(200)}`;
    const result = read([{ kind, text }]);
    expectInside(result);
    expect(result.text).toBe(`${text} `);
  });

  it('usan la letra que les toca', () => {
    const result = read([
      { kind: 'code', text: 'Q-1' },
      { kind: 'heading', text: 'uno' },
      field('tres', 'dos'),
    ]);
    const [page = []] = result.pages;
    expect(page.map(({ text, font }) => [text.trim(), font]).slice(0, 4)).toEqual([
      ['Q-1', 'Courier-Bold'],
      ['uno', 'Helvetica-Bold'],
      ['dos', 'Helvetica-Bold'],
      ['tres', 'Helvetica'],
    ]);
  });
});
