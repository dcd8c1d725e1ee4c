/**
 * Speculation rules of the site: prefetch a page when a visit is likely (docs/decisions/pages.md).
 * Addresses with a dot are files. Forms need no prefetch: their pages have no rules, and dialogs.ts and
 * islands/forms remove them. A selector could do this, but would be matched at every restyle.
 */
export const SPECULATION = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: '/*.*' } }] },
      eagerness: 'moderate',
    },
  ],
});
