/** Id of the page's own list, which folds under an answer that says it. */
export const OTHER_WAYS = 'mas-sobre-su-folio';
