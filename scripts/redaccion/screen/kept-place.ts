/** Where the cursor of a form is: its field, and the letters that are chosen there. */
export interface KeptPlace {
  id: string;
  from: number;
  to: number;
}

export function placeNow(): KeptPlace | undefined {
  const active = document.activeElement;
  if (!active?.id) return undefined;
  const { id } = active;
  if (isField(active))
    return { id, from: active.selectionStart ?? 0, to: active.selectionEnd ?? 0 };
  const chosen = document.getSelection();
  const range = chosen?.rangeCount ? chosen.getRangeAt(0) : undefined;
  if (!range || !active.contains(range.commonAncestorContainer)) return { id, from: 0, to: 0 };
  const before = document.createRange();
  before.setStart(active, 0);
  before.setEnd(range.startContainer, range.startOffset);
  const from = before.toString().length;
  return { id, from, to: from + range.toString().length };
}

/**
 * Puts the cursor back, now or once its field is drawn: the editor of a text comes after its form. Not when the
 * person has gone elsewhere.
 * @returns stops waiting
 */
export function goBackTo(place: KeptPlace): () => void {
  const waiting = new MutationObserver(() => go());
  const go = () => {
    const { activeElement: active } = document;
    const field = document.getElementById(place.id);
    const isElsewhere = active !== null && active !== document.body && active !== field;
    if (!field && !isElsewhere) return;
    waiting.disconnect();
    if (field && !isElsewhere) choose(field, place);
  };
  waiting.observe(document.body, { childList: true, subtree: true });
  go();
  return () => waiting.disconnect();
}

function choose(field: HTMLElement, { from, to }: KeptPlace): void {
  field.focus({ preventScroll: true });
  if (isField(field)) {
    if (field.selectionStart !== null) field.setSelectionRange(from, to);
    return;
  }
  if (field.getAttribute('contenteditable') !== 'true') return;
  const [start, end] = [letterAt(field, from), letterAt(field, to)];
  // The editor hears the selection of the page.
  if (start && end) document.getSelection()?.setBaseAndExtent(...start, ...end);
}

function letterAt(field: HTMLElement, letter: number): [Node, number] | undefined {
  const walker = document.createTreeWalker(field, NodeFilter.SHOW_TEXT);
  let left = letter;
  let last: [Node, number] | undefined;
  while (walker.nextNode()) {
    const { length } = walker.currentNode.textContent ?? '';
    if (left <= length) return [walker.currentNode, left];
    left -= length;
    last = [walker.currentNode, length];
  }
  return last;
}

const isField = (element: Element): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
