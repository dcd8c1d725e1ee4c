/** A page's picture for social networks: its words. */
export interface Card {
  src: string;
  alt: string;
  over: string;
  title: string;
}

/** The measures that social networks ask for, and the format that all of them read. */
export const CARD = { width: 1200, height: 630, type: 'image/png' } as const;

/** The picture of every page without a card of its own. */
export const COMMON_CARD = '/tarjeta-social.png';
