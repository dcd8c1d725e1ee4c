'use client';

import type { MessageLine } from '@/lib/forms/message';
import { Panel } from './Panel';
import { Countdown, useCountdown } from './Countdown';

interface ReviewProps {
  lines: MessageLine[];
  /** What looks mistyped; it never blocks (D26). */
  advice: string[];
  /** Host of the e-mail service. */
  service: string;
  sending: boolean;
  /** Seconds before a busy service should be asked again. */
  wait: number;
  onConfirm: () => void;
  onEdit: () => void;
}

/**
 * «Esto es lo que se enviará»: every field and recipient, from the same object that is sent. The
 * folio's value is withheld until the service confirms: only then does it identify anything.
 */
export function Review({ lines, advice, service, sending, wait, onConfirm, onEdit }: ReviewProps) {
  const left = useCountdown(wait);
  return (
    <Panel title="Esto es lo que se enviará">
      {!sending && <p>Léalo con calma. Todavía no ha salido de su equipo.</p>}
      <dl className="review">
        {lines.map(({ key, label, value, kind }) => (
          <div key={key} data-key={key}>
            <dt>
              {label} <code>{key}</code>
            </dt>
            {kind === 'folio' || value === '' ? (
              <dd className="field-help">
                {kind === 'folio' ? 'Lo verá cuando el servicio confirme el envío.' : 'Sin dato'}
              </dd>
            ) : (
              <dd dir="auto">{value}</dd>
            )}
          </div>
        ))}
      </dl>
      <p className="field-help">
        {`Sale por el servicio de correo ${service}, que también ve la dirección de red (IP) de su equipo.`}
      </p>
      {advice.map((text) => (
        <p key={text} className="notice">
          {text}
        </p>
      ))}
      <div className="form-actions no-print">
        <button
          type="button"
          className="button"
          disabled={sending || left > 0}
          onClick={(event) => {
            // The second click of a double click on «Enviar» is no confirmation.
            if (event.detail < 2) onConfirm();
          }}
        >
          {sending ? 'Enviando…' : 'Confirmar y enviar'}
        </button>
        <button type="button" className="button button-outline" disabled={sending} onClick={onEdit}>
          Corregir
        </button>
        <Countdown left={left} action="enviar" />
      </div>
    </Panel>
  );
}
