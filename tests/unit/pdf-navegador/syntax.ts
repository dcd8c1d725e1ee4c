export const find = (body: string, pattern: string) =>
  new RegExp(`/${pattern}`, 's').exec(body)?.[1];

export const streamOf = (body: string) =>
  body.slice(body.indexOf('\nstream\n') + '\nstream\n'.length, -'\nendstream'.length);

/** With or without a byte order mark. */
export const utf16 = (hex = '') =>
  Buffer.from(hex.replace(/^FEFF/, ''), 'hex').swap16().toString('utf16le');
