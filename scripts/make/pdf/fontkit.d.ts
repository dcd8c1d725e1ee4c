/** fontkit has no types; these are the used ones. */
declare module 'fontkit' {
  interface Font {
    unitsPerEm: number;
    xHeight: number;
    postscriptName: string;
    hasGlyphForCodePoint(codePoint: number): boolean;
  }

  export function create(bytes: Buffer): Font;
}
