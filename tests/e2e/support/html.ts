import type { Page } from '@playwright/test';

/** What a check needs to know of a page as it was served, before any script touched it. */
export interface ServedPage {
  description: string;
  canonical: string;
  inlineScripts: string[];
}

/** Reads served HTML with the browser's own parser; a parsed document runs nothing. */
export function readServed(page: Page, html: string): Promise<ServedPage> {
  return page.evaluate((text) => {
    const served = new DOMParser().parseFromString(text, 'text/html');
    return {
      description: served.querySelector('meta[name=description]')?.getAttribute('content') ?? '',
      canonical: served.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '',
      // Structured data is text about the page, not a script.
      inlineScripts: [
        ...served.querySelectorAll('script:not([src]):not([type="application/ld+json"])'),
      ].map((element) => element.textContent ?? ''),
    };
  }, html);
}
