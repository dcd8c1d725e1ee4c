const QUOTED = /«([^«»]+?)…?»/g;
const MARKS = /^[\s>#*+-]+|[*_`\\]/g;

/** The place in a text of the first words that a fault quotes, as they are or without their marks. */
export function faultIn(text: string, message: string): [number, number] | undefined {
  for (const [, quoted = ''] of message.matchAll(QUOTED))
    for (const words of new Set([quoted.trim(), quoted.replace(MARKS, '').trim()])) {
      const pattern = words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
      const found = words && new RegExp(`(?<!\\p{L})${pattern}(?!\\p{L})`, 'iu').exec(text);
      if (found) return [found.index, found.index + found[0].length];
    }
  return undefined;
}

/** Selects in a field, which has the focus, the words that a fault quotes. */
export function selectFault(field: HTMLElement, message: string): void {
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
    const place = faultIn(field.value, message);
    // A day has no selection.
    if (place && field.selectionStart !== null) field.setSelectionRange(...place);
  } else if (field.getAttribute('contenteditable') === 'true') selectInEditor(field, message);
}

function selectInEditor(editor: HTMLElement, message: string): void {
  const walker = document.createTreeWalker(editor, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode as Text);
  const place = faultIn(nodes.map(({ data }) => data).join(''), message);
  if (!place) return;
  const range = document.createRange();
  let before = 0;
  for (const node of nodes) {
    const [from, to] = place.map((at) => at - before) as [number, number];
    if (from >= 0 && from < node.length) range.setStart(node, from);
    if (to > 0 && to <= node.length) range.setEnd(node, to);
    before += node.length;
  }
  // The editor hears the selection of the page.
  document
    .getSelection()
    ?.setBaseAndExtent(
      ...([range.startContainer, range.startOffset, range.endContainer, range.endOffset] as const),
    );
  range.startContainer.parentElement?.scrollIntoView({ block: 'center' });
}
