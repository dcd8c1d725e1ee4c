import { useState, type ReactNode } from 'react';
import { fieldAddress } from './problems';
import { ROW_NAMES } from './kinds';
import { Act, Fault, TextInput } from './parts';
import { useAttempt } from './use-ask';
import { fieldOf, useValue, usePieceScope } from './values';

interface Props {
  label: string;
  first: string;
  /** Of the row or tab; the piece's own address without it. */
  field?: string;
  children: ReactNode;
}

/** A name by which addresses or other pieces refer to something: changed in all of them at once. */
export function Rename({ label, first, field, children }: Props) {
  const { rename } = usePieceScope();
  const [name, setName] = useState(first);
  const { said, attempt } = useAttempt();
  const apply = () =>
    void attempt(async () => {
      const to = fieldAddress(await rename(name, field), field);
      // The same address again would open nothing.
      if (window.location.hash === to) window.location.reload();
      else window.location.hash = to;
    });
  return (
    <details>
      <summary>{label}</summary>
      <TextInput
        label="Nombre nuevo"
        help={children}
        value={name}
        onType={setName}
        onEnter={apply}
      />
      <Fault words={said.words} />
      <Act words="Cambiar" onAct={apply} />
    </details>
  );
}

/** @param path of a row */
export function RenameRow({ path }: { path: string }) {
  const { collection } = usePieceScope();
  const { list, key = '', label = '' } = ROW_NAMES[collection] ?? {};
  const field = fieldOf(path);
  const [name] = useValue(`${path}.${key}`);
  if (field.replace(/\.\d+$/, '') !== list || typeof name !== 'string' || name === '') return null;
  return (
    <Rename key={name} label={label} first={name} field={field}>
      Se guarda enseguida, también en todo lo que lleva a ella.
    </Rename>
  );
}
