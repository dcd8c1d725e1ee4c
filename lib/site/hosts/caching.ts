const REVALIDATE = 'public, max-age=0, must-revalidate';
const DAY = 'public, max-age=86400';
const YEAR = 'public, max-age=31536000, immutable';

/** `Cache-Control` of each kind of file. The last row that matches a path wins. */
export const CACHING = [
  // Pages, PDFs, data, feeds and the search index: their addresses stay when their content changes.
  { path: '/*', cache: REVALIDATE },
  // Names with the hash of the content.
  { path: '/_/*', cache: YEAR },
  { path: '/imagenes/v/*', cache: YEAR },
  { path: '/ilustraciones/*', cache: DAY },
] as const;

/** `Cache-Control` of failures (404, 405, 416…), which pass. */
export const FAILURE_CACHE = 'no-store';
