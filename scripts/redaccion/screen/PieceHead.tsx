import { useState, type ReactNode, type Ref } from 'react';
import { flushSync } from 'react-dom';
import { kindName, NEW_PIECES, pieceName, WITH_ADDRESS } from '@/lib/content/model/piece-kinds';
import type { Piece } from '../api';
import type { PressMail } from '../api-lists';
import { ask } from './client';
import { ActMenu } from './ActMenu';
import {
  Act,
  Detailed,
  Fault,
  OutcomeWords,
  Select,
  TextInput,
  type RequestOutcome,
} from './parts';
import { fieldAddress } from './problems';
import { isUnpublished, standingOf } from './standing';
import { useAttempt } from './use-ask';

interface Props {
  /** As its form knows it. */
  piece: Piece;
  heading: Ref<HTMLHeadingElement>;
  outcome: RequestOutcome;
  save: { words: string; isOff: boolean; isBusy: boolean };
  /** The drawer of settings, of a piece that has one. */
  settings: { id: string; isOpen: boolean; onPress: () => void } | undefined;
  isViewing: boolean;
  onView: () => void;
  review: ReactNode;
  /** Acts of the whole piece. */
  children: ReactNode;
}

/** The head of a piece, in sight while it scrolls: its state, and what is done with it. */
export function PieceHead({
  piece,
  heading,
  outcome,
  save,
  settings,
  isViewing,
  onView,
  review,
  children,
}: Props) {
  return (
    <header className="piece-head">
      <h2 ref={heading} tabIndex={-1} className="sr-only">
        {pieceName(piece)}
      </h2>
      <p className="piece-kind">
        <span className="kind">{kindName(piece.collection)}</span>
        <span className={isUnpublished(piece) ? 'pill waits' : 'pill'}>{standingOf(piece)}</span>
      </p>
      <div className={outcome.bad ? 'piece-outcome bad' : 'piece-outcome'}>
        <Detailed
          role="status"
          className={`outcome ${outcome.bad ? 'bad' : 'good'}`}
          words={outcome.words}
        />
      </div>
      <div className="piece-acts">
        {review}
        {settings && (
          <Act
            words="Ajustes"
            aria-expanded={settings.isOpen}
            aria-controls={settings.id}
            onAct={() => {
              flushSync(settings.onPress);
              document.querySelector<HTMLElement>(`#${settings.id}:not([hidden]) h3`)?.focus();
            }}
          />
        )}
        <Act className="view-act" words="Ver" aria-pressed={isViewing} onAct={onView} />
        {children && <ActMenu name="Más">{children}</ActMenu>}
        {/* A button that is shut for a moment would lose the focus. */}
        <button
          id="guardar"
          type="submit"
          className="main"
          disabled={save.isOff}
          aria-disabled={save.isBusy || undefined}
        >
          {save.words}
        </button>
      </div>
    </header>
  );
}

type ActsProps = RenameProps &
  RemoveProps & { isNew: boolean; onBring: (() => void) | undefined; onDiscard: () => void };

export function PieceActs({ piece, isNew, rename, remove, onBring, onDiscard }: ActsProps) {
  const { file, collection } = piece;
  const bring = onBring && <Act words="Traer un documento" onAct={onBring} />;
  if (isNew)
    return (
      <>
        {bring}
        <Act words="Descartar" onAct={onDiscard} />
      </>
    );
  return (
    <>
      <a href={`#historia?${encodeURI(file)}`}>Historia</a>
      {collection in NEW_PIECES && (
        <a href={`#nuevo/${collection}?${encodeURI(file)}`}>Empezar otra como ésta</a>
      )}
      {bring}
      {collection === 'comunicados' && <PressMailBox file={file} />}
      {WITH_ADDRESS.includes(collection) && <RenamePiece piece={piece} rename={rename} />}
      {collection in NEW_PIECES && <RemovePiece piece={piece} remove={remove} />}
    </>
  );
}

export function PressMailBox({ file }: { file: string }) {
  const [mail, setMail] = useState<PressMail>();
  const { outcome, attempt } = useAttempt();
  const read = () =>
    attempt(async () => {
      setMail(undefined);
      setMail(await ask('GET /api/prensa', { query: { file } }));
    });
  const copy = (words: string, label: string) =>
    attempt(async () => {
      await navigator.clipboard.writeText(words).catch(() => {
        throw new Error('El navegador no dejó copiarlo. Selecciónelo y cópielo usted.');
      });
      return `${label}: copiado.`;
    });
  return (
    <details onToggle={({ currentTarget }) => currentTarget.open && void read()}>
      <summary>Correo para la prensa</summary>
      {(mail
        ? ([
            ['Asunto', mail.subject, 1],
            ['Texto del correo', mail.text, 10],
          ] as const)
        : []
      ).map(([label, words, rows]) => (
        <div key={label} className="field">
          <label>
            {label}
            <textarea readOnly rows={rows} value={words} />
          </label>
          <Act words={`Copiar ${label.toLowerCase()}`} onAct={() => void copy(words, label)} />
        </div>
      ))}
      <OutcomeWords outcome={outcome} />
    </details>
  );
}

interface RenameProps {
  piece: Piece;
  rename: (name: string) => Promise<{ file: string }>;
}

function RenamePiece({ piece, rename }: RenameProps) {
  const [name, setName] = useState(/([^/]+)\.md$/.exec(piece.file)?.[1] ?? '');
  const { outcome, attempt } = useAttempt();
  const apply = () =>
    void attempt(async () => {
      const { file } = await rename(name);
      // The same address again would open nothing.
      if (file === piece.file) window.location.reload();
      else window.location.hash = fieldAddress(file);
    });
  return (
    <details
      onToggle={({ currentTarget }) =>
        currentTarget.open && currentTarget.querySelector('input')?.focus()
      }
    >
      <summary>Cambiar la dirección</summary>
      <TextInput
        label="Nombre nuevo"
        help="Se escribe sin acentos y con guiones. Quien tenga la dirección de antes llega a la nueva, y los enlaces de otras páginas cambian con ella."
        value={name}
        onType={setName}
        onEnter={apply}
      />
      <Fault words={outcome.words} />
      <Act words="Cambiar" onAct={apply} />
    </details>
  );
}

interface RemoveProps {
  piece: Piece;
  /** @param heir to which its address leads from then on; empty without any */
  remove: (heir: string) => Promise<unknown>;
}

export function RemovePiece({ piece, remove }: RemoveProps) {
  const { outcome, attempt } = useAttempt();
  const [heir, setHeir] = useState('');
  const [others, setOthers] = useState<[file: string, name: string][]>([]);
  const look = () =>
    attempt(async () => {
      const { piezas } = await ask('GET /api/piezas');
      const alike = piezas.filter(({ collection }) => collection === piece.collection);
      const others = alike.filter(({ file }) => file !== piece.file);
      setOthers(others.map((one) => [one.file, pieceName(one)]));
    });
  const apply = () =>
    attempt(async () => {
      const next = others.find(([file]) => file === heir)?.[1];
      const leads = next ? ` Su dirección llevará a «${next}».` : '';
      const sure = `¿Quitar «${pieceName(piece)}»?${leads} Queda en la historia, y de ahí puede volver.`;
      if (!window.confirm(sure)) return;
      await remove(heir);
      window.location.hash = '';
    });
  return (
    <details onToggle={() => void look()}>
      <summary>Quitar</summary>
      {WITH_ADDRESS.includes(piece.collection) && (
        <>
          <p className="help">Mejor retírela, en «Estado»: queda una página que lo dice.</p>
          <Select
            label="A dónde llega quien tenga su dirección, y lo que la enlaza"
            value={heir}
            options={[['', 'A ninguna parte'], ...others]}
            onChoose={setHeir}
          />
        </>
      )}
      <OutcomeWords outcome={outcome} />
      <Act words="Quitarla" onAct={() => void apply()} />
    </details>
  );
}
