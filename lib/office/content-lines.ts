/**
 * The lines of vCard and iCalendar files, which are written alike (RFC 2426, 2.6 and 4; RFC 5545, 3.1 and
 * 3.3.11).
 */

/** The most octets of a line, without its end. */
const WIDTH = 75;

/** How many octets a letter takes in UTF-8. */
const octetsOf = (code: number) => (code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4);

/** A text as a value: the signs that part values are told apart from it. */
export const escaped = (text: string): string =>
  text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

/** A file of `NAME:value` lines, each folded where it is too long; no letter is cut in two. */
export const contentLines = (lines: readonly string[]): string =>
  lines.map((line) => `${folded(line)}\r\n`).join('');

function folded(line: string): string {
  let width = 0;
  return Array.from(line, (sign) => {
    const octets = octetsOf(sign.codePointAt(0) ?? 0);
    width += octets;
    if (width <= WIDTH) return sign;
    width = 1 + octets;
    return `\r\n ${sign}`;
  }).join('');
}
