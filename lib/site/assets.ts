/** A picture as a page needs it. `sources` is empty for a drawing, and in development. */
export interface ImageFacts {
  src: string;
  width: number;
  height: number;
  sources: { type: string; srcSet: string }[];
}

/** What pages must know of files: measured by the build's assets step, handed to the views. */
export interface Assets {
  /**
   * @param src path of a picture of `public/`, as the author wrote it
   * @throws in a build, when the assets step did not see the picture
   */
  image(src: string): ImageFacts;
  /**
   * @param address path of a PDF in the site
   * @returns its size in bytes; undefined in development, where it may not have been made
   * @throws in a build, when the document was not made
   */
  pdfBytes(address: string): number | undefined;
}

/** What the assets step writes down for the views; plain JSON. */
export interface AssetFacts {
  images: Record<string, ImageFacts>;
  /** Bytes of each PDF, by its path in the site. */
  pdfs: Record<string, number>;
}

/** The assets of a build, from what the assets step wrote down. */
export function builtAssets({ images, pdfs }: AssetFacts): Assets {
  const known = <T>(table: Record<string, T>, name: string): T => {
    const found = Object.hasOwn(table, name) ? table[name] : undefined;
    if (found === undefined) throw new Error(`${name} is not among the assets of this build.`);
    return found;
  };
  return { image: (src) => known(images, src), pdfBytes: (address) => known(pdfs, address) };
}

/** Stand-ins for development, where pictures and PDFs may not have been measured. */
export const unmeasuredAssets: Assets = {
  image: (src) => ({ src, width: 800, height: 450, sources: [] }),
  pdfBytes: () => undefined,
};
