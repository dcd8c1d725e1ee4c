import { LETTERS_KEPT } from '@/lib/design/letters';
import { DESKTOP } from '@/tailwind.config';
import { savesData, whenIdle } from './islands';
import { flags } from './flags';

const TO_TOP_MS = 500;

const wide = matchMedia(DESKTOP);

/** The element that an address names. */
export const addressed = (hash = location.hash) => document.getElementById(hash.slice(1));

/** The link that a click follows in this window; none where it asks for another window. */
export function followed({ target, metaKey, ctrlKey, shiftKey }: MouseEvent) {
  return metaKey || ctrlKey || shiftKey ? null : (target as Element).closest('a');
}

/**
 * Accordions come open, so that they read whole without script. They fold on narrow screens; those marked
 * `always` (questions, documents) at every width. CSS shows them so from the first paint (base.css, tabs.css)
 * until this settles it; the item that the address names, or that contains the named element, stays open.
 */
export function foldAccordions(): void {
  document.querySelectorAll<HTMLDetailsElement>('details[data-folds]').forEach((item) => {
    item.open = (wide.matches && !item.dataset['folds']) || item.contains(addressed());
    item.dataset['folded'] = '';
  });
  delete flags['hash'];
}

/**
 * Prints folded parts open in browsers before 2025, which lack `::details-content` (print.css). Others
 * need no script, and would miss parts that open so late in the text of their PDF.
 */
export function startPrint(): void {
  if (CSS.supports('selector(::details-content)')) return;
  addEventListener('beforeprint', () =>
    document.querySelectorAll<HTMLDetailsElement>('main details:not([open])').forEach((item) => {
      item.open = true;
      addEventListener('afterprint', () => (item.open = false), { once: true });
    }),
  );
}

/** Opens the accordion item of a new address, or around its target. */
export function openAddressed(): void {
  const target = addressed();
  const item = target?.closest<HTMLDetailsElement>('details[data-folds]');
  if (!item || item.open) return;
  item.open = true;
  target?.scrollIntoView();
}

/**
 * The rules by which browsers fetch the next page (docs/decisions/pages.md) wait in a template: to read them
 * takes a slow phone 10 ms, which its reader would wait for with the text. Beside its content, within it,
 * they count, and go with it where a form is opened (dialogs.ts, islands/forms).
 */
export const startRules = (): void =>
  whenIdle(() => {
    const rules = document.querySelector('template');
    rules?.append(rules.content);
  });

/**
 * Fetches the headings' letters for the next page, and notes in the tab's memory that the browser has them
 * (lib/design/letters.ts). This page keeps those that it was painted with.
 */
export function startLetters(): void {
  if ('letters' in flags || savesData()) return;
  whenIdle(() =>
    document.fonts.forEach((face) =>
      face.load().then(
        () => (window.name += LETTERS_KEPT),
        () => undefined,
      ),
    ),
  );
}

/** The route-change bar (D14) starts when a link leaves the page; coming back stops it. */
export function startLeaving(): void {
  document.addEventListener('click', (event) => {
    const link = followed(event);
    if (!link || event.defaultPrevented) return;
    const elsewhere = link.origin === location.origin && link.pathname !== location.pathname;
    // A file, which has an ending, is shown or kept and takes no page's place.
    if (elsewhere && !link.target && !/\.\w+$/.test(link.pathname)) flags['leaving'] = '';
  });
  addEventListener('pageshow', () => delete flags['leaving']);
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
      const left = Math.max(0, 1 - (now - start) / TO_TOP_MS);
      scrollTo(0, from * left ** 3);
      if (left) requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  });
}

/**
 * A dropdown closes on Esc, on a click elsewhere and when the focus goes on; so does the menu of a phone,
 * which would cover the focus. Its own button opens and closes it.
 */
export function startMenu(): void {
  const menu = document.getElementById('menu');
  if (!menu) return;
  const leave = ({ target }: { target: EventTarget | null }) => {
    if (!wide.matches) return;
    for (const dropdown of menu.querySelectorAll('details'))
      if (!dropdown.contains(target as Node)) dropdown.open = false;
  };
  // There it is part of the header, and open it would cover the page.
  wide.onchange = () => menu.hidePopover?.();
  document.addEventListener('click', leave);
  document.addEventListener('focusin', (event) => {
    leave(event);
    if (!(event.target as Element).closest('#menu,[popovertarget]')) menu.hidePopover?.();
  });
  menu.addEventListener('keydown', (event) => {
    const dropdown = (event.target as Element).closest('details');
    if (event.key !== 'Escape' || !dropdown) return;
    dropdown.open = false;
    dropdown.querySelector('summary')?.focus();
  });
}
