import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { Listed, Piece, WaitingPiece } from '../api';
import { allSettled } from './client';
import { isUnpublished } from './standing';
import { useRoute } from './use-ask';

/** By file, what forms know better than the list: undefined of a discarded piece. */
type Told = Record<string, Piece | undefined>;

/** All pieces: as they were listed upon the last screen that is no page, and since then as their forms know them. */
export function usePieces() {
  const { answer: listed, fault, again } = useRoute('GET /api/piezas');
  const [told, setTold] = useState<{ of: typeof listed; pieces: Told }>({
    of: undefined,
    pieces: {},
  });
  // Forms may be heard before the list.
  const later = told.of === undefined || told.of === listed ? told.pieces : {};
  const tell = useCallback(
    (file: string, piece: Piece | undefined) =>
      setTold(({ of, pieces: before }) => ({
        of: listed,
        pieces: { ...((of === undefined || of === listed) && before), [file]: piece },
      })),
    [listed],
  );
  const look = useEffectEvent(() => {
    // An open page is told by its own form.
    if (window.location.hash.startsWith('#content/')) return;
    // The form that is left sends its last words first.
    setTimeout(() => void allSettled().then(again));
  });
  useEffect(() => {
    const hearing = new AbortController();
    window.addEventListener('hashchange', () => look(), hearing);
    return () => hearing.abort();
  }, []);
  return { listed: listed && listedWith(listed, later), fault, again, tell };
}

/** The list with what forms know since: their pieces, and whether these wait to be published. */
function listedWith(listed: Listed, later: Told): Listed {
  const files = new Set(listed.piezas.map(({ file }) => file));
  const added = Object.entries(later).flatMap(([file, piece]) =>
    piece && !files.has(file) ? [piece] : [],
  );
  const piezas = [
    ...listed.piezas.flatMap((piece) => (piece.file in later ? (later[piece.file] ?? []) : piece)),
    ...added,
  ];
  if (!listed.waiting) return { ...listed, piezas };
  const known = new Set(listed.waiting.map(({ file }) => file));
  const waiting = [
    ...listed.waiting,
    ...Object.values(later).flatMap((piece) =>
      piece && isUnpublished(piece) && !known.has(piece.file) ? [waitingOf(piece)] : [],
    ),
  ];
  return { ...listed, piezas, waiting };
}

const waitingOf = ({ file, title, collection, out, savedAt }: Piece): WaitingPiece => ({
  ...{ file, title, collection, happened: out === 'nuevo' ? 'nuevo' : 'cambiado' },
  ...(savedAt && { savedAt }),
});
