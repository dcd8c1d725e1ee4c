/** The used part of fontkit's glyphs and positions. */
interface Glyph {
  id: number;
  /** Its characters. */
  codePoints: number[];
  advanceWidth: number;
}
interface Position {
  xAdvance: number;
  xOffset: number;
  yOffset: number;
}

/** The used part of a font that fontkit parsed. */
export interface ParsedFont {
  unitsPerEm: number;
  hasGlyphForCodePoint(codePoint: number): boolean;
  layout(text: string): { glyphs: Glyph[]; positions: Position[] };
  getGlyph(id: number, codePoints?: number[]): Glyph;
  /** Its cache of glyphs. */
  _glyphs: Record<number, Glyph>;
}

/** A glyph of a word at its place, measured in thousandths of the size. */
export interface PlacedGlyph extends Glyph {
  /** How much nearer than its width the next glyph comes (kerning). */
  kern: number;
  /** Where an accent stands from its place in the line. */
  xOffset: number;
  yOffset: number;
}

/** A word as glyphs. */
export interface Shaped {
  glyphs: PlacedGlyph[];
  width: number;
}

/** Words that a font keeps shaped: some 4 MB. */
const MAX_WORDS = 20_000;

/**
 * A font that all documents of the process share: parsed once, and each word shaped once (kerning,
 * ligatures). What a word becomes depends on that word alone, never on what was drawn before.
 */
export class SharedFont {
  private readonly words = new Map<string, Shaped>();
  private readonly placed = new Map<string, PlacedGlyph>();

  /**
   * @param parsed changed here: each meaning of a glyph becomes one of its own
   */
  constructor(
    readonly name: string,
    readonly parsed: ParsedFont,
  ) {
    keepMeanings(parsed);
  }

  has(codePoint: number): boolean {
    return this.parsed.hasGlyphForCodePoint(codePoint);
  }

  /** A word, or a space, as glyphs. */
  shape(word: string): Shaped {
    const known = this.words.get(word);
    if (known) return known;
    const shaped = this.shapeAnew(word);
    if (this.words.size >= MAX_WORDS) this.words.clear();
    this.words.set(word, shaped);
    return shaped;
  }

  private shapeAnew(word: string): Shaped {
    const { glyphs, positions } = this.parsed.layout(word);
    const placed = glyphs.map((glyph, index) => this.place(glyph, positions[index]));
    const width = placed.reduce((sum, { advanceWidth, kern }) => sum + advanceWidth - kern, 0);
    return { glyphs: placed, width };
  }

  /** A glyph at its place; most words share theirs with others. */
  private place(
    { id, codePoints, advanceWidth }: Glyph,
    { xAdvance, xOffset, yOffset }: Position = { xAdvance: advanceWidth, xOffset: 0, yOffset: 0 },
  ): PlacedGlyph {
    const key = [id, ...codePoints, xAdvance, xOffset, yOffset].join(' ');
    const known = this.placed.get(key);
    if (known) return known;
    const scale = 1000 / this.parsed.unitsPerEm;
    const placed = {
      id,
      codePoints,
      advanceWidth: advanceWidth * scale,
      kern: (advanceWidth - xAdvance) * scale,
      xOffset: xOffset * scale,
      yOffset: yOffset * scale,
    };
    this.placed.set(key, placed);
    return placed;
  }
}

/**
 * fontkit gives a glyph the characters of the first text that showed it, for ever: what is copied
 * from a PDF would depend on those drawn before. Here each meaning has a glyph of its own.
 */
function keepMeanings(font: ParsedFont): void {
  const getGlyph = font.getGlyph.bind(font);
  const known = new Map<string, Glyph>();
  font.getGlyph = (id, codePoints = []) => {
    const key = `${id} ${codePoints.join(' ')}`;
    const glyph = known.get(key);
    if (glyph) return glyph;
    delete font._glyphs[id];
    const made = getGlyph(id, [...codePoints]);
    known.set(key, made);
    return made;
  };
}
