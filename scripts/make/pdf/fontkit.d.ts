/** The used part of fontkit, which has no types of its own. */
declare module 'fontkit' {
  interface Glyph {
    id: number;
    codePoints: number[];
    advanceWidth: number;
  }

  interface GlyphRun {
    glyphs: Glyph[];
    positions: { xAdvance: number; xOffset: number; yOffset: number }[];
    /** In units of the font. */
    readonly advanceWidth: number;
  }

  interface Font {
    unitsPerEm: number;
    xHeight: number;
    postscriptName: string;
    hasGlyphForCodePoint(codePoint: number): boolean;
    /** The characters that a glyph stands for by itself; none for a ligature. */
    stringsForGlyph(id: number): string[];
    layout(text: string): GlyphRun;
    /** A glyph's outline, in units of the font, upwards. */
    getGlyph(id: number): { readonly path: { toSVG(): string } };
  }

  export function create(bytes: Buffer): Font;
}
