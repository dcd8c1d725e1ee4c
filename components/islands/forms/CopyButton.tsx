'use client';

import { useState } from 'react';
import { copyText } from './device';

interface CopyButtonProps {
  texto: string;
  /** What the button says: «Copiar folio». */
  boton: string;
}

/** Copies a text; where the browser does not allow it, shows it to be copied by hand. */
export function CopyButton({ texto, boton }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null);
  return (
    <>
      <button
        type="button"
        className="button button-outline"
        onClick={async () => setOutcome((await copyText(texto)) ? 'copied' : 'refused')}
      >
        {boton}
      </button>
      <span aria-live="polite" className="field-help self-center">
        {outcome === 'copied' && 'Copiado.'}
        {outcome === 'refused' && 'Su navegador no deja copiar: selecciónelo aquí.'}
      </span>
      {outcome === 'refused' && (
        <textarea
          className="control"
          aria-label={boton}
          readOnly
          rows={6}
          value={texto}
          onFocus={(event) => event.target.select()}
        />
      )}
    </>
  );
}
