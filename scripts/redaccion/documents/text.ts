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
