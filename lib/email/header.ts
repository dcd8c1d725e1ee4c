const LIMIT = 200;

/**
 * Sanitises a typed value for a header: one short line without control or format characters (U+202E reverses
 * letters in an inbox). A space breaks `=?`, which mail programs decode even within quotes (RFC 2047).
 * @returns `''` unless the value is a text
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
