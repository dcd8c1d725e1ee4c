import type { PDFDocumentProxy, PDFPageProxy } from 'unpdf/pdfjs';
import { foldChannel } from '@/lib/content/lint/channels';
import { fault } from '@/lib/content/faults';
import { faulty, type Findings, type Unseen } from './kinds';
import { TooMuchUnfolded } from './pdf-limits';
import { drawnLetters, type DrawnLetter, type Sight } from './pdf-page';
import { cleaned, propertiesOf } from './pdf-properties';
import { ATTACHED, FIELDS, MOST_PIXELS, refuseBomb, structureOf } from './pdf-structure';

export { TooMuchUnfolded };

/** Pages looked at, and again those of earlier versions. */
const MOST_PAGES = 500;
/** Operators of a page: a map of a city has half a million. */
const MOST_DRAWN = 1_000_000;
const MOST_WORDS = 80;

/** Finds what a PDF shows to whoever looks beyond its pages: hidden words, names, comments, attachments, programs. */
export async function readOfficePdf(file: Buffer): Promise<Findings> {
  const bytes = fromHeader(file);
  const isSigned = bytes.includes('/ByteRange');
  if (isCut(bytes)) return faulty(fault('pdf-cut', {}));
  try {
    return await findingsOf(bytes, isSigned);
  } catch (error) {
    if (error instanceof TooMuchUnfolded) return faulty(fault('pdf-bomb', { isSigned }));
    return faulty(
      /password/i.test(String(error))
        ? fault('pdf-password', {})
        : fault('pdf-damaged', { isSigned }),
    );
  }
}

/** Returns a PDF's words, to recognise a document; a scanned one has none. @throws for a broken or oversized one */
export async function pdfText(file: Uint8Array): Promise<string> {
  const bytes = fromHeader(Buffer.from(file));
  await refuseBomb(bytes);
  try {
    const { extractText } = await import('unpdf');
    return (await extractText(await openPages(bytes), { mergePages: true })).text;
  } catch {
    return '';
  }
}

/** Browsers ignore what is before the header. */
const fromHeader = (file: Buffer): Buffer =>
  file.subarray(Math.max(0, file.subarray(0, 1024 + 5).indexOf('%PDF-')));

/** What follows the end may be anything but more of the document. */
function isCut(bytes: Buffer): boolean {
  const end = bytes.lastIndexOf('%%EOF');
  return end < 0 || /\d+ \d+ obj\b/.test(bytes.toString('latin1', end));
}

interface Buffers extends ArrayBuffer {
  transferToFixedLength?: (this: ArrayBuffer, length: number) => ArrayBuffer;
}
const buffers: Buffers = ArrayBuffer.prototype;

async function openPages(bytes: Uint8Array, maxImageSize = -1): Promise<PDFDocumentProxy> {
  const { definePDFJSModule, getDocumentProxy } = await import('unpdf');
  await definePDFJSModule(() => import('unpdf/pdfjs'));
  // pdf.js takes it for granted; Node has it since 21.
  buffers.transferToFixedLength ??= function (length) {
    return this.slice(0, length);
  };
  return getDocumentProxy(Uint8Array.from(bytes), { verbosity: 0, maxImageSize });
}

async function findingsOf(bytes: Buffer, asksSigner: boolean): Promise<Findings> {
  const { copy, isTooLong, ...structure } = await structureOf(bytes);
  const { pages, extras, text, pictures, isSigned } = structure;
  if (pages === 0) return faulty(fault('pdf-no-pages', { isSigned: asksSigner }));
  // Photographs keep the camera's metadata.
  if (bytes.includes('Exif\0\0')) extras.add('fotografías con los datos de su cámara');
  const looked = isTooLong
    ? undefined
    : await lookAt(bytes, copy, pages, pictures).catch(() => undefined);
  const { people, says } = propertiesOf(looked?.info ?? [], [
    ...structure.xmp,
    ...(looked?.xmp ?? []),
  ]);
  const shown = new Set(tokensOf(looked?.shown ?? ''));
  const unsaid = says.filter(({ text: said }) =>
    tokensOf(said).some((one) => one.length > 2 && !shown.has(one)),
  );
  for (const one of looked?.extras ?? []) extras.add(one);
  const names = new Set([...people, ...(looked?.authors ?? [])]);
  return {
    ...{ faults: [], pages, text: text || Boolean(looked?.shown.trim()) },
    ...(pictures && { pictures }),
    ...{ people: [...names].sort(), extras: [...extras].sort() },
    says: unsaid.map((one) => ({ name: one.name, words: brief(one.text) })),
    unseen: looked?.unseen ?? [],
    ...((isSigned || looked?.isSigned) && { isSigned: true }),
    ...((looked ? looked.unread : ALL) && { unread: looked ? looked.unread : ALL }),
  };
}

const ALL = 'no se pudo revisar qué esconden sus páginas';

interface Looked {
  info: [string, string][];
  xmp: string[];
  /** The words that its pages show. */
  shown: string;
  extras: string[];
  authors: string[];
  unseen: Unseen[];
  isSigned: boolean;
  unread: string | undefined;
}

/** @param copy of `bytes`, with the pages that it lost after its own */
async function lookAt(
  bytes: Buffer,
  copy: Uint8Array | undefined,
  count: number,
  pictures: boolean,
): Promise<Looked> {
  const pdf = await openPages(copy ?? bytes, copy ? -1 : MOST_PIXELS);
  const { info, metadata } = await pdf.getMetadata();
  const { Custom, IsSignaturesPresent, ...own } = info as Record<string, unknown>;
  const texts = Object.entries({ ...own, ...(Custom as object | undefined) }).flatMap(
    ([name, value]): [string, string][] => (typeof value === 'string' ? [[name, value]] : []),
  );
  const seen = new Seen(await pdf.getOptionalContentConfig(), !copy && pictures);
  const missed: number[] = [];
  const last = Math.min(count, pdf.numPages, MOST_PAGES);
  for (let number = 1; number <= last; number += 1) {
    const page = await pdf.getPage(number);
    if (!(await seen.look(page))) missed.push(number);
    page.cleanup();
  }
  const lost = await wordsOf(pdf, count + 1, pdf.numPages);
  const versions = earlierVersions(bytes);
  let left = MOST_PAGES;
  let areAllRead = true;
  if (lost.length > 0 || versions.length > 0) {
    const now = await wordsOf(pdf, 1, count);
    const known = new Set(now.flatMap(({ words }) => words));
    const whole = now.map(({ words }) => words.join('')).join('');
    const isKnown = (word: string) => known.has(word) || (word.length > 4 && whole.includes(word));
    const tell = (then: PageWords[]) => {
      for (const { page, written } of then) {
        const gone = written.filter((one) => tokensOf(one).some((word) => !isKnown(word)));
        if (isWord(gone.join(''))) seen.add('before', page > count ? 0 : page, gone.join(' '));
        for (const word of tokensOf(gone.join(' '))) known.add(word);
      }
    };
    for (const version of versions) {
      const earlier = await refuseBomb(version)
        .then(() => openPages(version, MOST_PIXELS))
        .catch(() => undefined);
      if (!earlier) continue;
      left -= earlier.numPages;
      areAllRead &&= left >= 0;
      if (left >= 0) tell(await wordsOf(earlier, 1, earlier.numPages).catch(() => []));
      await earlier.destroy();
    }
    tell(lost);
  }
  const attached = Object.values(((await pdf.getAttachments()) ?? {}) as Record<string, unknown>);
  const isSigned = seen.isSigned || IsSignaturesPresent === true;
  const extras = [
    ...(attached.length > 0 ? [ATTACHED] : []),
    ...(seen.hasFields ? [FIELDS] : []),
    ...((await pdf.hasJSActions()) ? ['algo que actúa o suena (JavaScript)'] : []),
  ];
  await pdf.destroy();
  const unread = [
    ...(last < count ? [`sólo se revisaron sus primeras ${last} páginas`] : []),
    ...(missed.length > 0 ? [`no se pudo revisar la página ${missed.slice(0, 5).join(', ')}`] : []),
    ...(areAllRead ? [] : ['no se revisaron todas sus versiones anteriores']),
  ];
  return {
    ...{ info: texts, shown: seen.shown, extras, authors: [...seen.authors] },
    ...{ unseen: seen.unseen, isSigned, unread: unread.join('; ') || undefined },
    xmp: metadata ? [String(metadata.getRaw())] : [],
  };
}

/** Bytes of each earlier version that a PDF keeps: what was saved later was added after its end. */
function earlierVersions(bytes: Buffer): Buffer[] {
  const versions: Buffer[] = [];
  for (let end = bytes.lastIndexOf('%%EOF'); end > 0;) {
    end = bytes.lastIndexOf('%%EOF', end - 1);
    if (end < 0) break;
    const before = bytes.subarray(0, end + 5);
    const [, start] = /startxref\s+(\d+)\s+$/.exec(before.toString('latin1', end - 40, end)) ?? [];
    // A PDF for the web begins with such an end that starts nowhere; an attached one, somewhere else.
    const table = start ? before.toString('latin1', Number(start), Number(start) + 20) : '';
    if (/^\s*(?:xref|\d+ \d+ obj)/.test(table)) versions.push(before);
  }
  return versions;
}

interface PageWords {
  page: number;
  written: string[];
  words: string[];
}

async function wordsOf(pdf: PDFDocumentProxy, from: number, to: number): Promise<PageWords[]> {
  const found: PageWords[] = [];
  for (let number = from; number <= to; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    const notes = (await page.getAnnotations({ intent: 'any' })) as Note[];
    const text = [
      ...items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : '')),
      ...notes.map(
        ({ contentsObj, fieldValue }) => ` ${contentsObj?.str ?? ''} ${textOf(fieldValue)}`,
      ),
    ].join('');
    const written = text.split(/\s+/).filter((one) => one !== '');
    found.push({ page: number, written, words: written.flatMap(tokensOf) });
    page.cleanup();
  }
  return found;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const tokensOf = (text: string): string[] =>
  foldChannel(text.normalize('NFKC')).match(/[\p{L}\p{N}]+/gu) ?? [];

/** A single sign is a bullet, or a mark of the printer's. */
const isWord = (text: string): boolean => (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0) > 1;

function brief(text: string): string {
  const plain = cleaned(text);
  return plain.length > MOST_WORDS ? `${plain.slice(0, MOST_WORDS).trimEnd()}…` : plain;
}

interface Note {
  id: string;
  subtype: string;
  rect: number[];
  quadPoints?: ArrayLike<number> | null;
  fieldType?: string;
  fieldValue?: unknown;
  titleObj?: { str: string };
  contentsObj?: { str: string };
}

const COMMENTS = new Set(
  'Text FreeText Highlight Underline Squiggly StrikeOut Stamp Caret Ink Square Circle Line Polygon PolyLine'.split(
    ' ',
  ),
);
const ICONS = new Set(['Text', 'FileAttachment', 'Sound', 'Popup']);

const KINDS: [Exclude<Sight, 'seen'>, Unseen['kind']][] = [
  ['covered', 'covered'],
  ['layer', 'layer'],
  ['outside', 'outside'],
  ['invisible', 'invisible'],
];

/** What was found on the pages so far. */
class Seen {
  readonly unseen: Unseen[] = [];
  readonly authors = new Set<string>();
  shown = '';
  isSigned = false;
  hasFields = false;

  constructor(
    private readonly layers: { isVisible(group: unknown): boolean } | null,
    private readonly lacksPictures: boolean,
  ) {}

  add(kind: Unseen['kind'], page: number, words: string): void {
    this.unseen.push({ kind, page, words: brief(words) });
  }

  /** @returns false for a page with too much on it */
  async look(page: PDFPageProxy): Promise<boolean> {
    const { OPS } = await import('unpdf/pdfjs');
    const names = Object.fromEntries(Object.entries(OPS).map(([name, number]) => [number, name]));
    const notes = (await page.getAnnotations({ intent: 'any' })) as Note[];
    this.readNotes(notes, page.pageNumber);
    const { fnArray, argsArray } = await page.getOperatorList();
    if (fnArray.length > MOST_DRAWN) return false;
    const icons = new Set(notes.filter(({ subtype }) => ICONS.has(subtype)).map(({ id }) => id));
    const { commonObjs, objs } = page as unknown as Record<'commonObjs' | 'objs', Objects>;
    const letters = drawnLetters({
      ...{ fnArray, argsArray: argsArray as unknown[], names, view: page.view },
      isVisible: (layer) => this.layers?.isVisible(layer) ?? true,
      object: (id) => [commonObjs, objs].find((one) => one.has(id))?.get(id),
      covers: (id) => !icons.has(id),
      lacksPictures: this.lacksPictures,
    });
    this.shown += ` ${joined(letters.filter(({ sight }) => sight === 'seen'))}`;
    for (const [sight, kind] of KINDS) {
      const words = joined(letters.filter((one) => one.sight === sight));
      if (isWord(words)) this.add(kind, page.pageNumber, words);
    }
    for (const note of notes.filter(({ subtype }) => subtype === 'Redact')) {
      const under = letters.filter(({ at: [x, y] }) => isWithin(note, x, y));
      this.add('redact', page.pageNumber, joined(under));
    }
    return true;
  }

  private readNotes(notes: readonly Note[], page: number): void {
    for (const { subtype, fieldType, titleObj, contentsObj } of notes) {
      if (fieldType === 'Sig') this.isSigned = true;
      else if (fieldType) this.hasFields = true;
      if (!COMMENTS.has(subtype)) continue;
      this.add('comment', page, contentsObj?.str ?? '');
      const author = cleaned(titleObj?.str ?? '');
      if (author) this.authors.add(author);
    }
  }
}

interface Objects {
  has(id: string): boolean;
  get(id: string): unknown;
}

const joined = (letters: readonly DrawnLetter[]): string =>
  letters
    .map(({ sign, begins }) => (begins ? ` ${sign}` : sign))
    .join('')
    .trim();

/** Tells whether a mark of redaction is over a place. */
function isWithin({ rect, quadPoints }: Note, x: number, y: number): boolean {
  const boxes: number[][] = [];
  for (let at = 0; quadPoints && at + 8 <= quadPoints.length; at += 8) {
    const points = Array.from({ length: 8 }, (_, index) => quadPoints[at + index] ?? 0);
    const [xs, ys] = [0, 1].map((from) => points.filter((__, index) => index % 2 === from));
    boxes.push([Math.min(...xs!), Math.min(...ys!), Math.max(...xs!), Math.max(...ys!)]);
  }
  return (boxes.length > 0 ? boxes : [rect]).some(
    ([left = 0, bottom = 0, right = 0, top = 0]) =>
      x >= left && x <= right && y >= bottom && y <= top,
  );
}
