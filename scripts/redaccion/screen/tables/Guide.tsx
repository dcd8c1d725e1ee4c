import { useState, type ContextType, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { localDay } from '@/lib/office/dates';
import type { ApiJson, Opened } from '../../api';
import { messageOf, piecesBeside } from '../client';
import { kindName } from '../kinds';
import { changeAndGo, OtherPiece } from '../problems';
import { ROOT, useCompany, usePieceNow, type Company, type Note } from '../values';
import { ActionDialog, type Done } from './ActionDialog';
import type { Action, Scene } from '../../actions/action';
import { GuidingContext, rowsOf } from './Guided';

interface Props extends Pick<ContextType<typeof GuidingContext>, 'rename'> {
  piece: Opened['piece'];
  children: ReactNode;
}

/** Lets the places of a piece begin their guided actions. */
export function Guide({ piece: { file, collection }, rename, children }: Props) {
  const { now, put } = usePieceNow();
  const [acting, setActing] = useState<{
    action: Action;
    scene: Scene;
    field: string;
    title?: string | undefined;
  }>();
  const [fault, setFault] = useState('');
  const begin = async (action: Action, field: string, title?: string) => {
    setFault('');
    try {
      const { data, along } = now();
      const beside = action.beside ? await piecesBeside(action.beside) : [];
      const others = beside
        .filter((one) => one.file !== file)
        .map((one) => ({ ...one, ...along?.changes.find((change) => change.file === one.file) }));
      const today = localDay(new Date());
      const scene = { file, data, rows: rowsOf(field), others, today } as Scene;
      setActing({ action, scene, field, title });
    } catch (failure) {
      setFault(messageOf(failure));
    }
  };
  const done = (outcome: Done) => {
    if (!acting) return;
    const { scene, field } = acting;
    const path = field ? `${ROOT}.${field}` : ROOT;
    const { along, value: list } = now(path);
    flushSync(() => setActing(undefined));
    changeAndGo(
      () => put(outcome.scene.data as ApiJson, companyAfter(along, outcome, scene)),
      Array.isArray(list) ? `${path}.${list.length}-fila` : `${path}-fila`,
    );
  };
  return (
    <GuidingContext value={{ collection, rename, begin: (...asked) => void begin(...asked) }}>
      {fault && <p role="alert">{fault}</p>}
      {children}
      {acting && <ActionDialog {...acting} onDone={done} onClose={() => setActing(undefined)} />}
    </GuidingContext>
  );
}

/** The linked changes of a save once an action was done. */
function companyAfter(
  along: Company | undefined,
  { scene: after, pdf, says, mentions }: Done,
  before: Scene,
): Company {
  const changes = after.others.filter(
    (one, index) => JSON.stringify(one) !== JSON.stringify(before.others[index]),
  );
  const kept = (along?.changes ?? []).filter(
    (one) => !changes.some(({ file }) => file === one.file),
  );
  const pdfs = (along?.pdfs ?? []).filter(({ archivo }) => archivo !== pdf?.archivo);
  const notes = mentions
    .filter((one) => one.says.length > 0)
    .map(({ file, collection, title, says: words }) => ({
      words: `${kindName(collection)}: ${title} todavía dice «${words.join('», «')}»`,
      file,
    }));
  return {
    changes: [...kept, ...changes.map(({ file, base, data }) => ({ file, base, data }))],
    pdfs: pdf ? [...pdfs, pdf] : pdfs,
    notes: [...(along?.notes ?? []), ...says.map((words) => ({ words })), ...notes],
  };
}

/** The changes that wait for «Guardar», and those left to be made elsewhere. */
export function Waiting() {
  const [along] = useCompany();
  if (!along) return null;
  const notes: Note[] = along.notes ?? [
    ...along.changes.map(({ file }) => ({ words: `También cambia ${file}.` })),
    ...along.pdfs.map(({ archivo }) => ({ words: `Se pone el PDF ${archivo}.` })),
  ];
  return (
    <section className="waiting" aria-label="Al guardar">
      <h3>Al guardar</h3>
      <ul>
        {notes.map(({ words, file }) => (
          <li key={words}>{file ? <OtherPiece file={file}>{words}</OtherPiece> : words}</li>
        ))}
      </ul>
    </section>
  );
}
