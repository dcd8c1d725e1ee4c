export interface Card {
  src: string;
  alt: string;
  over: string;
  title: string;
}

/** The size and format that all social networks accept. */
export const CARD = { width: 1200, height: 630, type: 'image/png' } as const;

export const COMMON_CARD = '/tarjeta-social.png';
