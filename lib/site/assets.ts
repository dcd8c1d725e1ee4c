import { PICTURE_PLACES, widthsFor, type PicturePlace } from './pictures';

export interface ImageFacts {
  src: string;
  width: number;
  height: number;
  sources: { type: string; srcSet: string; sizes: string }[];
}

export interface DrawingFacts {
  src: string;
  inline?: { viewBox: string; shapes: string };
}

export interface PictureFacts extends DrawingFacts {
  width: number;
  height: number;
  photo?: { own: number; files: { type: string; href: string; width: number }[] };
}

interface PdfFacts {
  bytes: number;
  pages: number;
  /** False for a scanned PDF: it has nothing to search or copy. */
  text: boolean;
  sha256: string;
}

export interface Assets {
  /** @throws in a build, when the picture was not measured for that place */
  image(src: string, place: PicturePlace): ImageFacts;
  /** @throws in a build, when the drawing was not measured */
  drawing(name: string): DrawingFacts;
  /** @returns undefined in development @throws in a build, when the PDF was not made */
  pdf(address: string): PdfFacts | undefined;
}

export interface AssetFacts {
  images: Record<string, PictureFacts>;
  pdfs: Record<string, PdfFacts>;
}

const asDrawing = ({ src, inline }: PictureFacts): DrawingFacts => ({
  src,
  ...(inline && { inline }),
});

const drawingSrc = (name: string) => `/ilustraciones/${name}.svg`;

/** Returns the measured assets; unknown names throw. */
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

export const unmeasuredAssets: Assets = {
  image: (src) => ({ src, width: 800, height: 450, sources: [] }),
  drawing: (name) => ({ src: drawingSrc(name) }),
  pdf: () => undefined,
};

export const measuredAssets = ({ images, pdfs }: AssetFacts): Assets => ({
  drawing(name) {
    const measured = images[drawingSrc(name)];
    return measured ? asDrawing(measured) : unmeasuredAssets.drawing(name);
  },
  image: (src, place) =>
    images[src] ? inPlace(images[src], place) : unmeasuredAssets.image(src, place),
  pdf: (address) => pdfs[address],
});
