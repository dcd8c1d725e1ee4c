import { useCallback, useRef, useState, type KeyboardEvent } from 'react';
import {
  ALL_KINDS,
  kindName,
  NEW_PIECES,
  pieceName,
  wordsOfKind,
} from '@/lib/content/model/piece-kinds';
import type { FoundLines, Piece } from '../api';
import { askedWords, hasWords } from '../search-words';
import { ask } from './client';
import { findPieces } from './find-pieces';
import { isBegun, listedStanding } from './PieceList';
import { ShortList } from './parts';
import { fieldAddress } from './problems';
import { useAnswer } from './use-ask';

/** Results before the rest is asked for. */
const FIRST = 12;
/** After the last key, before the texts are searched. */
const PAUSE_MS = 300;

/** The search of every screen: its results lead to the very place, and are walked with the arrows. */
export function Search({ pieces }: { pieces: Piece[] }) {
  const [query, setQuery] = useState('');
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const words = askedWords(query);
  const look = useCallback(
    async (signal: AbortSignal): Promise<FoundLines> => {
      await new Promise((done) => setTimeout(done, PAUSE_MS));
      // After a save the list is another, and so may be the lines.
      if (pieces.length === 0 || !query.trim() || signal.aborted) return {};
      // Titles and kinds are searched all the same.
      const failed = (): FoundLines => ({});
      return ask('GET /api/buscar', { query: { palabras: query }, signal }).catch(failed);
    },
    [query, pieces],
  );
  const { answer: lines = {}, isNew } = useAnswer(look);
  const found = words.length > 0 ? findPieces(pieces, lines, words) : [];
  const begun = ALL_KINDS.filter(
    (kind) =>
      words.length > 0 &&
      isBegun(kind, pieces) &&
      hasWords(`${NEW_PIECES[kind]?.label} ${wordsOfKind(kind)}`, words),
  );
  const isShown = isOpen && words.length > 0;

  const walk = (event: KeyboardEvent) => {
    const { key } = event;
    const input = box.current?.querySelector('input');
    const links = [
      ...(box.current?.querySelectorAll<HTMLElement>('.results :is(a, button)') ?? []),
    ];
    const at = links.indexOf(document.activeElement as HTMLElement);
    if (key === 'Escape') {
      setOpen(false);
      input?.focus();
    } else if (key === 'ArrowDown') {
      setOpen(true);
      links[Math.min(at + 1, links.length - 1)]?.focus();
    } else if (key === 'ArrowUp') (links[at - 1] ?? input)?.focus();
    else if (key === 'Enter' && document.activeElement === input) links[0]?.click();
    else return;
    event.preventDefault();
  };
  const row = (piece: Piece) => (
    <a className="line text-tinta" href={fieldAddress(piece.file, lines[piece.file]?.field)}>
      {pieceName(piece)}
      <span className="standing">
        {[
          kindName(piece.collection) !== pieceName(piece) && kindName(piece.collection),
          ...listedStanding(piece),
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
      {lines[piece.file] && <span className="standing">«{lines[piece.file]?.line}»</span>}
    </a>
  );
  return (
    <div
      ref={box}
      role="search"
      className="search"
      onKeyDown={walk}
      onBlur={({ currentTarget, relatedTarget }) =>
        !currentTarget.contains(relatedTarget) && setOpen(false)
      }
    >
      <input
        type="search"
        aria-label="Buscar en todo"
        placeholder="Buscar en todo"
        value={query}
        onChange={({ target }) => {
          setQuery(target.value);
          setOpen(true);
        }}
        onFocus={() => setOpen(true)}
        onClick={() => setOpen(true)}
      />
      <p role="status" className="sr-only">
        {isShown && (found.length === 1 ? 'Un resultado' : `${found.length} resultados`)}
      </p>
      {isShown && (
        // A result that is chosen closes them; the next search begins empty.
        <nav
          aria-label="Resultados"
          className="results"
          onClick={({ target }) => {
            if (!(target instanceof Element && target.closest('a'))) return;
            setOpen(false);
            setQuery('');
          }}
        >
          {begun.map((kind) => (
            <a key={kind} className="line font-semibold" href={`#nuevo/${kind}`}>
              <span aria-hidden className="mr-[0.4rem]">
                +
              </span>
              {NEW_PIECES[kind]?.label}
            </a>
          ))}
          {found.length + begun.length === 0 && (
            <p className="help">{isNew ? 'No se encontró nada.' : 'Buscando…'}</p>
          )}
          <ShortList key={query} rows={found.map(row)} first={FIRST} />
        </nav>
      )}
    </div>
  );
}
