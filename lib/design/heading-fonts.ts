/** Mark in `window.name` of fetched heading fonts; no notice can have this name. */
export const LETTERS_KEPT = ' /l';

/** Head script: requests the fonts at first paint once an earlier page has fetched them (docs/decisions/styles.md). */
export const LETTERS_SCRIPT = `if(name.includes('${LETTERS_KEPT}'))document.documentElement.dataset.letters=''`;
