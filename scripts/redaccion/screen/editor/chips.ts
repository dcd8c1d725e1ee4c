import { nodesCtx, prosePluginsCtx } from '@milkdown/core';
import type { Ctx } from '@milkdown/ctx';
import type { NodeSpec } from '@milkdown/prose/model';
import { Plugin, type EditorState, type Transaction } from '@milkdown/prose/state';
import { REFERENCE } from '@/lib/content/parse/references';
import type { ReferenceReader } from '../references';

export const CHIP = 'dato';

/** A reference in a line of text, shown with the site's words; the caret passes over it at one press. */
export const chipNode = (reader: ReferenceReader) =>
  ({
    ...{ group: 'inline', inline: true, atom: true, selectable: false },
    attrs: { written: {} },
    leafText: ({ attrs }) => String(attrs['written']),
    parseDOM: [{ tag: `[data-${CHIP}]`, getAttrs: ({ dataset }) => ({ written: dataset[CHIP] }) }],
    toDOM: ({ attrs }) => {
      const written = String(attrs['written']);
      const { words, about, faulty } = reader.read(written);
      const look = { class: faulty ? 'chip faulty' : 'chip', title: about };
      return ['span', { ...look, [`data-${CHIP}`]: written }, words];
    },
  }) satisfies NodeSpec;

/** Makes chips of what is typed or pasted. */
export const chipsPlugin = () =>
  new Plugin({
    appendTransaction: (transactions, _, state) =>
      transactions.some(({ docChanged }) => docChanged) ? chipsIn(state) : null,
  });

/** Shows references as chips with the site's words; their Markdown stays as it was written. */
export const withChips = (reader: ReferenceReader) => (ctx: Ctx) => {
  ctx.update(nodesCtx, (nodes) =>
    nodes.toSpliced(0, 0, [
      CHIP,
      {
        ...chipNode(reader),
        parseMarkdown: { match: () => false, runner: () => undefined },
        toMarkdown: {
          match: ({ type }) => type.name === CHIP,
          runner: (state, { attrs }) => state.addNode('text', undefined, String(attrs['written'])),
        },
      },
    ]),
  );
  ctx.update(prosePluginsCtx, (plugins) => [...plugins, chipsPlugin()]);
};

/** Puts a chip in the place of each written reference; null when there is none. */
export function chipsIn({ doc, schema, tr }: EditorState): Transaction | null {
  const chip = schema.nodes[CHIP];
  doc.descendants((node, position, parent) => {
    const isCode = parent?.type.spec.code || node.marks.some(({ type }) => type.spec.code);
    if (!chip || !node.text || isCode) return;
    for (const { 0: written, index } of node.text.matchAll(REFERENCE)) {
      const from = tr.mapping.map(position + index);
      tr.replaceWith(from, from + written.length, chip.create({ written }, null, node.marks));
    }
  });
  return tr.docChanged ? tr : null;
}
