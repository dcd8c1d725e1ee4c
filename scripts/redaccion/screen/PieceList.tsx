import { useEffect, useState } from 'react';
import { longDate } from '@/lib/office/dates';
import type { FoundLines, Piece } from '../api';
import { findInTexts } from './client';
import { byKind, kindName, NEW, pieceName, standingOf, wordsOfKind } from './kinds';
import { fold } from '@/lib/search/words';

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

/** Every piece, by kind, and those that a search finds. */
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
      else void findInTexts(query, asking.signal).then(setLines, fail);
    }, PAUSE_MS);
    return () => {
      clearTimeout(waiting);
      asking.abort();
    };
  }, [query]);
  const words = fold(query).split(/\s+/).filter(Boolean);
  const says = (said: string) => words.every((word) => fold(said).includes(word));
  const isCalled = ({ title, file, collection }: Piece) =>
    says(`${title} ${file} ${wordsOfKind(collection)}`);
  const found = pieces.filter((one) => isCalled(one) || (words.length > 0 && lines[one.file]));
  const called = new Set(found.filter(isCalled).map(({ collection }) => collection));
  const kinds = [
    ...new Set([
      ...(Object.keys(NEW) as Piece['collection'][]),
      ...pieces.map(({ collection }) => collection),
    ]),
  ].sort((one, other) => Number(called.has(other)) - Number(called.has(one)) || byKind(one, other));
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
      {kinds.map((kind) => {
        const own = found.filter(({ collection }) => collection === kind);
        if (NEW[kind]) own.sort(newestFirst);
        const begun = NEW[kind] && says(NEW[kind].label) ? NEW[kind].label : undefined;
        if (own.length === 0 && !begun) return null;
        const shown = whole.includes(kind) ? own : own.slice(0, FIRST);
        return (
          <section key={kind} aria-labelledby={`clase-${kind}`}>
            <h2 id={`clase-${kind}`}>{kindName(kind)}</h2>
            {begun && (
              <a className="new" href={`#nuevo/${kind}`}>
                {begun}
              </a>
            )}
            <ul>
              {shown.map((piece) => (
                <li key={piece.file}>
                  <a
                    href={`#${encodeURI(piece.file)}`}
                    aria-current={piece.file === current ? 'page' : undefined}
                  >
                    {pieceName(piece)}
                    <Standing piece={piece} />
                  </a>
                  {words.length > 0 && lines[piece.file] && (
                    <span className="standing line">«{lines[piece.file]}»</span>
                  )}
                </li>
              ))}
            </ul>
            {shown.length < own.length && (
              <button type="button" onClick={() => setWhole([...whole, kind])}>
                {own.length - shown.length === 1
                  ? 'Ver la que sigue'
                  : `Ver las ${own.length - shown.length} que siguen`}
              </button>
            )}
          </section>
        );
      })}
    </nav>
  );
}

const newestFirst = (one: Piece, other: Piece) => (other.day ?? '').localeCompare(one.day ?? '');

function Standing({ piece }: { piece: Piece }) {
  const { state, stateDay, out = 'igual', day, unsaved, others = [] } = piece;
  const said = [
    (state !== 'publicado' || out !== 'igual' || stateDay) && standingOf(piece),
    day && longDate(day),
    unsaved && 'con cambios suyos sin guardar',
    others.length > 0 && `con cambios de ${others.join(' y ')}`,
  ].filter(Boolean);
  return said.length > 0 ? <span className="standing">{said.join(' · ')}</span> : null;
}
