import { oncePainted } from '@/components/base/after-paint';
import { retryIn } from './islands';
import { addressed, followed } from './page';

/**
 * Dialogs are addresses: `#queja` opens the dialog of that id, wherever the link is, and the
 * back button closes it. Without script the same link shows it in its place (`dialog:target`).
 */
const dialogOf = (hash?: string) => {
  const element = addressed(hash) as HTMLDialogElement | null;
  return element?.showModal && element;
};

/** A step of the history; an object, since Next writes into it in development. */
interface Step {
  dialog?: string;
}
const dialogOfStep = () => (history.state as Step | null)?.dialog;

/** The page's own address, without its `#`. */
const unname = (state: Step | null = null) =>
  history.replaceState(state, '', location.pathname + location.search);

const takeStep = ({ id }: Element) =>
  history[dialogOfStep() ? 'replaceState' : 'pushState']({ dialog: id } satisfies Step, '');

/**
 * Opens a dialog and closes every other. The page takes its step once the dialog has been painted:
 * browsers need their time for it. The step is a state, not an address (docs/decisions/forms.md), so
 * that the history names no form and going forward opens nothing.
 */
function show(wanted: HTMLDialogElement): void {
  if (wanted.open) return;
  document.querySelectorAll<HTMLDialogElement>('dialog[open]').forEach((one) => one.close());
  if (dialogOfStep()) takeStep(wanted);
  // Privacy: from here on no page is fetched before it is asked for.
  document.querySelector('template')?.remove();
  wanted.showModal();
  // Never the exit or the close button (D50): its title, which has the focus by now, or the step where it
  // says that it goes on.
  [...wanted.querySelectorAll<HTMLElement>('[autofocus]')].pop()?.focus();
  oncePainted(() => {
    // Somebody has closed it since.
    if (!wanted.open) return;
    takeStep(wanted);
    retryIn(wanted);
  });
}

/**
 * The dialog that the page arrives with: by its address, by the QR entry (section 2.3), which is
 * `/default/qractive/`, or because who had it open loads the page again. It becomes a step, so that
 * going back closes it instead of leaving the page. Who comes by the history finds no form open.
 */
function openOnArrival(): void {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (arrival?.type === 'back_forward') return follow();
  // Asking for the same address again keeps the state too, and is no reload.
  const left = arrival?.type === 'reload' ? dialogOfStep() : undefined;
  const opens = document.querySelector<HTMLElement>('[data-opens]')?.dataset['opens'];
  const dialog = dialogOf() ?? dialogOf('#' + (left ?? opens));
  if (!dialog) return follow();
  // At once: anyone who reloads the page meanwhile comes to the dialog again.
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
      // The browser tells late, with its next frame: anyone who opened it again has it open.
      if (!dialog.open) leaveStep(dialog);
    });
  });
  document.addEventListener('click', (event) => {
    (event.target as Element).closest('[data-close]')?.closest('dialog')?.close();
    const link = followed(event);
    if (event.defaultPrevented || link?.pathname !== location.pathname) return;
    const dialog = dialogOf(link.hash);
    if (!dialog && !document.querySelector('.page-exit')) return;
    // Sooner than the browser, which paints the page at its new address before it tells of it.
    event.preventDefault();
    // A place within a form's own page is no step: from the exit, one step back must not show the form.
    if (!dialog) return location.replace(link.href);
    // Not every browser gives it to a link that is clicked; closing gives it back.
    link.focus();
    // Nor from the menu of a phone, which the dialog closes: its button gets it.
    link.closest<HTMLElement>('[popover]')?.hidePopover?.();
    show(dialog);
  });
  addEventListener('popstate', follow);
  openOnArrival();
}
