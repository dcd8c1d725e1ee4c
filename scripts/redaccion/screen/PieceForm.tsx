import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { pieceName } from '@/lib/content/model/piece-kinds';
import type { Piece, ShownProblem } from '../api';
import { PICTURES, workSettled } from './client';
import { PieceNotices } from './Conflict';
import { TextEditor } from './editor/TextEditor';
import { ON_PAGE, PageFields, SettingsFields, settingsOf } from './fields/PieceFields';
import { asFields } from './fields/nodes';
import { goBackTo } from './kept-place';
import { submitting } from './parts';
import { PieceActs, PieceHead } from './PieceHead';
import { PreviewPane } from './Preview';
import { ReferenceReader } from './references';
import { isOnSite } from './standing';
import { Guide, Waiting as WaitingAlong } from './guide/Guide';
import { Guided } from './guide/Guided';
import { changeAndGo, RefusedSave, FoundList } from './problems';
import { Tabs } from './Tabs';
import { pieceNow } from './piece-state';
import { usePiece, type Continued } from './use-piece';
import type { Begun } from './word/bring-document';
import { BringToPiece } from './word/documents';
import { BroughtDoubts } from './word/findings';
import { fieldOf, ROOT, TEXT, useText } from './values';

interface Props {
  opened: Continued;
  listed?: Piece | undefined;
  field?: string | undefined;
  /** Whose words this browser keeps. */
  login: string;
  /** Told the piece as the form knows it, in the same frame; undefined of a discarded new one. */
  onPiece: (piece: Piece | undefined) => void;
  /** Told when other pieces may have changed with this one. */
  onOthers: () => void;
  /** Told the piece at its new file, when its address followed its title. */
  onMoved: (moved: Continued) => void;
}

/** From this width on the settings have a column of their own (piece.css). */
const WIDE = 1440;
const SETTINGS = 'ajustes';
/** Faults of what was not written yet, said once its field was left or a save tried. */
const LACKING = /^(?:missing|empty|release-empty)/;
/** Past the last letter of a title. */
const MOST = 10_000;

export function PieceForm({
  opened,
  listed = opened.piece,
  field,
  login,
  onPiece,
  onOthers,
  onMoved,
}: Props) {
  const { piece, schema } = opened;
  const { file, collection } = piece;
  const hasText = opened.body !== undefined;
  const settings = hasText ? settingsOf(schema) : [];
  const [target, setTarget] = useState('');
  const [isViewing, setViewing] = useState(false);
  const [isSet, setSet] = useState(
    () => window.innerWidth >= WIDE || settings.some((key) => lacks(opened, key)),
  );
  const [isBringing, setBringing] = useState(false);
  const [doubts, setDoubts] = useState(opened.doubts ?? []);
  const go = ({ field: name, faulty }: Pick<ShownProblem, 'field' | 'faulty'>) => {
    const path = name ? `${ROOT}.${name}` : TEXT;
    const show = () => {
      setViewing(false);
      if (settings.includes(name.split('.')[0] ?? '')) setSet(true);
      setTarget(path);
    };
    changeAndGo(show, path, faulty);
    setTarget('');
  };
  const [isRefused, setRefused] = useState(false);
  const refused = ([first]: ShownProblem[]) => {
    setRefused(true);
    if (first) go(first);
  };
  const one = usePiece(opened, listed, login, {
    ...{ onPiece, onOthers, onRefused: refused },
    onMoved: (moved) => onMoved({ ...moved, doubts }),
  });
  const { send, words, pictures } = one;
  const { busy, edition, found, outcome } = one.shown;
  const locked = opened.locked ?? opened.stopped;
  const isLocked = locked !== undefined;
  const save = () => void workSettled(PICTURES).then(() => send({ type: 'saveAsked' }));
  const [left, setLeft] = useState<readonly string[]>([]);
  const faults = useMemo(
    () =>
      found.problems.filter(
        ({ code, field: name }) =>
          isRefused ||
          left.includes(name) ||
          !(LACKING.test(code) || words.at(`${ROOT}.${name}`) === ''),
      ),
    [found, isRefused, left, words],
  );
  const problems = useMemo(() => {
    const isOwn = (one: ShownProblem) => one.file === file;
    const advice = found.warnings.filter(isOwn).map((one) => ({ ...one, isAdvice: true }));
    return [...faults.filter(isOwn), ...advice];
  }, [faults, found, file]);
  const [tabbed, setTabbed] = useState({ count: 0, isAdded: false });
  const tab = (isAdded: boolean) => setTabbed({ count: tabbed.count + 1, isAdded });
  const [reader] = useState(() => new ReferenceReader(opened.site));
  const heading = useRef<HTMLHeadingElement>(null);
  const begin = useEffectEvent(() => {
    if (opened.moved?.place) goBackTo(opened.moved.place);
    else if (field !== undefined) go({ field });
    else if (hasText && !one.shown.theirs) {
      go({ field: opened.base ? 'titulo' : (firstEmpty(opened) ?? 'titulo') });
      const title = document.activeElement;
      if (title instanceof HTMLTextAreaElement) title.setSelectionRange(MOST, MOST);
    } else heading.current?.focus();
  });
  useEffect(() => {
    // The place is opened once the form has been drawn.
    const waiting = setTimeout(() => begin());
    return () => clearTimeout(waiting);
  }, []);
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return;
    // The browser would save the screen as a file.
    event.preventDefault();
    // A dialog has acts of its own.
    if (!isLocked && !document.querySelector('dialog[open]')) save();
  });
  useEffect(() => {
    const hearing = new AbortController();
    window.addEventListener('keydown', (event) => press(event), hearing);
    return () => hearing.abort();
  }, []);
  const current = pieceNow(one.shown, listed);
  const saving =
    (busy && 'Guardando…') ||
    (opened.locked && 'Sólo la guarda quien publica') ||
    (opened.stopped && 'Por ahora no se guarda') ||
    'Guardar';
  return (
    <Guide piece={{ file, collection, words, reader, pictures, problems, target }}>
      <form
        aria-label={pieceName(piece)}
        data-file={file}
        className={hasText ? 'piece with-text' : 'piece'}
        data-viewing={isViewing}
        noValidate
        onSubmit={submitting(save)}
        onBlur={({ target: { id } }) => {
          const field = id.startsWith(`${ROOT}.`) ? fieldOf(id) : id === TEXT ? '' : undefined;
          if (field !== undefined && !left.includes(field)) setLeft([...left, field]);
        }}
      >
        <PieceHead
          piece={current}
          heading={heading}
          outcome={outcome ?? { words: locked ?? '', bad: false }}
          save={{ words: saving, isOff: isLocked, isBusy: busy }}
          settings={
            settings.length > 0
              ? { id: SETTINGS, isOpen: isSet, onPress: () => setSet(!isSet) }
              : undefined
          }
          isViewing={isViewing}
          onView={() => setViewing(!isViewing)}
          review={
            <FoundList
              file={file}
              // A refused save says them on the page.
              problems={isRefused ? [] : faults}
              warnings={found.warnings}
              onGo={go}
            />
          }
        >
          <PieceActs
            piece={piece}
            isNew={!one.shown.base}
            rename={one.rename}
            remove={one.remove}
            onBring={hasText ? () => setBringing(true) : undefined}
            onDiscard={() => send({ type: 'discarded' })}
          />
        </PieceHead>
        <div className="page">
          <PieceNotices {...{ words, send }} state={one.shown} />
          <BroughtDoubts
            doubts={doubts}
            text={one.written.body ?? ''}
            onGo={(name, found) => go({ field: name, faulty: { words: found, nth: 0 } })}
            onRead={() => setDoubts([])}
          />
          {isRefused && found.problems.length > 0 && (
            <RefusedSave file={file} problems={found.problems} onGo={go} />
          )}
          <WaitingAlong />
          <p className="actions">
            {Object.keys(schema.properties ?? {}).map((key) => (
              <Guided key={key} path={`${ROOT}.${key}`} />
            ))}
          </p>
          <div key={edition} id={ROOT} tabIndex={-1} className={hasText ? 'as-read' : ''}>
            <PageFields node={schema} hasText={hasText} />
            {hasText && (
              <TextEditor key={tabbed.count} atEnd={tabbed.isAdded}>
                <BringHere
                  isAsked={isBringing}
                  onBring={(document, whole) => {
                    setBringing(false);
                    one.bring(document, whole);
                  }}
                />
              </TextEditor>
            )}
          </div>
        </div>
        {settings.length > 0 && (
          <section
            key={`ajustes ${edition}`}
            id={SETTINGS}
            className="settings"
            aria-labelledby="ajustes-titulo"
            hidden={!isSet}
            onKeyDown={(event) => {
              if (event.key !== 'Escape') return;
              setSet(false);
              document.querySelector<HTMLElement>(`[aria-controls="${SETTINGS}"]`)?.focus();
            }}
          >
            <h3 id="ajustes-titulo" tabIndex={-1}>
              Ajustes
            </h3>
            {schema.properties?.['pestanas'] && <Tabs onText={tab} />}
            <SettingsFields node={schema} keys={settings} isOnSite={isOnSite(current)} />
          </section>
        )}
        <PreviewPane change={one.written} />
      </form>
    </Guide>
  );
}

/** The place where a page that has its title goes on. */
const firstEmpty = ({ data, schema }: Begun): string | undefined =>
  ON_PAGE.find((key) => schema.required?.includes(key) && !asFields(data)[key]);

/** True for a setting of a new piece that must be filled in. */
const lacks = ({ base, data, schema }: Begun, key: string): boolean =>
  !base &&
  (schema.required?.includes(key) ?? false) &&
  (asFields(data)[key] ?? '') === '' &&
  schema.properties?.[key]?.type !== 'array';

interface BringProps {
  isAsked: boolean;
  onBring: Parameters<typeof BringToPiece>[0]['onBring'];
}

/** The way to bring a document: under an empty text, or where it was asked for. */
function BringHere({ isAsked, onBring }: BringProps) {
  const [text = ''] = useText();
  const [isBegun, setBegun] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const details = box.current?.querySelector('details');
    if (!isAsked || !details) return;
    details.open = true;
    details.querySelector('input')?.focus();
  }, [isAsked]);
  if (text.trim() !== '' && !isAsked && !isBegun) return null;
  return (
    // Words that are typed meanwhile do not take away a document that is being read.
    <div ref={box} onClick={() => setBegun(true)}>
      <BringToPiece
        onBring={(document, whole) => {
          setBegun(false);
          onBring(document, whole);
        }}
      />
    </div>
  );
}
