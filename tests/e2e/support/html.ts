import type { Page } from '@playwright/test';

/** What a check needs to know of a page as it was served, before any script touched it. */
export interface ServedPage {
  lang: string;
  title: string;
  description: string;
  canonical: string;
  headings: number;
  /** Elements with a style attribute or an on… handler. */
  inlineAttributes: string[];
  inlineScripts: string[];
  inlineStyles: string[];
}

/** Reads served HTML with the browser's own parser; a parsed document runs nothing. */
export function readServed(page: Page, html: string): Promise<ServedPage> {
  return page.evaluate((text) => {
    const served = new DOMParser().parseFromString(text, 'text/html');
    const all = [...served.querySelectorAll('*')];
    const texts = (selector: string) =>
      [...served.querySelectorAll(selector)].map((element) => element.textContent ?? '');
    return {
      lang: served.documentElement.lang,
      title: served.title,
      description: served.querySelector('meta[name=description]')?.getAttribute('content') ?? '',
      canonical: served.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '',
      headings: served.querySelectorAll('h1').length,
      inlineAttributes: all.flatMap((element) =>
        element
          .getAttributeNames()
          .filter((name) => name === 'style' || name.startsWith('on'))
          .map((name) => `<${element.localName} ${name}>`),
      ),
      // Structured data is text about the page, not a script.
      inlineScripts: texts('script:not([src]):not([type="application/ld+json"])'),
      inlineStyles: texts('style'),
    };
  }, html);
}
