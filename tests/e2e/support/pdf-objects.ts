import { inflateSync } from 'node:zlib';

export interface PdfObject {
  head: string;
  stream: string;
}

export type PdfObjects = Map<string, PdfObject>;

export function objectsOf(bytes: Buffer): PdfObjects {
  const objects: PdfObjects = new Map();
  for (const [, id = '', body = ''] of bytes
    .toString('latin1')
    .matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g))
    objects.set(id, split(body));
  return objects;
}

function split(body: string): PdfObject {
  const start = body.indexOf('stream\n');
  if (start < 0) return { head: body, stream: '' };
  const head = body.slice(0, start);
  const bytes = Buffer.from(body.slice(start + 7, body.lastIndexOf('\nendstream')), 'latin1');
  const text = head.includes('/FlateDecode') ? inflateSync(bytes) : bytes;
  return { head, stream: text.toString('latin1') };
}
