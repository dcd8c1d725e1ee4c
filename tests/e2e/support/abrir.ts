import type { Page } from '@playwright/test';

/** Shows all that a page can show without consent: folds, tabs, dialogs, islands, pictures, the print version. */
export async function openAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const until = async (holds: () => boolean) => {
      while (!holds()) await new Promise((resolve) => setTimeout(resolve, 10));
    };
    // The base script starts after the first frame.
    await until(() => !document.querySelector('[data-folds]:not([data-folded])'));
    const come = (selector: string) => {
      const found = [...document.querySelectorAll<HTMLElement>(selector)];
      for (const one of found)
        for (const type of ['pointerover', 'focusin'])
          one.dispatchEvent(new PointerEvent(type, { bubbles: true }));
      return found;
    };
    const menu = document.getElementById('menu');
    menu?.showPopover();
    const islands = come('[data-island]');
    const isShown = (one: HTMLElement) =>
      matchMedia(one.dataset['media'] ?? 'all').matches &&
      (one.dataset['when'] !== 'visible' || one.checkVisibility());
    const here = islands.filter(isShown);
    for (const one of here)
      if (one.dataset['when'] === 'visible') {
        one.scrollIntoView();
        await until(() => 'hydrated' in one.dataset);
      }
    menu?.hidePopover();
    document.querySelectorAll('details').forEach((item) => (item.open = true));
    // A dialog open since the arrival (D8) would be the step that closing another returns to.
    document.querySelectorAll<HTMLDialogElement>('dialog[open]').forEach((one) => one.close());
    await until(() => history.state === null);
    for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog')) {
      location.hash = dialog.id;
      await until(() => dialog.open);
      dialog.close();
      await until(() => history.state === null);
    }
    scrollTo(0, document.body.scrollHeight);
    await until(() => here.every(({ dataset }) => 'hydrated' in dataset));
    document.querySelectorAll<HTMLElement>('[role=tab]').forEach((tab) => tab.click());
    const images = [...document.images];
    images.forEach((image) => (image.loading = 'eager'));
    await until(() => images.every(({ complete }) => complete));
  });
  await page.emulateMedia({ media: 'print' });
  await page.emulateMedia({ media: null });
}
