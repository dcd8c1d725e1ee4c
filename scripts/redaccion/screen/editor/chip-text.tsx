import { useEffect, useEffectEvent, useRef } from 'react';
import { history, redo, undo } from '@milkdown/prose/history';
import { keymap } from '@milkdown/prose/keymap';
import { Schema } from '@milkdown/prose/model';
import { EditorState } from '@milkdown/prose/state';
import { EditorView } from '@milkdown/prose/view';
import { CHIP, chipNode, chipsIn, chipsPlugin } from './chips';
import type { ReferenceReader } from '../references';

interface Props {
  /** As the file has it: `Llame al {{telefono}}.` */
  value: string;
  onType: (value: string) => void;
  reader: ReferenceReader;
  /** Of the field: its `id`, its name and its description. */
  attributes: Record<string, string>;
}

/** A line of text in which each datum of the site is a chip with its words. */
export function ChipText({ value, onType, reader, attributes }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const typed = useRef(value);
  const tell = useEffectEvent((words: string) => {
    typed.current = words;
    onType(words);
  });
  const shownAs = useEffectEvent(() => attributes);
  useEffect(() => {
    if (!place.current) return undefined;
    const schema = new Schema({
      nodes: {
        doc: { content: 'inline*' },
        text: { group: 'inline' },
        [CHIP]: chipNode(reader),
      },
    });
    const made = new EditorView(
      { mount: place.current },
      {
        state: stateOf(schema, typed.current),
        attributes: () => ({ role: 'textbox', spellcheck: 'true', ...shownAs() }),
        clipboardTextSerializer: ({ content }) => content.textBetween(0, content.size),
        // A field has a single line.
        transformPastedText: (text) => text.replace(/\s*\n\s*/g, ' '),
        handleKeyDown: (_, { key }) => key === 'Enter',
        dispatchTransaction(change) {
          made.updateState(made.state.apply(change));
          if (change.docChanged) tell(made.state.doc.textContent);
        },
      },
    );
    view.current = made;
    return () => made.destroy();
  }, [reader]);
  useEffect(() => {
    const { current } = view;
    if (!current || value === typed.current) return;
    typed.current = value;
    current.updateState(stateOf(current.state.schema, value));
  }, [value]);
  return <div ref={place} className="chip-text" lang="es-MX" />;
}

function stateOf(schema: Schema, words: string): EditorState {
  const keys = { 'Mod-z': undo, 'Mod-y': redo, 'Shift-Mod-z': redo };
  const state = EditorState.create({
    doc: schema.node('doc', null, words ? schema.text(words) : undefined),
    plugins: [history(), keymap(keys), chipsPlugin()],
  });
  const chips = chipsIn(state);
  return chips ? state.apply(chips.setMeta('addToHistory', false)) : state;
}
