/** What may be asked of a site. */
export const METHODS = ['GET', 'HEAD'] as const;

/** Answers that are kept for as long as their file; every other one is a failure, which nobody keeps. */
export const KEPT_STATUSES = [200, 206, 301, 302, 304] as const;

/** The page of a failure, never shown by its own address. */
export const MISSING_PAGE = '/404.html';
