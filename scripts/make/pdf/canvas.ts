import { prepareText } from './glyphs';
import { alphabetOf, useFont, type Box, type Pdf } from './kit';
import type { Line, Piece, Run } from './typeset';

const SVG_UNITS = 64;

/** Draws on a document's current page, at places that are given. */
export class Canvas {
  constructor(protected readonly pdf: Pdf) {}

  /** How wide a run is. */
  measure = ({ text, style, alphabet = 'latin' }: Run): number => {
    useFont(this.pdf, style.face, alphabet);
    return this.pdf.fontSize(style.size).widthOfString(text.replaceAll('\u00a0', ' '));
  };

  /** Prepares text for its font. @throws PdfProblem when no font has a character */
  prepare(run: Run): Run[] {
    return prepareText(run, (codePoint) => alphabetOf(this.pdf, run.style.face, codePoint));
  }

  /** Draws pieces of a line with their baseline at `baseline`. */
  pieces(line: Line, left: number, baseline: number): void {
    for (const piece of line) {
      useFont(this.pdf, piece.style.face, piece.alphabet ?? 'latin');
      this.pdf.fontSize(piece.style.size).fillColor(piece.style.color);
      this.pdf.text(piece.text, left + piece.x, baseline, {
        lineBreak: false,
        baseline: 'alphabetic',
      });
      if (piece.link) this.underline(piece, left, baseline + 1.8);
      if (piece.struck) this.underline(piece, left, baseline - piece.style.size * 0.24);
    }
  }

  private underline(piece: Piece, left: number, y: number): void {
    this.rule(left + piece.x, y, piece.width, 0.5, piece.style.color);
  }

  rule(x: number, y: number, width: number, thickness: number, color: string): void {
    this.box(x, y - thickness / 2, width, thickness, color);
  }

  box(x: number, y: number, width: number, height: number, color: string): void {
    this.pdf.rect(x, y, width, height).fill(color);
  }

  /** Strokes the edge of a square. */
  frame(x: number, y: number, side: number, color: string): void {
    this.pdf.rect(x, y, side, side).lineWidth(1).stroke(color);
  }

  /** Strokes an SVG path of a 64-unit drawing, `size` points high. */
  drawing(
    path: string,
    x: number,
    y: number,
    size: number,
    color: string,
    thickness: number,
  ): void {
    this.pdf
      .save()
      .translate(x, y)
      .scale(size / SVG_UNITS);
    this.pdf
      .path(path)
      .lineWidth(thickness)
      .lineCap('round')
      .lineJoin('round')
      .stroke(color)
      .restore();
  }

  image(jpeg: Buffer, { x, y, width, height }: Box): void {
    this.pdf.image(jpeg, x, y, { width, height });
  }

  /** Draws what only decorates or repeats: assistive technology passes over it. */
  artifact(type: 'Pagination' | 'Layout', draw: () => void): void {
    this.pdf.markContent('Artifact', { type });
    draw();
    this.pdf.endMarkedContent();
  }
}
