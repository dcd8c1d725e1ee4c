import { LETTERS_KEPT } from '@/lib/design/heading-fonts';
import { DESKTOP, LETTERS } from '@/tailwind.config';
import { savesData, whenIdle } from './islands';
import { flags } from './flags';

const TO_TOP_MS = 500;

const wide = matchMedia(DESKTOP);

export const addressed = (hash = location.hash) => document.getElementById(hash.slice(1));

/** Returns the link that a click follows in this window. */
export function followed({ target, metaKey, ctrlKey, shiftKey }: MouseEvent) {
  return metaKey || ctrlKey || shiftKey ? null : (target as Element).closest('a');
}

/**
 * Folds accordions, rendered open for pages without script: on narrow screens, with `always` at every width.
 * CSS does so from the first paint (base.css, tabs.css); the addressed item stays open.
 */
export function foldAccordions(): void {
  document.querySelectorAll<HTMLDetailsElement>('details[data-folds]').forEach((item) => {
    item.open = (wide.matches && !item.dataset['folds']) || item.contains(addressed());
    item.dataset['folded'] = '';
  });
  delete flags['hash'];
}

/**
 * Opens folded parts for print where `::details-content` (print.css) is missing, before 2025; elsewhere parts
 * opened so late would lack in the PDF.
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

export function openAddressed(): void {
  const target = addressed();
  const item = target?.closest<HTMLDetailsElement>('details[data-folds]');
  if (!item || item.open) return;
  item.open = true;
  target?.scrollIntoView();
}

/**
 * Inserts the speculation rules (docs/decisions/pages.md) late: parsing takes a slow phone 10 ms. Within the
 * content, they leave with it when a form opens.
 */
export const startRules = (): void =>
  whenIdle(() => {
    const rules = document.querySelector('template');
    rules?.append(rules.content);
  });

/**
 * Fetches the headings' font, notes in the tab's memory that it is cached (lib/design/heading-fonts.ts), and shows it
 * where no line moves.
 */
export function startLetters(): void {
  if ('letters' in flags || savesData()) return;
  whenIdle(() =>
    // A face of the style sheet would be asked for with the page's address, against its own policy (Chromium 156).
    new FontFace('Letras', `url(/${LETTERS.file})`, { weight: '400 700' }).load().then(
      (face) => {
        document.fonts.add(face);
        window.name += LETTERS_KEPT;
        const height = document.body.scrollHeight;
        flags['letters'] = '';
        // A pixel less is rounding.
        if ((height - document.body.scrollHeight) >> 1) delete flags['letters'];
      },
      () => undefined,
    ),
  );
}

/** Starts the route-change bar (D14) when a link leaves the page. */
export function startLeaving(): void {
  document.addEventListener('click', (event) => {
    const link = followed(event);
    if (!link || event.defaultPrevented) return;
    const elsewhere = link.origin === location.origin && link.pathname !== location.pathname;
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

/** Closes dropdowns and the phone's menu on Esc, on a click elsewhere and when the focus leaves. */
export function startMenu(): void {
  const menu = document.getElementById('menu');
  if (!menu) return;
  const leave = ({ target }: { target: EventTarget | null }) => {
    if (!wide.matches) return;
    for (const dropdown of menu.querySelectorAll('details'))
      if (!dropdown.contains(target as Node)) dropdown.open = false;
  };
  // On wide screens the menu is part of the header and would cover the page.
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
