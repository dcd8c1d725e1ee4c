/** The text of an entry of an object, or nothing when it has none. */
export const find = (body: string, pattern: string) =>
  new RegExp(`/${pattern}`, 's').exec(body)?.[1];

/** The bytes of a stream object. */
export const streamOf = (body: string) =>
  body.slice(body.indexOf('\nstream\n') + '\nstream\n'.length, -'\nendstream'.length);

/** The text of a string in UTF-16, with or without its mark. */
export const utf16 = (hex = '') =>
  Buffer.from(hex.replace(/^FEFF/, ''), 'hex').swap16().toString('utf16le');
