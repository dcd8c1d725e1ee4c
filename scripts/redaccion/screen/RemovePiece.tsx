import { useState } from 'react';
import type { Piece } from '../api';
import { fetchPieces, messageOf } from './client';
import { pieceName, WITH_ADDRESS } from './kinds';

interface Props {
  piece: Piece;
  /** @param heir to which its address leads from then on; empty without any */
  remove: (heir: string) => Promise<unknown>;
}

/** Takes a piece away, once the person said yes: the history keeps it. */
export function RemovePiece({ piece, remove }: Props) {
  const [fault, setFault] = useState('');
  const [heir, setHeir] = useState('');
  const [others, setOthers] = useState<Piece[]>([]);
  const look = async () => {
    const { piezas } = await fetchPieces();
    setOthers(piezas.filter(({ collection }) => collection === piece.collection));
  };
  const apply = async () => {
    const title = pieceName(piece);
    if (!window.confirm(`¿Quitar «${title}»? Queda en la historia, y de ahí puede volver.`)) return;
    try {
      await remove(heir);
      window.location.hash = '';
    } catch (failure) {
      setFault(messageOf(failure));
    }
  };
  return (
    <details onToggle={() => void look().catch((failure: unknown) => setFault(messageOf(failure)))}>
      <summary>Quitar esta pieza</summary>
      <p className="help">
        Si ya se publicó y alguien puede tener su dirección, es mejor retirarla: en su lugar queda
        una página que lo dice.
      </p>
      {WITH_ADDRESS.includes(piece.collection) && (
        <label className="field">
          A dónde llega quien tenga su dirección, y lo que la enlaza
          <select value={heir} onChange={({ target }) => setHeir(target.value)}>
            <option value="">A ninguna parte</option>
            {others
              .filter(({ file }) => file !== piece.file)
              .map((one) => (
                <option key={one.file} value={one.file}>
                  {pieceName(one)}
                </option>
              ))}
          </select>
        </label>
      )}
      <p className="fault lines" role="alert">
        {fault}
      </p>
      <button type="button" onClick={() => void apply()}>
        Quitarla
      </button>
    </details>
  );
}
