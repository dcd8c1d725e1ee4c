import { editorViewCtx } from '@milkdown/core';
import {
  insertImageCommand,
  linkSchema,
  toggleEmphasisCommand,
  toggleStrongCommand,
  turnIntoTextCommand,
  wrapInBlockquoteCommand,
  wrapInBulletListCommand,
  wrapInHeadingCommand,
  wrapInOrderedListCommand,
} from '@milkdown/preset-commonmark';
import {
  addColAfterCommand,
  addRowAfterCommand,
  footnoteDefinitionSchema,
  footnoteReferenceSchema,
  insertTableCommand,
} from '@milkdown/preset-gfm';
import type { Ctx } from '@milkdown/ctx';
import { redoCommand, undoCommand } from '@milkdown/plugin-history';
import { TextSelection } from '@milkdown/prose/state';
import { deleteColumn, deleteRow } from '@milkdown/prose/tables';
import { call, type Command } from './milkdown';

export interface Tool {
  label: string;
  keys?: string;
  /** Without it, the toolbar asks first for a link, a picture or a value. */
  run?: Command;
}

/** The tools for content that the site can show: the titles of a text begin at the second level. */
export const TOOLS: Tool[] = [
  { label: 'Negritas', keys: 'Ctrl+B', run: call(toggleStrongCommand) },
  { label: 'Cursivas', keys: 'Ctrl+I', run: call(toggleEmphasisCommand) },
  { label: 'Título', keys: 'Ctrl+Alt+2', run: call(wrapInHeadingCommand, 2) },
  { label: 'Subtítulo', keys: 'Ctrl+Alt+3', run: call(wrapInHeadingCommand, 3) },
  { label: 'Párrafo', keys: 'Ctrl+Alt+0', run: call(turnIntoTextCommand) },
  { label: 'Lista', keys: 'Ctrl+Alt+8', run: call(wrapInBulletListCommand) },
  { label: 'Lista numerada', keys: 'Ctrl+Alt+7', run: call(wrapInOrderedListCommand) },
  { label: 'Cita', keys: 'Ctrl+Shift+B', run: call(wrapInBlockquoteCommand) },
  { label: 'Nota al pie', run: addNote },
  { label: 'Deshacer', keys: 'Ctrl+Z', run: call(undoCommand) },
  { label: 'Rehacer', keys: 'Ctrl+Y', run: call(redoCommand) },
  ...['Enlace', 'Fotografía', 'Dato del sitio'].map((label) => ({ label })),
];

export const NEW_TABLE: Tool = { label: 'Tabla', run: addTable };

export const TABLE_TOOLS: Tool[] = [
  { label: 'Agregar renglón', run: call(addRowAfterCommand) },
  { label: 'Agregar columna', run: call(addColAfterCommand) },
  { label: 'Quitar renglón', run: inTable(deleteRow) },
  { label: 'Quitar columna', run: inTable(deleteColumn) },
];

function inTable(command: typeof deleteRow): Command {
  return (ctx) => {
    const { state, dispatch } = ctx.get(editorViewCtx);
    command(state, dispatch);
  };
}

/** A table in a line of its own, after the words where the cursor is; the cursor goes to its first cell. */
function addTable(ctx: Ctx) {
  const { state, dispatch } = ctx.get(editorViewCtx);
  const { $to } = state.selection;
  if ($to.depth > 1 || $to.parent.content.size > 0) {
    const line = $to.after(1);
    const { tr, schema } = state;
    tr.insert(line, schema.node('paragraph'));
    dispatch(tr.setSelection(TextSelection.create(tr.doc, line + 1)));
  }
  call(insertTableCommand, { row: 3, col: 2 })(ctx);
}

function addNote(ctx: Ctx) {
  const view = ctx.get(editorViewCtx);
  const { state } = view;
  const labels = new Set<string>();
  state.doc.descendants((node) => {
    if (node.type === footnoteDefinitionSchema.type(ctx)) labels.add(String(node.attrs['label']));
  });
  let number = labels.size + 1;
  while (labels.has(String(number))) number += 1;
  const attrs = { label: String(number) };
  const note = footnoteDefinitionSchema.type(ctx).createAndFill(attrs);
  if (!note) return;
  const transaction = state.tr.insert(
    state.selection.to,
    footnoteReferenceSchema.type(ctx).create(attrs),
  );
  view.dispatch(transaction.insert(transaction.doc.content.size, note).scrollIntoView());
}

/**
 * The words that are chosen lead to an address; an empty address takes the link away. Within a link, all its
 * words are meant.
 */
export const linkTo =
  (href: string, title: string): Command =>
  (ctx) => {
    const view = ctx.get(editorViewCtx);
    const { tr, schema, selection } = view.state;
    const type = linkSchema.type(ctx);
    let { from, to } = selection;
    if (selection.empty)
      view.state.doc.nodesBetween(from, to, (node, start) => {
        if (!type.isInSet(node.marks)) return;
        [from, to] = [start, start + node.nodeSize];
      });
    if (from === to && href) tr.insert(from, schema.text(title, [type.create({ href })]));
    else {
      tr.removeMark(from, to, type);
      if (href) tr.addMark(from, to, type.create({ href }));
    }
    view.dispatch(tr);
  };

export const write =
  (text: string): Command =>
  (ctx) => {
    const view = ctx.get(editorViewCtx);
    view.dispatch(view.state.tr.insertText(text).scrollIntoView());
  };

export const addPicture = (src: string, alt: string): Command =>
  call(insertImageCommand, { src, alt });
