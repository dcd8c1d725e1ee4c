import { DESKTOP } from '@/tailwind.config';

const TO_TOP_MS = 500;

const addressed = () => document.getElementById(location.hash.slice(1));

/**
 * Accordions come open, so that they read whole without script. They fold on narrow screens; those
 * marked `always` (questions, documents) at every width. CSS shows them so from the first paint
 * (base.css, tabs.css) until this settles it; the one that the address names, or that holds what it
 * names, stays open.
 */
export function foldAccordions(): void {
  const wide = matchMedia(DESKTOP).matches;
  document.querySelectorAll<HTMLDetailsElement>('details[data-folds]').forEach((item) => {
    item.open = (wide && !item.dataset['folds']) || item.contains(addressed());
    item.dataset['folded'] = '';
  });
  delete document.documentElement.dataset['hash'];
}

/** The accordion item that a new address names, or that holds what it names, opens. */
export function openAddressed(): void {
  const target = addressed();
  const item = target?.closest<HTMLDetailsElement>('details[data-folds]');
  if (!item || item.open) return;
  item.open = true;
  target?.scrollIntoView();
}

/** How long after a click on a telephone the browser may take to ask (forms/use-guard.ts). */
const CALLING_MS = 1000;

/** Where text is typed in a form that has no script yet; a box to tick comes without a value. */
const TYPED = '[data-island=FormIsland]:not([data-hydrated]) :is(textarea,[value])';

/**
 * The route-change bar (D14) starts when a link leaves the page; coming back stops it. While a form
 * that has no script yet holds text, leaving asks first; with its script, the form asks itself. «Salir
 * rápido» empties the page before it leaves, so there is nothing to ask for.
 */
export function startLeaving(): void {
  const root = document.documentElement;
  const stay = () => delete root.dataset['leaving'];
  let calling = -CALLING_MS;
  const ask = (event: BeforeUnloadEvent) => {
    if (event.timeStamp - calling < CALLING_MS) return;
    const controls = [...document.querySelectorAll<HTMLInputElement>(TYPED)];
    if (!controls.some(({ value }) => value.trim())) return;
    event.preventDefault();
    // Chrome before 119 heeds nothing else.
    event.returnValue = true;
    setTimeout(stay);
  };
  // Not before: a page that listens for it is not kept whole by some browsers for going back.
  document.addEventListener('input', () => addEventListener('beforeunload', ask));
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a');
    if (
      !link ||
      event.defaultPrevented ||
      event.button ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey
    )
      return;
    // A call or an e-mail leaves no page, yet browsers ask as if it did.
    if (link.origin === 'null') calling = event.timeStamp;
    const elsewhere = link.origin === location.origin && link.pathname !== location.pathname;
    if (
      elsewhere &&
      !link.target &&
      !link.hasAttribute('download') &&
      !/\.\w+$/.test(link.pathname)
    )
      root.dataset['leaving'] = '';
  });
  addEventListener('pageshow', stay);
}

/** Back to top: a smooth scroll of 500 ms to the header (section 9), at once with less motion. */
export function startBackToTop(): void {
  document.querySelector('[data-to-top]')?.addEventListener('click', (event) => {
    event.preventDefault();
    const header = document.getElementById('arriba');
    header?.focus({ preventScroll: true });
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return scrollTo(0, 0);
    const from = scrollY;
    const start = performance.now();
    const step = (now: number) => {
      const part = Math.min(1, (now - start) / TO_TOP_MS);
      scrollTo(0, from * (1 - part) ** 3);
      if (part < 1) requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  });
}

/**
 * The directorates' dropdown closes on Esc, on a click elsewhere and when the focus goes on; so does the
 * menu of a phone, which would lie over what has the focus. Its own button opens and closes it.
 */
export function startMenu(): void {
  const menu = document.getElementById('menu');
  const dropdown = menu?.querySelector('details');
  if (!menu || !dropdown) return;
  const wide = matchMedia(DESKTOP);
  const leave = ({ target }: { target: EventTarget | null }) => {
    if (wide.matches && !dropdown.contains(target as Node)) dropdown.open = false;
  };
  document.addEventListener('click', leave);
  document.addEventListener('focusin', (event) => {
    leave(event);
    if (!(event.target as Element).closest('#menu,[popovertarget]')) menu.hidePopover();
  });
  dropdown.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    dropdown.open = false;
    dropdown.querySelector('summary')?.focus();
  });
}

/**
 * «Salir rápido» (`data-exit`): the page goes blank at once and gives its place in the history to a
 * common page. What was typed leaves the document, and a page that the browser brings back from its
 * memory is loaded anew.
 */
export function startQuickExit(): void {
  const root = document.documentElement;
  const leave = (exit: HTMLAnchorElement) => {
    root.dataset['exiting'] = '';
    document.body.replaceChildren();
    document.title = '';
    location.replace(exit.href);
  };
  document.addEventListener('click', (event) => {
    const exit = (event.target as Element).closest<HTMLAnchorElement>('a[data-exit]');
    if (!exit) return;
    event.preventDefault();
    leave(exit);
  });
  // The Shift key three times in a row, as in other sites that offer an exit.
  let presses = 0;
  addEventListener('keydown', ({ key, repeat }) => {
    presses = key === 'Shift' && !repeat ? presses + 1 : 0;
    const exit = document.querySelector<HTMLAnchorElement>(
      'dialog[open] a[data-exit],.page-exit a',
    );
    if (presses > 2 && exit) leave(exit);
  });
  addEventListener('pageshow', () => {
    if ('exiting' in root.dataset) location.reload();
  });
}
