import { useEffect, useState } from 'react';
import { longDate } from '@/lib/office/dates';
import type { FoundLines, Piece } from '../api';
import { ask } from './client';
import { askedWords, findPieces, hasWords, newestFirst } from './find-pieces';
import { byKind, kindName, NEW, pieceName, standingOf } from './kinds';

interface Props {
  pieces: Piece[];
  current: string;
  fault: string;
  onRetry: () => void;
}

/** Of a kind, before the rest is asked for: an archive has thousands. */
const FIRST = 12;
/** After the last key, before the texts are searched. */
const PAUSE_MS = 300;

export function PieceList({ pieces, current, fault, onRetry }: Props) {
  const [query, setQuery] = useState('');
  const [whole, setWhole] = useState<string[]>([]);
  const [lines, setLines] = useState<FoundLines>({});
  useEffect(() => {
    const asking = new AbortController();
    // Titles and kinds are searched all the same.
    const fail = () => asking.signal.aborted || setLines({});
    const waiting = setTimeout(() => {
      if (!query.trim()) setLines({});
      else {
        const asked = { query: { palabras: query }, signal: asking.signal };
        void ask('GET /api/buscar', asked).then(setLines, fail);
      }
    }, PAUSE_MS);
    return () => {
      clearTimeout(waiting);
      asking.abort();
    };
  }, [query]);
  const words = askedWords(query);
  const [state, setState] = useState('');
  const kept = pieces.filter((piece) => !state || STATES[state]?.(piece));
  const found = words.length > 0 ? findPieces(kept, lines, words) : [];
  const kinds = [
    ...new Set([
      ...(Object.keys(NEW) as Piece['collection'][]),
      ...pieces.map(({ collection }) => collection),
    ]),
  ].sort(byKind);
  const rest = (kind: string, count: number) =>
    count > 0 && (
      <button type="button" onClick={() => setWhole([...whole, kind])}>
        {count === 1 ? 'Ver la que sigue' : `Ver las ${count} que siguen`}
      </button>
    );
  const shownOf = (kind: string, all: Piece[]) =>
    whole.includes(kind) ? all : all.slice(0, FIRST);
  const row = (piece: Piece) => (
    <li key={piece.file}>
      <a
        href={`#${encodeURI(piece.file)}`}
        aria-current={piece.file === current ? 'page' : undefined}
      >
        {pieceName(piece)}
        <Standing piece={piece} isFound={words.length > 0} />
      </a>
      {words.length > 0 && lines[piece.file] && (
        <span className="standing line">«{lines[piece.file]}»</span>
      )}
    </li>
  );
  return (
    <nav aria-label="Piezas" className="list">
      <label htmlFor="buscar">Buscar una pieza</label>
      <input
        id="buscar"
        type="search"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      <p role="status" className="help">
        {words.length > 0 && (found.length === 1 ? 'Una pieza' : `${found.length} piezas`)}
      </p>
      {fault && (
        <p role="alert" className="fault">
          {fault}{' '}
          <button type="button" onClick={onRetry}>
            Volver a intentarlo
          </button>
        </p>
      )}
      <label className="field">
        Estado
        <select value={state} onChange={({ target }) => setState(target.value)}>
          <option value="">Todas</option>
          {Object.keys(STATES).map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      </label>
      {words.length > 0 && (
        <>
          {kinds.map(
            (kind) =>
              NEW[kind] && hasWords(NEW[kind].label, words) && <Begin key={kind} kind={kind} />,
          )}
          <ul>{shownOf(query, found).map(row)}</ul>
          {rest(query, found.length - shownOf(query, found).length)}
        </>
      )}
      {words.length === 0 &&
        kinds.map((kind) => {
          const own = kept.filter(({ collection }) => collection === kind);
          if (NEW[kind]) own.sort(newestFirst);
          if (own.length === 0 && (!NEW[kind] || state)) return null;
          const shown = shownOf(kind, own);
          return (
            <section key={kind} aria-labelledby={`clase-${kind}`}>
              <h2 id={`clase-${kind}`}>{kindName(kind)}</h2>
              {NEW[kind] && <Begin kind={kind} />}
              <ul>{shown.map(row)}</ul>
              {rest(kind, own.length - shown.length)}
            </section>
          );
        })}
    </nav>
  );
}

const STATES: Record<string, (piece: Piece) => boolean> = {
  Borrador: ({ state, unsaved }) => state === 'borrador' || unsaved,
  'En revisión': ({ state }) => state === 'revision',
  Programado: ({ state }) => state === 'programado',
  'Falta publicarlo': ({ out }) => out === 'cambiado' || out === 'nuevo',
  Retirado: ({ state }) => state === 'retirado',
};

const Begin = ({ kind }: { kind: Piece['collection'] }) => (
  <a className="new" href={`#nuevo/${kind}`}>
    {NEW[kind]?.label}
  </a>
);

function Standing({ piece, isFound }: { piece: Piece; isFound: boolean }) {
  const { state, stateDay, out = 'igual', day, unsaved, others = [] } = piece;
  const said = [
    isFound && kindName(piece.collection) !== pieceName(piece) && kindName(piece.collection),
    (state !== 'publicado' || out !== 'igual' || stateDay) && standingOf(piece),
    day && longDate(day),
    unsaved && 'con cambios suyos sin guardar',
    others.length > 0 && `con cambios de ${others.join(' y ')}`,
  ].filter(Boolean);
  return said.length > 0 ? <span className="standing">{said.join(' · ')}</span> : null;
}
