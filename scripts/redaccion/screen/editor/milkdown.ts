import {
  commandsCtx,
  type CmdKey,
  defaultValueCtx,
  Editor,
  editorViewCtx,
  editorViewOptionsCtx,
  parserCtx,
  remarkCtx,
  remarkStringifyOptionsCtx,
  rootCtx,
  serializerCtx,
} from '@milkdown/core';
import { clipboard } from '@milkdown/plugin-clipboard';
import { history } from '@milkdown/plugin-history';
import {
  commonmark,
  imageSchema,
  listItemKeymap,
  remarkPreserveEmptyLinePlugin,
} from '@milkdown/preset-commonmark';
import { gfm, tableKeymap } from '@milkdown/preset-gfm';
import type { Ctx } from '@milkdown/ctx';
import type { EditorView } from '@milkdown/prose/view';
import { sayTheSame } from './faithful';

export type Command = (ctx: Ctx) => void;

export interface MarkdownEditor {
  /** The text as Markdown. */
  markdown: () => string;
  /** Any Markdown as this editor would write it. */
  respelled: (markdown: string) => string;
  /** Whether the editor keeps all that a text says. */
  holds: (markdown: string) => boolean;
  run: (command: Command) => void;
  focus: () => void;
  destroy: () => void;
}

/** A picture without a title says null, which the preset's own schema drops together with the picture. */
const picture = imageSchema.extendSchema((before) => (ctx) => {
  const schema = before(ctx);
  return {
    ...schema,
    parseMarkdown: {
      ...schema.parseMarkdown,
      runner: (state, { url, alt, title }, type) => {
        state.addNode(type, { src: String(url), alt: alt ?? '', title: title ?? '' });
      },
    },
  };
});

/** It writes an empty paragraph as `<br />`, which the site does not publish. */
const EMPTY_LINES: unknown[] = [remarkPreserveEmptyLinePlugin].flat();

/** The editor of Markdown, in an element. `onChange` is called at every change, with the whole text. */
export async function createTextEditor(
  root: HTMLElement,
  markdown: string,
  onChange: (markdown: string) => void,
): Promise<MarkdownEditor> {
  const editor = await Editor.make()
    .config((ctx) => {
      ctx.set(rootCtx, root);
      ctx.set(defaultValueCtx, markdown);
      ctx.set(editorViewOptionsCtx, {
        attributes: {
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-label': 'Texto',
          id: 'texto',
          class: 'prose',
          lang: 'es-MX',
          spellcheck: 'true',
        },
        // At once, and not by the listener of the presets, which waits: who types and saves loses no word.
        dispatchTransaction(this: EditorView, transaction) {
          this.updateState(this.state.apply(transaction));
          if (transaction.docChanged) onChange(ctx.get(serializerCtx)(this.state.doc));
        },
      });
      ctx.update(remarkStringifyOptionsCtx, (before) => ({
        ...before,
        bullet: '-' as const,
        rule: '-' as const,
        emphasis: '*' as const,
      }));
    })
    .use(commonmark.filter((plugin) => !EMPTY_LINES.includes(plugin)))
    .use(gfm)
    .use(picture)
    .config((ctx) => {
      // Tab leaves the editor, as it leaves every field.
      ctx.update(listItemKeymap.key, (keys) => ({
        ...keys,
        SinkListItem: { shortcuts: 'Mod-]' },
        LiftListItem: { shortcuts: 'Mod-[' },
      }));
      ctx.update(tableKeymap.key, (keys) => ({
        ...keys,
        NextCell: { shortcuts: 'Mod-]' },
        PrevCell: { shortcuts: 'Mod-[' },
      }));
    })
    .use(history)
    .use(clipboard)
    .create();
  const { ctx } = editor;
  const respelled = (text: string) => ctx.get(serializerCtx)(ctx.get(parserCtx)(text));
  const read = (text: string) => ctx.get(remarkCtx).parse(text);
  return {
    markdown: () => write(ctx),
    respelled,
    holds: (text) => sayTheSame(read(text), read(respelled(text))),
    run: (command) => {
      command(ctx);
      ctx.get(editorViewCtx).focus();
    },
    focus: () => ctx.get(editorViewCtx).focus(),
    destroy: () => void editor.destroy(),
  };
}

const write = (ctx: Ctx) => ctx.get(serializerCtx)(ctx.get(editorViewCtx).state.doc);

/** Runs one of the presets' commands. */
export const call =
  <T>({ key }: { key: CmdKey<T> }, payload?: T): Command =>
  (ctx) => {
    ctx.get(commandsCtx).call(key, payload);
  };
