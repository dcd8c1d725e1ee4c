import { useState, type Ref } from 'react';
import { kindName, NEW_PIECES, pieceName, WITH_ADDRESS } from '@/lib/content/model/piece-kinds';
import type { Opened, Piece } from '../api';
import type { PressMail } from '../api-lists';
import { ask } from './client';
import { StateChoice } from './fields/PieceFields';
import { Act, Fault, OutcomeWords, Select, TextInput } from './parts';
import { fieldAddress } from './problems';
import { isOnSite, isUnpublished, standingOf } from './standing';
import { useAttempt } from './use-ask';

interface Props {
  opened: Opened;
  /** As its form knows it. */
  piece: Piece;
  heading: Ref<HTMLHeadingElement>;
}

export function PieceHead({ opened: { schema }, piece, heading }: Props) {
  return (
    <header className="piece-head actions mb-4 items-center justify-between [&_.field]:mb-0">
      <p className="font-semibold text-guinda">
        {kindName(piece.collection)}{' '}
        <span
          className={`rounded-full border border-linea px-[0.7rem] py-[0.15rem] text-tinta ${isUnpublished(piece) ? 'bg-resalte' : ''}`}
        >
          {standingOf(piece)}
        </span>
      </p>
      {schema.properties?.['borrador'] && (
        <StateChoice properties={schema.properties} isOnSite={isOnSite(piece)} />
      )}
      <h2 ref={heading} tabIndex={-1} className="basis-full">
        {pieceName(piece)}
      </h2>
    </header>
  );
}

export function PieceActs({ piece, rename, remove }: RenameProps & RemoveProps) {
  const { file, collection } = piece;
  return (
    <div className="actions mt-[0.4rem] mb-[1.4rem] in-[.as-read]:flex-col in-[.as-read]:items-stretch [&>[open]]:basis-full">
      <a href={`#historia?${encodeURI(file)}`}>Historia de esta pieza</a>
      {collection in NEW_PIECES && (
        <a href={`#nuevo/${collection}?${encodeURI(file)}`}>Empezar otra como ésta</a>
      )}
      {collection === 'comunicados' && <PressMailBox file={file} />}
      {WITH_ADDRESS.includes(collection) && <RenamePiece piece={piece} rename={rename} />}
      {collection in NEW_PIECES && <RemovePiece piece={piece} remove={remove} />}
    </div>
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
    <details>
      <summary>Cambiar la dirección</summary>
      <TextInput
        label="Nombre nuevo"
        help="Minúsculas sin acento, cifras y guiones. Quien tenga la dirección de antes llega a la nueva, y los enlaces de otras piezas cambian con ella."
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
      <summary>Quitar esta pieza</summary>
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
