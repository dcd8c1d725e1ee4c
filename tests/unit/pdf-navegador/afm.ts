import { StandardFontEmbedder } from '@cantoo/pdf-lib';

/** Node's own decoder of windows-1252 reads codes 128 to 159 as control characters. */
const HIGH = '€\0‚ƒ„…†‡ˆ‰Š‹Œ\0Ž\0\0‘’“”•–—˜™š›œ\0žŸ';

export const characterOf = (code: number): string =>
  (code >= 128 && HIGH[code - 128]) || String.fromCharCode(code);

/** Without the soft hyphen, which is never drawn, and «Ÿ», which few fonts have. */
export const CHARACTERS = Array.from({ length: 224 }, (_, at) => characterOf(at + 32)).filter(
  (character) => !'\0\x7f\xadŸ'.includes(character),
);

type FontName = Parameters<typeof StandardFontEmbedder.for>[0];

/** In thousandths, from Adobe's metrics in pdf-lib. */
export const adobeWidth = (character: string, font: string): number =>
  StandardFontEmbedder.for(font as FontName).widthOfTextAtSize(character, 1000);
