/** Numbered PDF objects; strings have a character per byte. */
export class Objects {
  private readonly bodies: string[] = [];

  /** @returns a reference to the object, which `set` may fill later */
  add(body = ''): string {
    return `${this.bodies.push(body)} 0 R`;
  }

  set(reference: string, body: string): void {
    this.bodies[parseInt(reference) - 1] = body;
  }

  stream(content: string, entries = ''): string {
    return this.add(`<<${entries}/Length ${content.length}>>\nstream\n${content}\nendstream`);
  }

  /** First object is the catalog; last has title and author. */
  close(): Uint8Array<ArrayBuffer> {
    let body = '%PDF-1.7\n%\xe2\xe3\xcf\xd3\n';
    const offsets = this.bodies.map((object, index) => {
      const offset = body.length;
      body += `${index + 1} 0 obj\n${object}\nendobj\n`;
      return offset;
    });
    return Uint8Array.from(withTrailer(body, offsets), (character) => character.charCodeAt(0));
  }
}

function withTrailer(body: string, offsets: number[]): string {
  const size = offsets.length + 1;
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  const id = [1, 2, 3, 4].map((seed) => hash(body, seed)).join('');
  return `${body}xref\n0 ${size}\n0000000000 65535 f \n${table.join('')}trailer\n<</Size ${size}/Root 1 0 R/Info ${offsets.length} 0 R/ID[<${id}><${id}>]>>\nstartxref\n${body.length}\n%%EOF\n`;
}

/** True for a file as `close` makes it, whatever its drawing. Issued acuses depend on it: it never changes. */
export function isUntouched(file: Uint8Array): boolean {
  const text = Array.from(file, (byte) => String.fromCharCode(byte)).join('');
  const body = text.slice(0, Math.max(0, text.lastIndexOf('xref\n0 ')));
  const offsets = [...body.matchAll(/^\d+ 0 obj$/gm)].map(({ index }) => index);
  return withTrailer(body, offsets) === text;
}

/** FNV-1a: equal content gives an equal file identifier. */
function hash(text: string, seed: number): string {
  let value = 0x811c9dc5 ^ seed;
  for (let at = 0; at < text.length; at++)
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return (value >>> 0).toString(16).padStart(8, '0');
}

export const utf8 = (text: string): string =>
  Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join('');

export const utf16 = (text: string): string =>
  Array.from({ length: text.length }, (_, at) =>
    text.charCodeAt(at).toString(16).padStart(4, '0'),
  ).join('');

/** Hexadecimal strings need no escaping. */
export const textString = (text: string): string => `<FEFF${utf16(text)}>`;
