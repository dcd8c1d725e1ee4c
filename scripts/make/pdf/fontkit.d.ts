/** fontkit has no types; these are the used ones. */
declare module 'fontkit' {
  interface Point {
    x: number;
    y: number;
    copy(): Point;
  }

  interface Glyph {
    id: number;
    path: { commands: { command: string; args: number[] }[] };
    _decode(): { points?: Point[]; components?: { dx: number; dy: number }[] };
  }

  interface Font {
    unitsPerEm: number;
    xHeight: number;
    numGlyphs: number;
    postscriptName: string;
    HVAR: unknown;
    variationCoords: number[];
    _variationProcessor: {
      transformPoints(glyph: number, points: Point[]): void;
      getAdvanceAdjustment(glyph: number, table: unknown): number;
    };
    hasGlyphForCodePoint(codePoint: number): boolean;
    getGlyph(id: number): Glyph;
    layout(text: string): { glyphs: Glyph[]; positions: { xAdvance: number }[] };
  }

  export function create(bytes: Buffer): Font;
}
