import { useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { kindName } from '@/lib/content/model/piece-kinds';
import type { ApiJson, Mention } from '../../api';
import { ask } from '../client';
import { officeDay } from '../instants';
import { Fault } from '../parts';
import { changeAndGo, OtherPiece } from '../problems';
import { useAttempt } from '../use-ask';
import { PieceContext, ROOT, useLinkedChanges } from '../values';
import type { LinkedChanges, Note, PieceScope, FormTree, Whole } from '../values';
import { ActionDialog, type Done } from './ActionDialog';
import type { Action, ActionContext } from '../../actions/action';
import { rowsOf } from './Guided';

interface Acting {
  action: Action;
  context: ActionContext;
  field: string;
  title?: string | undefined;
  mentions: Mention[];
}

interface Props {
  piece: Omit<PieceScope, 'begin' | 'words'> & { words: FormTree<Whole> };
  children: ReactNode;
}

/** The open piece, whose parts can begin an action. */
export function Guide({ piece, children }: Props) {
  const { file, words } = piece;
  const [acting, setActing] = useState<Acting>();
  const { outcome, attempt } = useAttempt();
  const begin = (action: Action, field: string, title?: string) =>
    void attempt(async () => {
      const { data, along } = words.now;
      const today = officeDay();
      const place = { file, data, rows: rowsOf(field), others: [], today } as ActionContext;
      const coleccion = action.beside?.(place) ?? [];
      const { piezas: beside } =
        coleccion.length > 0
          ? await ask('GET /api/junto', { query: { coleccion } })
          : { piezas: [] };
      const others = beside
        .filter((one) => one.file !== file)
        .map((one) => ({ ...one, ...along?.changes.find((change) => change.file === one.file) }));
      const context = { ...place, others } as ActionContext;
      const mentions = await mentionsOf(action, context);
      // Words may have been typed meanwhile.
      const now = { ...context, data: words.now.data } as ActionContext;
      setActing({ action, context: now, field, title, mentions });
    });
  const done = (result: Done) => {
    if (!acting) return;
    const path = acting.field ? `${ROOT}.${acting.field}` : ROOT;
    const list = words.at(path);
    flushSync(() => setActing(undefined));
    changeAndGo(
      () => {
        const along = linkedAfter(words.now.along, result, acting);
        words.put({ ...words.now, data: result.context.data as ApiJson, along });
      },
      Array.isArray(list) ? `${path}.${list.length}-fila` : `${path}-fila`,
    );
  };
  return (
    <PieceContext value={{ ...piece, begin }}>
      {outcome.words && <Fault words={outcome.words} />}
      {children}
      {acting && <ActionDialog {...acting} onDone={done} onClose={() => setActing(undefined)} />}
    </PieceContext>
  );
}

async function mentionsOf(action: Action, context: ActionContext): Promise<Mention[]> {
  const palabra = action.mentions?.(context).filter((word) => word !== undefined) ?? [];
  if (palabra.length === 0) return [];
  const salvo = [context.file, ...context.others.map(({ file }) => file)];
  return (await ask('GET /api/menciones', { query: { palabra, salvo } })).menciones;
}

function linkedAfter(
  along: LinkedChanges = { changes: [], pdfs: [] },
  { context: after, pdf, says }: Done,
  { context: before, mentions }: Acting,
): LinkedChanges {
  const changes = after.others
    .filter((one, index) => JSON.stringify(one) !== JSON.stringify(before.others[index]))
    .map(({ file, base, data }) => ({ file, base, data }));
  const kept = along.changes.filter((one) => !changes.some(({ file }) => file === one.file));
  const pdfs = along.pdfs.filter(({ archivo }) => archivo !== pdf?.archivo);
  const notes = mentions
    .filter((one) => one.says.length > 0)
    .map(({ file, collection, title, says: words }) => ({
      words: `${kindName(collection)}: ${title} todavía dice «${words.join('», «')}»`,
      file,
    }));
  return {
    changes: [...kept, ...changes],
    pdfs: pdf ? [...pdfs, pdf] : pdfs,
    notes: [...(along.notes ?? []), ...says.map((words) => ({ words })), ...notes],
  };
}

/** The changes that wait for «Guardar», and those left to be made elsewhere. */
export function Waiting() {
  const [along] = useLinkedChanges();
  const notes: Note[] = along?.notes ?? [
    ...(along?.changes ?? []).map(({ file }) => ({
      words: 'También cambia esta otra página.',
      file,
    })),
    ...(along?.pdfs ?? []).map(({ archivo }) => ({
      words: `Se pone el PDF «${archivo.replace(/^.*\//, '')}».`,
    })),
  ];
  if (notes.length === 0) return null;
  return (
    <section className="notice" aria-label="Al guardar">
      <h3>Al guardar</h3>
      <ul>
        {notes.map(({ words, file }) => (
          <li key={`${words} ${file}`}>
            {file ? <OtherPiece file={file}>{words}</OtherPiece> : words}
          </li>
        ))}
      </ul>
    </section>
  );
}
