import { useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { localDay } from '@/lib/office/dates';
import type { Mention, Opened } from '../../api';
import { piecesBeside } from './questions';
import { kindName } from '../kinds';
import { changeAndGo, OtherPiece } from '../problems';
import { ROOT, useCompany, usePieceNow, type Company, type Note } from '../values';
import { ActionDialog } from './ActionDialog';
import type { Action, ActionOutcome, Scene } from './action';
import { GuidingContext } from './Guided';
import { messageOf } from '../client';

interface Props {
  piece: Opened['piece'];
  children: ReactNode;
}

/** Lets the places of a piece begin their guided actions. */
export function Guide({ piece: { file, collection }, children }: Props) {
  const { now, put } = usePieceNow();
  const [acting, setActing] = useState<{ action: Action; scene: Scene }>();
  const [fault, setFault] = useState('');
  const begin = async (action: Action, field: string) => {
    setFault('');
    try {
      const { data, along } = now();
      const beside = action.beside ? await piecesBeside(action.beside) : [];
      const others = beside
        .filter((one) => one.file !== file)
        .map((one) => ({ ...one, ...along?.changes.find((change) => change.file === one.file) }));
      const today = localDay(new Date());
      setActing({ action, scene: { file, data, field, others, today } });
    } catch (failure) {
      setFault(messageOf(failure));
    }
  };
  const done = ({ data, row, ...outcome }: ActionOutcome, mentions: Mention[]) => {
    const { scene } = acting ?? {};
    const { along } = now();
    flushSync(() => setActing(undefined));
    changeAndGo(
      () => put(data, scene ? companyAfter(along, outcome, scene, mentions) : along),
      row ? `${ROOT}.${row}-fila` : ROOT,
    );
  };
  return (
    <GuidingContext value={{ collection, begin: (action, field) => void begin(action, field) }}>
      {fault && <p role="alert">{fault}</p>}
      {children}
      {acting && <ActionDialog {...acting} onDone={done} onClose={() => setActing(undefined)} />}
    </GuidingContext>
  );
}

/** What a save takes along once an action was done. */
function companyAfter(
  along: Company | undefined,
  { others = new Map(), pdf, says }: Omit<ActionOutcome, 'data' | 'row'>,
  scene: Scene,
  mentions: Mention[],
): Company {
  const changes = scene.others
    .filter(({ file }) => others.has(file))
    .map(({ file, base }) => ({ file, base, data: others.get(file) ?? null }));
  const kept = (along?.changes ?? []).filter(({ file }) => !others.has(file));
  const pdfs = (along?.pdfs ?? []).filter(({ archivo }) => archivo !== pdf?.archivo);
  const notes = mentions
    .filter((one) => one.says.length > 0)
    .map(({ file, collection, title, says: words }) => ({
      words: `${kindName(collection)}: ${title} todavía dice «${words.join('», «')}»`,
      file,
    }));
  return {
    changes: [...kept, ...changes],
    pdfs: pdf ? [...pdfs, pdf] : pdfs,
    notes: [...(along?.notes ?? []), ...says.map((words) => ({ words })), ...notes],
  };
}

/** What was done and waits for «Guardar», and what is left to be changed elsewhere. */
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
