import { PICTURE_PLACES, widthsFor, type PicturePlace } from './pictures';

/** A picture as a place of a page needs it. `sources` is empty for a drawing, and in development. */
export interface ImageFacts {
  src: string;
  width: number;
  height: number;
  sources: { type: string; srcSet: string; sizes: string }[];
}

/** A drawing beside words, which it only decorates. */
export interface DrawingFacts {
  src: string;
  inline?: { viewBox: string; shapes: string };
}

/** A picture as the build made it, for every place. */
export interface PictureFacts extends DrawingFacts {
  width: number;
  height: number;
  photo?: { own: number; files: { type: string; href: string; width: number }[] };
}

interface PdfFacts {
  bytes: number;
  pages: number;
  /** Whether it has words, which can be searched and copied; a scanned paper has none. */
  text: boolean;
  sha256: string;
}

/** Facts of files for pages: measured by the build's assets step, handed to the views. */
export interface Assets {
  /**
   * @param src path of a picture of `public/`, as the author wrote it
   * @throws in a build, when the assets step did not see the picture, or not for that place
   */
  image(src: string, place: PicturePlace): ImageFacts;
  /**
   * @param name that of a drawing of `public/ilustraciones/`, as the author wrote it
   * @throws in a build, when the assets step did not see it
   */
  drawing(name: string): DrawingFacts;
  /**
   * @param address path of a PDF in the site
   * @returns undefined in development, where it may not have been made
   * @throws in a build, when the document was not made
   */
  pdf(address: string): PdfFacts | undefined;
}

/** The facts that the assets step writes down for the views; plain JSON. */
export interface AssetFacts {
  images: Record<string, PictureFacts>;
  pdfs: Record<string, PdfFacts>;
}

const asDrawing = ({ src, inline }: PictureFacts): DrawingFacts => ({
  src,
  ...(inline && { inline }),
});

const drawingSrc = (name: string) => `/ilustraciones/${name}.svg`;

/** The assets of a build, from the assets step's report. */
export function builtAssets({ images, pdfs }: AssetFacts): Assets {
  const known = <T>(table: Record<string, T>, name: string): T => {
    const found = Object.hasOwn(table, name) ? table[name] : undefined;
    if (found === undefined) throw new Error(`${name} is not among the assets of this build.`);
    return found;
  };
  return {
    image: (src, place) => inPlace(known(images, src), place),
    drawing: (name) => asDrawing(known(images, drawingSrc(name))),
    pdf: (address) => known(pdfs, address),
  };
}

export function inPlace(
  { src, width, height, photo }: PictureFacts,
  place: PicturePlace,
): ImageFacts {
  const widths = photo ? widthsFor(place, photo.own) : [];
  const types = [...new Set(photo?.files.map(({ type }) => type))];
  const sources = types.map((type) => {
    const srcSet = widths.map((target) => {
      const file = photo?.files.find((one) => one.type === type && one.width === target);
      if (!file) throw new Error(`${src} was not made ${target} wide, for «${place}».`);
      return `${file.href} ${target}w`;
    });
    return { type, srcSet: srcSet.join(', '), sizes: PICTURE_PLACES[place].sizes };
  });
  return { src, width, height, sources };
}

/** Stand-ins for where pictures and PDFs may not have been measured: development, and previews. */
export const unmeasuredAssets: Assets = {
  image: (src) => ({ src, width: 800, height: 450, sources: [] }),
  drawing: (name) => ({ src: drawingSrc(name) }),
  pdf: () => undefined,
};

/** The measured files; all else has a stand-in. */
export const measuredAssets = ({ images, pdfs }: AssetFacts): Assets => ({
  drawing(name) {
    const measured = images[drawingSrc(name)];
    return measured ? asDrawing(measured) : unmeasuredAssets.drawing(name);
  },
  image: (src, place) =>
    images[src] ? inPlace(images[src], place) : unmeasuredAssets.image(src, place),
  pdf: (address) => pdfs[address],
});
