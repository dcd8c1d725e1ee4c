/**
 * The speculation rules, the same text for the whole site: a page is prefetched when a person is about to go
 * to it (docs/decisions/pages.md). Addresses with a dot are files. A person in a form fetches nothing: its
 * own page has no rules, and opening a dialog (components/base/dialogs.ts) or beginning a form in another
 * page (components/islands/forms) takes them away. A selector could say so too, and would be matched with
 * each link whenever anything is styled.
 */
export const SPECULATION = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: '/*.*' } }] },
      eagerness: 'moderate',
    },
  ],
});
