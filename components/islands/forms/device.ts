/** Clipboard, downloads and focus: nothing leaves the device. */

/** @returns false where the browser does not allow it (no https, no permission) */
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

/** Focuses new content and scrolls to it. Without removing the caret, Firefox would put it after the content. */
export function arriveAt(element: HTMLElement | null, from: Element | null = element): void {
  getSelection()?.removeAllRanges();
  element?.focus({ preventScroll: true });
  from?.scrollIntoView();
}

export const focusOn = (id: string): void => document.getElementById(id)?.focus();
