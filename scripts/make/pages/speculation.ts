/**
 * Prefetch when a visit is likely (docs/decisions/pages.md). Addresses with a dot are files. Forms have no
 * rules (dialogs.ts, islands/forms); a selector for this would be matched at every restyle.
 */
export const SPECULATION = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: '/*.*' } }] },
      eagerness: 'moderate',
    },
  ],
});
