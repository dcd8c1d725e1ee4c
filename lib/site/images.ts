import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A picture as a page needs it. `sources` is empty for a drawing, and in development. */
export interface ImageFacts {
  src: string;
  width: number;
  height: number;
  sources: { type: string; srcSet: string }[];
}

/** Where the assets step leaves what it knows of every picture under `public/`. */
export const IMAGE_MANIFEST = path.join('.cache', 'images.json');

let manifest: Record<string, ImageFacts> | undefined;

/**
 * What the build knows of a picture of `public/`.
 * @param src its path as the author wrote it
 * @throws in a build, when the assets step did not see the picture
 */
export function imageFacts(src: string): ImageFacts {
  if (!manifest) {
    const file = path.join(process.cwd(), IMAGE_MANIFEST);
    manifest = existsSync(file)
      ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, ImageFacts>)
      : {};
  }
  const facts = manifest[src];
  if (facts) return facts;
  if (process.env.NODE_ENV === 'development') return { src, width: 800, height: 450, sources: [] };
  throw new Error(`${src} is not in ${IMAGE_MANIFEST}: the assets step must run before the pages.`);
}
