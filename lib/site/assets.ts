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

/** A word's outline, as high as its line. */
export interface DrawnWord {
  viewBox: string;
  path: string;
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
  /** @returns the words in the headings' font, undefined when they were not drawn */
  letters(text: string): DrawnWord[] | undefined;
  /** @returns undefined in development @throws in a build, when the PDF was not made */
  pdf(address: string): PdfFacts | undefined;
}

export interface AssetFacts {
  letters?: Record<string, DrawnWord[] | undefined>;
  images: Record<string, PictureFacts>;
  pdfs: Record<string, PdfFacts>;
}

/** Returns the measured assets. @param complete true in a build: an unmeasured name throws */
export function measuredAssets({ images, letters, pdfs }: AssetFacts, complete = false): Assets {
  const find = <T>(table: Record<string, T>, name: string): T | undefined => {
    if (Object.hasOwn(table, name)) return table[name];
    if (complete) throw new Error(`${name} is not among the assets of this build.`);
    return undefined;
  };
  return {
    image(src, place) {
      const measured = find(images, src);
      return measured ? inPlace(measured, place) : { src, width: 800, height: 450, sources: [] };
    },
    drawing(name) {
      const plain = `/ilustraciones/${name}.svg`;
      const { src, inline } = find(images, plain) ?? { src: plain };
      return { src, ...(inline && { inline }) };
    },
    letters: (text) => letters?.[text],
    pdf: (address) => find(pdfs, address),
  };
}

export const unmeasuredAssets = measuredAssets({ images: {}, pdfs: {} });
export const builtAssets = (facts: AssetFacts) => measuredAssets(facts, true);

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
