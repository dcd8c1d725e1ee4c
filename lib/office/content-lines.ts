/** Line format shared by vCard and iCalendar (RFC 2426, 2.6 and 4; RFC 5545, 3.1 and 3.3.11). */

const WIDTH = 75;

export const escaped = (text: string): string =>
  text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

/** Folds long `NAME:value` lines between characters. */
export const contentLines = (lines: readonly string[]): string =>
  lines.map((line) => `${folded(line)}\r\n`).join('');

function folded(line: string): string {
  let width = 0;
  return Array.from(line, (sign) => {
    const octets = new TextEncoder().encode(sign).length;
    width += octets;
    if (width <= WIDTH) return sign;
    width = 1 + octets;
    return `\r\n ${sign}`;
  }).join('');
}
