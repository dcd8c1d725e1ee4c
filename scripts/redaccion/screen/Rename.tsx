import { useContext, useId, useState, type ReactNode } from 'react';
import { messageOf } from './client';
import { fieldAddress } from './problems';
import { ROW_NAMES } from './row-names';
import { GuidingContext } from './tables/Guided';
import { fieldOf, useValue } from './values';

interface Props {
  label: string;
  /** The present name. */
  first: string;
  /** Of the row or tab; the piece's own address without it. */
  field?: string;
  children: ReactNode;
}

/** A name by which addresses or other pieces refer to something: changed in all of them at once. */
export function Rename({ label, first, field, children }: Props) {
  const { rename } = useContext(GuidingContext);
  const [name, setName] = useState(first);
  const [fault, setFault] = useState('');
  const id = useId();
  const apply = async () => {
    try {
      const to = fieldAddress(await rename(name, field), field).replace(/#$/, '');
      // The same address again would open nothing.
      if (window.location.hash === to) window.location.reload();
      else window.location.hash = to;
    } catch (failure) {
      setFault(messageOf(failure));
    }
  };
  return (
    <details className="rename">
      <summary>{label}</summary>
      <div className="field">
        <label htmlFor={id}>Nombre nuevo</label>
        <p className="help" id={`${id}-ayuda`}>
          {children}
        </p>
        <input
          id={id}
          value={name}
          aria-describedby={`${id}-ayuda ${id}-falta`}
          onChange={(event) => setName(event.target.value)}
          onKeyDown={(event) => {
            // The form around it saves the piece.
            if (event.key !== 'Enter') return;
            event.preventDefault();
            void apply();
          }}
        />
      </div>
      <p className="fault" id={`${id}-falta`} role="alert">
        {fault}
      </p>
      <button type="button" onClick={() => void apply()}>
        Cambiar
      </button>
    </details>
  );
}

/** The name of a row, where other pieces refer to it. */
export function RenameRow({ path, index }: { path: string; index: number }) {
  const { collection } = useContext(GuidingContext);
  const named = ROW_NAMES[collection];
  const [name] = useValue(`${path}.${index}.${named?.key ?? ''}`);
  if (fieldOf(path) !== named?.list || typeof name !== 'string' || name === '') return null;
  return (
    <Rename key={name} label={named.label} first={name} field={`${named.list}.${index}`}>
      Se guarda enseguida, también en todo lo que lleva a ella.
    </Rename>
  );
}
