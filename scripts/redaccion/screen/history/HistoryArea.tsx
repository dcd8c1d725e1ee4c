import { useCallback, useEffect, useRef, useState } from 'react';
import type { Piece } from '../../api';
import type { Back, HistoryEntry, Version } from '../../history/types';
import { goBack, fetchPieces, readHistory, messageOf } from '../client';
import { pieceName } from '../kinds';
import { moment } from '../instants';
import { VersionDetail } from './VersionDetail';

type Said = { words: string; bad: boolean; list?: string[] } | undefined;

const ALL = '¿Volver todo el contenido a como estaba entonces? Lo de ahora queda en la historia.';

/** «Historia»: changes with author and moment, and the way back. */
export function HistoryArea({ mayPublish = true }) {
  const [pieces, setPieces] = useState<Piece[]>([]);
  const [file, setFile] = useState(pieceInAddress);
  const [told, setTold] = useState<HistoryEntry>();
  const [said, setSaid] = useState<Said>();
  const heading = useRef<HTMLHeadingElement>(null);
  const attempt = useCallback(async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (failure) {
      setSaid({ words: messageOf(failure), bad: true });
    }
  }, []);
  const look = useCallback(
    () =>
      attempt(async () => {
        const [{ piezas: found }, now] = await Promise.all([fetchPieces(), readHistory(file, 0)]);
        setPieces(found);
        setTold(now);
      }),
    [attempt, file],
  );
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    void Promise.resolve().then(look);
  }, [look]);

  const more = () =>
    attempt(async () => {
      const before = told?.versions ?? [];
      const next = await readHistory(file, before.length);
      setTold({ ...next, versions: [...before, ...next.versions] });
    });
  const back = (to: Back) =>
    attempt(async () => {
      if (to.file === undefined && !to.undo && !window.confirm(ALL)) return;
      setSaid(undefined);
      const answer = await goBack(to);
      if (answer.result === 'refused')
        setSaid({
          words: 'No se volvió: con las reglas de hoy, esa versión tiene algo que corregir.',
          bad: true,
          list: answer.problems.map((one) => `${one.file}: ${one.message}`),
        });
      else setSaid({ words: 'Listo. Se publica cuando usted pulse «Publicar».', bad: false });
      await look();
    });
  const name = (of: string) => {
    const piece = pieces.find((one) => one.file === of);
    return piece ? pieceName(piece) : of.replace(/^.*\//, '');
  };

  return (
    <section className="area" aria-labelledby="historia">
      <h2 id="historia" ref={heading} tabIndex={-1}>
        Historia de los cambios
      </h2>
      {told?.missing === undefined && (
        <p className="field">
          <label htmlFor="de-que">De qué</label>
          <select id="de-que" value={file} onChange={({ target }) => setFile(target.value)}>
            <option value="">Todo</option>
            {pieces.map((piece) => (
              <option key={piece.file} value={piece.file}>
                {pieceName(piece)}
              </option>
            ))}
          </select>
        </p>
      )}
      <div role="status">
        {said && <p className={`said ${said.bad ? 'bad' : 'good'}`}>{said.words}</p>}
        {said?.list && (
          <ul>
            {said.list.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        )}
      </div>
      {told?.missing && <p>{told.missing}</p>}
      {told && !told.missing && told.versions.length === 0 && <p>Todavía no hay cambios.</p>}
      <ol className="rows">
        {told?.versions.map((version, index) => (
          <Entry
            key={version.id}
            version={version}
            isNow={index === 0}
            name={name}
            only={file}
            mayPublish={mayPublish}
            onBack={back}
          />
        ))}
      </ol>
      {told?.more && (
        <button type="button" onClick={() => void more()}>
          Ver más antiguos
        </button>
      )}
    </section>
  );
}

/** The piece that the address names after a question mark: a piece's form leads here so. */
const pieceInAddress = () => decodeURI(window.location.hash).split('?')[1] ?? '';

interface EntryProps {
  version: Version;
  isNow: boolean;
  name: (file: string) => string;
  only: string;
  /** Whether all may be taken back at once. */
  mayPublish: boolean;
  onBack: (to: Back) => Promise<void>;
}

const MANY = 6;

function Entry({ version, isNow, name, only, mayPublish, onBack }: EntryProps) {
  const [open, setOpen] = useState(false);
  const { id, who, at, what, files } = version;
  const names = files.slice(0, MANY).map(({ file }) => name(file));
  const rest = files.length - names.length;
  const back = (piece = only) =>
    void onBack({ id, ...(piece && { file: piece }), ...(isNow && { undo: true }) });
  const words = isNow ? 'Deshacer este cambio' : 'Volver a esta versión';
  return (
    <li className="row">
      <button
        type="button"
        className="row-title"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {moment(at)} · {[who, what].filter(Boolean).join(' · ')}
      </button>
      <p className="help">{[...names, rest > 0 && `y ${rest} más`].filter(Boolean).join(', ')}</p>
      {open && (
        <>
          <VersionDetail
            {...{ id, name, only, isNow, words }}
            onBack={only || (isNow && mayPublish) ? undefined : back}
          />
          {(only || mayPublish) && !(isNow && files.length === 0) && (
            <button type="button" onClick={() => back()}>
              {only || isNow ? words : 'Volver todo a esta versión'}
            </button>
          )}
          {(only || mayPublish) && !isNow && files.length > 0 && (
            <button
              type="button"
              onClick={() => void onBack({ id, ...(only && { file: only }), undo: true })}
            >
              Deshacer este cambio
            </button>
          )}
        </>
      )}
    </li>
  );
}
