import PDFDocument from 'pdfkit';
import type { ParsedFont, Shaped, SharedFont } from './shared-font';

/** The one file that knows pdfkit, and what its types (0.17) do not yet say of pdfkit 0.20. */
export type Tag = PDFKit.PDFStructureElement;

export interface Metadata {
  titulo: string;
  autor: string;
  asunto: string;
  fecha: Date;
}

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

/** A font of a document, as pdfkit keeps it. */
export interface EmbeddedFont {
  id: string;
  font: ParsedFont;
  layoutCached: (text: string) => Shaped;
  /** The codes of a text's glyphs; the document embeds them. */
  encode(text: string): [codes: string[], positions: Shaped['positions']];
  ref(): object;
}

/** Parts of a document that pdfkit does not publish. */
interface Internals {
  subset: number;
  _offset: number;
  page: { fonts: Record<string, object> };
  _font: EmbeddedFont;
  _root: { data: Record<string, unknown> };
}

const internals = (pdf: PDFKit.PDFDocument) => pdf as unknown as Internals;

/**
 * A document in memory. pdfkit's own is a stream, in which each of some hundred pieces waits for its
 * turn, and copies every text byte by byte: 1 ms a page.
 */
export class Pdf extends PDFDocument {
  /** Not initialised here: pdfkit begins to write within its constructor. */
  declare pieces?: Uint8Array[];
  readonly embedded = new Map<SharedFont, EmbeddedFont>();

  _write(data: string | Uint8Array): void {
    const piece = typeof data === 'string' ? Buffer.from(`${data}\n`, 'latin1') : data;
    (this.pieces ??= []).push(piece);
    internals(this)._offset += piece.length;
  }

  override addContent(operators: string): this {
    return super.addContent(Buffer.from(`${operators}\n`, 'latin1')) as this;
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
    font.layoutCached = shared.shape;
    pdf.embedded.set(shared, font);
  }
  inner.page.fonts[font.id] ??= font.ref();
  return font;
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
  return Buffer.concat(pdf.pieces ?? []);
}
