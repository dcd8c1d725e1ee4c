import { _SHA256 as Sha256 } from '@noble/hashes/sha2.js';

const BASE32 = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const CHECK = `${BASE32}*~$=U`;
const CODE_LENGTH = 10;
/** A letter, a day, ten characters of BASE32 and a check character of CHECK. */
const FORM =
  /^[A-HJKMNP-TV-Z]-\d{4}(0[1-9]|1[0-2])([0-2]\d|3[01])-[0-9A-HJKMNP-TV-Z]{10}-[0-9A-HJKMNP-TV-Z*~$=U]$/;

const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

const digestOf = (text: string) => new Sha256().update(new TextEncoder().encode(text)).digest();

export const messageHuella = (text: string): string => hex(digestOf(text));

/** Returns the text hashed by a folio: title, and key, label and value of each datum, in a fixed order. */
export const canonicalOf = (
  formulario: string,
  mensaje: Record<string, string>,
  etiquetas: Record<string, string>,
): string => {
  const keys = Object.keys(mensaje).sort();
  return JSON.stringify([formulario, keys.map((key) => [key, etiquetas[key], mensaje[key]])]);
};

/**
 * Makes a «folio de envío»: letter, day, ten base32 characters of SHA-256 over the message and a nonce, and
 * Crockford's check character for dictation. It identifies the message, not the case. @param day `AAAA-MM-DD`
 */
export function createFolio(type: string, canonical: string, day: string, nonce: string): string {
  const date = day.replaceAll('-', '');
  const digest = digestOf(JSON.stringify([type, date, canonical, nonce]));
  const code = Array.from(digest.slice(0, CODE_LENGTH), (byte) => BASE32[byte & 31]).join('');
  return `${type}-${date}-${code}-${checkCharacter(type + date + code)}`;
}

/** Draws nonces, so that equal messages get different folios, until the check character can be dictated: neither `*~$=` nor `U`. */
export function drawFolio(
  type: string,
  canonical: string,
  day: string,
): { folio: string; nonce: string } {
  const nonce = hex(crypto.getRandomValues(new Uint8Array(16)));
  const folio = createFolio(type, canonical, day, nonce);
  return BASE32.includes(folio.slice(-1)) ? { folio, nonce } : drawFolio(type, canonical, day);
}

/** `AAAA-MM-DD`. */
export const dayOf = (folio: string): string => folio.replace(/^.-(....)(..)(..)-.*$/, '$1-$2-$3');

/** Groups of at most five for dictation: `D 2025 0107 01234 56789 A`. */
export const spokenFolio = (folio: string): string =>
  folio.replace(/-(....)(....)-(.....)(.....)-/, ' $1 $2 $3 $4 ');

/** Crockford's check: the code modulo 37. Detects any wrong character and any swap of neighbours. */
function checkCharacter(code: string): string {
  let rest = 0;
  for (const character of code) rest = (rest * 32 + BASE32.indexOf(character)) % 37;
  return CHECK[rest] ?? '';
}

/** Parses a folio in any case, with or without hyphens, O for 0, I or L for 1 (Crockford); null when invalid. */
export function readFolio(text: string): string | null {
  const plain = text.toUpperCase().replace(/[\s‐‑–—-]/g, '');
  const type = plain.slice(0, 1);
  const rest = plain.slice(1).replace(/O/g, '0').replace(/[IL]/g, '1');
  const [day, code, check] = [rest.slice(0, 8), rest.slice(8, 18), rest.slice(18)];
  const folio = `${type}-${day}-${code}-${check}`;
  return FORM.test(folio) && checkCharacter(type + day + code) === check ? folio : null;
}
