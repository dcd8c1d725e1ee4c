import type { Page } from '@playwright/test';

/**
 * Takes away from a browser of today what the oldest ones lack, before any page: built-ins and methods, and
 * from the pages the attribute by which the browser itself would open and close the menu.
 */
export async function forgetNewer(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const forget = (owner: object, ...names: string[]) =>
      names.forEach((name) => Reflect.deleteProperty(owner, name));
    forget(Array.prototype, 'at', 'findLast', 'findLastIndex', 'toSorted', 'toReversed', 'with');
    forget(String.prototype, 'at', 'replaceAll', 'isWellFormed', 'toWellFormed');
    forget(Object, 'hasOwn', 'groupBy');
    forget(Promise, 'any', 'withResolvers', 'try');
    forget(window, 'structuredClone', 'ResizeObserver', 'navigation', 'CommandEvent');
    forget(Crypto.prototype, 'randomUUID');
    forget(AbortSignal, 'timeout', 'any');
    forget(Intl, 'ListFormat', 'Segmenter');
    forget(HTMLDialogElement.prototype, 'showModal', 'show', 'close', 'requestClose', 'open');
    forget(
      HTMLElement.prototype,
      'popover',
      'showPopover',
      'hidePopover',
      'togglePopover',
      'inert',
    );
    forget(HTMLButtonElement.prototype, 'command', 'commandForElement', 'popoverTargetElement');
    forget(HTMLFormElement.prototype, 'requestSubmit');
    forget(Element.prototype, 'replaceChildren', 'checkVisibility', 'ariaBusy');
  });
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replace(/ popover="auto"/g, '');
    await route.fulfill({ response, body });
  });
}
