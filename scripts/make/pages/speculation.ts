/**
 * Links that no page is fetched for: all of a page with a form, and all while a dialog is open, where the
 * forms stand. Some browsers fetch what is in sight, without a pointer.
 */
const IN_A_FORM = 'body:has(dialog:modal, [data-island=FormIsland]:not(dialog *)) a';

/**
 * The speculation rules, one text for the whole site: a page is prefetched when a person is about to go
 * to it (docs/decisions/0033). Addresses with a dot are files; whoever is in a form fetches nothing.
 */
export const SPECULATION = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: '/*.*' } },
          { not: { selector_matches: [IN_A_FORM, '[download]', '[target]'] } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});
