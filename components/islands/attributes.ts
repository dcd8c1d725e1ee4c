/** The islands: scripts that run in the browser by themselves, each in its folder of components/islands. */
export const ISLANDS = [
  ...(['acuse', 'bitacora', 'carousel', 'catalogo', 'chart', 'contents'] as const),
  ...([
    'facade',
    'filter',
    'forms',
    'forms-english',
    'hyphens',
    'office',
    'plazo',
    'search',
    'tabs',
  ] as const),
];
export type IslandName = (typeof ISLANDS)[number];

/**
 * When an island's script is fetched: by itself once the page has loaded, then or later when it is on the
 * screen, or when a person comes to it.
 */
export type Moment = 'idle' | 'visible' | 'interaction';

/**
 * The attributes of an island's element, by which the base script fetches its script at its moment and
 * starts it on the markup (decisions/pages.md). The script, `components/islands/<name>/index.ts`, exports
 * `start(element: HTMLElement)`.
 * @param media only where this media query is true; elsewhere the script is never fetched
 */
export const island = (name: IslandName, when: Moment, media?: string) => ({
  'data-island': name,
  'data-script': process.env.NODE_ENV === 'development' ? `${name}-dev` : undefined,
  'data-when': when,
  'data-media': media,
});
