import { prosePluginsCtx } from '@milkdown/core';
import type { Ctx } from '@milkdown/ctx';
import type { Node } from '@milkdown/prose/model';
import { Plugin, PluginKey, type EditorState } from '@milkdown/prose/state';
import { Decoration, DecorationSet, type EditorView } from '@milkdown/prose/view';
import type { Occurrence } from '@/lib/content/faults';
import { faultInPieces } from '../faulty-words';

/** Words of the text with a fault, or with advice. */
export interface TextMark {
  faulty: Occurrence;
  message: string;
  isFault: boolean;
}

const MARKS = new PluginKey<DecorationSet>('marks');

/** Underlines the marked words; they are no part of the text. */
export const withMarks = (ctx: Ctx) => {
  const plugin = new Plugin<DecorationSet>({
    key: MARKS,
    state: {
      init: () => DecorationSet.empty,
      apply: (transaction, shown) =>
        (transaction.getMeta(MARKS) as DecorationSet | undefined) ??
        shown.map(transaction.mapping, transaction.doc),
    },
    props: { decorations: (state) => MARKS.getState(state) },
  });
  ctx.update(prosePluginsCtx, (plugins) => [...plugins, plugin]);
};

/** @param wordsOf the words that a reference shows */
export function markText(
  view: EditorView,
  marks: TextMark[],
  wordsOf: (written: string) => string,
): void {
  const { doc, tr } = view.state;
  const pieces = piecesOf(doc, wordsOf);
  const texts = pieces.map(({ text }) => text);
  const shown = marks.flatMap(({ faulty, message, isFault }) => {
    const look = { class: isFault ? 'marked fault-mark' : 'marked', title: message };
    const [first, last] = faultInPieces(texts, faulty) ?? [];
    const [start, end] = [pieces[first?.[0] ?? -1], pieces[last?.[0] ?? -1]];
    if (!first || !last || !start || !end)
      return linksTo(doc, faulty.words).map(([from, to]) =>
        Decoration.inline(from, to, look, { message }),
      );
    const from = start.from + (start.isWhole ? 0 : first[1]);
    return Decoration.inline(from, end.from + (end.isWhole ? 0 : last[1]) + 1, look, { message });
  });
  view.dispatch(tr.setMeta(MARKS, DecorationSet.create(doc, shown)).setMeta('addToHistory', false));
}

/** The words that lead to an address, which they do not show. */
function linksTo(doc: Node, address: string): [from: number, to: number][] {
  const found: [number, number][] = [];
  doc.descendants((node, from) => {
    const leads = node.marks.some(({ attrs }) => attrs['href'] === address);
    if (leads || node.attrs['src'] === address) found.push([from, from + node.nodeSize]);
  });
  return found;
}

/** What is said of the words where the cursor is. */
export function messagesAt(state: EditorState): string[] {
  const { from, to } = state.selection;
  const here = MARKS.getState(state)?.find(from, to) ?? [];
  return [...new Set(here.map(({ spec }) => (spec as { message: string }).message))];
}

interface Piece {
  text: string;
  from: number;
  /** At one place, whatever its letters: a reference, or the end of a paragraph. */
  isWhole: boolean;
}

function piecesOf(doc: Node, wordsOf: (written: string) => string): Piece[] {
  const pieces: Piece[] = [];
  doc.descendants((node, from) => {
    if (node.isText) pieces.push({ text: node.text ?? '', from, isWhole: false });
    else if (node.isTextblock) pieces.push({ text: '\n', from, isWhole: true });
    else if (node.isInline) {
      const written: unknown = node.attrs['written'];
      const text = typeof written === 'string' ? wordsOf(written) : '\n';
      pieces.push({ text, from, isWhole: true });
    }
  });
  return pieces;
}
