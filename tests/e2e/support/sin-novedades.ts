import type { Page } from '@playwright/test';

/** Removes built-ins missing in the oldest browsers, and the attribute by which browsers open the menu. */
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
