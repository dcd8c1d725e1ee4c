import { PDFContext, PDFName, PDFRawStream, decodePDFRawStream } from '@cantoo/pdf-lib';

const MOST_UNFOLDED = 128 * 2 ** 20;

/** A decompression bomb. */
export class TooMuchUnfolded extends Error {}

let left = Infinity;
let last: Promise<unknown> = Promise.resolve();

interface Growing {
  buffer: Uint8Array;
  ensureBuffer(requested: number): Uint8Array;
}

const dict = PDFContext.create().obj({ Filter: PDFName.of('ASCIIHexDecode') });
const decoder: unknown = decodePDFRawStream(PDFRawStream.of(dict, Uint8Array.of(0x3e)));
const shared = Object.getPrototypeOf(Object.getPrototypeOf(decoder)) as Growing;
const { ensureBuffer } = shared;
shared.ensureBuffer = function (this: Growing, requested) {
  const before = this.buffer.length;
  if (requested > before) left -= Math.max(requested, 2 * before) - before;
  if (left < 0) throw new TooMuchUnfolded();
  return ensureBuffer.call(this, requested);
};

/** @throws TooMuchUnfolded even if the library ignored the oversized stream */
export function withinLimit<T>(look: () => Promise<T>): Promise<T> {
  const found = last.then(async () => {
    left = MOST_UNFOLDED;
    try {
      const seen = await look();
      if (left < 0) throw new TooMuchUnfolded();
      return seen;
    } finally {
      left = Infinity;
    }
  });
  last = found.catch(() => undefined);
  return found;
}
