import { useState } from 'react';
import { messageOf } from './client';

interface Props {
  file: string;
  rename: (name: string) => Promise<string>;
}

/** The name of a release in its address, to be changed: who has the former address arrives all the same. */
export function Rename({ file, rename }: Props) {
  const [name, setName] = useState(/([^/]+)\.md$/.exec(file)?.[1] ?? '');
  const [fault, setFault] = useState('');
  const apply = async () => {
    try {
      window.location.hash = encodeURI(await rename(name));
    } catch (failure) {
      setFault(messageOf(failure));
    }
  };
  return (
    <details>
      <summary>Cambiar la dirección</summary>
      <div className="field">
        <label htmlFor="otro-nombre">Nombre en la dirección</label>
        <p className="help" id="otro-nombre-ayuda">
          Minúsculas sin acento, cifras y guiones. Quien tenga la dirección de antes llega a la
          nueva.
        </p>
        <input
          id="otro-nombre"
          value={name}
          aria-describedby="otro-nombre-ayuda otro-nombre-falta"
          onChange={(event) => setName(event.target.value)}
          onKeyDown={(event) => {
            // The form around it saves the piece.
            if (event.key !== 'Enter') return;
            event.preventDefault();
            void apply();
          }}
        />
      </div>
      <p className="fault" id="otro-nombre-falta" role="alert">
        {fault}
      </p>
      <button type="button" onClick={() => void apply()}>
        Cambiarla
      </button>
    </details>
  );
}
