import { useCallback, useState } from 'react';
import {
  ALL_KINDS,
  kindName,
  NEW_PIECES,
  pieceName,
  wordsOfKind,
} from '@/lib/content/model/piece-kinds';
import { longDate } from '@/lib/office/dates';
import type { ToldWords } from '../../told-words';
import type { FoundLines, Piece } from '../api';
import { askedWords, hasWords } from '../search-words';
import { ask } from './client';
import { findPieces, newestFirst } from './find-pieces';
import { Fault, Select, ShortList, Small, TextInput } from './parts';
import { fieldAddress } from './problems';
import { isDraftOrUnsaved, isUnpublished, standingOf } from './standing';
import { useAnswer } from './use-ask';

interface Props {
  pieces: Piece[];
  current: string;
  fault: ToldWords;
  onRetry: () => void;
}

/** Of a kind, before the rest is asked for: an archive has thousands. */
const FIRST = 12;
/** After the last key, before the texts are searched. */
const PAUSE_MS = 300;

export function PieceList({ pieces, current, fault, onRetry }: Props) {
  const [query, setQuery] = useState('');
  const look = useCallback(
    async (signal: AbortSignal) => {
      await new Promise((done) => setTimeout(done, PAUSE_MS));
      if (!query.trim() || signal.aborted) return {};
      // Titles and kinds are searched all the same.
      const failed = (): FoundLines => ({});
      return ask('GET /api/buscar', { query: { palabras: query }, signal }).catch(failed);
    },
    [query],
  );
  const { answer: lines = {} } = useAnswer<FoundLines>(look);
  const words = askedWords(query);
  const [state, setState] = useState('');
  const kept = pieces.filter((piece) => !state || STATES[state]?.(piece));
  const found = words.length > 0 ? findPieces(kept, lines, words) : [];
  const has = (...kinds: Piece['collection'][]) =>
    pieces.some(({ collection }) => kinds.includes(collection));
  // An office without pages in English has none of their forms either, and is not asked to begin.
  const isBegun = (kind: Piece['collection']) =>
    NEW_PIECES[kind] && (kind !== 'ingles' || has('ingles', 'formulariosIngles'));
  const kinds = ALL_KINDS.filter((kind) => isBegun(kind) || has(kind));
  const row = (piece: Piece) => (
    <>
      <a
        className="line text-tinta"
        href={fieldAddress(piece.file, words.length > 0 ? lines[piece.file]?.field : undefined)}
        aria-current={piece.file === current ? 'page' : undefined}
      >
        {pieceName(piece)}
        <Standing piece={piece} isFound={words.length > 0} />
      </a>
      {words.length > 0 && lines[piece.file] && (
        <span className="standing px-4 pb-2">«{lines[piece.file]?.line}»</span>
      )}
    </>
  );
  return (
    <nav aria-label="Piezas" className="list">
      <TextInput label="Buscar una pieza" type="search" value={query} onType={setQuery} />
      <p role="status" className="help">
        {words.length > 0 && (found.length === 1 ? 'Una pieza' : `${found.length} piezas`)}
      </p>
      {fault && (
        <>
          <Fault words={fault} />
          <Small words="Volver a intentarlo" onAct={onRetry} />
        </>
      )}
      <Select
        label="Estado"
        value={state}
        options={[['', 'Todas'], ...Object.keys(STATES).map((one) => [one, one] as const)]}
        onChoose={setState}
      />
      {words.length > 0 && (
        <>
          {kinds.map(
            (kind) =>
              NEW_PIECES[kind] &&
              hasWords(`${NEW_PIECES[kind].label} ${wordsOfKind(kind)}`, words) && (
                <Begin key={kind} kind={kind} />
              ),
          )}
          <ShortList key={query} rows={found.map(row)} first={FIRST} />
        </>
      )}
      {words.length === 0 &&
        kinds.map((kind) => {
          const own = kept.filter(({ collection }) => collection === kind);
          if (NEW_PIECES[kind]) own.sort(newestFirst);
          if (own.length === 0 && (!NEW_PIECES[kind] || state)) return null;
          return (
            <section key={kind} aria-labelledby={`clase-${kind}`}>
              <h2 id={`clase-${kind}`} className="mt-[1.4rem] border-b border-linea pb-[0.3rem]">
                {kindName(kind)}
              </h2>
              {NEW_PIECES[kind] && <Begin kind={kind} />}
              <ShortList rows={own.map(row)} first={FIRST} />
            </section>
          );
        })}
    </nav>
  );
}

const STATES: Record<string, (piece: Piece) => boolean> = {
  Borrador: isDraftOrUnsaved,
  'En revisión': ({ state }) => state === 'revision',
  Programado: ({ state }) => state === 'programado',
  'Falta publicarlo': isUnpublished,
  Retirado: ({ state }) => state === 'retirado',
};

const Begin = ({ kind }: { kind: Piece['collection'] }) => (
  <a className="line font-semibold" href={`#nuevo/${kind}`}>
    <span aria-hidden>+ </span>
    {NEW_PIECES[kind]?.label}
  </a>
);

function Standing({ piece, isFound }: { piece: Piece; isFound: boolean }) {
  const { state, stateDay, out = 'igual', day, unsaved, others = [] } = piece;
  const parts = [
    isFound && kindName(piece.collection) !== pieceName(piece) && kindName(piece.collection),
    (state !== 'publicado' || out !== 'igual' || stateDay || unsaved) && standingOf(piece),
    day && longDate(day),
    others.length > 0 && `con cambios de ${others.join(' y ')}`,
  ].filter(Boolean);
  return parts.length > 0 ? <span className="standing">{parts.join(' · ')}</span> : null;
}
