/**
 * The search index is in parts, so that a new release never makes the whole archive be indexed again, nor be
 * held in memory at once: full parts of the oldest releases, which stay as they are, and the main part with
 * every other page and the newest releases. A search merges them all.
 */
export const RELEASES_PER_INDEX = 1000;

/** The kind of page, and of record, that full parts hold. */
export const PART_KIND = 'comunicado';

/** The main part. */
export const SEARCH_INDEX = 'pagefind';

/**
 * Where the full parts are, oldest first.
 * @param releases how many the archive has
 */
export const fullIndexes = (releases: number): string[] =>
  Array.from(
    { length: Math.floor(releases / RELEASES_PER_INDEX) },
    (_, part) => `${SEARCH_INDEX}/${part + 1}`,
  );
