/** Search engines and tabs show far less of a title; above this it is no title. */
export const TITLE_MAX = 120;

const SUMMARY_LENGTH = 150;

const GRAPHEMES = new Intl.Segmenter('es', { granularity: 'grapheme' });

/**
 * Cuts a summary as the press page does (section 9, D18): longer than 150 characters, its first 150 followed
 * by `...`. Counts characters as people see them, so that no emoji or accent is split.
 */
export function cutSummary(summary: string): string {
  // A character as people see it is never less than a unit of the string.
  if (summary.length <= SUMMARY_LENGTH) return summary;
  let seen = 0;
  for (const { index } of GRAPHEMES.segment(summary)) {
    if (seen === SUMMARY_LENGTH) return `${summary.slice(0, index)}...`;
    seen += 1;
  }
  return summary;
}

/**
 * `664 555 0100` → `tel:+526645550100`; short codes such as 070 stay as they are dialled.
 * @param extension dialled after a pause (the comma), once the switchboard answers
 */
export function telHref(phone: string, extension = ''): string {
  const digits = phone.replace(/\D/g, '');
  const number = digits.length === 10 ? `tel:+52${digits}` : `tel:${digits}`;
  return extension ? `${number},${extension}` : number;
}

/** A message to the office, ready to be written: nothing is sent by itself. Slashes and colons stay readable. */
export function mailHref(to: string, subject: string, body = ''): string {
  const part = (name: string, text: string) =>
    `${name}=${encodeURIComponent(text.replaceAll('\n', '\r\n')).replace(/%2F|%3A/g, decodeURIComponent)}`;
  return `mailto:${to}?${part('subject', subject)}${body && `&${part('body', body)}`}`;
}

/**
 * The file of a contact, beside the page on which it is: `/directorio/#contraloria` →
 * `/directorio/contraloria.vcf`.
 */
export const contactPath = (url: string): string => `${url.replace('#', '')}.vcf`;

/** A phone with its extension, as it is read: no number of it is broken in two. */
export const wholePhone = (phone: string, extension = ''): string =>
  phone.replaceAll(' ', '\u00a0') + (extension && ` ext.\u00a0${extension}`);

/** An address as an author wrote it, fit for `href`: file names may have spaces and accents. */
export const toHref = (address: string): string => encodeURI(decodeSafely(address));

/** As `decodeURI`; an address with a stray `%` stays as it is. */
export function decodeSafely(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}

export const isExternal = (address: string): boolean => /^https?:/.test(address);

/** A text as HTML has it, within an element or an attribute in double quotes. */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
