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
  linkSchema,
  listItemKeymap,
  remarkPreserveEmptyLinePlugin,
} from '@milkdown/preset-commonmark';
import { footnoteDefinitionSchema, gfm, tableKeymap } from '@milkdown/preset-gfm';
import type { Ctx } from '@milkdown/ctx';
import { Fragment, Slice, type Node } from '@milkdown/prose/model';
import { Selection } from '@milkdown/prose/state';
import { isInTable } from '@milkdown/prose/tables';
import { Decoration, DecorationSet, type EditorView } from '@milkdown/prose/view';
import { MARKDOWN_FORM, sayTheSame } from '@/lib/content/parse/markdown-form';
import { renumbered } from '../word/bring-document';
import type { Copied } from '../word/documents';
import { smallCopy } from '../client';
import type { ReferenceReader } from '../references';
import { chipsIn, withChips } from './chips';
import { markText, messagesAt, withMarks, type TextMark } from './marks';

export type Command = (ctx: Ctx) => void;

export interface MarkdownEditor {
  holds: (markdown: string) => boolean;
  run: (command: Command) => void;
  /** Puts Markdown at the cursor, in the place of the selection; its notes go to the end. */
  insert: (markdown: string) => void;
  mark: (marks: TextMark[]) => void;
  destroy: () => void;
}

/** A picture without a title says null, which the preset's own schema drops together with the picture. */
const picture = imageSchema.extendSchema((before) => (ctx) => {
  const schema = before(ctx);
  return {
    ...schema,
    toDOM: ({ attrs }) => {
      const src = String(attrs['src']);
      return ['img', { ...attrs, src: smallCopy(src), 'data-src': src }];
    },
    parseDOM: [
      {
        tag: 'img[src]',
        getAttrs: (image) => ({
          src: image.dataset['src'] ?? image.getAttribute('src') ?? '',
          alt: image.getAttribute('alt') ?? '',
          title: image.getAttribute('title') ?? '',
        }),
      },
    ],
    parseMarkdown: {
      ...schema.parseMarkdown,
      runner: (state, { url, alt, title }, type) => {
        state.addNode(type, { src: String(url), alt: alt ?? '', title: title ?? '' });
      },
    },
  };
});

/** Words that are typed after a link are no part of it. */
const link = linkSchema.extendSchema((before) => (ctx) => ({ ...before(ctx), inclusive: false }));

/** A plain text that Markdown would read in another way than it is written, or that has lines. */
const MARKED = /[\n*_~#`[\]<>|\\+-]|\d[.)]|https?:/;

const EMPTY_LINES: unknown[] = [remarkPreserveEmptyLinePlugin].flat();

export interface EditorEvents {
  onChange: (markdown: string) => void;
  /** Another program's copy, which is not put in. */
  onPaste: (copied: Copied) => void;
  /** Files that were dropped or pasted, which are not put in. */
  onFiles: (files: File[]) => void;
  /** @param said of the marked words where the cursor is */
  onMove: (isInTable: boolean, said: string[]) => void;
}

export async function createTextEditor(
  root: HTMLElement,
  markdown: string,
  { onChange, onPaste, onFiles, onMove }: EditorEvents,
  reader?: ReferenceReader,
): Promise<MarkdownEditor> {
  const take = (files: File[]) => {
    onFiles(files);
    return true;
  };
  const editor = await Editor.make()
    .config((ctx) => {
      if (reader) withChips(reader)(ctx);
      withMarks(ctx);
      ctx.set(rootCtx, root);
      ctx.set(defaultValueCtx, markdown);
      ctx.set(editorViewOptionsCtx, {
        // The words said at the foot of the screen do not lie over the line that is written.
        scrollThreshold: { ...NONE, bottom: FOOT },
        scrollMargin: { ...NONE, bottom: FOOT },
        attributes: {
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-label': 'Texto',
          id: 'texto',
          class: 'prose',
          lang: 'es-MX',
          spellcheck: 'true',
        },
        decorations: ({ doc }) =>
          DecorationSet.create(doc, [...headingHints(doc), ...emptyHint(doc)]),
        handlePaste: (_view, event) => {
          const [html = '', text = ''] = ['text/html', 'text/plain'].map((type) =>
            event.clipboardData?.getData(type),
          );
          const files = [...(event.clipboardData?.files ?? [])];
          // A program that copies words may add a picture of them.
          if (files.length > 0 && !html.replace(/<[^>]*>/g, '').trim()) return take(files);
          // Its own copies are known by their mark; words alone need no reading.
          if (html.includes('data-pm-slice') || (html === '' && !MARKED.test(text))) return false;
          onPaste({ html, text });
          return true;
        },
        handleDrop: (view, event) => {
          const place = view.posAtCoords({ left: event.clientX, top: event.clientY });
          const files = [...(event.dataTransfer?.files ?? [])];
          if (files.length === 0) return false;
          const { tr, doc } = view.state;
          if (place) view.dispatch(tr.setSelection(Selection.near(doc.resolve(place.pos))));
          return take(files);
        },
        // At once, and not by the listener of the presets, which waits: who types and saves loses no word.
        dispatchTransaction(this: EditorView, transaction) {
          this.updateState(this.state.apply(transaction));
          onMove(isInTable(this.state), messagesAt(this.state));
          if (transaction.docChanged) onChange(ctx.get(serializerCtx)(this.state.doc));
        },
      });
      ctx.update(remarkStringifyOptionsCtx, (before) => ({ ...before, ...MARKDOWN_FORM }));
    })
    .use(commonmark.filter((plugin) => !EMPTY_LINES.includes(plugin)))
    .use(gfm)
    .use(picture)
    .use(link)
    .config((ctx) => {
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
  const view = ctx.get(editorViewCtx);
  const chips = chipsIn(view.state)?.setMeta('addToHistory', false);
  if (chips) view.updateState(view.state.apply(chips));
  const read = (text: string) => ctx.get(remarkCtx).parse(text);
  return {
    holds: (text) => sayTheSame(read(text), read(ctx.get(serializerCtx)(ctx.get(parserCtx)(text)))),
    run: (command) => {
      command(ctx);
      ctx.get(editorViewCtx).focus();
    },
    insert: (markdown) => insert(ctx, markdown),
    mark: (marks) =>
      markText(ctx.get(editorViewCtx), marks, (written) => reader?.read(written).words ?? written),
    destroy: () => void editor.destroy(),
  };
}

function headingHints(doc: Node): Decoration[] {
  const hints: Decoration[] = [];
  doc.descendants((node, position) => {
    // An empty paragraph alone.
    if (node.type.name === 'table_header' && node.content.size === 2)
      hints.push(Decoration.widget(position + 2, hint, { key: 'title' }));
    return !node.isTextblock;
  });
  return hints;
}

/** Grey words in an empty text. */
function emptyHint({ firstChild, childCount }: Node): Decoration[] {
  const isEmpty = childCount === 1 && firstChild?.isTextblock && firstChild.content.size === 0;
  return isEmpty
    ? [Decoration.node(0, firstChild.nodeSize, { class: 'empty', 'data-hint': 'Texto' })]
    : [];
}

const hint = () => Object.assign(document.createElement('span'), HINT);

const HINT = { className: 'hint', textContent: 'Título' };

function insert(ctx: Ctx, markdown: string): void {
  const view = ctx.get(editorViewCtx);
  const notes: Node[] = [];
  const rest: Node[] = [];
  ctx
    .get(parserCtx)(renumbered(markdown, write(ctx)))
    .forEach((node) => {
      (node.type === footnoteDefinitionSchema.type(ctx) ? notes : rest).push(node);
    });
  // Words go on in the paragraph where the cursor is; a table or a list is by itself.
  const open = (node: Node | undefined) => (node?.type.name === 'paragraph' ? 1 : 0);
  const slice = new Slice(Fragment.from(rest), open(rest[0]), open(rest.at(-1)));
  const transaction = view.state.tr.replaceSelection(slice);
  view.dispatch(transaction.insert(transaction.doc.content.size, notes).scrollIntoView());
  view.focus();
}

/** Goes on at the end of the text; under its last heading, in a paragraph, and not in the heading. */
export const goToEnd: Command = (ctx) => {
  const { state, dispatch } = ctx.get(editorViewCtx);
  const { tr, doc, schema } = state;
  if (doc.lastChild?.type.name === 'heading') tr.insert(doc.content.size, schema.node('paragraph'));
  dispatch(tr.setSelection(Selection.atEnd(tr.doc)).scrollIntoView());
};

const write = (ctx: Ctx) => ctx.get(serializerCtx)(ctx.get(editorViewCtx).state.doc);

/** Calls a Milkdown command, whose `key` exists only after an editor was created. */
export const call =
  <T>(command: { key: CmdKey<T> }, payload?: T): Command =>
  (ctx) => {
    ctx.get(commandsCtx).call(command.key, payload);
  };

const NONE = { top: 0, right: 0, left: 0 };
/** In points: the advice at the foot, of three lines. */
const FOOT = 120;
