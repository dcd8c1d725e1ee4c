'use client';

import { useEffect, useState } from 'react';
import { CopyButton } from './CopyButton';
import { Countdown, useCountdown } from './Countdown';
import type { Reason } from './send';

/** What happened and what to do, as far as a browser can tell. */
export const REASONS: Record<Reason, { what: string; advice: string }> = {
  offline: {
    what: 'Su equipo no tiene conexión a internet.',
    advice: 'No cierre esta página: busque señal y reintente.',
  },
  network: {
    what: 'No hubo conexión con el servicio de correo.',
    advice:
      'Puede ser la red, un bloqueador de anuncios o un filtro. Reintente: si el primero alcanzó a llegar, el mismo folio dice que es uno solo.',
  },
  policy: {
    what: 'La configuración de este sitio impidió el envío.',
    advice: 'La falla es nuestra. Use otra vía y, si puede, avise a la oficina.',
  },
  timeout: {
    what: 'El servicio de correo no respondió en 20 segundos.',
    advice:
      'Su mensaje pudo haber llegado. Reintente: el mismo folio dice a la oficina que es uno solo.',
  },
  busy: {
    what: 'El servicio de correo está ocupado.',
    advice: 'Espere unos segundos y reintente.',
  },
  down: {
    what: 'El servicio de correo tiene una falla.',
    advice: 'Espere unos segundos y reintente.',
  },
  large: {
    what: 'Su mensaje es demasiado largo para el servicio de correo.',
    advice: 'Recupérelo y divídalo en dos envíos, o use otra vía.',
  },
  settings: {
    what: 'El servicio de correo no reconoció a este sitio.',
    advice: 'La falla es nuestra. Use otra vía y, si puede, avise a la oficina.',
  },
  rejected: {
    what: 'El servicio de correo rechazó el mensaje.',
    advice: 'Reintente más tarde o use otra vía.',
  },
  unconfirmed: {
    what: 'El servicio de correo contestó, pero no confirmó la entrega.',
    advice: 'No dé su mensaje por enviado: reintente o use otra vía.',
  },
};

interface FailureActionsProps {
  /** Seconds before the service should be asked again. */
  wait: number;
  /** What was written, as text. */
  texto: string;
  onRetry: () => void;
  onPrint: () => void;
  onDownload: () => void;
}

/** What can be done after a failure: the person decides when to retry, and can take the text away. */
export function FailureActions({ wait, texto, onRetry, onPrint, onDownload }: FailureActionsProps) {
  const left = useCountdown(wait);
  const online = useBackOnline();
  return (
    <div className="form-actions no-print">
      <button type="button" className="button" disabled={left > 0} onClick={onRetry}>
        Reintentar el envío
      </button>
      <CopyButton texto={texto} boton="Copiar lo escrito" />
      <button type="button" className="button button-outline" onClick={onDownload}>
        Descargar hoja (PDF)
      </button>
      <button type="button" className="button button-outline" onClick={onPrint}>
        Imprimir lo escrito
      </button>
      <Countdown left={left} hacer="reintentar" />
      <p aria-live="polite" className="field-help self-center">
        {wait > 0 && left === 0 && 'Ya puede reintentar.'}
        {online && 'Ya hay conexión: puede reintentar.'}
      </p>
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
