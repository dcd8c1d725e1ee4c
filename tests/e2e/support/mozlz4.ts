const SIGN = Buffer.from('mozLz40\0');
const HEAD = SIGN.length + 4;

/** The text of a file of Firefox's session: a sign, the size, and one block of LZ4. Other files stay as they are. */
export function unpack(bytes: Buffer): Buffer {
  if (!bytes.subarray(0, SIGN.length).equals(SIGN)) return bytes;
  const out = Buffer.alloc(bytes.readUInt32LE(SIGN.length));
  let from = HEAD;
  let to = 0;
  /** A length of four bits goes on in bytes while they are full. */
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
    // Copied byte by byte: what is repeated may reach into itself.
    for (let rest = lengthFrom(token & 15) + 4; rest > 0; rest--, to++)
      out.writeUInt8(out.readUInt8(to - back), to);
  }
  return out;
}
