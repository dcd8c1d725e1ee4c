const LIMIT = 200;

/**
 * A header's worth of a typed value: a line of limited length, without control or format characters; nobody
 * sees those, and U+202E reverses the letters that follow it in an inbox's list. `=?` opens an encoded word
 * (RFC 2047), which mail programs undo even within quotes: a space keeps it as it was typed.
 * @returns the text of a header, or `''` for what is no text
 */
export function headerLine(value: unknown): string {
  if (typeof value !== 'string') return '';
  const line = value
    .replace(/\p{Cf}/gu, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replaceAll('=?', '= ?')
    .trim();
  return Array.from(line).slice(0, LIMIT).join('');
}
