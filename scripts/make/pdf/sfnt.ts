const HEADER = 12;
const ENTRY = 16;
const TRUE_TYPE = 0x00010000;

/** The tables of a font file, by their tags. */
export type Tables = Map<string, Buffer>;

/**
 * Writes a TrueType file (OpenType, «Organization of an OpenType Font»). Its checksums stay 0: neither
 * fontkit nor a PDF reader looks at them.
 * @param tables in the order of their tags
 */
export function writeTables(tables: Tables): Buffer {
  const directory = Buffer.alloc(HEADER + ENTRY * tables.size);
  const exponent = Math.floor(Math.log2(tables.size));
  const range = 2 ** exponent * ENTRY;
  directory.writeUInt32BE(TRUE_TYPE, 0);
  directory.writeUInt16BE(tables.size, 4);
  directory.writeUInt16BE(range, 6);
  directory.writeUInt16BE(exponent, 8);
  directory.writeUInt16BE(tables.size * ENTRY - range, 10);

  const parts: Buffer[] = [directory];
  let [entry, offset] = [HEADER, directory.length];
  for (const [tag, bytes] of tables) {
    const padding = Buffer.alloc((4 - (bytes.length % 4)) % 4);
    directory.write(tag, entry, 'latin1');
    directory.writeUInt32BE(offset, entry + 8);
    directory.writeUInt32BE(bytes.length, entry + 12);
    parts.push(bytes, padding);
    entry += ENTRY;
    offset += bytes.length + padding.length;
  }
  return Buffer.concat(parts);
}
