import PDFDocument from 'pdfkit';
import { fontOf } from './fonts';
import type { Run } from './typeset';

/** The one file that imports pdfkit; its types (0.17) lack parts of pdfkit 0.20. */
export type Tag = PDFKit.PDFStructureElement;
export type Pdf = PDFKit.PDFDocument;

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
  const pdf = new PDFDocument({
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
  (pdf as unknown as { appendXML(text: string): void }).appendXML(PDF_UA);
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

/** Shows a text with its baseline at a point. */
export function showText(pdf: Pdf, { text, style, alphabet }: Run, x: number, y: number): void {
  const name = `${style.face} ${alphabet}`;
  // pdfkit 0.20 takes a parsed font as a source; its types do not say so.
  pdf.registerFont(name, fontOf(style.face, alphabet) as unknown as Buffer);
  pdf.font(name, style.size).fillColor(style.color);
  pdf.text(text, x, y, { lineBreak: false, baseline: 'alphabetic' });
}

/** Makes a rectangle a link that belongs to `tag`, described by its text as PDF/UA asks. */
export function addLink(pdf: Pdf, box: Box, url: string, text: string, tag: Tag): void {
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
