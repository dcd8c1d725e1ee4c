const REVALIDATE = 'public, max-age=0, must-revalidate';
const DAY = 'public, max-age=86400';
const YEAR = 'public, max-age=31536000, immutable';

/** Folders whose files are named by their hash: they never change, and an open page may still ask for them. */
export const HASHED_FOLDERS = ['_', 'imagenes/v'] as const;

/** `Cache-Control` by path; the last matching row wins. */
export const CACHING = [
  // Addresses that stay when their content changes: pages, PDFs, data, feeds, search index.
  { path: '/*', cache: REVALIDATE },
  ...HASHED_FOLDERS.map((folder) => ({ path: `/${folder}/*`, cache: YEAR })),
  { path: '/ilustraciones/*', cache: DAY },
] as const;

export const FAILURE_CACHE = 'no-store';
