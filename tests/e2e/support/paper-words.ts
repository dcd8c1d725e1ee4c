import type { Locator } from '@playwright/test';
import { load } from 'cheerio';
import { DomUtils } from 'htmlparser2';
import { tight } from './printed';

/** What stays off paper: what only acts, what is said to ears alone, titles that are twice. */
const OFF_PAPER =
  'script, template, nav, [role=search], button, dialog, svg, [aria-hidden=true], textarea, .no-print, .print-only, .sr-only, .tab-buttons, .panel-title';

/**
 * The texts of a page as it was served, each piece by itself and without its spaces.
 * @param html the page
 * @param scripting whether scripts run: some texts are for those who have them, some for the others
 * @param within the part of the page that is printed
 */
export function textsOf(html: string, scripting: boolean, within = 'main'): string[] {
  const $ = load(html, { scriptingEnabled: false });
  const part = $(within);
  part.find(OFF_PAPER).remove();
  part.find(scripting ? 'noscript' : '.needs-script').remove();
  return DomUtils.filter(({ type }) => type === 'text', part.toArray())
    .map((text) => tight(DomUtils.textContent(text)))
    .filter(Boolean);
}

/**
 * The texts that a paper lacks, or has out of their order.
 * @param ahead how far ahead of the last one a text may be: past a table's repeated head, the address
 * of a link, a label
 */
export function lostFrom(paper: string, texts: string[], ahead = 2500): string[] {
  let from = 0;
  return texts.filter((text) => {
    const at = paper.indexOf(text, from);
    if (at < 0 || at > from + ahead) return true;
    from = at + text.length;
    return false;
  });
}

/** Controls and folds of a window, which stay off paper on purpose (docs/decisions/styles.md). */
const OFF_WINDOW =
  'button, details, textarea, .no-print, .before-form, .sr-only, .alert-error, [aria-hidden=true]';

/** The texts that a window shows on the screen, as far as they go on paper, without their spaces. */
export const shownIn = async (window: Locator): Promise<string[]> => {
  const texts = await window.evaluate((root, off) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const shown: string[] = [];
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement;
      if (element?.checkVisibility({ visibilityProperty: true }) && !element.closest(off))
        shown.push(walker.currentNode.textContent ?? '');
    }
    return shown;
  }, OFF_WINDOW);
  return texts.map(tight).filter(Boolean);
};
