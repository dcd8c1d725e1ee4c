'use client';

import { useEffect, useState } from 'react';
import { CopyButton } from './CopyButton';
import { Countdown, useCountdown } from './Countdown';

interface FailureActionsProps {
  /** Seconds before the service should be asked again. */
  wait: number;
  /** What was written, as text. */
  text: string;
  onRetry: () => void;
  onPrint: () => void;
  onDownload: () => void;
}

/** After a failure: one main way on, which the person takes when they decide; the text to take away. */
export function FailureActions({ wait, text, onRetry, onPrint, onDownload }: FailureActionsProps) {
  const left = useCountdown(wait);
  const online = useBackOnline();
  return (
    <div className="form-actions no-print">
      <button type="button" className="button" disabled={left > 0} onClick={onRetry}>
        Reintentar el envío
      </button>
      <Countdown left={left} action="reintentar" />
      <p aria-live="polite" className="field-help self-center">
        {wait > 0 && left === 0 && 'Ya puede reintentar.'}
        {online && 'Ya hay conexión: puede reintentar.'}
      </p>
      <details className="w-full">
        <summary>Guardar lo escrito</summary>
        <div className="form-actions mt-2">
          <CopyButton text={text} label="Copiar lo escrito" />
          <button type="button" className="button button-outline" onClick={onDownload}>
            Descargar hoja (PDF)
          </button>
          <button type="button" className="button button-outline" onClick={onPrint}>
            Imprimir lo escrito
          </button>
        </div>
      </details>
    </div>
  );
}

/** True once the device says that its network is back. */
function useBackOnline(): boolean {
  const [back, setBack] = useState(false);
  useEffect(() => {
    const notice = () => setBack(true);
    addEventListener('online', notice);
    return () => removeEventListener('online', notice);
  }, []);
  return back;
}
