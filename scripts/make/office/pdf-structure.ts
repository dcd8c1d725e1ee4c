import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFNumber,
  PDFRawStream,
  PDFRef,
  PDFStream,
  decodePDFRawStream,
  type PDFObject,
} from '@cantoo/pdf-lib';
import { TooMuchUnfolded, withinLimit } from './pdf-limits';

export interface Structure {
  pages: number;
  extras: Set<string>;
  text: boolean;
  pictures: boolean;
  isSigned: boolean;
  /** Metadata of the document and of its parts. */
  xmp: string[];
  /**
   * The same document to look at, without its large pictures, which take long to decode. Pages after the last
   * are ones that the document no longer has. Undefined for an encrypted document.
   */
  copy: Uint8Array | undefined;
  /** Its pages unfold to more than is read. */
  isTooLong: boolean;
}

/** Reads what a PDF has beside its words. @throws for a broken, locked or oversized one */
export async function structureOf(bytes: Buffer): Promise<Structure> {
  const read = await withinLimit(async () => {
    const pdf = await open(bytes);
    const found: Found = {
      ...{ extras: new Set(), xmp: [] },
      ...{ text: false, pictures: false, isSigned: false },
    };
    for (const [, object] of pdf.context.enumerateIndirectObjects()) walk(object, found);
    return { pdf, found, pages: pdf.getPageCount() };
  });
  const isTooLong = await unfoldsTooFar(read.pdf);
  // The library decrypts only some.
  const isEncrypted = bytes.includes('/Encrypt');
  const copy = isEncrypted || isTooLong ? undefined : await copyOf(read.pdf);
  return { ...read.found, pages: read.pages, copy, isTooLong };
}

/** Refuses what would fill the memory in pdf.js, which has no limit. @throws TooMuchUnfolded */
export const refuseBomb = (bytes: Uint8Array): Promise<void> =>
  withinLimit(async () => unfoldAll(await open(bytes)));

function unfoldAll({ context }: PDFDocument): void {
  for (const [, object] of context.enumerateIndirectObjects())
    if (object instanceof PDFRawStream && nameOf(object.dict, 'Subtype') !== 'Image')
      unfolded(object);
}

async function unfoldsTooFar(pdf: PDFDocument): Promise<boolean> {
  try {
    await withinLimit(async () => unfoldAll(pdf));
    return false;
  } catch (error) {
    if (error instanceof TooMuchUnfolded) return true;
    throw error;
  }
}

/** Opens with an empty password: many PDFs are encrypted only against copying. */
const open = (bytes: Uint8Array): Promise<PDFDocument> =>
  PDFDocument.load(bytes, { updateMetadata: false, password: '' });

/** @returns no bytes for a stream that cannot be decoded */
function unfolded(stream: PDFRawStream): Uint8Array {
  try {
    return decodePDFRawStream(stream).decode();
  } catch (error) {
    if (error instanceof TooMuchUnfolded) throw error;
    return new Uint8Array();
  }
}

type Found = Pick<Structure, 'extras' | 'text' | 'pictures' | 'isSigned' | 'xmp'>;

const ACTIONS =
  /^(?:JavaScript|Launch|SubmitForm|ImportData|GoToE|GoToR|Rendition|Movie|Sound|RichMedia)$/;

function walk(object: PDFObject, found: Found): void {
  if (object instanceof PDFArray) for (const item of object.asArray()) walk(item, found);
  else if (object instanceof PDFStream) {
    if (object instanceof PDFRawStream && nameOf(object.dict, 'Subtype') === 'XML')
      found.xmp.push(Buffer.from(unfolded(object)).toString('utf8'));
    walk(object.dict, found);
  } else if (object instanceof PDFDict) {
    look(object, found);
    for (const value of object.values()) walk(value, found);
  }
}

function look(dict: PDFDict, found: Found): void {
  const { extras } = found;
  const resources = dict.lookup(PDFName.of('Resources'));
  const fonts = resources instanceof PDFDict && resources.lookup(PDFName.of('Font'));
  if (fonts instanceof PDFDict && fonts.keys().length > 0) found.text = true;
  const has = (key: string) => dict.has(PDFName.of(key));
  const kind = nameOf(dict, 'Subtype') ?? '';
  if (kind === 'Image') found.pictures = true;
  if (nameOf(dict, 'FT') === 'Sig' || has('ByteRange')) found.isSigned = true;
  const action = [nameOf(dict, 'S') ?? '', kind, has('JS') ? 'JavaScript' : ''].find((one) =>
    ACTIONS.test(one),
  );
  if (action) extras.add(`algo que actúa o suena (${action})`);
  if (has('AA')) extras.add('acciones que corren solas (AA)');
  if (has('EmbeddedFiles') || (has('EF') && !has('S'))) extras.add(ATTACHED);
  if (has('XFA')) extras.add('un formulario (XFA)');
  const fields = dict.lookup(PDFName.of('Fields'));
  if (fields instanceof PDFArray && fields.asArray().some((one) => isFilledIn(dict, one)))
    extras.add(FIELDS);
}

export const ATTACHED = 'archivos adjuntos';
export const FIELDS = 'campos de formulario, con lo que alguien haya escrito en ellos';

const isFilledIn = ({ context }: PDFDict, field: PDFObject): boolean => {
  const dict = context.lookup(field);
  return !(dict instanceof PDFDict) || nameOf(dict, 'FT') !== 'Sig';
};

function nameOf(dict: PDFDict, key: string): string | undefined {
  const value = dict.lookup(PDFName.of(key));
  return value instanceof PDFName ? value.decodeText() : undefined;
}

const numberOf = (dict: PDFDict, key: string): number => {
  const value = dict.lookup(PDFName.of(key));
  return value instanceof PDFNumber ? value.asNumber() : 0;
};

/** In pixels; decoding takes some 20 ms. */
export const MOST_PIXELS = 250_000;

async function copyOf(pdf: PDFDocument): Promise<Uint8Array | undefined> {
  const { context } = pdf;
  try {
    for (const [ref, object] of context.enumerateIndirectObjects())
      if (object instanceof PDFRawStream && nameOf(object.dict, 'Subtype') === 'Image')
        if (numberOf(object.dict, 'Width') * numberOf(object.dict, 'Height') > MOST_PIXELS)
          context.assign(ref, pointInsteadOf(object));
    addLostPages(pdf);
    return await pdf.save({
      ...{ useObjectStreams: false, addDefaultPage: false, updateFieldAppearances: false },
    });
  } catch {
    return undefined;
  }
}

/** Stands for a large picture: one point, transparent if any of the picture is. */
function pointInsteadOf({ dict }: PDFRawStream): PDFRawStream {
  const { context } = dict;
  const point = { Type: 'XObject', Subtype: 'Image', Width: 1, Height: 1, BitsPerComponent: 8 };
  const isMask = dict.get(PDFName.of('ImageMask'))?.toString() === 'true';
  const isSheer = isMask || dict.has(PDFName.of('SMask')) || dict.has(PDFName.of('Mask'));
  const grey = { ...point, ColorSpace: 'DeviceGray' };
  const sheer = isSheer && { SMask: context.register(context.stream(Uint8Array.of(0), grey)) };
  const made = context.stream(Uint8Array.of(128), { ...grey, ...sheer });
  const layer = dict.get(PDFName.of('OC'));
  if (layer) made.dict.set(PDFName.of('OC'), layer);
  return made;
}

const DRAWS_WORDS = /\bBT\b[\s\S]*?\bT[jJ]\b/;

/** Adds, after the last page, the pages and the drawings that nothing refers to any longer. */
function addLostPages(pdf: PDFDocument): void {
  const { context, catalog } = pdf;
  const reached = new Set<PDFRef>();
  const waiting: PDFObject[] = Object.values(context.trailerInfo).flatMap((one) => one ?? []);
  for (let one = waiting.pop(); one; one = waiting.pop()) {
    if (one instanceof PDFRef) {
      if (reached.has(one)) continue;
      reached.add(one);
      const object = context.lookup(one);
      if (object) waiting.push(object);
    } else if (one instanceof PDFArray) waiting.push(...one.asArray());
    else if (one instanceof PDFStream) waiting.push(one.dict);
    else if (one instanceof PDFDict) waiting.push(...one.values());
  }
  const [first] = pdf.getPages();
  const resources = first?.node.Resources() ?? context.obj({});
  const lost: PDFRef[] = [];
  for (const [ref, object] of context.enumerateIndirectObjects()) {
    if (reached.has(ref)) continue;
    if (object instanceof PDFDict && nameOf(object, 'Type') === 'Page') lost.push(ref);
    const isBare = object instanceof PDFRawStream && !object.dict.has(PDFName.of('Type'));
    if (!isBare || object.dict.has(PDFName.of('Subtype'))) continue;
    if (DRAWS_WORDS.test(Buffer.from(unfolded(object)).toString('latin1')))
      lost.push(
        context.register(
          context.obj({
            ...{ Type: 'Page', MediaBox: [0, 0, 1e4, 1e4], Resources: resources, Contents: ref },
          }),
        ),
      );
  }
  const tree = catalog.Pages();
  for (const ref of lost.slice(0, MOST_LOST)) {
    const page = context.lookup(ref, PDFDict);
    page.set(PDFName.of('Parent'), catalog.get(PDFName.of('Pages'))!);
    if (!page.has(PDFName.of('Resources'))) page.set(PDFName.of('Resources'), resources);
    tree.Kids().push(ref);
    tree.set(PDFName.of('Count'), PDFNumber.of(numberOf(tree, 'Count') + 1));
  }
}

const MOST_LOST = 50;
