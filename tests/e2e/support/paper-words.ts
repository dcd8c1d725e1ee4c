import type { Locator } from '@playwright/test';
import { load } from 'cheerio';
import { DomUtils } from 'htmlparser2';
import { tight } from './printed';

/** What is hidden, controls, screen-reader text, repeated titles, what is said of sending by the site, and of a norm where a day is asked. */
const OFF_PAPER =
  'script, template, [hidden], nav, [role=search], button, dialog, svg, [aria-hidden=true], textarea, .no-print, .print-only, .before-form, .sr-only, .panel-title, [data-known=s]';

/** On paper the form is first (styles/form-page.css): these are read apart. */
export const AFTER_FORM = '.form-part:not(.no-print)';

/** @param scripting whether scripts run: some texts need them, others their absence */
export function textsOf(html: string, scripting: boolean, within = 'main'): string[] {
  const $ = load(html, { scriptingEnabled: false });
  const part = $(within);
  // What the first choice requires: paper says it of each.
  part.find('.form:has(.paper-requirement)').find('> .field-help, label + span').remove();
  part.find(OFF_PAPER).remove();
  part.find(scripting ? 'noscript' : '.needs-script').remove();
  part.find(AFTER_FORM).remove();
  return DomUtils.filter(({ type }) => type === 'text', part.toArray())
    .map((text) => tight(DomUtils.textContent(text)))
    .filter(Boolean);
}

/** @param ahead distance allowed to the next text: a repeated table head, a link's address, a label */
export function lostFrom(paper: string, texts: string[], ahead = 2500): string[] {
  let from = 0;
  return texts.filter((text) => {
    const at = paper.indexOf(text, from);
    if (at < 0 || at > from + ahead) return true;
    from = at + text.length;
    return false;
  });
}

/** Not printed on purpose (docs/decisions/styles.md). */
const OFF_WINDOW =
  'button, details, textarea, .no-print, .before-form, .sr-only, .alert-error, [aria-hidden=true]';

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
