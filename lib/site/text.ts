export const TITLE_MAX = 120;

/** Letters of a summary that its card shows. */
export const SUMMARY_LENGTH = 150;

const GRAPHEMES = new Intl.Segmenter('es', { granularity: 'grapheme' });

/** Cuts a summary to its first 150 characters plus `...` (section 9, D18), by grapheme. */
export function cutSummary(summary: string): string {
  // Code units are never fewer than graphemes.
  if (summary.length <= SUMMARY_LENGTH) return summary;
  let seen = 0;
  for (const { index } of GRAPHEMES.segment(summary)) {
    if (seen === SUMMARY_LENGTH) return `${summary.slice(0, index)}...`;
    seen += 1;
  }
  return summary;
}

/** `664 555 0100` → `tel:+526645550100`; 070 stays. @param extension dialled after a pause (comma) */
export function telHref(phone: string, extension = ''): string {
  const digits = phone.replace(/^\+52 |\D/g, '');
  const number = digits.length === 10 ? `tel:+52${digits}` : `tel:${digits}`;
  return extension ? `${number},${extension}` : number;
}

export function mailHref(to: string, subject: string, body = ''): string {
  const part = (name: string, text: string) =>
    `${name}=${encodeURIComponent(text.replaceAll('\n', '\r\n')).replace(/%2F|%3A/g, decodeURIComponent)}`;
  return `mailto:${to}?${part('subject', subject)}${body && `&${part('body', body)}`}`;
}

/** Returns a contact file's address: `/directorio/#contraloria` → `/directorio/contraloria.vcf`. */
export const contactPath = (url: string): string => `${url.replace('#', '')}.vcf`;

/** Joins a phone and its extension with no-break spaces. */
export const wholePhone = (phone: string, extension = ''): string =>
  phone.replaceAll(' ', '\u00a0') + (extension && ` ext.\u00a0${extension}`);

/** Encodes an author's address for `href`: spaces and accents. */
export const toHref = (address: string): string => encodeURI(decodeSafely(address));

/** `decodeURI` that returns malformed input unchanged. */
export function decodeSafely(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}

export const isExternal = (address: string): boolean => /^https?:/.test(address);

export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
