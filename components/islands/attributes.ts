export const ISLANDS = [
  ...(['acuse', 'bitacora', 'carousel', 'catalogo', 'chart', 'contents'] as const),
  ...([
    'facade',
    'filter',
    'forms',
    'forms-english',
    'office',
    'plazo',
    'search',
    'tabs',
    'vigencia',
  ] as const),
];
export type IslandName = (typeof ISLANDS)[number];

export type Moment = 'idle' | 'visible' | 'interaction';

/**
 * The attributes by which the base script loads an island (decisions/pages.md); outside `media` it is never
 * fetched.
 */
export const island = (name: IslandName, when: Moment, media?: string) => ({
  'data-island': name,
  'data-script': process.env.NODE_ENV === 'development' ? `${name}-dev` : undefined,
  'data-when': when,
  'data-media': media,
});
