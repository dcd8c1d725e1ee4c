import PDFDocument from 'pdfkit';
import type { ParsedFont, SharedFont } from './shared-font';

/** The one file that imports pdfkit; its types (0.17) lack parts of pdfkit 0.20. */
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
  /** Numbers the glyphs that the document embeds. */
  subset: { includeGlyph(id: number): number };
  /** Width and characters of each glyph of the subset. */
  widths: number[];
  unicode: number[][];
  ref(): object;
}

/** Parts of a document that pdfkit does not publish. */
interface Internals {
  page: { fonts: Record<string, object> };
  _font: EmbeddedFont;
  openImage(bytes: Buffer): object;
  appendXML(text: string): void;
}

const internals = (pdf: PDFKit.PDFDocument) => pdf as unknown as Internals;

/** A document in memory. */
export class Pdf extends PDFDocument {
  readonly embedded = new Map<SharedFont, EmbeddedFont>();
  readonly opened = new Map<Buffer, object>();
}

/** XML metadata that declares PDF/UA-1. */
const PDF_UA = `
        <rdf:Description xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/" rdf:about="">
            <pdfuaid:part>1</pdfuaid:part>
        </rdf:Description>
        `;

/**
 * Opens a tagged PDF/UA document without pages. The same input gives the same bytes: the date is
 * given, and pdfkit derives the file's identifier from the metadata.
 */
export function openPdf({ titulo, autor, asunto, fecha }: Metadata): Pdf {
  const pdf = new Pdf({
    pdfVersion: '1.7',
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
  // pdfkit's own option says the same, and lists a font's glyphs without those that accented letters are
  // built of: no list is asked for, but one that is there must be complete (ISO 14289-1, 7.21.4.2).
  internals(pdf).appendXML(PDF_UA);
  // pdfkit writes `info` into the XML metadata as it is: an «&» in a title would break it.
  const endMetadata = pdf.endMetadata.bind(pdf);
  pdf.endMetadata = () => {
    const escaped = Object.entries(pdf.info).map(([key, value]) => [key, escapeXml(value)]);
    pdf.info = Object.fromEntries(escaped) as typeof pdf.info;
    endMetadata();
  };
  return pdf;
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

const PANEL = '/UseOutlines';

/** Ends the document and gives its bytes. */
export function closePdf(pdf: Pdf): Buffer {
  pdf.end();
  const bytes = pdf.read() as Buffer;
  // Readers need not open their side panel for the bookmarks of a page or two.
  const at = bytes.indexOf(PANEL);
  if (at >= 0) bytes.write('/UseNone'.padEnd(PANEL.length), at, 'latin1');
  return bytes;
}
