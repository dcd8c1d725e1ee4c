import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Problem } from '@/lib/content/types';
import type { Piece } from '../api';
import { partDetails } from '../../repository/details';
import { afterPictures } from './client';
import { Conflict, DraftNotice } from './Conflict';
import { TextEditor } from './editor/TextEditor';
import { SchemaField } from './fields/Field';
import { PieceFields } from './fields/PieceFields';
import { FieldContext } from './fields/controls';
import { DocumentPictures, PieceFile } from './photos/PhotoPicker';
import { Act, Details, submitting } from './parts';
import { PieceActs, PieceHead } from './PieceHead';
import { PreviewPane } from './Preview';
import { ReferenceReader, ReferencesContext } from './references';
import { Guide, Waiting as WaitingAlong } from './guide/Guide';
import { Guided } from './guide/Guided';
import { focusPlace, FoundContext, ProblemList } from './problems';
import { Tabs } from './Tabs';
import { usePiece } from './use-piece';
import type { Begun } from './word/bring-document';
import { BringToPiece } from './word/documents';
import { ROOT, TEXT, Values } from './values';

interface Props {
  opened: Begun;
  listed?: Piece | undefined;
  field?: string | undefined;
  /** Tells whether words wait that were not saved. */
  onDirty: (dirty: boolean) => void;
  /** Told after each answer; false of a refusal or a conflict. */
  onSaved: () => void;
}

const SIDES = ['Editar', 'Ver'] as const;
type Side = (typeof SIDES)[number];

export function PieceForm({ opened, listed = opened.piece, field, onDirty, onSaved }: Props) {
  const { piece } = opened;
  const [target, setTarget] = useState('');
  const [side, setSide] = useState<Side>('Editar');
  const go = ({ field: name, message }: Pick<Problem, 'field' | 'message'>) => {
    const path = name ? `${ROOT}.${name}` : TEXT;
    flushSync(() => {
      setSide('Editar');
      setTarget(path);
    });
    focusPlace(path, message);
    setTarget('');
  };
  const one = usePiece(opened, onDirty, onSaved, ([first]) => first && go(first));
  const { send } = one;
  const save = () => afterPictures(() => send({ type: 'saveAsked' }));
  const { busy, draft, edition, found, said, theirs } = one.shown;
  const { problems, warnings } = found;
  const isLocked = opened.locked !== undefined || draft !== undefined;
  const context = useMemo(
    () => ({ problems: problems.filter(({ file }) => file === piece.file), target }),
    [problems, piece.file, target],
  );
  const [tabbed, setTabbed] = useState({ count: 0, isAdded: false });
  const tab = (isAdded: boolean) => setTabbed({ count: tabbed.count + 1, isAdded });
  const [reader] = useState(() => new ReferenceReader(opened.site));
  const outcome = partDetails(said?.words ?? opened.locked ?? '');
  const heading = useRef<HTMLHeadingElement>(null);
  const begin = useEffectEvent(() =>
    field === undefined ? heading.current?.focus() : go({ field, message: '' }),
  );
  useEffect(() => {
    // The place is opened once the form has been drawn.
    const waiting = setTimeout(() => begin());
    return () => clearTimeout(waiting);
  }, []);
  return (
    <Values {...one.form}>
      <FoundContext value={context}>
        <div className="piece" data-side={side}>
          <div className="side-choice actions" role="group" aria-label="De la pieza">
            {SIDES.map((one) => (
              <Act key={one} words={one} aria-pressed={one === side} onAct={() => setSide(one)} />
            ))}
          </div>
          <FieldContext value={SchemaField}>
            <Guide piece={piece} rename={one.rename}>
              <form
                aria-label={piece.title}
                data-file={piece.file}
                noValidate
                onSubmit={submitting(save)}
                onKeyDown={(event) => {
                  if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return;
                  // The browser would save the screen as a file.
                  event.preventDefault();
                  if (!isLocked) save();
                }}
              >
                <PieceHead opened={opened} listed={listed} heading={heading} />
                <DraftNotice {...one.shown} send={send} />
                {theirs && <Conflict mine={one.mine()} theirs={theirs} send={send} />}
                <ProblemList file={piece.file} problems={problems} onGo={go} />
                <ProblemList file={piece.file} soft problems={warnings} onGo={go} />
                <WaitingAlong />
                <p className="actions">
                  {Object.keys(opened.schema.properties ?? {}).map((key) => (
                    <Guided key={key} path={`${ROOT}.${key}`} />
                  ))}
                </p>
                <div key={edition} id={ROOT} tabIndex={-1} className="fields">
                  <ReferencesContext value={reader}>
                    <PieceFile value={piece.file}>
                      <DocumentPictures value={one.pictures}>
                        <PieceFields
                          collection={piece.collection}
                          node={opened.schema}
                          acts={opened.base && <PieceActs piece={piece} remove={one.remove} />}
                        >
                          {opened.body !== undefined && (
                            <>
                              <BringToPiece
                                isRelease={piece.collection === 'comunicados'}
                                onBring={one.bring}
                              />
                              {opened.schema.properties?.['pestanas'] && <Tabs onText={tab} />}
                              <TextEditor key={tabbed.count} atEnd={tabbed.isAdded} />
                            </>
                          )}
                        </PieceFields>
                      </DocumentPictures>
                    </PieceFile>
                  </ReferencesContext>
                </div>
                <footer className="save actions">
                  <button type="submit" className="main" disabled={busy || isLocked}>
                    {(busy && 'Guardando…') ||
                      (opened.locked && 'Sólo la guarda quien publica') ||
                      (draft ? 'Decida antes qué hacer con su borrador' : 'Guardar')}
                  </button>
                  <p role="status" className={said ? `said ${said.bad ? 'bad' : 'good'}` : 'said'}>
                    {outcome.plain}
                  </p>
                  <Details of={outcome.details} />
                </footer>
              </form>
            </Guide>
          </FieldContext>
          <PreviewPane change={one.written} />
        </div>
      </FoundContext>
    </Values>
  );
}
