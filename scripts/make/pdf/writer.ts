import { Canvas } from './canvas';
import { addBookmark, addLink, closePdf, markAsField, openPdf } from './kit';
import type { Box, Metadata, Pdf, Tag } from './kit';
import { PAGE } from './theme';

/** The date of a document that has none; a fixed one, so that its bytes are the same in every build. */
export const UNDATED = new Date('2024-10-01T12:00:00Z');

interface TagOptions {
  alt?: string;
  lang?: 'en';
  /** Role of a `Form` tag. */
  role?: 'tv' | 'cb';
  scope?: 'Column';
  /** Left, top, right and bottom of a figure. */
  bbox?: [number, number, number, number];
}

/** A document in the making: pages, a height `y` that moves down, and the tags of what is drawn. */
export class PdfWriter extends Canvas {
  y: number;
  private readonly root: Tag;
  private readonly bookmarks: PDFKit.PDFOutline[];
  private pages = 0;

  constructor(
    pdf: Pdf,
    private readonly onPage: (writer: PdfWriter, page: number) => void,
    private readonly room: { top: number; bottom: number },
  ) {
    super(pdf);
    this.y = room.top;
    this.bookmarks = [pdf.outline];
    this.root = pdf.struct('Document');
    pdf.addStructure(this.root);
    this.newPage();
  }

  /**
   * Opens a document with its first page.
   * @param onPage called at the head of each page, with its number from 1
   * @param room heights between which pages are written
   */
  static open(
    metadata: Metadata,
    onPage: (writer: PdfWriter, page: number) => void,
    room: { top: number; bottom: number } = PAGE,
  ): PdfWriter {
    return new PdfWriter(openPdf(metadata), onPage, room);
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
    this.ink = '';
    this.pages += 1;
    this.y = this.room.top;
    this.onPage(this, this.pages);
  }

  /** Draws on every page, once it is known how many there are. */
  onEveryPage(draw: (page: number, pages: number) => void): void {
    for (let page = 1; page <= this.pages; page++) {
      this.pdf.switchToPage(page - 1);
      this.ink = '';
      draw(page, this.pages);
    }
  }

  /** Opens a tag (P, H1, L…) within another, or within the document. Close it with `end()`. */
  tag(type: string, parent: Tag = this.root, options: TagOptions = {}): Tag {
    const tag = this.pdf.struct(type, options);
    if (options.role) markAsField(tag, options.role);
    parent.add(tag);
    return tag;
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

  /** Closes the document. */
  bytes(): Buffer {
    this.root.end();
    return closePdf(this.pdf);
  }
}
