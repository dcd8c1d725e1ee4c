const SIGN = Buffer.from('mozLz40\0');
const HEAD = SIGN.length + 4;

/** mozlz4: a magic number, the size and a block of LZ4. Other files are returned as they are. */
export function unpack(bytes: Buffer): Buffer {
  if (!bytes.subarray(0, SIGN.length).equals(SIGN)) return bytes;
  const out = Buffer.alloc(bytes.readUInt32LE(SIGN.length));
  let from = HEAD;
  let to = 0;
  /** A full length of four bits continues in bytes (LZ4). */
  const lengthFrom = (bits: number): number => {
    let length = bits;
    for (let more = bits === 15 ? 255 : 0; more === 255; length += more)
      more = bytes.readUInt8(from++);
    return length;
  };
  while (from < bytes.length) {
    const token = bytes.readUInt8(from++);
    const literals = lengthFrom(token >> 4);
    to += bytes.copy(out, to, from, from + literals);
    from += literals;
    if (from >= bytes.length) break;
    const back = bytes.readUInt16LE(from);
    from += 2;
    // Byte by byte: a match may overlap its own copy.
    for (let rest = lengthFrom(token & 15) + 4; rest > 0; rest--, to++)
      out.writeUInt8(out.readUInt8(to - back), to);
  }
  return out;
}
