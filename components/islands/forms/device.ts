/** Clipboard, downloads and focus: nothing leaves the device. */

/**
 * Puts a text on the clipboard.
 * @returns false where the browser does not allow it (no https, no permission)
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

const PDF = 'application/pdf';
const TEXT = 'text/plain;charset=utf-8';
const KEPT_MS = 60_000;

/** Offers a file for download. */
export function download(
  name: string,
  content: string | Uint8Array<ArrayBuffer>,
  type = typeof content === 'string' ? TEXT : PDF,
): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}

/** True once the person left by «Salir rápido»: nothing more is shown, asked or announced. */
export const isExiting = (): boolean => 'exiting' in document.documentElement.dataset;

/**
 * Gives the focus to new content and scrolls to its beginning. The caret goes with the fields: Firefox would
 * put it after the new content, and a screen reader go on reading from there.
 */
export function arriveAt(element: HTMLElement | null, from: Element | null = element): void {
  getSelection()?.removeAllRanges();
  element?.focus({ preventScroll: true });
  from?.scrollIntoView();
}

/** Gives the focus to a control of a form, by its id. */
export const focusOn = (id: string): void => document.getElementById(id)?.focus();
