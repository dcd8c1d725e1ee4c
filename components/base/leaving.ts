import { flags } from './flags';

/** Leaving does not ask so soon after a click on a telephone: the browser opens its dialler (forms/use-guard.ts). */
const CALLING_MS = 1000;

const EXIT_MS = 5000;

/** Where text is typed in a form that has no script yet; a box to tick comes without a value. */
const TYPED =
  '[data-island=forms]:not([data-hydrated]) textarea,[data-island=forms]:not([data-hydrated]) [value]';

/**
 * «Salir rápido» (`data-exit`): the page goes blank at once and gives its place in the history to a common
 * page. The typed text leaves the document, and a page that the browser brings back from its memory is loaded
 * anew.
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
  // The Shift key three times in a row, as in other sites that offer an exit.
  let presses: number[] = [];
  const count = ({ key, repeat, ctrlKey, timeStamp }: KeyboardEvent) => {
    if (repeat) return;
    // A selection or a capital letter uses Shift too: anything else begins anew.
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
    // The second of two clicks was meant for the button that opened the dialog under the pointer.
    if (event.detail < 2) leave(exit);
  });
  addEventListener('pageshow', () => {
    if ('exiting' in flags) location.reload();
  });
}

/**
 * While a form that has no script yet has text, leaving asks first; with its script, the form asks
 * itself. «Salir rápido» empties the page before it leaves, so there is nothing to ask for.
 */
export function startTyped(): void {
  let calling = -CALLING_MS;
  const ask = (event: BeforeUnloadEvent) => {
    if (event.timeStamp - calling < CALLING_MS) return;
    const controls = [...document.querySelectorAll<HTMLInputElement>(TYPED)];
    if (!controls.some(({ value }) => value.trim())) return;
    event.preventDefault();
    // Chrome before 119 heeds nothing else.
    event.returnValue = true;
    // After «stay on page» the bar of leaving stops (page.ts).
    setTimeout(() => delete flags['leaving']);
  };
  // Not before: a page that listens for it is not kept whole by some browsers for going back.
  document.addEventListener('input', ({ target }) => {
    addEventListener('beforeunload', ask);
    const control = target as HTMLInputElement;
    // Firefox keeps with its session a value that differs from a field's first value (tests/e2e/rastro.spec.ts).
    if (control.matches(TYPED)) control.defaultValue = control.value;
  });
  document.addEventListener('click', (event) => {
    // A call or an e-mail leaves no page, yet browsers ask as if it did.
    const link = (event.target as Element).closest('a');
    if (link?.origin === 'null') calling = event.timeStamp;
  });
}
