import PDFDocument from 'pdfkit';
import type { ParsedFont, SharedFont } from './shared-font';
import type { Subset } from './subset';

/** The one file that knows pdfkit, and what its types (0.17) do not yet say of pdfkit 0.20. */
export type Tag = PDFKit.PDFStructureElement;

export interface Metadata {
  titulo: string;
  autor: string;
  asunto: string;
  fecha: Date;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A font of a document, as pdfkit keeps it. */
export interface EmbeddedFont {
  id: string;
  font: ParsedFont;
  subset: Subset;
  /** Of each glyph of the subset: its width, and the characters that it stands for. */
  widths: number[];
  unicode: number[][];
  ref(): object;
}

/** Parts of a document that pdfkit does not publish. */
interface Internals {
  subset: number;
  _offset: number;
  page: { fonts: Record<string, object> };
  _font: EmbeddedFont;
  _root: { data: Record<string, unknown> };
  openImage(bytes: Buffer): object;
}

const internals = (pdf: PDFKit.PDFDocument) => pdf as unknown as Internals;

/**
 * A document in memory. pdfkit's own is a stream, in which each of some hundred pieces waits for its
 * turn, and copies every text byte by byte: 2 ms a page.
 */
export class Pdf extends PDFDocument {
  // These two have no initial value: pdfkit begins to write within its constructor.
  declare private parts?: Uint8Array[];
  declare private pending?: string;
  private readonly operators = new Map<PDFKit.PDFPage, string>();
  readonly embedded = new Map<SharedFont, EmbeddedFont>();
  readonly opened = new Map<Buffer, object>();

  /** Adds operators to the current page. */
  override addContent(operators: string): this {
    this.operators.set(this.page, `${this.operators.get(this.page) ?? ''}${operators}\n`);
    return this;
  }

  override flushPages(): void {
    for (const [page, operators] of this.operators) page.write(Buffer.from(operators, 'latin1'));
    this.operators.clear();
    super.flushPages();
  }

  /** Writes a piece of the file, in the place of pdfkit's own. */
  _write(piece: string | Uint8Array): void {
    const isText = typeof piece === 'string';
    internals(this)._offset += piece.length + (isText ? 1 : 0);
    if (isText) this.pending = `${this.pending ?? ''}${piece}\n`;
    else (this.parts = this.written()).push(piece);
  }

  /** What has been written. */
  written(): Uint8Array[] {
    const parts = this.parts ?? [];
    if (this.pending) parts.push(Buffer.from(this.pending, 'latin1'));
    this.pending = '';
    return parts;
  }
}

/**
 * Opens a tagged PDF/UA document without pages. The same input gives the same bytes: the date is
 * given, and pdfkit derives the file's identifier from the metadata.
 */
export function openPdf({ titulo, autor, asunto, fecha }: Metadata): Pdf {
  const pdf = new Pdf({
    pdfVersion: '1.7',
    subset: 'PDF/UA' as PDFKit.Mixins.PDFSubsets,
    tagged: true,
    lang: 'es-MX',
    displayTitle: true,
    size: 'LETTER',
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    font: '', // none of pdfkit's own, which PDF/UA does not allow
    info: { Title: titulo, Author: autor, Subject: asunto, CreationDate: fecha },
  });
  // Bookmarks would make readers open their side panel, too much for a page or two.
  internals(pdf)._root.data.PageMode = 'UseNone';
  leaveOutGlyphLists(pdf);
  // pdfkit writes `info` into the XML metadata as it is: an «&» in a title would break it.
  const endMetadata = pdf.endMetadata.bind(pdf);
  pdf.endMetadata = () => {
    const escaped = Object.entries(pdf.info).map(([key, value]) => [key, escapeXml(value)]);
    pdf.info = Object.fromEntries(escaped) as typeof pdf.info;
    endMetadata();
  };
  return pdf;
}

/**
 * pdfkit lists a font's glyphs (CIDSet) for subset 1 without those that accented letters are built
 * of. PDF/UA asks for no list, but one that is there must be complete (ISO 14289-1, 7.21.4.2).
 */
function leaveOutGlyphLists(pdf: Pdf): void {
  const inner = internals(pdf);
  const part = inner.subset;
  const endSubset = pdf.endSubset.bind(pdf);
  inner.subset = Infinity;
  pdf.endSubset = () => {
    inner.subset = part;
    endSubset();
  };
}

function escapeXml(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  return value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Parses a font file in a document of its own: the one being drawn does not know who came first. */
export function parseFont(name: string, bytes: Buffer): ParsedFont {
  const pdf = new PDFDocument({ font: '', autoFirstPage: false });
  pdf.registerFont(name, bytes).font(name);
  return internals(pdf)._font.font;
}

/** A font as the document has it; the current page may use it from then on. */
export function embedFont(pdf: Pdf, shared: SharedFont): EmbeddedFont {
  const inner = internals(pdf);
  let font = pdf.embedded.get(shared);
  if (!font) {
    // pdfkit 0.20 accepts a parsed font as a source; its types do not say so.
    pdf.registerFont(shared.name, shared.parsed as unknown as Buffer).font(shared.name);
    font = inner._font;
    pdf.embedded.set(shared, font);
  }
  inner.page.fonts[font.id] ??= font.ref();
  return font;
}

/** Draws a JPEG on the current page; the document holds one that it shows again only once. */
export function drawImage(pdf: Pdf, jpeg: Buffer, { x, y, width, height }: Box): void {
  const opened = pdf.opened.get(jpeg) ?? internals(pdf).openImage(jpeg);
  pdf.opened.set(jpeg, opened);
  // pdfkit 0.20 takes an opened image as a source; its types do not say so.
  pdf.image(opened as Buffer, x, y, { width, height });
}

/** Makes a rectangle a link that belongs to `tag`, described by its text as PDF/UA asks. */
export function addLink(pdf: Pdf, box: Box, url: string, text: string, tag: Tag): void {
  // pdfkit writes a string object as text and a plain string as a name.
  const options = { Contents: new String(text) as string, structParent: tag };
  pdf.link(box.x, box.y, box.width, box.height, url, options);
}

/** Says what is to be filled in on paper: lines of text, or a box to tick (ISO 32000-1, table 348). */
export function markAsField(tag: Tag, Role: 'tv' | 'cb'): void {
  const { dictionary } = tag as unknown as { dictionary: { data: { A?: object } } };
  dictionary.data.A = { O: 'PrintField', Role };
}

/** Adds a bookmark that leads to height `top` of the current page. */
export function addBookmark(
  parent: PDFKit.PDFOutline,
  title: string,
  page: { width: number },
  top: number,
): PDFKit.PDFOutline {
  // pdfkit counts `left` from the right edge.
  const options = { top, left: page.width, expanded: true };
  return parent.addItem(title, options);
}

/** Ends the document and gives its bytes. */
export function closePdf(pdf: Pdf): Buffer {
  pdf.end();
  return Buffer.concat(pdf.written());
}
