import { _SHA256 as Sha256 } from '@noble/hashes/sha2.js';

const BASE32 = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const CHECK = `${BASE32}*~$=U`;
const CODE_LENGTH = 10;
/** A letter and ten of BASE32, a day, and a check sign of CHECK. */
const FORM =
  /^[A-HJKMNP-TV-Z]-\d{4}(0[1-9]|1[0-2])([0-2]\d|3[01])-[0-9A-HJKMNP-TV-Z]{10}-[0-9A-HJKMNP-TV-Z*~$=U]$/;

const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The random part of a folio, in hexadecimal: two equal messages do not share their folio. */
export function createNonce(): string {
  return hex(crypto.getRandomValues(new Uint8Array(16)));
}

const digestOf = (text: string) => new Sha256().update(new TextEncoder().encode(text)).digest();

/** Returns the SHA-256 of a text in UTF-8, in hexadecimal. */
export const messageHuella = (text: string): string => hex(digestOf(text));

/**
 * The text that a folio is computed over: the form's title and each key of the message with its name and its
 * value, in a fixed order, so that none of them can be changed without it being seen.
 * @param mensaje the payload without its folio; keys in any order
 * @param etiquetas the label of each key
 */
export const canonicalOf = (
  formulario: string,
  mensaje: Record<string, string>,
  etiquetas: Record<string, string>,
): string => {
  const keys = Object.keys(mensaje).sort();
  return JSON.stringify([formulario, keys.map((key) => [key, etiquetas[key], mensaje[key]])]);
};

/**
 * A «folio de envío»: type, day, ten base32 characters of SHA-256 over the canonical message and a random
 * nonce, and Crockford's check character, so that it can be dictated by phone. It identifies the message; it
 * is not the office's case number. The type and the day are part of the hash and of the check too.
 * @param type the form's letter (`Q`, `D`, `S`), one of Crockford's
 * @param day `AAAA-MM-DD`
 */
export function createFolio(type: string, canonical: string, day: string, nonce: string): string {
  const date = day.replaceAll('-', '');
  const digest = digestOf(JSON.stringify([type, date, canonical, nonce]));
  const code = Array.from(digest.slice(0, CODE_LENGTH), (byte) => BASE32[byte & 31]).join('');
  return `${type}-${date}-${code}-${checkCharacter(type + date + code)}`;
}

/**
 * Makes the folio of a new message. Crockford's check character may be a sign that nobody can dictate by
 * phone (`*~$=`) or `U`: the nonce is drawn again until it is a figure or another letter.
 */
export function drawFolio(
  type: string,
  canonical: string,
  day: string,
): { folio: string; nonce: string } {
  const nonce = createNonce();
  const folio = createFolio(type, canonical, day, nonce);
  return BASE32.includes(folio.slice(-1)) ? { folio, nonce } : drawFolio(type, canonical, day);
}

/** The day of a folio, `AAAA-MM-DD`. */
export const dayOf = (folio: string): string => folio.replace(/^.-(....)(..)(..)-.*$/, '$1-$2-$3');

/** A folio in groups of at most five, as it is read aloud by phone: `D 2025 0107 01234 56789 A`. */
export const spokenFolio = (folio: string): string =>
  folio.replace(/-(....)(....)-(.....)(.....)-/, ' $1 $2 $3 $4 ');

/**
 * Crockford's check: the code as a number, modulo 37. It reveals any single wrong character and of any two
 * neighbours that changed places.
 */
export function checkCharacter(code: string): string {
  let rest = 0;
  for (const character of code) rest = (rest * 32 + BASE32.indexOf(character)) % 37;
  return CHECK[rest] ?? '';
}

/**
 * Reads a folio as people write it: small letters, spaces, with or without its hyphens, O for 0, I or
 * L for 1 (Crockford).
 * @returns the folio as it was given, or null when it is none or was copied wrong
 */
export function readFolio(text: string): string | null {
  const said = text.toUpperCase().replace(/[\s‐‑–—-]/g, '');
  const type = said.slice(0, 1);
  const rest = said.slice(1).replace(/O/g, '0').replace(/[IL]/g, '1');
  const [day, code, check] = [rest.slice(0, 8), rest.slice(8, 18), rest.slice(18)];
  const folio = `${type}-${day}-${code}-${check}`;
  return FORM.test(folio) && checkCharacter(type + day + code) === check ? folio : null;
}
