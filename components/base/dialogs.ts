import { oncePainted } from '@/lib/site/painted';
import { bringInside } from './islands';
import { addressed, followed } from './page';

/**
 * Dialogs are addresses: `#queja` opens the dialog of that id, wherever the link stands, and the
 * back button closes it. Without script the same link shows it in its place (`dialog:target`).
 */
const dialogOf = (hash?: string) => {
  const element = addressed(hash) as HTMLDialogElement | null;
  return element?.showModal && element;
};

/** Marks an address that is a step inside the page: going back from it stays in the page. */
const STEP = 'dialogo';
/** Marks a closing that the address asked for: the address has already gone on, and is left alone. */
const BY_ADDRESS = 'direccion';

/**
 * Opens the dialog that an address names and closes every other. The page takes the address once the
 * dialog has been painted: browsers need their time for it.
 */
function show(hash = location.hash): void {
  const wanted = dialogOf(hash);
  document.querySelectorAll<HTMLDialogElement>('dialog[open]').forEach((dialog) => {
    // It, or what it holds.
    if (!dialog.contains(addressed(hash))) dialog.close(BY_ADDRESS);
  });
  if (!wanted || wanted.open) return;
  // What they look at next is nobody's concern: no page is fetched any more before it is asked for.
  document.querySelector('template')?.remove();
  wanted.returnValue = '';
  wanted.showModal();
  // Never what leaves or closes (D50): its title, which has the focus by now, or where a step within
  // says that it goes on.
  [...wanted.querySelectorAll<HTMLElement>('[autofocus]')].at(-1)?.focus();
  oncePainted(() => {
    // Somebody has closed it since.
    if (!wanted.open) return;
    if (location.hash === hash) history.replaceState(STEP, '');
    else history.pushState(STEP, '', hash);
    bringInside(wanted);
  });
}

/** The page's own address, without what it names within. */
const unname = () => history.replaceState(null, '', location.pathname + location.search);

/**
 * The dialog that the page arrives with: by its address, or by the QR entry (section 2.3), which is
 * `/default/qractive/`. It becomes a step, so that going back closes it instead of leaving the page.
 */
function openOnArrival(): void {
  const opens = document.querySelector<HTMLElement>('[data-opens]')?.dataset['opens'];
  const dialog = dialogOf() ?? dialogOf('#' + opens);
  if (!dialog) return;
  const hash = '#' + dialog.id;
  // At once: whoever reloads the page meanwhile comes to the dialog again.
  if (history.state !== STEP) {
    unname();
    history.pushState(STEP, '', hash);
  }
  show(hash);
}

/** A closed dialog gives its address back, by going back when it is a step of the page. */
function leaveAddress(dialog: HTMLDialogElement): void {
  if (location.hash !== '#' + dialog.id) return;
  if (history.state === STEP) history.back();
  else unname();
}

export function startDialogs(): void {
  document.querySelectorAll('dialog').forEach((dialog) => {
    dialog.addEventListener('close', () => {
      // The browser tells late, with its next frame: whoever went back and forward has it open again.
      if (!dialog.open && dialog.returnValue !== BY_ADDRESS) leaveAddress(dialog);
    });
  });
  document.addEventListener('click', (event) => {
    (event.target as Element).closest('[data-close]')?.closest('dialog')?.close();
    const link = followed(event);
    if (link?.pathname !== location.pathname || !dialogOf(link.hash)) return;
    // Sooner than the browser, which paints the page at its new address before it tells of it.
    event.preventDefault();
    // Not every browser gives it to a link that is clicked; closing gives it back.
    link.focus();
    // Nor from the menu of a phone, which the dialog closes: its button gets it.
    link.closest<HTMLElement>('[popover]')?.hidePopover?.();
    show(link.hash);
  });
  addEventListener('hashchange', () => show());
  openOnArrival();
}
