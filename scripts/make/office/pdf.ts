import {
  PDFArray,
  PDFContext,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFRawStream,
  PDFStream,
  PDFString,
  decodePDFRawStream,
  type PDFObject,
} from '@cantoo/pdf-lib';
import { faulty, type Findings } from './kinds';

const EXPORT = 'Expórtelo de nuevo como PDF.';

/** Finds names, comments, attachments and programs in a PDF. @param bytes starting with `%PDF-` */
export async function readOfficePdf(bytes: Buffer): Promise<Findings> {
  if (!bytes.subarray(-2048).includes('%%EOF'))
    return faulty('el PDF está incompleto: le falta el final. Vuelva a copiarlo.');
  try {
    return await withinLimit(async () => findingsOf(await open(bytes), bytes));
  } catch (error) {
    if (error instanceof TooMuchUnfolded)
      return faulty(
        `el PDF ocuparía mucho más al abrirse que lo que ocupa un documento. ${EXPORT}`,
      );
    return faulty(
      /password/i.test(String(error))
        ? 'el PDF pide contraseña: nadie podrá leerlo. Expórtelo sin contraseña.'
        : `el PDF está dañado y no se puede leer. ${EXPORT}`,
    );
  }
}

/** Returns a PDF's words, to recognise a document; a scanned one has none. @throws for a broken or oversized one */
export async function pdfText(bytes: Uint8Array): Promise<string> {
  await withinLimit(async () => {
    for (const { node } of (await open(bytes)).getPages()) {
      const contents = node.Contents();
      for (const one of contents instanceof PDFArray ? contents.asArray() : [contents]) {
        const stream = node.context.lookup(one);
        if (stream instanceof PDFRawStream) decodePDFRawStream(stream).decode();
      }
    }
  });
  const { definePDFJSModule, extractText, getDocumentProxy } = await import('unpdf');
  try {
    await definePDFJSModule(() => import('unpdf/pdfjs'));
    const pdf = await getDocumentProxy(Uint8Array.from(bytes), { verbosity: 0 });
    return (await extractText(pdf, { mergePages: true })).text;
  } catch {
    return '';
  }
}

/** Opens with an empty password: many PDFs are encrypted only against copying. */
const open = (bytes: Uint8Array): Promise<PDFDocument> =>
  PDFDocument.load(bytes, { updateMetadata: false, password: '' });

function findingsOf(pdf: PDFDocument, bytes: Buffer): Findings {
  const pages = pdf.getPageCount();
  if (pages === 0) return faulty(`el PDF no tiene páginas. ${EXPORT}`);
  const found: Found = { people: new Set(), extras: new Set(), text: false, pictures: false };
  readProperties(pdf, found);
  for (const [, object] of pdf.context.enumerateIndirectObjects()) walk(object, found);
  // Photographs keep the camera's metadata.
  if (bytes.includes('Exif\0\0')) found.extras.add('fotografías con los datos de su cámara');
  const { people, extras, text, pictures } = found;
  return {
    ...{ faults: [], pages, text, ...(pictures && { pictures }) },
    ...{ people: [...people].sort(), extras: [...extras].sort() },
  };
}

interface Found {
  people: Set<string>;
  extras: Set<string>;
  text: boolean;
  pictures: boolean;
}

const PROGRAMS =
  /\b(?:microsoft|word|excel|power\s?point|acrobat|adobe|distiller|indesign|illustrator|photoshop|quartz|mac\s?os|ios\b|chrom|skia|firefox|cairo|ghostscript|(?:la|pdf|xe|lua)?tex\b|canva|google|pdf|libreoffice|openoffice|writer|calc|impress|itext|foxit|nitro|corel|autocad|hp\b|canon\b|epson|xerox|kyocera|ricoh|brother\b|konica|sharp\b|wkhtml|qt\b|weasy|prince\b|apache)/i;
const PEOPLE = ['Author', 'Manager', 'Company', 'LastModifiedBy', 'LastSavedBy'];

function readProperties(pdf: PDFDocument, { people, extras }: Found): void {
  const info = pdf.context.lookup(pdf.context.trailerInfo.Info);
  if (!(info instanceof PDFDict)) return;
  const textOf = (key: string) => words(info.lookup(PDFName.of(key)));
  for (const key of PEOPLE) {
    const name = textOf(key);
    if (name) people.add(name);
  }
  for (const key of ['Creator', 'Producer']) {
    const program = textOf(key);
    if (program && !PROGRAMS.test(program)) people.add(program);
  }
  if (/[A-Z]:\\|\/(?:Users|home)\//.test(textOf('Title') ?? ''))
    extras.add(`el nombre de una carpeta en su título («${textOf('Title')}»)`);
}

const ACTIONS =
  /^(?:JavaScript|Launch|SubmitForm|ImportData|GoToE|GoToR|Rendition|Movie|Sound|RichMedia)$/;
const COMMENTS = new Set(
  'Text FreeText Highlight Underline Squiggly StrikeOut Stamp Caret Ink'.split(' '),
);

function walk(object: PDFObject, found: Found): void {
  if (object instanceof PDFArray) for (const item of object.asArray()) walk(item, found);
  else if (object instanceof PDFStream) {
    if (nameOf(object.dict, 'Subtype') === 'XML') readXmp(object, found);
    walk(object.dict, found);
  } else if (object instanceof PDFDict) {
    look(object, found);
    for (const value of object.values()) walk(value, found);
  }
}

function look(dict: PDFDict, found: Found): void {
  const { people, extras } = found;
  const resources = dict.lookup(PDFName.of('Resources'));
  const fonts = resources instanceof PDFDict && resources.lookup(PDFName.of('Font'));
  if (fonts instanceof PDFDict && fonts.keys().length > 0) found.text = true;
  const has = (key: string) => dict.has(PDFName.of(key));
  const kind = nameOf(dict, 'Subtype') ?? '';
  if (kind === 'Image') found.pictures = true;
  const action = [nameOf(dict, 'S') ?? '', kind, has('JS') ? 'JavaScript' : ''].find((one) =>
    ACTIONS.test(one),
  );
  if (action) extras.add(`algo que actúa o suena (${action})`);
  if (has('AA')) extras.add('acciones que corren solas (AA)');
  if (has('EmbeddedFiles') || (has('EF') && !has('S'))) extras.add('archivos adjuntos');
  if (has('XFA')) extras.add('un formulario (XFA)');
  const fields = dict.lookup(PDFName.of('Fields'));
  if (fields instanceof PDFArray && fields.size() > 0)
    extras.add('campos de formulario, con lo que alguien haya escrito en ellos');
  if (!COMMENTS.has(kind) || !has('Rect')) return;
  extras.add('comentarios de quien lo revisó');
  const author = words(dict.lookup(PDFName.of('T')));
  if (author) people.add(author);
}

/** Adds authors found only in the XMP metadata. */
function readXmp(stream: PDFStream, { people }: Found): void {
  const bytes = stream instanceof PDFRawStream ? decodePDFRawStream(stream).decode() : undefined;
  const xml = Buffer.from(bytes ?? stream.getContents()).toString('utf8');
  for (const creator of xml.split('<dc:creator>').slice(1))
    for (const [, name = ''] of (creator.split('</dc:creator>', 1)[0] ?? '').matchAll(
      /<rdf:li[^<>]*>([^<]*)<\/rdf:li>/g,
    ))
      if (name.trim()) people.add(name.trim());
}

function nameOf(dict: PDFDict, key: string): string | undefined {
  const value = dict.lookup(PDFName.of(key));
  return value instanceof PDFName ? value.decodeText() : undefined;
}

const words = (value: PDFObject | undefined): string | undefined =>
  value instanceof PDFString || value instanceof PDFHexString
    ? value.decodeText().trim() || undefined
    : undefined;

const MOST_UNFOLDED = 128 * 2 ** 20;

/** A decompression bomb. */
export class TooMuchUnfolded extends Error {}

let left = Infinity;
let last: Promise<unknown> = Promise.resolve();

interface Growing {
  buffer: Uint8Array;
  ensureBuffer(requested: number): Uint8Array;
}

const dict = PDFContext.create().obj({ Filter: PDFName.of('ASCIIHexDecode') });
const decoder: unknown = decodePDFRawStream(PDFRawStream.of(dict, Uint8Array.of(0x3e)));
const shared = Object.getPrototypeOf(Object.getPrototypeOf(decoder)) as Growing;
const { ensureBuffer } = shared;
shared.ensureBuffer = function (this: Growing, requested) {
  const before = this.buffer.length;
  if (requested > before) left -= Math.max(requested, 2 * before) - before;
  if (left < 0) throw new TooMuchUnfolded();
  return ensureBuffer.call(this, requested);
};

/** @throws TooMuchUnfolded even if the library ignored the oversized stream */
function withinLimit<T>(look: () => Promise<T>): Promise<T> {
  const found = last.then(async () => {
    left = MOST_UNFOLDED;
    try {
      const seen = await look();
      if (left < 0) throw new TooMuchUnfolded();
      return seen;
    } finally {
      left = Infinity;
    }
  });
  last = found.catch(() => undefined);
  return found;
}
