import { useCallback, useState } from 'react';
import { readFolio } from '@/lib/forms/folio';

/** `Q-20250107-0123456789-A` without its optional hyphens. */
const FOLIO_LENGTH = 20;

const BEGINS = /^\s*[a-z][\s‐‑–—-]*\d/i;

function problemOf(text: string, length: number): string {
  if (!BEGINS.test(text))
    return 'Eso no es un folio de envío. Empieza con una letra y una fecha, como D-20250107-0123456789-A: búsquelo en su acuse o en lo que anotó.';
  const problem = length < FOLIO_LENGTH ? 'está incompleto' : 'tiene un error';
  return `Ese folio ${problem}: compárelo letra por letra con el original.`;
}

/** Checks a folio's check character once it is whole, or left. */
export function FolioCheck() {
  const [text, setText] = useState('');
  const [left, setLeft] = useState(false);
  const adopt = useCallback((input: HTMLInputElement | null) => {
    if (input?.value) setText(input.value);
  }, []);
  const folio = readFolio(text);
  const length = text.replace(/[^\p{L}\p{N}*~$=]/gu, '').length;
  return (
    <div className="field">
      <label htmlFor="folio">O escriba un folio de envío</label>
      <p id="folio-ayuda" className="field-help">
        La última letra o cifra sirve para saber si lo copió bien. No dice si la oficina lo recibió,
        ni en qué va.
      </p>
      <input
        id="folio"
        type="text"
        autoComplete="off"
        translate="no"
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
        {(length >= FOLIO_LENGTH || (left && text.trim() !== '')) &&
          (folio ? (
            <>
              Copió sin errores el folio <span translate="no">{folio}</span>. Esta página no sabe si
              llegó ni en qué va su mensaje: pregunte a la oficina con ese folio.
            </>
          ) : (
            problemOf(text, length)
          ))}
      </p>
    </div>
  );
}
