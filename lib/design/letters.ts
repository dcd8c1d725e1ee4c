/**
 * Mark in `window.name`, the tab's memory (lib/site/avisos-script.ts), of fetched heading fonts; no notice
 * can have this name.
 */
export const LETTERS_KEPT = ' /l';

/**
 * Head script: requests the fonts at first paint once an earlier page has fetched them
 * (components/base/page.ts). Otherwise they would compete with pictures, and some browsers would leave
 * headings blank (docs/decisions/styles.md).
 */
export const LETTERS_SCRIPT = `if(name.includes('${LETTERS_KEPT}'))document.documentElement.dataset.letters=''`;
