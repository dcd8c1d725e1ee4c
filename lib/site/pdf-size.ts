import { existsSync, statSync } from 'node:fs';
import path from 'node:path';

/** Where a PDF is before the site is put together: the office's own, or made by the assets step. */
const PLACES = ['public', path.join('.cache', 'assets')];

/**
 * A PDF's kind and size, to say beside its link before a phone pays for it: `PDF, 28 KB`.
 * @param address its path in the site, as the content gives it
 * @throws in a build, when the document was not made: the assets step runs before the pages
 */
export function pdfSize(address: string): string {
  const file = PLACES.map((place) => path.join(process.cwd(), place, address)).find((candidate) =>
    existsSync(candidate),
  );
  if (file) return `PDF, ${Math.max(1, Math.round(statSync(file).size / 1024))} KB`;
  if (process.env.NODE_ENV !== 'production') return 'PDF';
  throw new Error(`${address} is neither in public/ nor among the assets.`);
}
