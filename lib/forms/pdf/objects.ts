/** The numbered objects of a file in the making; texts have one character per byte. */
export class Objects {
  private readonly bodies: string[] = [];

  /** @returns a reference to the object, which may be filled later with `set` */
  add(body = ''): string {
    return `${this.bodies.push(body)} 0 R`;
  }

  set(reference: string, body: string): void {
    this.bodies[parseInt(reference) - 1] = body;
  }

  /** Adds a stream: any bytes, since its length says where it ends. */
  stream(content: string, entries = ''): string {
    return this.add(`<<${entries}/Length ${content.length}>>\nstream\n${content}\nendstream`);
  }

  /** The file, with the offset of each object. */
  close(trailer: string): Uint8Array<ArrayBuffer> {
    let file = '%PDF-1.7\n%\xe2\xe3\xcf\xd3\n';
    const size = this.bodies.length + 1;
    let table = `xref\n0 ${size}\n0000000000 65535 f \n`;
    this.bodies.forEach((body, index) => {
      table += `${String(file.length).padStart(10, '0')} 00000 n \n`;
      file += `${index + 1} 0 obj\n${body}\nendobj\n`;
    });
    const id = [1, 2, 3, 4].map((seed) => hash(file, seed)).join('');
    const end = `trailer\n<</Size ${size}${trailer}/ID[<${id}><${id}>]>>\nstartxref\n${file.length}\n%%EOF\n`;
    return Uint8Array.from(file + table + end, (character) => character.charCodeAt(0));
  }
}

/** FNV-1a: the identifier comes from what the file says, so that the same paper has the same one. */
function hash(text: string, seed: number): string {
  let value = 0x811c9dc5 ^ seed;
  for (let at = 0; at < text.length; at++)
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return (value >>> 0).toString(16).padStart(8, '0');
}

/** The bytes of a text in UTF-8, as characters. */
export const utf8 = (text: string): string =>
  Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join('');

/** A text in UTF-16, in hexadecimal. */
export const utf16 = (text: string): string =>
  Array.from({ length: text.length }, (_, at) =>
    text.charCodeAt(at).toString(16).padStart(4, '0'),
  ).join('');

/** A text as a PDF writes it outside of its pages: nothing in it needs escaping. */
export const textString = (text: string): string => `<FEFF${utf16(text)}>`;
