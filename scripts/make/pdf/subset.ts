import { readTables, writeTables, type Tables } from './sfnt';

/** Flags of a composite glyph's components (OpenType, «glyf»). */
const FLAG = { words: 0x1, scale: 0x8, more: 0x20, twoScales: 0x40, matrix: 0x80 } as const;

interface Glyph {
  outline: Buffer;
  /** The glyphs that a composite one is made of, and where the outline names them. */
  components: { at: number; id: number }[];
  /** Advance and left bearing. */
  metrics: Buffer;
}

/** The glyphs of a TrueType font without hints, read once for all the documents. */
export class Glyphs {
  private readonly known = new Map<number, Glyph>();
  private readonly tables: Tables;

  constructor(font: Buffer) {
    this.tables = readTables(font);
  }

  /** @throws when the font lacks the table */
  table(tag: string): Buffer {
    const found = this.tables.get(tag);
    if (!found) throw new Error(`The font has no «${tag}» table.`);
    return found;
  }

  get(id: number): Glyph {
    const known = this.known.get(id);
    if (known) return known;
    const outline = this.table('glyf').subarray(this.offset(id), this.offset(id + 1));
    const glyph = { outline, components: componentsOf(outline), metrics: this.metrics(id) };
    this.known.set(id, glyph);
    return glyph;
  }

  private offset(id: number): number {
    const [loca, isLong] = [this.table('loca'), this.table('head').readUInt16BE(50) === 1];
    return isLong ? loca.readUInt32BE(id * 4) : loca.readUInt16BE(id * 2) * 2;
  }

  /** The last glyphs of a font may share one advance. */
  private metrics(id: number): Buffer {
    const hmtx = this.table('hmtx');
    const count = this.table('hhea').readUInt16BE(34);
    if (id < count) return hmtx.subarray(id * 4, id * 4 + 4);
    const bearing = count * 4 + (id - count) * 2;
    const advance = hmtx.subarray(count * 4 - 4, count * 4 - 2);
    return Buffer.concat([advance, hmtx.subarray(bearing, bearing + 2)]);
  }
}

function componentsOf(outline: Buffer): Glyph['components'] {
  const components: Glyph['components'] = [];
  if (outline.length === 0 || outline.readInt16BE(0) >= 0) return components;
  let at = 10;
  for (let flags: number = FLAG.more; flags & FLAG.more;) {
    flags = outline.readUInt16BE(at);
    components.push({ at: at + 2, id: outline.readUInt16BE(at + 2) });
    at += 4 + (flags & FLAG.words ? 4 : 2);
    at += flags & FLAG.scale ? 2 : flags & FLAG.twoScales ? 4 : flags & FLAG.matrix ? 8 : 0;
  }
  return components;
}

/**
 * The glyphs of a font that one document uses, numbered as they come: what fontkit's own subset does,
 * without decoding their outlines.
 */
export class Subset {
  private readonly ids: number[] = [];
  private readonly numbers = new Map<number, number>();

  constructor(private readonly glyphs: Glyphs) {
    this.includeGlyph(0); // every font begins with the box of a missing character
  }

  /** @returns the number of the glyph in the subset */
  includeGlyph(id: number): number {
    const known = this.numbers.get(id);
    if (known !== undefined) return known;
    this.numbers.set(id, this.ids.length);
    return this.ids.push(id) - 1;
  }

  /** The font file, with the tables that a PDF asks for (ISO 32000-1, 9.9). */
  encode(): Buffer {
    const outlines: Buffer[] = [];
    const metrics: Buffer[] = [];
    const offsets = [0];
    let size = 0;
    // The components of a composite glyph join the list while it is walked.
    for (let index = 0; index < this.ids.length; index++) {
      const glyph = this.glyphs.get(this.ids[index] ?? 0);
      outlines.push(this.renumbered(glyph));
      metrics.push(glyph.metrics);
      offsets.push((size += glyph.outline.length));
    }
    const loca = Buffer.alloc(offsets.length * 4);
    offsets.forEach((offset, index) => loca.writeUInt32BE(offset, index * 4));
    const count = this.ids.length;
    return writeTables(
      new Map([
        ['glyf', Buffer.concat(outlines)],
        ['head', this.changed('head', 50, 1)], // long offsets
        ['hhea', this.changed('hhea', 34, count)],
        ['hmtx', Buffer.concat(metrics)],
        ['loca', loca],
        ['maxp', this.changed('maxp', 4, count)],
      ]),
    );
  }

  private renumbered({ outline, components }: Glyph): Buffer {
    if (components.length === 0) return outline;
    const copy = Buffer.from(outline);
    for (const { at, id } of components) copy.writeUInt16BE(this.includeGlyph(id), at);
    return copy;
  }

  private changed(tag: string, at: number, value: number): Buffer {
    const copy = Buffer.from(this.glyphs.table(tag));
    copy.writeUInt16BE(value, at);
    return copy;
  }
}
