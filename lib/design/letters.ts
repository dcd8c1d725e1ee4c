/**
 * The mark in `window.name`, the tab's memory (lib/site/avisos-script.ts), when the browser has the headings'
 * letters; no notice can bear it as a name.
 */
export const LETTERS_KEPT = ' /l';

/**
 * Script of the head: where an earlier page has fetched the letters (components/base/page.ts), this one asks
 * for them from its first paint. A page that asked for a missing font would fetch it beside its pictures, and
 * some browsers would leave its headings blank meanwhile (docs/decisions/styles.md).
 */
export const LETTERS_SCRIPT = `if(name.includes('${LETTERS_KEPT}'))document.documentElement.dataset.letters=''`;
