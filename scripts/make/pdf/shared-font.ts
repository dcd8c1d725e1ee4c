import { Glyphs, Subset } from './subset';

/** A glyph of a word, and the characters that it stands for. */
interface Glyph {
  id: number;
  codePoints: number[];
  advanceWidth: number;
}

interface Position {
  xAdvance: number;
  yAdvance: number;
  xOffset: number;
  yOffset: number;
}

/** What is used of a font that fontkit parsed. */
export interface ParsedFont {
  unitsPerEm: number;
  hasGlyphForCodePoint(codePoint: number): boolean;
  layout(text: string): { glyphs: Glyph[]; positions: Position[] };
  getGlyph(id: number, codePoints?: number[]): Glyph;
  createSubset(): unknown;
  /** Its cache of glyphs. */
  _glyphs: Record<number, Glyph>;
}

/** A word as glyphs, measured in thousandths of the size. */
export interface Shaped {
  glyphs: Glyph[];
  positions: (Position & { advanceWidth: number })[];
  advanceWidth: number;
}

/** Words that a font keeps shaped; some 10 MB each. */
const MOST_WORDS = 8_000;

/**
 * A font that all documents of the process share: parsed once, and each word shaped once (kerning,
 * ligatures). What a word becomes depends on that word alone, never on what was drawn before.
 */
export class SharedFont {
  private readonly words = new Map<string, Shaped>();

  /**
   * @param parsed changed here: pdfkit takes from it what this class makes
   * @param bytes the same font, as a plain TrueType file
   */
  constructor(
    readonly name: string,
    readonly parsed: ParsedFont,
    bytes: Buffer,
  ) {
    const glyphs = new Glyphs(bytes);
    parsed.createSubset = () => new Subset(glyphs);
    keepMeanings(parsed);
  }

  has(codePoint: number): boolean {
    return this.parsed.hasGlyphForCodePoint(codePoint);
  }

  /** A word, or a space, as glyphs. */
  shape = (word: string): Shaped => {
    const known = this.words.get(word);
    if (known) return known;
    const shaped = this.shapeAnew(word);
    if (this.words.size >= MOST_WORDS) this.words.clear();
    this.words.set(word, shaped);
    return shaped;
  };

  private shapeAnew(word: string): Shaped {
    const { glyphs, positions } = this.parsed.layout(word);
    const scale = 1000 / this.parsed.unitsPerEm;
    const scaled = positions.map(({ xAdvance, yAdvance, xOffset, yOffset }, index) => ({
      xAdvance: xAdvance * scale,
      yAdvance: yAdvance * scale,
      xOffset: xOffset * scale,
      yOffset: yOffset * scale,
      advanceWidth: (glyphs[index]?.advanceWidth ?? 0) * scale,
    }));
    const advanceWidth = scaled.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
    return { glyphs, positions: scaled, advanceWidth };
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
