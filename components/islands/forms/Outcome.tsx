'use client';

import { useEffect, useRef } from 'react';
import type { FormField } from '@/lib/forms/logic';
import type { Step } from '@/lib/forms/machine';
import { REASONS, SEND_FAILED } from '@/lib/forms/reasons';
import { Channels, type ChannelFacts } from './Channels';
import { arriveAt } from './device';

interface OutcomeProps {
  id: string;
  step: Step;
  /** The literal of section 8 for a form that is not filled. */
  invalid: string;
  channels: ChannelFacts;
  fields: FormField[];
}

/**
 * What happened: it is announced and takes the focus, also when its dialog is closed and opened again
 * (`autofocus`, which React does not write here).
 */
export function Outcome({ id, step, invalid, channels, fields }: OutcomeProps) {
  const box = useRef<HTMLDivElement>(null);
  const told = ['invalid', 'sending', 'sent', 'failed'].includes(step.is);
  useEffect(() => {
    box.current?.toggleAttribute('autofocus', told);
    if (told) arriveAt(box.current);
  }, [told, step]);

  return (
    <div ref={box} className="outcome" tabIndex={-1} role="status" aria-live="polite">
      {step.is === 'sending' && <p>Enviando su mensaje. No cierre esta página.</p>}
      {step.is === 'invalid' && (
        <div className="alert alert-error" role="alert">
          <p>
            <strong>{invalid}</strong>
          </p>
          <ul className="list-disc pl-5">
            {fields
              .filter(({ name }) => step.missing.includes(name))
              .map(({ name, etiqueta }) => (
                <li key={name}>
                  <a
                    href={`#${id}-${name}`}
                    onClick={(event) => {
                      // In a dialog the address is the dialog's: the link moves the focus, not the address.
                      event.preventDefault();
                      document.getElementById(`${id}-${name}`)?.focus();
                    }}
                  >
                    {etiqueta}
                  </a>
                </li>
              ))}
          </ul>
        </div>
      )}
      {step.is === 'sent' && (
        <div className="alert alert-success">
          <p>
            <strong>Mensaje enviado exitosamente!</strong>
          </p>
          <p>
            Folio de envío: <strong className="folio">{step.receipt.folio}</strong>
          </p>
          <p>Anótelo: identifica este envío. No es el número de su expediente.</p>
        </div>
      )}
      {step.is === 'failed' && (
        <div className="alert alert-error" role="alert">
          <p>
            <strong>{SEND_FAILED}</strong>. {REASONS[step.reason].what}
          </p>
          <p>{`${REASONS[step.reason].advice} Lo que escribió no se perdió.`}</p>
          <Channels {...channels} />
        </div>
      )}
    </div>
  );
}
