import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { Content } from '@/lib/content/model';
import { codeKey, keyOf } from '@/lib/keys';
import { CARD, type Card } from '@/lib/site/card';
import { cardsOf } from '@/lib/site/records';
import type { Store } from '@/lib/store';
import { forEachConcurrently } from '../files';
import { indexedPng } from './indexed-png';
import { emblemSvg, toSvg } from '../pdf/typst';

type CardInput = Pick<Card, 'over' | 'title'> & Record<'nombre' | 'ayuntamiento', string>;

const FILE = 'card.png';
const FEW = { colours: 16, dither: 0, effort: 1 } as const;

/** Draws the cards (docs/decisions/design.md). @returns path in the site → file; and how many were new */
export async function makeCards(content: Content, store: Store) {
  const { nombre, ayuntamiento } = content.sitio.data;
  const files = new Map<string, string>();
  let made = 0;
  await forEachConcurrently(cardsOf(content), async ({ src, over, title }) => {
    const input: CardInput = { over, title, nombre, ayuntamiento };
    const key = keyOf(codeKey(), JSON.stringify(input));
    const item = await store.cached('images', key, async (aside) => {
      const drawn = sharp(Buffer.from(cardSvg(input))).resize(CARD.width, CARD.height);
      await writeFile(path.join(aside, FILE), await indexedPng(drawn, FEW));
    });
    if (item.made) made += 1;
    files.set(src.slice(1), path.join(item.folder, FILE));
  });
  return { files, made };
}

/** Returns a card as SVG with its text as paths. */
export const cardSvg = (input: CardInput): string =>
  toSvg('card.typ', { ...input, emblem: emblemSvg('sobre-sede') });
