'use client';

import { flushSync } from 'react-dom';

interface ActionsProps {
  /** Without a service the form is printed instead. */
  canSend: boolean;
  /** After a failure «Enviar» is not the main way on. */
  failed: boolean;
  disabled: boolean;
  recoverable: boolean;
  onDownload: () => void;
  onRecover: () => void;
  /** The button that was pressed has gone: the focus needs a place. */
  onFocusLost: () => void;
}

/** The buttons below the fields: send or print, and bring back what was cleared. */
export function Actions({
  canSend,
  failed,
  disabled,
  recoverable,
  onDownload,
  onRecover,
  onFocusLost,
}: ActionsProps) {
  return (
    <div className="form-actions no-print">
      <button
        type="submit"
        className={failed ? 'button button-outline' : 'button'}
        disabled={disabled}
      >
        {canSend ? 'Enviar' : 'Imprimir esta hoja'}
      </button>
      {!canSend && (
        <button type="button" className="button button-outline" onClick={onDownload}>
          Descargar hoja (PDF)
        </button>
      )}
      {recoverable && (
        <button
          type="button"
          className="button button-outline"
          onClick={({ currentTarget }) => {
            flushSync(onRecover);
            if (!currentTarget.isConnected) onFocusLost();
          }}
        >
          Recuperar lo escrito
        </button>
      )}
    </div>
  );
}
