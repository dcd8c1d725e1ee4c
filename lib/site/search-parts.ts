/** Releases in a full part, which never changes: a new release does not reindex the archive. */
export const RELEASES_PER_INDEX = 1000;

export const PART_KIND = 'comunicado';

export const SEARCH_INDEX = 'pagefind';

/** Returns the folders of the full parts, oldest first, for an archive's number of releases. */
export const fullIndexes = (releases: number): string[] =>
  Array.from(
    { length: Math.floor(releases / RELEASES_PER_INDEX) },
    (_, part) => `${SEARCH_INDEX}/${part + 1}`,
  );
