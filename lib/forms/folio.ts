import { sha256 } from '@noble/hashes/sha2.js';

const BASE32 = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const CHECK = `${BASE32}*~$=U`;
const CODE_LENGTH = 10;
const FORM = /^[A-Z]-\d{8}-[0-9A-HJKMNP-TV-Z]{10}-[0-9A-HJKMNP-TV-Z*~$=U]$/;

/** The random part of a folio, in hexadecimal: two equal messages do not share their folio. */
export function createNonce(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}

/**
 * What a folio is computed over: the form's title and each key of the message with its name and its
 * value, in one order, so that none of them can be changed without it being seen.
 * @param mensaje the payload without its folio; keys in any order
 * @param etiquetas what each key is called
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
 * A «folio de envío»: type, day, ten base32 characters of SHA-256 over the canonical message and a
 * random nonce, and Crockford's check character, so that it can be dictated by phone.
 * It identifies what was sent; it is not the office's case number. The type and the day are part of
 * the hash and of the check too.
 * @param type the form's letter (`Q`, `D`, `S`)
 * @param day `AAAA-MM-DD`
 */
export function createFolio(type: string, canonical: string, day: string, nonce: string): string {
  const date = day.replaceAll('-', '');
  const digest = sha256(new TextEncoder().encode(JSON.stringify([type, date, canonical, nonce])));
  const code = [...digest.slice(0, CODE_LENGTH)].map((byte) => BASE32[byte & 31]).join('');
  return `${type}-${date}-${code}-${checkCharacter(type + date + code)}`;
}

/** Crockford's check: the code as a number, modulo 37. */
export function checkCharacter(code: string): string {
  let rest = 0;
  for (const character of code) rest = (rest * 32 + BASE32.indexOf(character)) % 37;
  return CHECK[rest] ?? '';
}

/**
 * Reads a folio as people write it: small letters, spaces, O for 0, I or L for 1 (Crockford).
 * @returns the folio as it was given, or null when it is none or was copied wrong
 */
export function readFolio(text: string): string | null {
  const [type = '', ...rest] = text
    .toUpperCase()
    .replace(/\s/g, '')
    .replace(/[‐‑–—]/g, '-')
    .split('-');
  const said = [type, ...rest.map((part) => part.replace(/O/g, '0').replace(/[IL]/g, '1'))];
  const folio = said.join('-');
  const [check] = said.slice(-1);
  return FORM.test(folio) && checkCharacter(said.slice(0, -1).join('')) === check ? folio : null;
}
