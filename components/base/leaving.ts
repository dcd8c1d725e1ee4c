import { flags } from './flags';

/** How long after a click on a telephone number the browser may take to ask. */
const CALLING_MS = 1000;

const EXIT_MS = 5000;

/** Forms with unsent text (forms/Form.tsx), and text fields of forms whose script has not arrived. */
const TYPED = '[data-unsent],:not([data-hydrated])>form.form [autocomplete]';

/**
 * «Salir rápido» (`data-exit`): blanks the page and replaces it in the history; typed text leaves the
 * document, and a page restored from memory is reloaded.
 */
export function startQuickExit(): void {
  const leave = (exit: HTMLAnchorElement) => {
    flags['exiting'] = '';
    document
      .querySelectorAll<HTMLInputElement>('input,textarea')
      .forEach((control) => (control.value = ''));
    document.body.textContent = '';
    document.title = '';
    location.replace(exit.href);
  };
  // Three times Shift, as on other sites with an exit.
  let presses: number[] = [];
  const count = ({ key, repeat, ctrlKey, timeStamp }: KeyboardEvent) => {
    if (repeat) return;
    // Shift within a selection or a capital letter doesn't count.
    presses = key === 'Shift' && !ctrlKey ? [timeStamp, ...presses] : [];
    const exit = document.querySelector<HTMLAnchorElement>(
      '[open] [data-exit],.page-exit [data-exit]',
    );
    if (exit && timeStamp - presses[2]! < EXIT_MS) leave(exit);
  };
  for (const use of ['keydown', 'pointerdown', 'pointerup', 'wheel', 'click'])
    addEventListener(use as 'keydown', count);
  document.addEventListener('click', (event) => {
    const exit = (event.target as Element).closest<HTMLAnchorElement>('[data-exit]');
    if (!exit) return;
    event.preventDefault();
    // The second click of a double click was meant for the button below.
    if (event.detail < 2) leave(exit);
  });
  addEventListener('pageshow', () => {
    if ('exiting' in flags) location.reload();
  });
}

/** Asks before leaving unsent text. */
export function startTyped(): void {
  let calling = -CALLING_MS;
  const ask = (event: BeforeUnloadEvent) => {
    if (event.timeStamp - calling < CALLING_MS) return;
    const typed = [...document.querySelectorAll<HTMLInputElement>(TYPED)];
    // `data-unsent` marks a whole form, which has no `value`: its text is unsent.
    if (!typed.some(({ value = 'unsent' }) => value.trim())) return;
    event.preventDefault();
    // Chrome before 119 needs it.
    event.returnValue = true;
    // After «stay on page» the progress bar stops (page.ts).
    setTimeout(() => delete flags['leaving']);
  };
  // Not before: with this listener some browsers keep no page for going back.
  document.addEventListener('input', ({ target }) => {
    addEventListener('beforeunload', ask);
    const control = target as HTMLInputElement;
    // Firefox keeps changed values with its session (tests/e2e/rastro.spec.ts).
    if (control.matches(TYPED)) control.defaultValue = control.value;
  });
  document.addEventListener('click', (event) => {
    // Calls and e-mails leave no page, yet browsers ask.
    const link = (event.target as Element).closest('a');
    if (link?.origin === 'null') calling = event.timeStamp;
  });
}
