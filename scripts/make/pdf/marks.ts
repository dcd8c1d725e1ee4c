import type { Tag } from './kit';
import type { Line, TextStyle } from './typeset';
import type { PdfWriter } from './writer';

/** Where the baseline stands within a line's height, so that capitals look centred. */
export const baselineOf = ({ size, leading }: TextStyle) => leading / 2 + size * 0.33;

/** How far a line reaches from its column's left edge. */
export function widthOf(line: Line): number {
  const last = line[line.length - 1];
  return last ? last.x + last.width : 0;
}

/** Writes a line at the writer's height, without moving it. */
export function writeLine(
  writer: PdfWriter,
  line: Line,
  tag: Tag,
  left: number,
  style: TextStyle,
): void {
  const marks = new Marks(writer, tag);
  marks.add(line, left, style);
  marks.end();
}

/**
 * The lines of a tag, each stretch marked once on its page: text, or a link, which is a tag of its own
 * and may go on in the next line.
 */
export class Marks {
  private text: (() => void)[] = [];
  private link: { url: string; tag: Tag } | undefined;

  constructor(
    private readonly writer: PdfWriter,
    private readonly tag: Tag,
  ) {}

  /** Adds a line at the writer's height. */
  add(line: Line, left: number, style: TextStyle): void {
    const baseline = this.writer.y + baselineOf(style);
    for (const pieces of groupByLink(line)) {
      const url = pieces[0]?.link;
      const draw = () => this.writer.pieces(pieces, left, baseline);
      if (url !== this.link?.url) this.end();
      if (url === undefined) this.text.push(draw);
      else this.addLink(url, pieces, left, style.leading, draw);
    }
  }

  private addLink(url: string, pieces: Line, left: number, height: number, draw: () => void): void {
    this.link ??= { url, tag: this.writer.tag('Link', this.tag) };
    this.link.tag.add(draw);
    const text = pieces.map((piece) => piece.text).join('');
    const x = pieces[0]?.x ?? 0;
    const box = { x: left + x, y: this.writer.y, width: widthOf(pieces) - x, height };
    this.writer.link(this.link.tag, url, text.trim(), box);
  }

  /** Marks what was added. pdfkit files a link under the page that is current when its tag ends. */
  end(): void {
    const { text } = this;
    this.text = [];
    if (text.length > 0) this.tag.add(() => text.forEach((draw) => draw()));
    this.link?.tag.end();
    this.link = undefined;
  }
}

function groupByLink(line: Line): Line[] {
  const groups: Line[] = [];
  for (const piece of line) {
    const group = groups[groups.length - 1];
    if (group && group[0]?.link === piece.link) group.push(piece);
    else groups.push([piece]);
  }
  return groups;
}
