/** @jest-environment node */
import { readFont, type Face } from '@/scripts/make/pdf/fonts';
import { parseFont } from '@/scripts/make/pdf/kit';
import type { ParsedFont } from '@/scripts/make/pdf/shared-font';
import { Glyphs, Subset } from '@/scripts/make/pdf/subset';

interface Drawn {
  path: { toSVG(): string };
  advanceWidth: number;
}
const drawn = (font: ParsedFont, id: number) => {
  const { path, advanceWidth } = font.getGlyph(id) as unknown as Drawn;
  return [path.toSVG(), advanceWidth];
};

describe('la letra que un PDF lleva consigo', () => {
  it.each(['serif', 'serifItalic', 'sans'] as const)(
    'dibuja en %s lo mismo que la completa, también las letras hechas de otras',
    (face: Face) => {
      const bytes = readFont(face, 'latin');
      const whole = parseFont(face, bytes);
      const subset = new Subset(new Glyphs(bytes));
      const { glyphs } = whole.layout('ÁñgüfiÑ½ ');
      const codes = glyphs.map(({ id }) => subset.includeGlyph(id));
      const font = parseFont('parte', subset.encode());
      codes.forEach((code, index) =>
        expect(drawn(font, code)).toEqual(drawn(whole, glyphs[index]!.id)),
      );
      expect(subset.encode().length).toBeLessThan(bytes.length / 5);
    },
  );

  it('sin una de sus tablas no se usa', () => {
    expect(() => new Glyphs(Buffer.alloc(12)).get(1)).toThrow('«glyf»');
  });
});
