import { el, stated, text, type DocumentNode } from './tree';
import type { DocumentFindings } from './types';

/** Windows-1252 from 0x80 to 0x9F: Node 20 reads it as Latin-1 (nodejs/node#60888). */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';

const windows1252 = (bytes: Uint8Array): string =>
  Buffer.from(bytes)
    .toString('latin1')
    .replace(/[\x80-\x9f]/g, (sign) => WINDOWS[sign.charCodeAt(0) - 0x80] ?? sign);

const unified = (text: string): string => text.replace(/\r\n?|\u2028|\u2029/g, '\n');

/** A text of any encoding: by its mark, as UTF-8 when it is, or guessed, which is said. */
export function decode(bytes: Uint8Array, found?: DocumentFindings): string {
  const as = (encoding: string) => unified(new TextDecoder(encoding).decode(bytes));
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return as('utf-16le');
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return as('utf-16be');
  const zeros = bytes.slice(0, 400).filter((byte) => byte === 0).length;
  if (zeros > Math.min(400, bytes.length) / 4) {
    found?.note('codificación', 'UTF-16');
    return as(bytes[0] === 0 ? 'utf-16be' : 'utf-16le');
  }
  try {
    return unified(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    found?.note('codificación', 'Windows-1252');
    return unified(windows1252(bytes));
  }
}

/** HTML in the encoding that it names. */
export function decodeHtml(bytes: Uint8Array, found?: DocumentFindings): string {
  const head = Buffer.from(bytes.subarray(0, 2000)).toString('latin1');
  const [, named] = /charset=["']?([\w-]{1,40})/i.exec(head) ?? [];
  const isNamed = named !== undefined && /1252|8859-1\b|latin1|ascii/i.test(named);
  // Some pages in UTF-8 say so too.
  return decode(bytes, isNamed ? undefined : found);
}

const MARK =
  /(?<![\p{L}\p{N}*_~]|https?:\/\/\S*)([*_~])(?=\S)((?:(?!\1)[^\n])*(?:(?!\1)\S))\1(?![\p{L}\p{N}*_~])/u;

/** A line of a chat program: `*bold*`, `_italics_`, `~struck~`. */
function chatMarks(line: string): DocumentNode[] {
  const out: DocumentNode[] = [];
  let rest = line;
  for (let found = MARK.exec(rest); found; found = MARK.exec(rest)) {
    const [whole, sign, inner = ''] = found;
    const children = chatMarks(inner);
    out.push(text(rest.slice(0, found.index)));
    if (sign === '~') out.push(stated('struck', children));
    else out.push(el(sign === '*' ? 'strong' : 'em', {}, children));
    rest = rest.slice(found.index + whole.length);
  }
  return [...out, text(rest)].filter((node) => node.text !== '');
}

/** Lines of a chat program, with their breaks. */
export const chatLines = (value: string): DocumentNode[] =>
  value.split('\n').flatMap((line, at) => [...(at > 0 ? [el('br')] : []), ...chatMarks(line)]);

/** A plain text: an empty line parts paragraphs, and a line that ends early ends its own. */
export function readPlain(source: string): DocumentNode {
  const children = source.split(/\n[ \t]*\n/).flatMap((paragraph) => {
    const lines = paragraph.split('\n').filter((line) => line.trim() !== '');
    const full = lines.reduce((most, line) => Math.max(most, line.length), 60) * 0.75;
    const joined = lines.map((line, at) => {
      const before = lines[at - 1] ?? '';
      const isNew =
        (before.length < full && !/\p{Ll}[-\u00AD\u2010]$/u.test(before)) ||
        /^\s*(?:[-–—*•·#]|\d+[.)-])/.test(line);
      return at === 0 ? line : `${isNew ? '\n' : ' '}${line}`;
    });
    const inner = chatLines(joined.join(''));
    return lines.length > 0 ? [el('p', {}, inner)] : [];
  });
  return el('#root', {}, children);
}
