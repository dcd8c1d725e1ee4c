'use client';

import { useCallback, useState } from 'react';
import { readFolio } from '@/lib/forms/folio';

/** `Q-20250107-0123456789-A` without its hyphens, which may be left out. */
const FOLIO_LENGTH = 20;

/** Tells whether a folio was copied well, by its check character: once it is whole, or left. */
export function FolioCheck() {
  const [text, setText] = useState('');
  const [left, setLeft] = useState(false);
  /** A folio that was typed before the script arrived. */
  const adopt = useCallback((input: HTMLInputElement | null) => {
    if (input?.value) setText(input.value);
  }, []);
  const folio = readFolio(text);
  const length = text.replace(/[^\p{L}\p{N}*~$=]/gu, '').length;
  return (
    <div className="field">
      <label htmlFor="folio">O escriba un folio de envío</label>
      <p id="folio-ayuda" className="field-help">
        La última letra o cifra sirve para saber si lo copió bien. No dice si la oficina lo recibió.
      </p>
      <input
        id="folio"
        type="text"
        autoComplete="off"
        spellCheck={false}
        aria-describedby="folio-ayuda"
        ref={adopt}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setLeft(false);
        }}
        onBlur={() => setLeft(true)}
      />
      <p role="status">
        {(length >= FOLIO_LENGTH || (left && length > 0)) &&
          (folio
            ? `${folio} está bien escrito.`
            : `Ese folio ${length < FOLIO_LENGTH ? 'está incompleto' : 'tiene un error'}: compárelo letra por letra con el original.`)}
      </p>
    </div>
  );
}
