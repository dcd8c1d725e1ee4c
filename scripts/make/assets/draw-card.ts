import sharp from 'sharp';
import { CARD, type Card } from '@/lib/site/card';
import { emblemSvg, toSvg } from '../pdf/typst';

export interface CardInput extends Pick<Card, 'over' | 'title'> {
  nombre: string;
  ayuntamiento: string;
}

const FEW = { palette: true, colours: 16, dither: 0, effort: 1 } as const;

export const drawCard = (input: CardInput): Promise<Buffer> =>
  sharp(Buffer.from(cardSvg(input)))
    .resize(CARD.width, CARD.height)
    .png(FEW)
    .toBuffer();

/** Returns a card as SVG with its text as paths. */
export const cardSvg = (input: CardInput): string =>
  toSvg('card.typ', { ...input, emblem: emblemSvg('sobre-sede') });
