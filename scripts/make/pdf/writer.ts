import { emblem, palette } from '@/tailwind.config';
import { addBookmark, addLink, closePdf, markAsField, openPdf, showText } from './kit';
import type { Box, Metadata, Pdf, Tag } from './kit';
import { PAGE } from './theme';
import type { Line } from './typeset';

/** The date of a document that has none; a fixed one, so that its bytes are the same in every build. */
export const UNDATED = new Date('2024-10-01T12:00:00Z');

export interface TagOptions {
  alt?: string;
  lang?: 'en';
  /** Role of a `Form` tag. */
  role?: 'tv' | 'cb';
  scope?: 'Column';
  bbox?: [number, number, number, number];
}

export interface DrawnPdf {
  bytes: Buffer;
  pages: number;
}

type OnPage = (writer: PdfWriter, page: number) => void;

/** A document in the making: pages, a height `y` that moves down, and the tags of what is drawn. */
export class PdfWriter {
  y = 0;
  private readonly pdf: Pdf;
  private readonly root: Tag;
  private readonly bookmarks: PDFKit.PDFOutline[];
  private pages = 0;

  /**
   * Opens a document with its first page.
   * @param onPage called at the head of each page, with its number from 1
   * @param room heights between which pages are written
   */
  constructor(
    metadata: Metadata,
    private readonly onPage: OnPage,
    private readonly room: { top: number; bottom: number } = PAGE,
  ) {
    this.pdf = openPdf(metadata);
    this.bookmarks = [this.pdf.outline];
    this.root = this.pdf.struct('Document');
    this.pdf.addStructure(this.root);
    this.newPage();
  }

  /** True when `height` is left on the page. */
  fits(height: number): boolean {
    return this.y + height <= this.room.bottom;
  }

  /** Begins a page when less than `height` is left. */
  fit(height: number): void {
    if (!this.fits(height)) this.newPage();
  }

  /** Begins a page. No mark of the page before may be open. */
  newPage(): void {
    this.pdf.addPage();
    this.pages += 1;
    this.y = this.room.top;
    this.onPage(this, this.pages);
  }

  /** Draws on every page, once it is known how many there are. */
  onEveryPage(draw: (page: number, pages: number) => void): void {
    for (let page = 1; page <= this.pages; page++) {
      this.pdf.switchToPage(page - 1);
      draw(page, this.pages);
    }
  }

  /** Opens a tag (P, H1, L…) within another, or within the document, for what `write` writes. */
  tag(
    type: string,
    parent: Tag | undefined,
    write: (tag: Tag) => void,
    options: TagOptions = {},
  ): void {
    const tag = this.openTag(type, parent, options);
    write(tag);
    tag.end();
  }

  /** As `tag`; it ends when its parent does, or by `end()`. */
  openTag(type: string, parent = this.root, options: TagOptions = {}): Tag {
    const tag = this.pdf.struct(type, options);
    if (options.role) markAsField(tag, options.role);
    parent.add(tag);
    return tag;
  }

  /** Draws what only decorates or repeats: assistive technology passes over it. */
  artifact(type: 'Pagination' | 'Layout', draw: () => void): void {
    this.pdf.markContent('Artifact', { type });
    draw();
    this.pdf.endMarkedContent();
  }

  /** Adds a bookmark for the heading that comes next; deeper ones go within it. */
  bookmark(title: string, depth: number): void {
    const parent = this.bookmarks[depth - 1] ?? this.pdf.outline;
    this.bookmarks[depth] = addBookmark(parent, title, PAGE, this.y);
    this.bookmarks.length = depth + 1;
  }

  /** Makes a rectangle of the page a link of `tag`, described by `text`. */
  link(tag: Tag, url: string, text: string, box: Box): void {
    addLink(this.pdf, box, url, text, tag);
  }

  /** Draws pieces of a line with their baseline at `baseline`. */
  pieces(line: Line, left: number, baseline: number): void {
    for (const piece of line) {
      const { style, x, width } = piece;
      const rule = (y: number) => this.rule(left + x, y, width, 0.5, style.color);
      showText(this.pdf, piece, left + x, baseline);
      if (piece.link) rule(baseline + 1.8);
      if (piece.struck) rule(baseline - style.size * 0.24);
    }
  }

  rule(x: number, y: number, width: number, thickness: number, color: string): void {
    this.box(x, y - thickness / 2, width, thickness, color);
  }

  box(x: number, y: number, width: number, height: number, color: string): void {
    this.pdf.fillColor(color).rect(x, y, width, height).fill();
  }

  frame(x: number, y: number, side: number, color: string): void {
    this.pdf.lineWidth(1).strokeColor(color).rect(x, y, side, side).stroke();
  }

  emblem(x: number, y: number, size: number): void {
    for (const { path, thickness, colour } of emblem.lines) {
      this.pdf
        .save()
        .translate(x, y)
        .scale(size / emblem.size);
      this.pdf.lineWidth(thickness).lineCap('round').lineJoin('round').strokeColor(palette[colour]);
      this.pdf.path(path).stroke().restore();
    }
  }

  /** @param jpeg a data address; one that the document has already is not embedded again */
  image(jpeg: string, { x, y, width, height }: Box): void {
    this.pdf.image(jpeg, x, y, { width, height });
  }

  close(): DrawnPdf {
    this.root.end();
    return { bytes: closePdf(this.pdf), pages: this.pages };
  }
}
