import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Problem } from '@/lib/content/types';
import type { Piece } from '../api';
import { partDetails } from '../../repository/details';
import { afterPictures } from './client';
import { Conflict } from './Conflict';
import { TextEditor } from './editor/TextEditor';
import { SchemaField } from './fields/Field';
import { PieceFields } from './fields/PieceFields';
import { FieldContext } from './fields/Shell';
import { DocumentPictures, PieceFile } from './photos/PhotoPicker';
import { moment } from './instants';
import { Act, Details } from './parts';
import { PieceActs, PieceHead } from './PieceHead';
import { PreviewPane } from './Preview';
import { ReferenceReader, ReferencesContext } from './references';
import { Guide, Waiting as WaitingAlong } from './guide/Guide';
import { Guided } from './guide/Guided';
import { focusPlace, FoundContext, ProblemList } from './problems';
import { Tabs } from './Tabs';
import { usePiece } from './use-piece';
import type { Begun } from './word/bring-document';
import { BringToPiece } from './word/BringDocument';
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
  const discard = () => send({ type: 'discarded' });
  const { busy, draft, edition, found, recovered, said, theirs } = one.shown;
  const { problems, warnings } = found;
  const isRelease = piece.collection === 'comunicados';
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
          <div className="side-choice" role="group" aria-label="De la pieza">
            {SIDES.map((one) => (
              <button
                key={one}
                type="button"
                aria-pressed={one === side}
                onClick={() => setSide(one)}
              >
                {one}
              </button>
            ))}
          </div>
          <FieldContext value={SchemaField}>
            <Guide piece={piece} rename={one.rename}>
              <form
                aria-label={piece.title}
                data-file={piece.file}
                noValidate
                onSubmit={(event) => {
                  event.preventDefault();
                  save();
                }}
                onKeyDown={(event) => {
                  if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return;
                  // The browser would save the screen as a file.
                  event.preventDefault();
                  if (!isLocked) save();
                }}
              >
                <PieceHead opened={opened} listed={listed} heading={heading} />
                {recovered && (
                  <section className="notice" aria-label="Su borrador">
                    <p>Esto es lo que usted dejó sin guardar, del {moment(recovered.savedAt)}.</p>
                    <Act className="" words="Descartarlo y ver lo guardado" onAct={discard} />
                  </section>
                )}
                {draft && (
                  <section className="notice" aria-label="Su borrador">
                    <p>
                      Hay cambios suyos sin guardar, del {moment(draft.savedAt)}; después alguien
                      cambió la pieza. Decida: mientras tanto, lo que escriba no queda como
                      borrador.
                    </p>
                    <Act
                      className=""
                      words="Seguir con ellos"
                      onAct={() => send({ type: 'takenUp', draft })}
                    />
                    <Act className="" words="Descartarlos" onAct={discard} />
                  </section>
                )}
                {theirs && (
                  <Conflict
                    mine={one.mine()}
                    theirs={theirs}
                    onMine={() => send({ type: 'mineChosen', theirs })}
                    onTheirs={() => send({ type: 'theirsChosen', theirs })}
                  />
                )}
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
                              <BringToPiece isRelease={isRelease} onBring={one.bring} />
                              {opened.schema.properties?.['pestanas'] && <Tabs onText={tab} />}
                              <TextEditor key={tabbed.count} atEnd={tabbed.isAdded} />
                            </>
                          )}
                        </PieceFields>
                      </DocumentPictures>
                    </PieceFile>
                  </ReferencesContext>
                </div>
                <footer className="save">
                  <button type="submit" className="main" disabled={busy || isLocked}>
                    {busy
                      ? 'Guardando…'
                      : opened.locked
                        ? 'Sólo la guarda quien publica'
                        : draft
                          ? 'Decida antes qué hacer con su borrador'
                          : 'Guardar'}
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
