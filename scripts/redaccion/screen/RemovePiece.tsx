import { useState } from 'react';
import { messageOf } from './client';

interface Props {
  title: string;
  remove: () => Promise<unknown>;
}

/** Takes a piece away, once the person said yes: the history keeps it. */
export function RemovePiece({ title, remove }: Props) {
  const [fault, setFault] = useState('');
  const apply = async () => {
    if (!window.confirm(`¿Quitar «${title}»? Queda en la historia, y de ahí puede volver.`)) return;
    try {
      await remove();
      window.location.hash = '';
    } catch (failure) {
      setFault(messageOf(failure));
    }
  };
  return (
    <details>
      <summary>Quitar esta pieza</summary>
      <p className="help">
        Si ya se publicó y alguien puede tener su dirección, es mejor retirarla: en su lugar queda
        una página que lo dice.
      </p>
      <p className="fault" role="alert">
        {fault}
      </p>
      <button type="button" onClick={() => void apply()}>
        Quitarla
      </button>
    </details>
  );
}
