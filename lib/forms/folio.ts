const BASE32 = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const CHECK = `${BASE32}*~$=U`;

/**
 * A «folio de envío»: type, day, ten base32 characters of SHA-256 over the canonical message and a
 * random nonce, and Crockford's check character, so that it can be dictated by phone.
 * It identifies what was sent; it is not the office's case number.
 * @param type the form's letter (`Q`, `D`, `S`)
 * @param message the payload; keys in any order
 * Where the browser has no hashes (a page without https) the code is the nonce alone.
 */
export async function createFolio(
  type: string,
  message: Record<string, string>,
  now: Date,
  nonce: Uint8Array<ArrayBuffer> = crypto.getRandomValues(new Uint8Array(16)),
): Promise<string> {
  const canonical = JSON.stringify(Object.entries(message).sort(([a], [b]) => (a < b ? -1 : 1)));
  const text = new TextEncoder().encode(canonical);
  const bytes = new Uint8Array(text.length + nonce.length);
  bytes.set(text);
  bytes.set(nonce, text.length);
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  const digest = subtle ? new Uint8Array(await subtle.digest('SHA-256', bytes)) : nonce;
  const code = [...digest.slice(0, 10)].map((byte) => BASE32[byte & 31]).join('');
  const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('');
  return `${type}-${day}-${code}-${checkCharacter(code)}`;
}

/** Crockford's check: the code as a number, modulo 37. */
export function checkCharacter(code: string): string {
  let rest = 0;
  for (const character of code) rest = (rest * 32 + BASE32.indexOf(character)) % 37;
  return CHECK[rest] ?? '';
}
