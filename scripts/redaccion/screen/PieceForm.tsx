import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Piece, ShownProblem } from '../api';
import { PICTURES, workSettled } from './client';
import { PieceNotices } from './Conflict';
import { TextEditor } from './editor/TextEditor';
import { PieceFields } from './fields/PieceFields';
import { Act, submitting, Detailed } from './parts';
import { PieceActs, PieceHead } from './PieceHead';
import { PreviewPane } from './Preview';
import { ReferenceReader } from './references';
import { Guide, Waiting as WaitingAlong } from './guide/Guide';
import { Guided } from './guide/Guided';
import { changeAndGo, ProblemList } from './problems';
import { Tabs } from './Tabs';
import { pieceNow } from './piece-state';
import { usePiece } from './use-piece';
import type { Begun } from './word/bring-document';
import { BringToPiece } from './word/documents';
import { ROOT, TEXT } from './values';

interface Props {
  opened: Begun;
  listed?: Piece | undefined;
  field?: string | undefined;
  /** Whose words this browser keeps. */
  login: string;
  /** Told the piece as the form knows it, in the same frame; undefined of a discarded new one. */
  onPiece: (piece: Piece | undefined) => void;
  /** Told when other pieces may have changed with this one. */
  onOthers: () => void;
}

const SIDES = ['Editar', 'Ver'] as const;

export function PieceForm({
  opened,
  listed = opened.piece,
  field,
  login,
  onPiece,
  onOthers,
}: Props) {
  const { piece, schema } = opened;
  const { file, collection } = piece;
  const [target, setTarget] = useState('');
  const [side, setSide] = useState<(typeof SIDES)[number]>('Editar');
  const go = ({ field: name, faulty }: Pick<ShownProblem, 'field' | 'faulty'>) => {
    const path = name ? `${ROOT}.${name}` : TEXT;
    const show = () => {
      setSide('Editar');
      setTarget(path);
    };
    changeAndGo(show, path, faulty);
    setTarget('');
  };
  const one = usePiece(opened, listed, login, onPiece, onOthers, ([first]) => first && go(first));
  const { send, words, pictures } = one;
  const save = () => void workSettled(PICTURES).then(() => send({ type: 'saveAsked' }));
  const { busy, edition, found, outcome } = one.shown;
  const locked = opened.locked ?? opened.stopped;
  const isLocked = locked !== undefined;
  const problems = found.problems.filter((problem) => problem.file === file);
  const [tabbed, setTabbed] = useState({ count: 0, isAdded: false });
  const tab = (isAdded: boolean) => setTabbed({ count: tabbed.count + 1, isAdded });
  const [reader] = useState(() => new ReferenceReader(opened.site));
  const heading = useRef<HTMLHeadingElement>(null);
  const begin = useEffectEvent(() =>
    field === undefined ? heading.current?.focus() : go({ field }),
  );
  useEffect(() => {
    // The place is opened once the form has been drawn.
    const waiting = setTimeout(() => begin());
    return () => clearTimeout(waiting);
  }, []);
  return (
    <Guide piece={{ file, collection, words, reader, pictures, problems, target }}>
      <div className="piece" data-side={side}>
        <div
          className="side-choice actions min-[87.5rem]:hidden"
          role="group"
          aria-label="De la pieza"
        >
          {SIDES.map((one) => (
            <Act key={one} words={one} aria-pressed={one === side} onAct={() => setSide(one)} />
          ))}
        </div>
        <form
          aria-label={piece.title}
          data-file={file}
          className="@container"
          noValidate
          onSubmit={submitting(save)}
          onKeyDown={(event) => {
            if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return;
            // The browser would save the screen as a file.
            event.preventDefault();
            if (!isLocked) save();
          }}
        >
          <PieceHead opened={opened} piece={pieceNow(one.shown, listed)} heading={heading} />
          <PieceNotices {...{ words, send }} state={one.shown} />
          <ProblemList file={file} problems={found.problems} onGo={go} />
          <ProblemList file={file} soft problems={found.warnings} onGo={go} />
          <WaitingAlong />
          <p className="actions">
            {Object.keys(schema.properties ?? {}).map((key) => (
              <Guided key={key} path={`${ROOT}.${key}`} />
            ))}
          </p>
          <div key={edition} id={ROOT} tabIndex={-1} className="fields">
            <PieceFields
              node={schema}
              acts={
                opened.base && <PieceActs piece={piece} rename={one.rename} remove={one.remove} />
              }
            >
              {opened.body !== undefined && (
                <>
                  <BringToPiece onBring={one.bring} />
                  {schema.properties?.['pestanas'] && <Tabs onText={tab} />}
                  <TextEditor key={tabbed.count} atEnd={tabbed.isAdded} />
                </>
              )}
            </PieceFields>
          </div>
          <footer className="actions sticky bottom-0 items-center border-t border-linea bg-papel py-[0.3rem]">
            <button type="submit" className="main" disabled={busy || isLocked}>
              {(busy && 'Guardando…') ||
                (opened.locked && 'Sólo la guarda quien publica') ||
                (opened.stopped && 'Por ahora no se guarda') ||
                'Guardar'}
            </button>
            {/* On a narrow screen the explanation of every day gives its room to the words. */}
            <Detailed
              role="status"
              className={`outcome shrink grow basis-56 ${outcome ? (outcome.bad ? 'bad' : 'good') : '@max-[30rem]:sr-only'}`}
              words={outcome?.words ?? locked ?? ''}
            />
          </footer>
        </form>
        <PreviewPane change={one.written} />
      </div>
    </Guide>
  );
}
