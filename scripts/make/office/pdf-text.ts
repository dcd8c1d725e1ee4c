import type { PDFDocument } from '@cantoo/pdf-lib';
import {
  PDFArray,
  PDFDict,
  PDFName,
  PDFRawStream,
  decodePDFRawStream,
  type PDFObject,
} from '@cantoo/pdf-lib';
import { open, withinLimit } from './pdf';

/** Returns a PDF's words in drawing order: enough to recognise a document. A scanned PDF has none. */
export const pdfText = (bytes: Uint8Array): Promise<string> =>
  withinLimit(async () => wordsIn(await open(bytes)));

const wordsIn = (pdf: PDFDocument): string =>
  pdf
    .getPages()
    .map(({ node }) => {
      const contents = node.Contents();
      const streams = contents instanceof PDFArray ? contents.asArray() : [contents];
      const drawn = streams.map((one) => bytesOf(node.context.lookup(one))).join('\n');
      return wordsOf(drawn, node.Resources());
    })
    .join('\n');

const bytesOf = (stream: PDFObject | undefined): string =>
  stream instanceof PDFRawStream
    ? Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1')
    : '';

const MAX_DEPTH = 4;

const SPACE = -180;

const TOKENS =
  /\/([^\s/[\]<>()]+)\s+[-\d.]+\s+Tf\b|\/([^\s/[\]<>()]+)\s+Do\b|\(((?:\\[\s\S]|[^\\()]|\((?:\\[\s\S]|[^\\()])*\))*)\)|<([\dA-Fa-f\s]*)>|(?<![-\d.])(-?\d+(?:\.\d+)?)(?=\s*[(<])|\b(Td|TD|Tm|ET)\b|(T\*|['"])/g;

function wordsOf(drawn: string, resources: PDFDict | undefined, depth = 0): string {
  const of = (kind: string, name: string) => {
    const group = resources?.lookup(PDFName.of(kind));
    return group instanceof PDFDict ? group.lookup(PDFName.of(name)) : undefined;
  };
  let read: Reader = plain;
  let text = '';
  for (const [, font, part, letters, hex, gap, moves] of drawn.matchAll(TOKENS)) {
    if (font !== undefined) read = readerOf(of('Font', font));
    else if (letters !== undefined) text += read(unescaped(letters));
    else if (hex !== undefined)
      text += read(Buffer.from(hex.replace(/\s/g, ''), 'hex').toString('latin1'));
    else if (gap !== undefined) text += Number(gap) < SPACE ? ' ' : '';
    else if (part === undefined || depth === MAX_DEPTH) text += moves === 'Tm' ? '' : ' ';
    else {
      const form = of('XObject', part);
      if (!(form instanceof PDFRawStream)) continue;
      if (form.dict.lookup(PDFName.of('Subtype')) !== PDFName.of('Form')) continue;
      const own = form.dict.lookup(PDFName.of('Resources'));
      text += wordsOf(bytesOf(form), own instanceof PDFDict ? own : resources, depth + 1);
    }
  }
  return text;
}

const ESCAPES: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

const unescaped = (letters: string): string =>
  letters.replace(/\\(?:([0-7]{1,3})|\r?\n|([\s\S]))/g, (_, octal?: string, sign?: string) =>
    octal ? String.fromCharCode(parseInt(octal, 8)) : sign ? (ESCAPES[sign] ?? sign) : '',
  );

type Reader = (codes: string) => string;

const WINDOWS = new TextDecoder('windows-1252');
const plain: Reader = (codes) => WINDOWS.decode(Buffer.from(codes, 'latin1'));

function readerOf(font: PDFObject | undefined): Reader {
  if (!(font instanceof PDFDict)) return plain;
  const map = font.lookup(PDFName.of('ToUnicode'));
  const isWide = font.lookup(PDFName.of('Subtype')) === PDFName.of('Type0');
  if (!(map instanceof PDFRawStream)) return isWide ? () => '' : plain;
  const letters = lettersOf(bytesOf(map));
  const size = isWide ? 2 : 1;
  return (codes) =>
    Array.from({ length: codes.length / size }, (_, at) => {
      const code = codes.slice(at * size, at * size + size);
      const letter = letters.get(Buffer.from(code, 'latin1').toString('hex'));
      return letter ?? (isWide ? '' : plain(code));
    }).join('');
}

const sectionsOf = (map: string, name: string): string[] =>
  map
    .split(`begin${name}`)
    .slice(1)
    .map((part) => part.split(`end${name}`, 1)[0] ?? '');

function lettersOf(map: string): Map<string, string> {
  const letters = new Map<string, string>();
  const put = (code: string, unicode: string, more = 0) => {
    if (!unicode) return;
    const text = Buffer.from(unicode, 'hex').swap16().toString('utf16le');
    letters.set(
      code,
      text.slice(0, -1) + String.fromCharCode(text.charCodeAt(text.length - 1) + more),
    );
  };
  for (const rows of sectionsOf(map, 'bfchar'))
    for (const [, code = '', unicode = ''] of rows.matchAll(/<(\w+)>\s*<((?:\w{4})+)>/g))
      put(code.toLowerCase(), unicode);
  for (const rows of sectionsOf(map, 'bfrange'))
    for (const [, from = '', to = '', list, unicode = ''] of rows.matchAll(
      /<(\w+)>\s*<(\w+)>\s*(?:\[([^\]]*)\]|<((?:\w{4})+)>)/g,
    )) {
      const each = list?.match(/(?:\w{4})+/g);
      const count = Math.min(parseInt(to, 16) - parseInt(from, 16), 0xffff);
      for (let more = 0; more <= count; more += 1)
        put(
          (parseInt(from, 16) + more).toString(16).padStart(from.length, '0'),
          each ? (each[more] ?? '') : unicode,
          each ? 0 : more,
        );
    }
  return letters;
}
