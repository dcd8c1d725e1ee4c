import { oncePainted } from '@/components/base/after-paint';
import { retryIn } from './islands';
import { addressed, followed } from './page';

/** Links to `#queja` open that dialog, and the back button closes it. */
const dialogOf = (hash?: string) => {
  const element = addressed(hash) as HTMLDialogElement | null;
  return element?.showModal && element;
};

/** The state is an object, since Next writes into it in development. */
const dialogOfStep = () => (history.state as { dialog?: string } | null)?.dialog;

const unname = (state: object | null = null) =>
  history.replaceState(state, '', location.pathname + location.search);

const takeStep = ({ id }: Element) =>
  history[dialogOfStep() ? 'replaceState' : 'pushState']({ dialog: id }, '');

/**
 * The step is a state, not an address (docs/decisions/forms.md): the history names no form. It comes after
 * the paint, which it would delay.
 */
function show(wanted: HTMLDialogElement): void {
  if (wanted.open) return;
  document.querySelectorAll<HTMLDialogElement>('dialog[open]').forEach((one) => one.close());
  if (dialogOfStep()) takeStep(wanted);
  // Privacy: from here on no page is prefetched.
  document.querySelector('template')?.remove();
  wanted.showModal();
  // Focuses the title or the step to resume, never the exit or the close button (D50).
  [...wanted.querySelectorAll<HTMLElement>('[autofocus]')].pop()?.focus();
  oncePainted(() => {
    if (!wanted.open) return;
    takeStep(wanted);
    retryIn(wanted);
  });
}

/**
 * Opens the dialog of the address, the QR entry `/default/qractive/` (section 2.3), or before a reload, as a
 * step: going back closes it instead of leaving the page.
 */
function openOnArrival(): void {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (arrival?.type === 'back_forward') return follow();
  // Following a link to the same address keeps the state too, and is no reload.
  const left = arrival?.type === 'reload' ? dialogOfStep() : undefined;
  const opens = document.querySelector<HTMLElement>('[data-opens]')?.dataset['opens'];
  const dialog = dialogOf() ?? dialogOf('#' + (left ?? opens));
  if (!dialog) return follow();
  // At once, so that a reload meanwhile opens the dialog again.
  unname(left ? { dialog: left } : null);
  takeStep(dialog);
  show(dialog);
}

function follow(): void {
  const named = dialogOf();
  if (named) {
    unname({ dialog: named.id });
    return show(named);
  }
  const inside = addressed();
  document.querySelectorAll<HTMLDialogElement>('dialog[open]').forEach((dialog) => {
    if (dialogOfStep() !== dialog.id && !dialog.contains(inside)) dialog.close();
  });
  if (dialogOfStep() && !document.querySelector('dialog[open]')) unname();
}

function leaveStep(dialog: HTMLDialogElement): void {
  if (dialogOfStep() === dialog.id) history.back();
}

export function startDialogs(): void {
  document.querySelectorAll('dialog').forEach((dialog) => {
    dialog.addEventListener('close', () => {
      // `close` comes a frame late: the dialog may be open again.
      if (!dialog.open) leaveStep(dialog);
    });
  });
  document.addEventListener('click', (event) => {
    (event.target as Element).closest('[data-close]')?.closest('dialog')?.close();
    const link = followed(event);
    if (event.defaultPrevented || link?.pathname !== location.pathname) return;
    const dialog = dialogOf(link.hash);
    if (!dialog && !document.querySelector('.page-exit')) return;
    // Before `hashchange`, which comes after a paint at the new address.
    event.preventDefault();
    // Replaced, so that one step back from the exit doesn't show the form.
    if (!dialog) return location.replace(link.href);
    // Safari doesn't focus a clicked link; closing restores the focus.
    link.focus();
    link.closest<HTMLElement>('[popover]')?.hidePopover?.();
    show(dialog);
  });
  addEventListener('popstate', follow);
  openOnArrival();
}
