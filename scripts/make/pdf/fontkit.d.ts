/** The used part of fontkit, which has no types of its own. */
declare module 'fontkit' {
  interface Font {
    unitsPerEm: number;
    xHeight: number;
    postscriptName: string;
    hasGlyphForCodePoint(codePoint: number): boolean;
  }

  export function create(bytes: Buffer): Font;
}
