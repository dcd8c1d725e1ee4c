'use client';

import { RecoverButton } from './RecoverButton';

interface ActionsProps {
  /** Without a service the form is printed instead. */
  canSend: boolean;
  /** «Enviar» is not the main way on: something was refused or failed and can come back. */
  second: boolean;
  recoverable: boolean;
  /** How many obligatory fields are still empty. */
  lacking: number;
  onDownload: () => void;
  onRecover: () => void;
}

/** The buttons below the fields, with what the first of them does: send or print; recover. */
export function Actions({
  canSend,
  second,
  recoverable,
  lacking,
  onDownload,
  onRecover,
}: ActionsProps) {
  return (
    <div className="form-actions no-print">
      <button
        type="submit"
        className={second ? 'button button-outline' : 'button'}
        // Said when it was pressed and its script has not come (base/islands.ts).
        data-busy="Cargando…"
      >
        {canSend ? 'Enviar' : 'Imprimir esta hoja'}
      </button>
      {!canSend && (
        <button type="button" className="button button-outline" onClick={onDownload}>
          Descargar hoja (PDF)
        </button>
      )}
      {recoverable && <RecoverButton look="button button-outline" onRecover={onRecover} />}
      {canSend && (
        <p className="field-help">
          {lacking > 0 && `${lacking === 1 ? 'Falta 1 dato' : `Faltan ${lacking} datos`}. `}
          Primero verá el mensaje completo; todavía no sale.
        </p>
      )}
    </div>
  );
}
