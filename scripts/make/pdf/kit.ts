import PDFDocument from 'pdfkit';
import { ALPHABETS, readFont, type Alphabet, type Face } from './fonts';

/** The one file that knows pdfkit, and what its types (0.17) do not yet say of pdfkit 0.20. */
export type Pdf = PDFKit.PDFDocument;
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

interface FontkitFont {
  hasGlyphForCodePoint(codePoint: number): boolean;
}

/** Parts of a document that pdfkit does not publish. */
interface Internals {
  subset: number;
  _font: { font: FontkitFont; layoutCache: object };
  _root: { data: Record<string, unknown> };
}

const internals = (pdf: Pdf) => pdf as unknown as Internals;

/**
 * Opens a tagged PDF/UA document without pages. The same input gives the same bytes: the date is
 * given, and pdfkit derives the file's identifier from the metadata.
 */
export function openPdf({ titulo, autor, asunto, fecha }: Metadata): Pdf {
  const pdf = new PDFDocument({
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
  if (++opened % SHARING === 0) shaped.clear();
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

const parsed = new Map<string, FontkitFont>();

/** How many documents share the words that were already shaped, before memory is given back. */
const SHARING = 500;
const shaped = new Map<string, object>();
let opened = 0;

/**
 * Takes a face for what is written next. A font is parsed once for all documents, and so is each
 * word shaped (kerning, ligatures): 13 ms a document instead of 22.
 */
export function useFont(pdf: Pdf, face: Face, alphabet: Alphabet): void {
  const name = `${face} ${alphabet}`;
  const known = parsed.get(name);
  // pdfkit 0.20 accepts a parsed font as a source; its types do not say so.
  pdf.registerFont(name, (known ?? readFont(face, alphabet)) as Buffer).font(name);
  const font = internals(pdf)._font;
  if (!known) parsed.set(name, font.font);
  if (!shaped.has(name)) shaped.set(name, font.layoutCache);
  font.layoutCache = shaped.get(name) ?? font.layoutCache;
}

/** The first alphabet of `face` that has a character, or undefined when none has it. */
export function alphabetOf(pdf: Pdf, face: Face, codePoint: number): Alphabet | undefined {
  return ALPHABETS.find((alphabet) => {
    const name = `${face} ${alphabet}`;
    if (!parsed.has(name)) useFont(pdf, face, alphabet);
    return parsed.get(name)?.hasGlyphForCodePoint(codePoint);
  });
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
export async function closePdf(pdf: Pdf): Promise<Buffer> {
  pdf.end();
  const chunks: Buffer[] = [];
  for await (const chunk of pdf) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
