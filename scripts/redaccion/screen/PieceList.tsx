import { useState } from 'react';
import { kindName, NEW_PIECES, pieceName } from '@/lib/content/model/piece-kinds';
import type { Piece } from '../api';
import { newestFirst } from './find-pieces';
import { ago, shortDay } from './instants';
import { focusFirst, Select, ShortList } from './parts';
import { fieldAddress } from './problems';
import { isDraftOrUnsaved, isUnpublished, standingOf } from './standing';

type Kind = Piece['collection'];

/** A screenful before the rest is asked for: an archive has thousands of rows. */
const FIRST = 15;

/** An office without pages in English has none of their forms either, and is not asked to begin. */
export const isBegun = (kind: Kind, pieces: readonly Piece[]): boolean =>
  kind in NEW_PIECES &&
  (kind !== 'ingles' ||
    pieces.some(({ collection }) => ['ingles', 'formulariosIngles'].includes(collection)));

/** The address of a kind: its list, or its only page. */
export function kindAddress(kind: Kind, pieces: readonly Piece[]): string {
  const [first, ...others] = pieces.filter(({ collection }) => collection === kind);
  return first && others.length === 0 && !(kind in NEW_PIECES)
    ? fieldAddress(first.file)
    : `#${KIND_PLACE}${kind}`;
}

export const KIND_PLACE = 'clase/';

/** All of a kind, a line each. */
export function PieceList({ kind, pieces }: { kind: Kind; pieces: readonly Piece[] }) {
  const [state, setState] = useState('');
  const own = pieces.filter(({ collection }) => collection === kind);
  const kept = own.filter((piece) => !state || STATES[state]?.(piece));
  if (kind in NEW_PIECES) kept.sort(newestFirst);
  const standing = (piece: Piece) => listedStanding(piece).join(' · ');
  const row = (piece: Piece) => (
    <a className="line entry text-tinta" href={fieldAddress(piece.file)}>
      <span>{pieceName(piece)}</span>
      <span className="standing">{standing(piece)}</span>
    </a>
  );
  return (
    <section className="area kind" aria-labelledby="clase">
      <header className="actions justify-between">
        <h2 id="clase" ref={focusFirst} tabIndex={-1}>
          {kindName(kind)} <span className="help">{own.length}</span>
        </h2>
        {isBegun(kind, pieces) && (
          <a className="button" href={`#nuevo/${kind}`}>
            <span aria-hidden className="mr-[0.4rem]">
              +
            </span>
            {NEW_PIECES[kind]?.label}
          </a>
        )}
      </header>
      {kind in NEW_PIECES && own.length > 0 && (
        <Select
          label="Mostrar"
          value={state}
          options={[['', 'Todo'], ...Object.keys(STATES).map((one) => [one, one] as const)]}
          onChoose={setState}
        />
      )}
      {kept.length === 0 && <p className="hint">No hay.</p>}
      <ShortList key={state} rows={kept.map(row)} first={FIRST} />
    </section>
  );
}

const STATES: Record<string, (piece: Piece) => boolean> = {
  Borradores: isDraftOrUnsaved,
  'En revisión': ({ state }) => state === 'revision',
  Programados: ({ state }) => state === 'programado',
  'Falta publicar': isUnpublished,
  Retirados: ({ state }) => state === 'retirado',
};

/** The state of a piece, if it is not simply on the site; its day; others who have changes of it. */
export function listedStanding(piece: Piece): string[] {
  const { state, stateDay, out = 'igual', savedAt, unsaved, others = [] } = piece;
  // What waits shows when it was saved, not the day that visitors read in it.
  const day = isUnpublished(piece) && savedAt ? ago(savedAt) : piece.day && shortDay(piece.day);
  const isPlain = state === 'publicado' && out === 'igual' && !stateDay && !unsaved;
  return [
    ...(isPlain ? [] : [standingOf(piece)]),
    ...(day && !stateDay ? [day] : []),
    ...(others.length > 0 ? [`con cambios de ${others.join(' y ')}`] : []),
  ];
}
