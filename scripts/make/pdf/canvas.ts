import { EMBLEM } from '@/lib/design/emblem';
import { OMITTED, prepareText } from './glyphs';
import { drawImage, type Box, type Pdf } from './kit';
import { alphabetOf, showText, widthOf } from './text';
import type { Line, Piece, Run } from './typeset';

/** Draws on a document's current page, at places that are given. */
export class Canvas {
  constructor(protected readonly pdf: Pdf) {}

  /** The colour that fills what is drawn on the page now; unknown on a page that was just opened. */
  protected ink = '';

  measure = (text: string, { style, alphabet }: Run): number => widthOf(text, style, alphabet);

  /** True once a text had something that no font has: `OMITTED` stands in its place. */
  omitted = false;

  /** Prepares text for its font. */
  prepare(run: Run): Run[] {
    const parts = prepareText(run, (codePoint) => alphabetOf(run.style.face, codePoint));
    this.omitted ||=
      parts.some(({ text }) => text.includes(OMITTED)) && !run.text.includes(OMITTED);
    return parts;
  }

  /** Draws pieces of a line with their baseline at `baseline`. */
  pieces(line: Line, left: number, baseline: number): void {
    for (const piece of line) {
      const { style, x } = piece;
      this.fill(style.color);
      showText(this.pdf, piece, left + x, baseline);
      if (piece.link) this.underline(piece, left, baseline + 1.8);
      if (piece.struck) this.underline(piece, left, baseline - style.size * 0.24);
    }
  }

  /** Fills what is drawn next with a colour. */
  private fill(color: string): void {
    if (color !== this.ink) this.pdf.fillColor(color);
    this.ink = color;
  }

  private underline(piece: Piece, left: number, y: number): void {
    this.rule(left + piece.x, y, piece.width, 0.5, piece.style.color);
  }

  rule(x: number, y: number, width: number, thickness: number, color: string): void {
    this.box(x, y - thickness / 2, width, thickness, color);
  }

  box(x: number, y: number, width: number, height: number, color: string): void {
    this.fill(color);
    this.pdf.rect(x, y, width, height).fill();
  }

  /** Strokes the edge of a square. */
  frame(x: number, y: number, side: number, color: string): void {
    this.pdf.rect(x, y, side, side).lineWidth(1).stroke(color);
  }

  /** Strokes a part of the emblem, `size` points high. */
  emblem(
    { path, thickness }: { path: string; thickness: number },
    x: number,
    y: number,
    size: number,
    color: string,
  ): void {
    const scale = size / EMBLEM.size;
    this.pdf.save().translate(x, y).scale(scale).path(path);
    this.pdf.lineWidth(thickness).lineCap('round').lineJoin('round').stroke(color).restore();
  }

  image(jpeg: Buffer, box: Box): void {
    drawImage(this.pdf, jpeg, box);
  }

  /** Draws what only decorates or repeats: assistive technology passes over it. */
  artifact(type: 'Pagination' | 'Layout', draw: () => void): void {
    this.pdf.markContent('Artifact', { type });
    draw();
    this.pdf.endMarkedContent();
  }
}
